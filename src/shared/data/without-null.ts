type Present<T> = { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : never]?: Exclude<T[K], null>;
};

/** The values of an object without those that are null. */
export function withoutNull<T extends object>(values: T): Present<T> {
  const present = Object.entries(values).filter(([, value]) => value !== null);
  // Only what is null was left out.
  return Object.fromEntries(present) as Present<T>;
}
