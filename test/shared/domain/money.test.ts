import { expect, test } from 'vitest';
import { centsOf, decimal, euro, ONE, tenThousandths } from '../../../src/shared/domain/money.ts';
import { OFFER_ORDERS, sortedOffers } from '../../../src/shared/schemas/quotes/offer-order.ts';
import type { SchemeOffer } from '../../../src/shared/schemas/quotes/scheme-offer.ts';

test.each([
  [0, 0],
  [1, 0.01],
  [52_100, 521],
  [52_105, 521.05],
])('%i cents are %d euro', (cents, amount) => {
  expect(euro(cents)).toBe(amount);
  expect(centsOf(amount)).toBe(cents);
});

test.each([0.001, 521.005, 0.1 + 0.2, Number.NaN, Number.NEGATIVE_INFINITY, 1e300])(
  '%d has no exact cents',
  (value) => expect(centsOf(value)).toBeUndefined(),
);

test.each([
  [0, 0],
  [ONE, 1],
  [12_500, 1.25],
  [1, 0.0001],
])('%i ten-thousandths are %d', (fixed, value) => {
  expect(decimal(fixed)).toBe(value);
  expect(tenThousandths(value)).toBe(fixed);
});

test.each([1.000_01, 0.000_05, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
  '%d has no exact ten-thousandths',
  (value) => expect(tenThousandths(value)).toBeUndefined(),
);

const offer = (
  [id, name, insurer]: readonly [id: string, name: string, insurer: string],
  more: Partial<SchemeOffer> = {},
): SchemeOffer => ({
  scheme: { id, name, insurer, line: 'private-motor' },
  rateBook: { name, version: '1', hash: id, demonstration: false },
  decision: 'quote',
  reasons: [],
  faults: [],
  addOns: [],
  assumed: [],
  choices: { addOns: [] },
  differs: [],
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

test('offers that could not have the one excess are in the order of their premiums at a common one', () => {
  const own = offer(['own', 'Own', 'Own'], {
    premium: 410,
    likeForLike: { excess: 500, premium: 380 },
  });
  const far = offer(['far', 'Far', 'Far'], {
    premium: 400,
    likeForLike: { excess: 500, premium: 400 },
  });
  expect(sortedOffers([far, own], 'premium').map(({ scheme }) => scheme.id)).toEqual([
    'own',
    'far',
  ]);
});
