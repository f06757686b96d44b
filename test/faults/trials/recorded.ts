import { type State, type Survival, statesOf } from '../disk/states.ts';
import { nextHosts } from '../next-host.ts';
import type { Recording } from '../recording.ts';
import type { Choice, Outcome, Trial } from './trial.ts';

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
