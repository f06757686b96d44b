/** A source of numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/** Mulberry32: the same numbers for the same seed on every machine (integer arithmetic only). */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `low` to `high`, both inclusive. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** One of the items, each as likely as its weight says. */
export function pick<T>(
  random: Random,
  items: readonly T[],
  weightOf: (item: T) => number = () => 1,
): T {
  let rest = random() * items.reduce((sum, item) => sum + weightOf(item), 0);
  const picked = items.find((item) => {
    rest -= weightOf(item);
    return rest < 0;
  });
  if (picked === undefined) throw new Error('Nothing to pick from');
  return picked;
}
