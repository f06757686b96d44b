import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CompiledBook,
  explain,
  netSteps,
  rate,
  rateReplacing,
} from '../../../../src/main/core/rating/rate.ts';
import type { Cover } from '../../../../src/shared/schemas/cover.ts';
import { runs } from '../../../support/seed.ts';
import { anyInputs } from './any-inputs.ts';
import { compiled, in2026 } from './demonstration.ts';

const RUNS = runs(300);
const relativities = fc.integer({ min: 0, max: 50_000 });
const addOns = [{ id: 'breakdown', title: 'Breakdown', level: 'Basic', netCents: 2_500 }];

/** The book with another relativity in place of one factor's. */
function replaced(cover: Cover, at: number, relativity: number): CompiledBook {
  const factors = compiled.factors[cover].map((factor, i) =>
    i === at ? { ...factor, relativity: () => relativity } : factor,
  );
  return { ...compiled, factors: { ...compiled.factors, [cover]: factors } };
}

test('a premium with one factor replaced is that of a book with this factor, to the cent', () => {
  fc.assert(
    fc.property(anyInputs, relativities, (inputs, relativity) => {
      const replacing = rateReplacing(compiled, in2026, inputs, addOns);
      for (const at of compiled.factors[inputs.cover].keys()) {
        const book = replaced(inputs.cover, at, relativity);
        expect(replacing(at, relativity)).toEqual(rate(book, in2026, inputs, addOns));
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
