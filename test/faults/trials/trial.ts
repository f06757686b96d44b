import type { Breach } from '../breach.ts';

/** What became of one fault. */
export interface Outcome {
  /** The point; the first is 1. */
  readonly at: number;
  /** Its name, where its mode has several. */
  readonly fault: string;
  /** Whether it happened: a run may have fewer points than the recorded one. */
  readonly met: boolean;
  /** Whether the caller may have seen that it was done. */
  readonly acknowledged: boolean;
  /** Whether another fault of the scenario left the same data, so that one check stands for both. */
  readonly repeats: boolean;
  /** What does not hold after it; absent where all does. */
  readonly breach?: Breach | undefined;
}

/** A fault that waits to be tried, named as its {@link Outcome} is. */
export interface Trial extends Pick<Outcome, 'at' | 'fault'> {
  readonly run: () => Promise<Outcome>;
}

/** What to try, and how. */
export interface Choice {
  /** The points, in order. */
  readonly at: readonly number[];
  /** Those of them that a process of its own checks, as its users start it. */
  readonly spawned: ReadonlySet<number>;
  /** Chooses which writes survive, where some do. */
  readonly seed: number;
}
