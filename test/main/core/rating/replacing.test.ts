import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain } from '../../../../src/main/core/rating/explain.ts';
import { relativityOf } from '../../../../src/main/core/rating/lookup.ts';
import { type CompiledBook, netSteps, rate } from '../../../../src/main/core/rating/rate.ts';
import { type Replacement, rateReplacing } from '../../../../src/main/core/rating/replacing.ts';
import type { RatingInputs } from '../../../../src/shared/domain/quote-fields/rating-inputs.ts';
import type { Cover } from '../../../../src/shared/domain/quotes/cover.ts';
import { runs } from '../../../support/seed.ts';
import { anyInputs } from './any-inputs.ts';
import { compiled, in2026 } from './demonstration.ts';
import { withoutLookup } from './without-lookup.ts';

const RUNS = runs(300);
const relativities = fc.integer({ min: 0, max: 50_000 });
const addOns = [{ id: 'breakdown', title: 'Breakdown', level: 'Basic', netCents: 2_500 }];

/** The book with another relativity for what one person answers to one factor. */
function replaced(cover: Cover, { at, relativity, driver }: Replacement): CompiledBook {
  const factors = compiled.factors[cover].map((factor, i) =>
    i === at
      ? {
          ...withoutLookup(factor),
          relativity: (inputs: RatingInputs) =>
            inputs.driver === driver ? relativity : relativityOf(factor, inputs),
        }
      : factor,
  );
  return { ...compiled, factors: { ...compiled.factors, [cover]: factors } };
}

test('a premium with one answer replaced is that of a book with this answer, to the cent', () => {
  fc.assert(
    fc.property(anyInputs, relativities, (inputs, relativity) => {
      const replacing = rateReplacing(compiled, in2026, inputs, addOns);
      const people = [undefined, ...(inputs.namedDrivers ?? []).map(({ driver }) => driver)];
      for (const [at, { id }] of compiled.factors[inputs.cover].entries()) {
        for (const driver of people) {
          if (driver !== undefined && !compiled.drivers?.factors.has(id)) continue;
          const replacement = { at, relativity, driver };
          const book = replaced(inputs.cover, replacement);
          expect(replacing(replacement)).toEqual(rate(book, in2026, inputs, addOns));
        }
      }
    }),
    RUNS,
  );
});

test('the steps of a year are those of its explanation, then the minimum', () => {
  fc.assert(
    fc.property(anyInputs, ({ periodDays: _, ...inputs }) => {
      const { steps } = explain(compiled, in2026, inputs);
      const amounts = steps.filter(({ id }) => id !== 'minimum').map(({ after }) => after);
      expect(netSteps(compiled, inputs)).toEqual([...amounts, steps.at(-1)?.after]);
    }),
    RUNS,
  );
});
