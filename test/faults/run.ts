import { type Mode, methodOf } from './mode.ts';
import { inParallel } from './parallel.ts';
import { everyPoint, type Points, spread } from './points.ts';
import type { Recording } from './recording.ts';
import { realTrials } from './trials/real.ts';
import { recordedTrials } from './trials/recorded.ts';
import type { Choice, Outcome, Trial } from './trials/trial.ts';

/** How many points of each scenario and mode a process of its own checks, as its users start it. */
const SPAWNED = 3;

/** What became of a scenario in one mode. */
export interface Row {
  readonly scenario: string;
  readonly mode: Mode;
  readonly points: Points;
  /** In the order of the points. */
  readonly outcomes: readonly Outcome[];
}

export interface RunOptions {
  /** By default every point. */
  readonly at?: readonly number[];
  readonly seed: number;
  /** How many are tried at the same time. */
  readonly jobs: number;
  /** By default {@link SPAWNED}. */
  readonly spawned?: number;
  /** Takes how many were tried so far. */
  readonly onProgress?: (tried: number) => void;
}

function trialsOf(recording: Recording, mode: Mode, choice: Choice): Iterable<Trial> {
  const method = methodOf(mode);
  return method.by === 'recording'
    ? recordedTrials(recording, method.survives, choice)
    : realTrials(recording, method.faults, choice);
}

/** Tries a scenario in one mode, at points of its recording. */
export async function runMode(
  recording: Recording,
  mode: Mode,
  { at = everyPoint(mode, recording.points), seed, jobs, onProgress, ...rest }: RunOptions,
): Promise<Row> {
  const spawned = new Set(spread(at, rest.spawned ?? SPAWNED, seed));
  const outcomes: Outcome[] = [];
  await inParallel(trialsOf(recording, mode, { at, spawned, seed }), jobs, async (trial) => {
    outcomes.push(
      await trial.run().catch((error: unknown) => {
        throw new Error(`${recording.scenario.name}, ${mode} at ${trial.at}: ${error}`, {
          cause: error,
        });
      }),
    );
    onProgress?.(outcomes.length);
  });
  outcomes.sort((one, other) => one.at - other.at);
  return { scenario: recording.scenario.name, mode, points: recording.points, outcomes };
}
