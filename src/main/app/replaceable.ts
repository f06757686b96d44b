/** Something open that another of its kind may take the place of, while it is in use. */
export interface Replaceable<T> {
  /** The one that is in use now. */
  readonly present: () => T;
  /** Works with the present one, which stays open until that work has ended. */
  readonly use: <R>(work: (present: T) => Promise<R>) => Promise<R>;
  /** Puts another in its place at once; the one before is closed after all work with it. */
  readonly replace: (next: T) => void;
  /** Closes the present one, and those that still wait for work to end. */
  readonly close: () => Promise<void>;
}

interface Held<T> {
  readonly value: T;
  readonly uses: Set<Promise<unknown>>;
  readonly close: () => Promise<void>;
}

/** @param onError takes what fails where one that was replaced is closed */
export function replaceable<T extends { readonly close: () => Promise<void> }>(
  first: T,
  onError: (error: unknown) => void,
): Replaceable<T> {
  const hold = (value: T): Held<T> => {
    let closing: Promise<void> | undefined;
    const close = () => {
      closing ??= value.close();
      return closing;
    };
    return { value, uses: new Set(), close };
  };
  const replaced = new Set<Held<T>>();
  let present = hold(first);

  async function closeUnused(one: Held<T>): Promise<void> {
    replaced.add(one);
    await Promise.allSettled(one.uses);
    await one.close().catch(onError);
    replaced.delete(one);
  }

  return {
    present: () => present.value,
    use: async (work) => {
      const { value, uses } = present;
      const use = work(value);
      uses.add(use);
      try {
        return await use;
      } finally {
        uses.delete(use);
      }
    },
    replace: (next) => {
      const before = present;
      present = hold(next);
      void closeUnused(before);
    },
    close: async () => {
      await Promise.all([present, ...replaced].map((one) => one.close()));
    },
  };
}
