import type { RateBook } from '../../../../src/shared/schemas/rate-books/rate-book.ts';

const parking = [
  { row: 'Street', relativity: 1.2, loadCents: 2_500, words: [] },
  { row: 'Garage', relativity: 0.9, words: ['Driveway', 'PrivateCarPark', 'Other'] },
];
const claims = [
  { from: 0, relativity: 1 },
  { from: 1, relativity: 1.3, loadCents: 5_000 },
];
const bonus = [
  { from: 0, relativity: 1 },
  { from: 5, relativity: 0.5 },
];

/** A book that can be worked out by hand: a base of 1,000.00 euro, and no levy but those of the law. */
export const tiny: RateBook = {
  name: 'Tiny',
  version: '1',
  demonstration: true,
  underwriter: 'Tiny Underwriting (not an insurer)',
  inForceFrom: '2026-01-01',
  validityDays: 30,
  products: [{ id: 'tiny', name: 'Tiny', description: 'A book for tests' }],
  base: { title: 'Base', cents: { Comprehensive: 100_000, TPFT: 80_000, ThirdParty: 60_000 } },
  factors: [
    {
      id: 'parking',
      title: 'Overnight parking',
      kind: 'table',
      inputs: ['parking'],
      assume: 'Street',
      unknown: { decision: 'assume', row: 'Street' },
      rows: parking,
    },
    {
      id: 'claims',
      title: 'Claims',
      kind: 'bands',
      input: 'faultClaims',
      assume: 0,
      bands: claims,
    },
    {
      id: 'bonus',
      title: 'No-claims bonus',
      kind: 'bands',
      input: 'noClaimsYears',
      assume: 0,
      bands: bonus,
    },
  ],
  minimumNetCents: { Comprehensive: 20_000, TPFT: 20_000, ThirdParty: 20_000 },
  policyFeeCents: 2_500,
  smallestPremiumCents: 10_000,
  addOns: [],
  underwriting: [],
  examples: [
    {
      title: 'On the street, without a claim',
      inputs: { cover: 'Comprehensive', parking: 'Street', faultClaims: 0 },
      receivedOn: '2026-06-01',
      // 1,000.00 × 1.2 + 25.00 = 1,225.00; 36.75 + 12.25 + 1.00 of levies
      expect: { netCents: 122_500, grossCents: 127_500, feeCents: 2_500, premiumCents: 130_000 },
    },
  ],
};
