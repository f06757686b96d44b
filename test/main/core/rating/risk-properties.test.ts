import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rate } from '../../../../src/main/core/rating/rate.ts';
import type {
  NumberInput,
  RatingInputs,
} from '../../../../src/shared/domain/quotes/rating-inputs.ts';
import { runs } from '../../../support/seed.ts';
import { anyInputs, twoOf } from './any-inputs.ts';
import { compiled, factor, in2026 } from './demonstration.ts';

const RUNS = runs(300);
const netOf = (inputs: RatingInputs) => rate(compiled, in2026, inputs).netCents;

describe('any risk never costs less', () => {
  test.each<NumberInput>(['penaltyPoints', 'disqualifications', 'openClaims'])(
    'for more of its %s',
    (input) => {
      fc.assert(
        fc.property(anyInputs, twoOf(input), (inputs, [fewer, more]) => {
          const dear = netOf({ ...inputs, [input]: more });
          expect(dear).toBeGreaterThanOrEqual(netOf({ ...inputs, [input]: fewer }));
        }),
        RUNS,
      );
    },
  );

  test('for a car of a dearer group', () => {
    const { rows, combinations } = factor('combination', 'vehicle-group');
    const relativities = new Map(rows.map(({ row, relativity }) => [row, relativity]));
    const cars = combinations.flatMap(({ row, words: { make = [], model = [undefined] } }) =>
      make.flatMap((maker) =>
        model.map((name) => ({
          relativity: relativities.get(row) ?? 0,
          car: { make: maker, model: name ?? 'A model that no one made' },
        })),
      ),
    );
    const anyCar = fc.constantFrom(...cars);
    fc.assert(
      fc.property(anyInputs, anyCar, anyCar, (inputs, one, other) => {
        const [cheap, dear] = one.relativity <= other.relativity ? [one, other] : [other, one];
        expect(netOf({ ...inputs, ...dear.car })).toBeGreaterThanOrEqual(
          netOf({ ...inputs, ...cheap.car }),
        );
      }),
      RUNS,
    );
  });

  test('for a car that is not named than for one of the usual group', () => {
    fc.assert(
      fc.property(anyInputs, ({ make: _, model: __, ...inputs }) => {
        const usual = netOf({ ...inputs, make: 'Volkswagen', model: 'Golf' });
        expect(netOf(inputs)).toBeGreaterThanOrEqual(usual);
        expect(netOf({ ...inputs, make: 'Zyzzyva' })).toBeGreaterThanOrEqual(usual);
        expect(netOf({ ...inputs, make: 'Volkswagen' })).toBeGreaterThanOrEqual(usual);
      }),
      RUNS,
    );
  });

  test('for an electric car whose engine is not given than for one of 0 cc', () => {
    fc.assert(
      fc.property(anyInputs, ({ engineSize: _, ...inputs }) => {
        const electric = { ...inputs, fuelType: 'Electric' };
        expect(netOf(electric)).toBe(netOf({ ...electric, engineSize: 0 }));
      }),
      RUNS,
    );
  });
});
