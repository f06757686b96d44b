import { expect, test } from 'vitest';
import { assumedIn } from '../../../../../src/main/core/quotes/price/assumed.ts';
import { compileBook, rate } from '../../../../../src/main/core/rating/rate.ts';
import type { RatingInputs } from '../../../../../src/shared/domain/quote-fields/rating-inputs.ts';
import { book, breakdown, keys } from '../../rating/add-on-book.ts';
import { in2026 } from '../../rating/demonstration.ts';

const compiled = { ...compileBook(book), hash: 'any' };

/** A risk with optional covers, of which breakdown assistance has factors of its own. */
const riskOf = (inputs: Partial<RatingInputs>, addOns = [keys, breakdown]) => ({
  book: compiled,
  levies: in2026,
  addOns,
  inputs: { cover: 'Comprehensive', faultClaims: 0, noClaimsYears: 5, ...inputs } as const,
});
const paid = ({ levies, inputs, addOns }: ReturnType<typeof riskOf>) =>
  rate(compiled, levies, inputs, addOns).premiumCents;

test('what an optional cover alone assumes is said with its effect on the whole premium', () => {
  const open = riskOf({ parking: 'Garage' });
  // The book takes five years for typical.
  const effectCents = paid(open) - paid(riskOf({ parking: 'Garage', vehicleAge: 5 }));
  expect(effectCents).toBeGreaterThan(0);
  expect(assumedIn(open)).toStrictEqual([
    {
      path: 'Vehicle/Year',
      title: 'Breakdown assistance: Age of the car',
      value: '10',
      effect: effectCents / 100,
    },
  ]);
  expect(assumedIn(riskOf({ parking: 'Garage' }, [keys]))).toEqual([]);
  expect(assumedIn(riskOf({ parking: 'Garage', vehicleAge: 12 }))).toEqual([]);
});

test('an answer that the premium and an optional cover assume is said of each', () => {
  const open = riskOf({ parking: 'Under a bridge', vehicleAge: 12 });
  expect(assumedIn(open).map(({ path, given, value }) => [path, given, value])).toEqual([
    ['Vehicle/OvernightParking', 'Under a bridge', 'Street'],
    ['Vehicle/OvernightParking', 'Under a bridge', 'Street'],
  ]);
});
