import { useMemo } from 'react';
import type { QuoteList, QuoteListQuery } from '../../shared/schemas/quotes/quote-list.ts';
import type { Count } from '../i18n/count.ts';
import { useOperation } from './use-operation.ts';

/** How many lines a list has on all of its pages. */
export function countOf({ total, totalIsLeast }: Pick<QuoteList, 'total' | 'totalIsLeast'>): Count {
  return { count: total, isLeast: totalIsLeast ?? false };
}

/**
 * How many quotes a query lists; undefined before the first answer, and while it fails.
 * @param every milliseconds: a quote expires without any change of the data
 */
export function useQuoteCount(query: QuoteListQuery, every: number): Count | undefined {
  const { value, fault } = useOperation('listQuotes', { ...query, limit: 1 }, { every });
  return useMemo(() => (value && !fault ? countOf(value) : undefined), [value, fault]);
}
