/** Numbers that look random, and are the same for the same seed: mulberry32. */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** Whether something happens that does so with this probability. */
    chance: (probability: number): boolean => next() < probability,
    /** A whole number from one to another, both of them possible. */
    between: (least: number, most: number): number =>
      least + Math.floor(next() * (most - least + 1)),
    one: <T>(of: readonly T[]): T | undefined => of[Math.floor(next() * of.length)],
  };
}

export type Random = ReturnType<typeof randomFrom>;
