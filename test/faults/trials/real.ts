import { Breach } from '../breach.ts';
import { FAULTS, type FaultName } from '../fault.ts';
import { hostUnderFaults } from '../host.ts';
import { brokenInvariant } from '../invariants.ts';
import { journalDifferences } from '../journal-differences.ts';
import { nextHosts } from '../next-host.ts';
import type { Points } from '../points.ts';
import type { Recording } from '../recording.ts';
import type { Choice, Outcome, Trial } from './trial.ts';

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
