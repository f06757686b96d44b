import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explain } from '../../../../src/main/core/rating/explain.ts';
import { rate } from '../../../../src/main/core/rating/rate.ts';
import type { RatingInputs } from '../../../../src/shared/domain/quotes/rating-inputs.ts';
import { runs } from '../../../support/seed.ts';
import { anyInputs, twoOf } from './any-inputs.ts';
import { book, compiled, in2026 } from './demonstration.ts';

const RUNS = runs(500);
const netOf = (inputs: RatingInputs) => rate(compiled, in2026, inputs).netCents;

/** Cents times ten-thousandths, rounded half up, in whole numbers without a limit. */
const product = (cents: number, relativity: number) =>
  Number((BigInt(cents) * BigInt(relativity) * 2n + 10_000n) / 20_000n);

describe('any risk at all', () => {
  test('never costs more for more claims-free years', () => {
    fc.assert(
      fc.property(anyInputs, twoOf('noClaimsYears'), (inputs, [fewer, more]) => {
        const less = netOf({ ...inputs, noClaimsYears: more });
        expect(less).toBeLessThanOrEqual(netOf({ ...inputs, noClaimsYears: fewer }));
      }),
      RUNS,
    );
  });

  test('never costs less for more claims', () => {
    fc.assert(
      fc.property(anyInputs, twoOf('faultClaims'), (inputs, [fewer, more]) => {
        const dear = netOf({ ...inputs, faultClaims: more });
        expect(dear).toBeGreaterThanOrEqual(netOf({ ...inputs, faultClaims: fewer }));
      }),
      RUNS,
    );
  });

  test('never costs less for a younger driver below 60', () => {
    const age = fc.integer({ min: 17, max: 60 });
    const aged = (inputs: RatingInputs, driverAge: number) =>
      netOf({ ...inputs, driverAge, yearsSinceSeventeen: driverAge - 17 });
    fc.assert(
      fc.property(anyInputs, age, age, (inputs, a, b) => {
        const younger = aged(inputs, Math.min(a, b));
        expect(younger).toBeGreaterThanOrEqual(aged(inputs, Math.max(a, b)));
      }),
      RUNS,
    );
  });

  test('never costs less for a learner than for a driver with any licence that is accepted', () => {
    const licence = fc.constantFrom('Full', 'Full EU', 'Novice', 'UK or exchangeable');
    fc.assert(
      fc.property(anyInputs, licence, (inputs, licenceType) => {
        const learner = netOf({ ...inputs, licenceType: 'Learner' });
        expect(learner).toBeGreaterThanOrEqual(netOf({ ...inputs, licenceType }));
      }),
      RUNS,
    );
  });

  test('never costs less for a lower excess, and third party only costs the same', () => {
    fc.assert(
      fc.property(anyInputs, twoOf('excess'), (inputs, [lower, higher]) => {
        const dear = netOf({ ...inputs, excess: lower });
        const cheap = netOf({ ...inputs, excess: higher });
        if (inputs.cover === 'ThirdParty') expect(dear).toBe(cheap);
        else expect(dear).toBeGreaterThanOrEqual(cheap);
      }),
      RUNS,
    );
  });

  test('costs no more with a narrower cover', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const widest = netOf({ ...inputs, cover: 'Comprehensive' });
        const middle = netOf({ ...inputs, cover: 'TPFT' });
        expect(middle).toBeLessThanOrEqual(widest);
        expect(netOf({ ...inputs, cover: 'ThirdParty' })).toBeLessThanOrEqual(middle);
      }),
      RUNS,
    );
  });

  test('is explained to the cent: every step begins where the one before it ended', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { steps, ...explained } = explain(compiled, in2026, inputs);
        expect(explained).toEqual(rate(compiled, in2026, inputs));
        expect(steps[0]).toMatchObject({ before: 0, after: book.base.cents[inputs.cover] });
        expect(steps.at(-1)?.after).toBe(explained.netCents);
        for (const [i, { id, relativity, before, after }] of steps.entries()) {
          if (i > 0) expect(before).toBe(steps[i - 1]?.after);
          if (id === 'base') continue;
          const minimum = book.minimumNetCents[inputs.cover];
          if (id === 'named-drivers') {
            expect(relativity).toBeUndefined();
            expect(after).toBeGreaterThanOrEqual(before);
          } else if (id === 'period' && relativity === undefined) {
            expect(after).toBeGreaterThan(before);
          } else {
            expect(after).toBe(relativity === undefined ? minimum : product(before, relativity));
          }
        }
        expect(
          steps
            .filter(({ id, relativity }) => relativity !== undefined && id !== 'period')
            .map(({ id }) => id),
        ).toEqual(
          book.factors
            .filter(({ covers }) => covers?.includes(inputs.cover) ?? true)
            .map(({ id }) => id),
        );
      }),
      RUNS,
    );
  });

  test('is its net, its levies and the fee, all in whole cents', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { netCents, levyCents, grossCents, feeCents, premiumCents } = rate(
          compiled,
          in2026,
          inputs,
        );
        expect(grossCents).toBe(levyCents.reduce((sum, cents) => sum + cents, netCents));
        expect(premiumCents).toBe(grossCents + feeCents);
        const amounts = [netCents, ...levyCents, grossCents, feeCents, premiumCents];
        expect(amounts.filter((cents) => !Number.isSafeInteger(cents) || cents < 0)).toEqual([]);
        if (inputs.periodDays === undefined) {
          expect(netCents).toBeGreaterThanOrEqual(book.minimumNetCents[inputs.cover]);
        }
      }),
      RUNS,
    );
  });
});
