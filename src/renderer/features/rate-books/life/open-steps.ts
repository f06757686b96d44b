import { type ShownState, shownState } from '../book-state.ts';
import type { Living } from './living.ts';

/** What a person may decide about a rate book or a levy table. */
export type LifeStep = 'approve' | 'activate' | 'move' | 'withdraw';

const OPEN: Readonly<Record<ShownState, readonly LifeStep[]>> = {
  // Its faults may be gone: they can be in what it shares with another book.
  draft: ['approve', 'withdraw'],
  checked: ['approve', 'withdraw'],
  approved: ['activate', 'withdraw'],
  // No quote goes by it yet.
  scheduled: ['move', 'withdraw'],
  active: ['withdraw'],
  superseded: ['withdraw'],
  withdrawn: [],
};

/** The steps that a table can take next, so far as its state says; who may, the core decides. */
export function openSteps({ table }: Pick<Living, 'table'>): readonly LifeStep[] {
  const steps = OPEN[shownState(table)];
  // A damaged one prices nothing.
  return table.summary === null ? steps.filter((step) => step === 'withdraw') : steps;
}
