import { useEffect } from 'react';
import { REFUSAL_LETTER } from '../../../../shared/domain/quotes/document-type.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { useDocuments } from './documents-store.ts';

/** Keeps the documents those of the quote as it is now. */
export function useTurnTo({ quoteId, history, referral }: Quote): void {
  const turnTo = useDocuments((state) => state.turnTo);
  const choose = useDocuments((state) => state.choose);
  const events = history.length;
  const isRefused = referral?.state === 'refused';
  useEffect(() => {
    // The letter is gone with the refusal.
    if (!isRefused && useDocuments.getState().chosen === REFUSAL_LETTER) choose(undefined);
    turnTo(quoteId, events);
  }, [turnTo, choose, quoteId, events, isRefused]);
}
