import { useState } from 'react';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { useOperation } from '../../../data/use-operation.ts';

/** How many older entries one wish for more adds. */
const MORE = 50;

/** The entries of a quote's history that are shown, and how to show older ones. */
export function useHistory({ quoteId, history, earlierHistory: earlier = 0 }: Quote) {
  const [wanted, setWanted] = useState(0);
  const page = useOperation(
    'getQuoteHistory',
    { id: quoteId, before: earlier + 1, limit: Math.min(wanted, earlier) || 1 },
    { enabled: wanted > 0 && earlier > 0, keepsPrevious: true },
  );
  const older = wanted > 0 && page.value?.quoteId === quoteId ? page.value : undefined;
  // Pages that were read before a change overlap with what is shown, or leave nothing out.
  const fits = older !== undefined && older.first + older.history.length - 1 === earlier;
  const first = fits ? older.first : earlier + 1;
  return {
    entries: fits ? [...older.history, ...history] : history,
    /** The number of the first entry that is shown. */
    first,
    showEarlier: first > 1 ? () => setWanted(earlier + 1 - first + MORE) : undefined,
    fault: page.fault,
    refetch: page.refetch,
  };
}
