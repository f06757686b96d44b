import type { RequotePurpose } from '../../shared/domain/quotes/requote.ts';

/** Where a quote is made from another one; without a purpose, a policy asks for it there. */
export function requotePlace(quoteId: string, purpose?: RequotePurpose): string {
  const place = `/new/from/${encodeURIComponent(quoteId)}`;
  return purpose === undefined ? place : `${place}?for=${purpose}`;
}
