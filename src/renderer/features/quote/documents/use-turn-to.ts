import { useEffect } from 'react';
import type { Quote } from '../../../../shared/schemas/quote.ts';
import { useDocuments } from './documents-store.ts';

/** Keeps the documents those of the quote as it is now. */
export function useTurnTo({ quoteId, history }: Quote): void {
  const turnTo = useDocuments((state) => state.turnTo);
  const events = history.length;
  useEffect(() => turnTo(quoteId, events), [turnTo, quoteId, events]);
}
