/** A part of an object replaced, where it is there; nothing where it is not. */
export function where<T extends object, K extends keyof T>(
  from: T,
  key: K,
  mask: (value: NonNullable<T[K]>) => T[K],
): Partial<T> {
  const value = from[key];
  const made: Partial<T> = {};
  if (value !== undefined && value !== null) made[key] = mask(value);
  return made;
}
