/** Freezes plain data and everything in it, so that it can be given to many. */
export function freezeDeep<T extends object>(value: T): T {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null) freezeDeep(part);
  }
  return Object.freeze(value);
}
