import { expect, test } from 'vitest';
import { OFFER_ORDERS, sortedOffers } from '../../../src/shared/domain/offer-order.ts';
import type { SchemeOffer } from '../../../src/shared/schemas/quotes/scheme-offer.ts';

const offer = (
  [id, name, insurer]: readonly [id: string, name: string, insurer: string],
  more: Partial<SchemeOffer> = {},
): SchemeOffer => ({
  scheme: { id, name, insurer, line: 'private-motor' },
  rateBook: { name, version: '1', hash: id, demonstration: false },
  ...{ decision: 'quote', reasons: [], faults: [], addOns: [], assumed: [] },
  ...more,
});

/** In the order of a comparison: offers by their premium, what is unsold, declines. */
const OFFERS = [
  offer(['a', 'Second', 'Zeta'], { premium: 400, excess: 500 }),
  offer(['b', 'Third', 'Alpha'], { premium: 500, excess: 250 }),
  offer(['c', 'First', 'Beta'], { premium: 600, decision: 'refer' }),
  offer(['d', 'Ashore', 'Alpha'], { decision: 'unsold' }),
  offer(['e', 'Abroad', 'Alpha'], { decision: 'decline' }),
];

test.each([
  ['premium', 'abcde', 'cbade'],
  ['excess', 'cbade', 'abcde'],
  ['scheme', 'cabed', 'bacde'],
  ['insurer', 'bcade', 'acbde'],
] as const)('by %s, and the other way round: without a premium comes last', (by, up, down) => {
  const ids = (descending: boolean) =>
    sortedOffers(OFFERS, by, descending).map(({ scheme }) => scheme.id);
  expect([ids(false).join(''), ids(true).join('')]).toEqual([up, down]);
  expect(OFFER_ORDERS).toContain(by);
});
