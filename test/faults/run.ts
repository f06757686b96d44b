import { type Mode, methodOf } from './mode.ts';
import { everyPoint, type Points, spread } from './points.ts';
import type { Recording } from './recording.ts';
import { type Choice, type Outcome, realTrials, recordedTrials, type Trial } from './trials.ts';

/**
 * Does the same with each item, so many at a time: who is done takes the next. An iterable may make
 * its items when they are asked for. After a failure no further one begins.
 */
export async function inParallel<T>(
  items: Iterable<T>,
  jobs: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  let failed = false;
  const take = async () => {
    for (let item = rest.next(); !item.done && !failed; item = rest.next()) {
      await work(item.value).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: jobs }, take));
}

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
