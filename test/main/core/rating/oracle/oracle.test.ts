import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examine } from '../../../../../src/main/core/rating/examine/examine.ts';
import { readBook } from '../../../../../src/main/core/rating/examine/shape.ts';
import { explain } from '../../../../../src/main/core/rating/explain.ts';
import { instalments } from '../../../../../src/main/core/rating/instalments.ts';
import { leviesOn } from '../../../../../src/main/core/rating/levies.ts';
import { compileBook, onTypical, rate } from '../../../../../src/main/core/rating/rate.ts';
import type { RatingInputs } from '../../../../../src/shared/domain/quote-fields/rating-inputs.ts';
import { COVERS } from '../../../../../src/shared/domain/quotes/cover.ts';
import type { Basis } from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import { runs } from '../../../../support/seed.ts';
import { levies } from '../demonstration.ts';
import { withoutLookups } from '../without-lookup.ts';
import { anyBook } from './any-book.ts';
import { NUMBERS, TEXTS, WORDS } from './any-factor.ts';
import { premiumOf } from './premium-oracle.ts';

const word = fc.constantFrom(
  ...WORDS.flatMap((one) => [one, one.toUpperCase(), `${one} too`, `${one}.wide`]),
  'another form',
  'no such word',
  '',
);
/** Quarters are exact as doubles, too. */
const number = fc.oneof(
  fc.nat(120),
  fc.nat(480).map((quarters) => quarters / 4),
);
const answers = {
  ...Object.fromEntries(TEXTS.map((input) => [input, word])),
  ...Object.fromEntries(NUMBERS.map((input) => [input, number])),
};
const ofDriver = ['driverAge', 'claims', 'noClaimsYears', 'licenceType', 'occupation'];
const driverAnswers = Object.fromEntries(
  Object.entries(answers).filter(([input]) => ofDriver.includes(input)),
);
const driver = (place: number) =>
  fc.record(
    { driver: fc.constant(place), mainDriver: fc.boolean(), ...driverAnswers },
    { requiredKeys: ['driver'] },
  );
const anyRisk: fc.Arbitrary<RatingInputs> = fc.record(
  {
    cover: fc.constantFrom(...COVERS),
    ...answers,
    periodDays: fc.integer({ min: 1, max: 540 }),
    namedDrivers: fc.oneof(fc.tuple(driver(1)), fc.tuple(driver(1), driver(2))),
  },
  { requiredKeys: ['cover'] },
);
const basis = fc.constantFrom<Basis[]>('typical', 'cautious');
const receivedOn = fc.constantFrom('2025-12-31', '2026-01-01', '2027-02-01');
const chosen = fc.record({ breakdown: fc.nat(1), windscreen: fc.nat(1) }, { requiredKeys: [] });

test('any book costs any risk what an independent calculation in exact fractions says', () => {
  fc.assert(
    fc.property(anyBook, anyRisk, basis, receivedOn, chosen, (book, inputs, on, day, levels) => {
      const expected = premiumOf({
        book,
        levies,
        receivedOn: day,
        basis: on,
        inputs,
        chosen: levels,
      });
      const compiled = compileBook(book);
      const onBasis = on === 'typical' ? onTypical(compiled) : compiled;
      const addOns = book.addOns.flatMap(({ id, title, levels: offered }) => {
        const level = offered[id in levels ? Number(Reflect.get(levels, id)) : offered.length];
        return level ? [{ id, title, level: level.title, netCents: level.netCents }] : [];
      });
      const found = rate(onBasis, leviesOn(levies, day), inputs, addOns);
      expect({
        net: found.netCents,
        levies: found.levyCents,
        gross: found.grossCents,
        fee: found.feeCents,
        premium: found.premiumCents,
        plans: (book.instalmentPlans ?? []).map((plan) => {
          const paid = instalments(plan, found.premiumCents);
          return { deposit: paid.depositCents, each: paid.instalmentCents, total: paid.totalCents };
        }),
      }).toEqual(
        JSON.parse(
          JSON.stringify(expected, (_, one) => (typeof one === 'bigint' ? Number(one) : one)),
        ),
      );
      expect(rate(withoutLookups(onBasis), leviesOn(levies, day), inputs, addOns)).toEqual(found);
      const { steps, ...explained } = explain(onBasis, leviesOn(levies, day), inputs, { addOns });
      expect(explained).toEqual(found);
      expect(steps.every(({ before }, i) => i === 0 || before === steps[i - 1]?.after)).toBe(true);
    }),
    runs(300),
  );
});

/** What makes no structure wrong: what a random book costs is no one's wish. */
const SENSE = new Set([
  'coverCheaper',
  'minimumBelow',
  'silencePays',
  'unknownPays',
  'openCosts',
  'exampleDiffers',
  'feesAbove',
  'noDriver',
  'wordWithoutRow',
  'rowUnreached',
  'limitBoundless',
]);

test('the checks find nothing wrong with the structure of such a book', () => {
  fc.assert(
    fc.property(anyBook, (book) => {
      expect(readBook(book)).toHaveProperty('book');
      const faults = examine(book, levies).filter(({ severity }) => severity === 'fault');
      expect(faults.filter(({ message }) => !SENSE.has(message.code))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
