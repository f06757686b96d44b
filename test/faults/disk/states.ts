import { random } from '../../main/adapters/xml/mutate.ts';
import type { Change } from '../journal.ts';
import type { Contents } from './contents.ts';
import { type Keeps, openDisk } from './disk.ts';
import type { Image } from './image.ts';

/**
 * What is left on the disk after the end of the process: `all` where the operating system lives on;
 * after a power cut only what was `synced`, or that and `some` of the rest.
 */
export type Survival = 'all' | 'synced' | 'some';

const KEEPS: Record<Survival, (below: (bound: number) => number) => Keeps | undefined> = {
  all: () => () => true,
  synced: () => undefined,
  some: (below) => () => below(2) === 0,
};

/** What a host that ended at a point left. */
export interface State {
  /** The point whose call did not come any more; the first is 1. */
  readonly at: number;
  /** Whether the caller may have seen by then that it was done. */
  readonly acknowledged: boolean;
  readonly contents: Contents;
}

/** A run of a host, as the disk saw it. */
export interface RecordedRun {
  /** The path of the data folder in the changes. */
  readonly dataFolder: string;
  readonly before: Image;
  readonly changes: readonly Change[];
  /** After how many of the changes the caller could see that it was done. */
  readonly acknowledgedAfter: number;
}

export interface Wanted {
  readonly survives: Survival;
  /** The points, in order. */
  readonly at: readonly number[];
  /** Chooses which writes survive, where some do. */
  readonly seed: number;
}

/** What a recorded run would have left, had it ended at the points that are wanted. */
export function* statesOf(
  { dataFolder, before, changes, acknowledgedAfter }: RecordedRun,
  { survives, at: wanted, seed }: Wanted,
): Iterable<State> {
  const disk = openDisk(dataFolder, before);
  const rest = changes.values();
  let next = rest.next();
  let done = 0;
  for (const at of wanted) {
    for (; !next.done && next.value.point < at; next = rest.next()) {
      disk.apply(next.value);
      done += 1;
    }
    const keeps = KEEPS[survives](random(seed * 65_537 + at));
    yield { at, acknowledged: done >= acknowledgedAfter, contents: disk.left(keeps) };
  }
}
