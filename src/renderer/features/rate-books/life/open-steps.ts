import { isChallenger } from '../../../../shared/domain/challenger.ts';
import { type ShownState, shownState } from '../book-state.ts';
import type { Living } from './living.ts';

/** What somebody may decide about a rate book or a levy table. */
export type LifeStep =
  | 'approve'
  | 'activate'
  | 'move'
  | 'startChallenger'
  | 'endChallenger'
  | 'withdraw';

const OPEN: Readonly<Record<ShownState, readonly LifeStep[]>> = {
  // Its faults may be gone: they can be in what it shares with another book.
  draft: ['approve', 'withdraw'],
  checked: ['approve', 'withdraw'],
  // Only a rate book prices next to another one.
  approved: ['activate', 'startChallenger', 'withdraw'],
  // No quote goes by it yet.
  scheduled: ['move', 'withdraw'],
  active: ['withdraw'],
  superseded: ['withdraw'],
  withdrawn: [],
};

/** What a damaged table can still do: it prices nothing, and is ended and withdrawn. */
const OF_DAMAGED: readonly LifeStep[] = ['endChallenger', 'withdraw'];

/** The steps that a table can take next, so far as its state says; who may, the core decides. */
export function openSteps({ of, table }: Pick<Living, 'of' | 'table'>): readonly LifeStep[] {
  return OPEN[shownState(table)]
    .filter((step) => step !== 'startChallenger' || of === 'rateBook')
    .map((step) => (step === 'startChallenger' && isChallenger(table) ? 'endChallenger' : step))
    .filter((step) => table.summary !== null || OF_DAMAGED.includes(step));
}
