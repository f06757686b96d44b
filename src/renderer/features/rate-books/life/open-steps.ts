import { isChallenger } from '../../../../shared/domain/challenger.ts';
import type { KeptRateBook } from '../../../../shared/schemas/kept-rate-book.ts';
import { type ShownState, shownState } from '../book-state.ts';

/** What somebody may decide about a rate book. */
export type LifeStep = 'approve' | 'activate' | 'startChallenger' | 'endChallenger' | 'withdraw';

const OPEN: Readonly<Record<ShownState, readonly LifeStep[]>> = {
  // Its faults may be gone: they can be in what it shares with another book.
  draft: ['approve', 'withdraw'],
  checked: ['approve', 'withdraw'],
  approved: ['activate', 'startChallenger', 'withdraw'],
  scheduled: ['withdraw'],
  active: ['withdraw'],
  superseded: ['withdraw'],
  withdrawn: [],
};

/** The steps that a rate book can take next, so far as its state says; who may, the core decides. */
export function openSteps(book: KeptRateBook): readonly LifeStep[] {
  const steps = OPEN[shownState(book)].map((step) =>
    step === 'startChallenger' && isChallenger(book) ? 'endChallenger' : step,
  );
  // A damaged book prices nothing: it can only be ended and withdrawn.
  return steps.filter(
    (step) => book.summary !== null || step === 'withdraw' || step === 'endChallenger',
  );
}
