import { useCallback, useMemo } from 'react';
import { type QuoteQuery, readQuery, writeQuery } from '../../data/quote-query.ts';
import { goTo, useHashQuery } from '../../routing/hash-location.ts';

/** Where a query of the list of quotes stands. */
export function quotesPlace(query: QuoteQuery): string {
  const text = writeQuery(query);
  return text === '' ? '/quotes' : `/quotes?${text}`;
}

/** The query of the place shown, and the way to another; typing leaves no trail to go back. */
export function useQuoteQuery() {
  const text = useHashQuery();
  const query = useMemo(() => readQuery(text), [text]);
  const change = useCallback((next: QuoteQuery) => goTo(quotesPlace(next)), []);
  const type = useCallback((next: QuoteQuery) => goTo(quotesPlace(next), { replace: true }), []);
  return { query, change, type };
}
