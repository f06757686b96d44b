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
  /** What was tried earlier, and is not tried again; by default nothing. */
  readonly known?: readonly Outcome[];
  /** Takes each outcome, and how many were tried so far. */
  readonly onOutcome?: (outcome: Outcome, tried: number) => void;
  /** Ends the run early: its row has what was done by then. */
  readonly signal?: AbortSignal;
}

function trialsOf(recording: Recording, mode: Mode, choice: Choice): Iterable<Trial> {
  const method = methodOf(mode);
  return method.by === 'recording'
    ? recordedTrials(recording, method.survives, choice)
    : realTrials(recording, method.faults, choice);
}

/** The trials that are left, until somebody ends the run. */
function* untried(
  trials: Iterable<Trial>,
  { known = [], signal }: Pick<RunOptions, 'known' | 'signal'>,
): Iterable<Trial> {
  const done = new Set(known.map(({ at, fault }) => `${at} ${fault}`));
  for (const trial of trials) {
    if (signal?.aborted) return;
    if (!done.has(`${trial.at} ${trial.fault}`)) yield trial;
  }
}

/** Tries a scenario in one mode, at points of its recording. */
export async function runMode(
  recording: Recording,
  mode: Mode,
  { at = everyPoint(mode, recording.points), seed, jobs, known = [], ...rest }: RunOptions,
): Promise<Row> {
  const { signal, onOutcome } = rest;
  const spawned = new Set(spread(at, rest.spawned ?? SPAWNED, seed));
  const trials = untried(trialsOf(recording, mode, { at, spawned, seed }), { known, ...rest });
  const outcomes = known.filter((outcome) => at.includes(outcome.at));
  await inParallel(trials, jobs, async (trial) => {
    try {
      const outcome = await trial.run();
      // Anyone who ended the run may have ended the host of this trial with it.
      if (signal?.aborted) return;
      outcomes.push(outcome);
      onOutcome?.(outcome, outcomes.length);
    } catch (cause) {
      if (signal?.aborted) return;
      throw new Error(`${recording.scenario.name}, ${mode} at ${trial.at}: ${cause}`, { cause });
    }
  });
  outcomes.sort((one, other) => one.at - other.at);
  return { scenario: recording.scenario.name, mode, points: recording.points, outcomes };
}
