import type { RatingInputs } from '../../../../src/shared/domain/quote-fields/rating-inputs.ts';
import type { FactorOf, RateBook } from '../../../../src/shared/schemas/rate-books/rate-book.ts';
import { tiny } from './tiny-book.ts';

export const carAge: FactorOf<'bands'> = {
  id: 'breakdown-car',
  title: 'Age of the car',
  addOn: 'breakdown',
  kind: 'bands',
  input: 'vehicleAge',
  assume: { typical: 5, cautious: 10 },
  bands: [
    { from: 0, relativity: 1 },
    { from: 10, relativity: 1.375, loadCents: 500 },
  ],
};

export const night: FactorOf<'table'> = {
  id: 'breakdown-night',
  title: 'Overnight parking',
  addOn: 'breakdown',
  kind: 'table',
  inputs: ['parking'],
  assume: 'Street',
  unknown: { decision: 'assume', row: 'Street' },
  rows: [
    { row: 'Street', relativity: 1.1, words: [] },
    { row: 'Garage', relativity: 1, words: ['Driveway', 'PrivateCarPark', 'Other'] },
  ],
};

/** A book with an optional cover that has factors of its own, before and after those of the premium. */
export const book: RateBook = {
  ...tiny,
  factors: [carAge, ...tiny.factors, night],
  addOns: [
    {
      id: 'breakdown',
      title: 'Breakdown assistance',
      levels: [
        { level: 'ireland', title: 'Ireland', netCents: 2_999 },
        { level: 'europe', title: 'Europe', netCents: 5_000 },
      ],
    },
    {
      id: 'keycare',
      title: 'Key cover',
      levels: [{ level: 'standard', title: 'Standard', netCents: 1_000 }],
    },
  ],
};

/** A risk that costs 1,225.00 euro net without optional covers. */
export const street: RatingInputs = { cover: 'Comprehensive', parking: 'Street', faultClaims: 0 };
export const breakdown = {
  id: 'breakdown',
  title: 'Breakdown assistance',
  level: 'Ireland',
  netCents: 2_999,
};
export const keys = { id: 'keycare', title: 'Key cover', level: 'Standard', netCents: 1_000 };
