import type { KeptTable } from '../../../../shared/schemas/kept-table.ts';
import { type ShownState, shownState } from '../book-state.ts';

/** What somebody may decide about a rate book or a levy table. */
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
export function openSteps(table: KeptTable<unknown>): readonly LifeStep[] {
  // A damaged table can only be withdrawn.
  return OPEN[shownState(table)].filter((step) => table.summary !== null || step === 'withdraw');
}
