import { Breach } from './breach.ts';
import { type State, type Survival, statesOf } from './disk/disk.ts';
import { FAULTS, type FaultName } from './fault.ts';
import { hostUnderFaults, journalDifferences } from './host.ts';
import { brokenInvariant } from './invariants.ts';
import { nextHosts } from './next-host.ts';
import type { Points } from './points.ts';
import type { Recording } from './recording.ts';

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

async function tryState(recording: Recording, state: State, spawned: boolean): Promise<Outcome> {
  const { at, acknowledged } = state;
  const next = spawned ? nextHosts.spawned : nextHosts.inProcess;
  const { breach, repeats } = recording.check(state, next);
  return { at, fault: '', met: true, acknowledged, repeats, breach: await breach };
}

/** The end of the process at each point, by what the recording says that it leaves. */
export function* recordedTrials(
  recording: Recording,
  survives: Survival,
  { at, spawned, seed }: Choice,
): Iterable<Trial> {
  for (const state of statesOf(recording, { survives, at, seed })) {
    yield { at: state.at, fault: '', run: () => tryState(recording, state, spawned.has(state.at)) };
  }
}

interface Run {
  readonly fault: FaultName;
  readonly at: number;
  readonly spawned: boolean;
}

/**
 * Carries the scenario out with a fault at a point, and checks what is left; past the last point,
 * the host ends right after its answer.
 */
async function tryRun(recording: Recording, { fault, at, spawned }: Run): Promise<Outcome> {
  const { library, scenario, points } = recording;
  const host = hostUnderFaults(library, FAULTS[fault], at);
  let acknowledged = false;
  const seen = () => ({ at, fault, met: host.fired(), acknowledged, repeats: false });
  try {
    const done = await scenario.act(host);
    acknowledged = done.acknowledged;
    if (at <= points.count) await host.settle();
    // What cannot be read is an answer; a host that runs goes on.
    if (FAULTS[fault].action === 'read' && scenario.runsOn && host.hasEnded()) {
      throw new Breach('ended', `after ${fault} at ${at}`);
    }
    await host.kill();
    // Only at its point a host ends with all that it did in the journal.
    const wrong = fault === 'kill' && host.fired() ? journalDifferences(host) : [];
    if (wrong.length > 0) throw new Breach('model', `in ${wrong.join(', ')}`);
    const breach = await brokenInvariant(host.dataFolder, {
      next: spawned ? nextHosts.spawned : nextHosts.inProcess,
      startsIn: scenario.startsIn,
      check: (desk) => done.check(desk, acknowledged),
    });
    return { ...seen(), breach };
  } catch (error) {
    if (!(error instanceof Breach)) throw error;
    return { ...seen(), breach: error };
  } finally {
    await host.close();
  }
}

/** A real host with a fault at each point; where there are several faults, one after the other. */
export function* realTrials(
  recording: Recording,
  faults: (points: Points, at: number) => readonly FaultName[],
  choice: Choice,
): Iterable<Trial> {
  for (const at of choice.at) {
    for (const fault of faults(recording.points, at)) {
      const spawned = fault === 'kill' || choice.spawned.has(at);
      yield { at, fault, run: () => tryRun(recording, { fault, at, spawned }) };
    }
  }
}
