import { message } from '../../shared/domain/messages/message.ts';
import { newestEventAt } from '../adapters/sqlite/history/event-log.ts';
import type { OpenDatabase } from '../adapters/sqlite/open.ts';
import { clockBehind } from '../core/data-state/clock-behind.ts';
import type { DataGuardParts } from '../core/data-state/data-guard.ts';
import type { DataProblem, DataState } from '../core/data-state/data-state.ts';

/** Milliseconds between two looks at the files and the clock, where no change looks by itself. */
export const LOOK_EVERY = 1000;

const LOSSES: readonly DataProblem[] = [
  { kind: 'deleted', message: message('dataDeleted') },
  { kind: 'replaced', message: message('dataReplaced') },
];

export interface WatchParts {
  readonly state: DataState;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/** Watches over open data: each look brings the state up to what it finds now. */
export function watchData(
  { lossOf, sqlite }: OpenDatabase,
  { state, clock }: WatchParts,
): Pick<DataGuardParts, 'lookAtFiles' | 'lookAtClock'> {
  const newest = newestEventAt(sqlite);
  return {
    lookAtFiles: () => {
      const loss = lossOf();
      for (const problem of LOSSES) {
        if (problem.kind === loss) state.report(problem);
        else state.clear(problem.kind);
      }
    },
    lookAtClock: () => {
      const behind = clockBehind(newest(), clock());
      if (behind) state.report(behind);
      else state.clear('clockBehind');
    },
  };
}

/**
 * Has SQLite refuse writes while there is a problem. What was taken before it is still listed, and
 * saved where its file is lost.
 * @throws where it can't be saved
 */
export async function holdReadOnly(
  { projection, setReadOnly, saveLost }: OpenDatabase,
  state: DataState,
): Promise<void> {
  const kind = state.problem()?.kind;
  // A failure is met again, and reported, by whoever reads.
  if (kind && kind !== 'damaged') await projection.catchUp().catch(() => {});
  setReadOnly(state.problem() !== undefined);
  if (kind === 'deleted' || kind === 'replaced') await saveLost();
}
