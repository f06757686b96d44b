import { useEffect } from 'react';
import { useOperation } from '../../../data/use-operation.ts';
import { goTo, useHashQuery } from '../../../routing/hash-location.ts';
import { pairOf, readable } from './book-pair.ts';
import { type ComparePlace, placeOf, readPlace } from './place.ts';

/** The books there are, which two of them the address asks for, and how another choice is made. */
export function usePair() {
  const asked = readPlace(useHashQuery());
  const { value, fault, refetch } = useOperation('listRateBooks', {});
  const books = value?.rateBooks;
  const pair = books && pairOf(readable(books), asked);
  const change = (next: Partial<ComparePlace>) =>
    goTo(placeOf({ ...asked, ...pair, ...next }), { replace: true });

  // What was chosen for the reader stands in the address, too: to keep and to send.
  const full = pair && placeOf({ ...asked, ...pair });
  const isWhole = asked.from !== undefined && asked.to !== undefined;
  useEffect(() => {
    if (full !== undefined && !isWhole) goTo(full, { replace: true });
  }, [full, isWhole]);

  return { books, fault, refetch, pair, view: asked.view, change };
}
