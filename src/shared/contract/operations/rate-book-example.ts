import type { RateBook } from '../../schemas/rate-books/rate-book.ts';

/** A whole rate book, as small as one can be: a base premium for each cover of a scheme of its own. */
export const EXAMPLE_RATE_BOOK = {
  name: 'Example motor',
  version: '2027.1',
  demonstration: true,
  underwriter: 'Example Underwriting DAC (not an insurer)',
  scheme: { id: 'example', name: 'Example motor', line: 'private-motor' },
  inForceFrom: '2027-01-01',
  validityDays: 30,
  products: [
    {
      id: 'example-comprehensive',
      name: 'Example comprehensive',
      description: 'Comprehensive cover for a private car',
      cover: 'Comprehensive',
    },
  ],
  base: {
    title: 'Base premium',
    cents: { Comprehensive: 80_000, TPFT: 70_000, ThirdParty: 60_000 },
  },
  factors: [],
  minimumNetCents: { Comprehensive: 25_000, TPFT: 22_000, ThirdParty: 20_000 },
  policyFeeCents: 2_500,
  smallestPremiumCents: 10_000,
  addOns: [],
  underwriting: [],
  examples: [
    {
      title: 'A comprehensive premium is the base',
      inputs: { cover: 'Comprehensive', driverAge: 40 },
      receivedOn: '2027-02-01',
      expect: { netCents: 80_000, grossCents: 83_300, feeCents: 2_500, premiumCents: 85_800 },
    },
  ],
} satisfies RateBook;

/** How the hash of the example begins. */
export const EXAMPLE_RATE_BOOK_HASH = 'dae71f27924a';
