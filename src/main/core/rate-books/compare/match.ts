/** How two lists go together; places are counted from 0. */
export interface Matched {
  /** What is in both, in the order of the second. */
  readonly both: readonly {
    readonly from: number;
    readonly to: number;
    /** Whether it stands before or behind others of both that it did not. */
    readonly moved: boolean;
  }[];
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

/** A longest part of some different numbers that only rises. */
function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  // Of the rising parts of each length, the last number of the one that ends lowest.
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const number of numbers) {
    const higher = ends.findIndex((end) => end > number);
    const length = higher === -1 ? ends.length : higher;
    before.set(number, ends[length - 1]);
    ends[length] = number;
  }
  const found = new Set<number>();
  for (let last = ends.at(-1); last !== undefined; last = before.get(last)) found.add(last);
  return found;
}

/** Matches two lists by keys, each of which comes once in a list; as few as possible count as moved. */
export function match(from: readonly string[], to: readonly string[]): Matched {
  const places = new Map(from.map((key, place) => [key, place]));
  const both = to.flatMap((key, place) => {
    const before = places.get(key);
    return before === undefined ? [] : [{ from: before, to: place }];
  });
  const staying = longestRising(both.map((pair) => pair.from));
  const kept = new Set(both.map((pair) => pair.from));
  const known = new Set(both.map((pair) => pair.to));
  return {
    both: both.map((pair) => ({ ...pair, moved: !staying.has(pair.from) })),
    added: [...to.keys()].filter((place) => !known.has(place)),
    removed: [...from.keys()].filter((place) => !kept.has(place)),
  };
}
