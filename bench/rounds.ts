import { sized } from './size.ts';

/** The value in the middle: one disturbed round does not change it. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('a median needs at least one value');
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** The value that a share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.ceil(sorted.length * share) - 1];
  if (value === undefined) throw new Error('a percentile needs at least one value');
  return value;
}

/** Measures a rate or a time, again at each call. */
export type Measure = () => Promise<number> | number;

/**
 * Measures every contestant in turn, round after round, so that a busy machine slows all alike.
 * Prints the lowest, middle and highest value of each to standard error.
 * @returns the median of each
 */
export async function medians<K extends string>(
  contestants: Readonly<Record<K, Measure>>,
  usual: number,
): Promise<Readonly<Record<K, number>>> {
  const rounds = sized(usual, 1);
  const names = Object.keys(contestants) as K[];
  const values = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    K,
    number[]
  >;
  for (let round = 0; round < rounds; round += 1) {
    // Another one begins each round, because the first one affects those after it.
    const turn = round % names.length;
    for (const name of [...names.slice(turn), ...names.slice(0, turn)]) {
      values[name].push(await contestants[name]());
    }
  }
  const middle = Object.fromEntries(names.map((name) => [name, median(values[name])]));
  for (const name of names) {
    const [low, high] = [Math.min(...values[name]), Math.max(...values[name])];
    const numbers = [low, middle[name] ?? low, high].map((value) => Number(value.toPrecision(4)));
    console.error(`  ${name}: ${numbers.join(' … ')} (lowest, median, highest of ${rounds})`);
  }
  return middle as Record<K, number>;
}
