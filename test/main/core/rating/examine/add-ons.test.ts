import { describe, expect, test } from 'vitest';
import { examine } from '../../../../../src/main/core/rating/examine/examine.ts';
import { findingText } from '../../../../../src/main/core/rating/examine/finding.ts';
import type { FactorOf, RateBook } from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import { book, carAge, night } from '../add-on-book.ts';
import { levies } from '../demonstration.ts';
import { tiny } from '../tiny-book.ts';

const found = (changed: Partial<RateBook>) =>
  examine({ ...book, ...changed }, levies)
    .filter(({ severity }) => severity === 'fault')
    .map(findingText);
const withCar = (changed: Partial<FactorOf<'bands'>>) =>
  found({ factors: [{ ...carAge, ...changed }, ...tiny.factors, night] });
const withLevel = (netCents: number) =>
  found({
    addOns: book.addOns.map((one) => ({
      ...one,
      levels: [{ level: 'first', title: 'First', netCents }, ...one.levels],
    })),
  });

describe('examine finds in a factor of an optional cover', () => {
  test('nothing where it is sound', () => {
    expect(found({})).toEqual([]);
  });

  test.each([
    [withCar({ addOn: 'legal' }), 'factors[0].addOn: There is no optional cover legal'],
    [
      withCar({ covers: ['TPFT'] }),
      'factors[0].covers: An optional cover costs the same under every cover, so its factors cannot name covers',
    ],
    [withCar({ id: 'parking', covers: ['TPFT'] }), 'factors[1].id: parking is here twice'],
    [
      found({
        factors: [...tiny.factors, { ...night, unknown: { decision: 'decline', reason: 'No' } }],
      }),
      'factors[3].unknown.decision: A factor of an optional cover cannot refer or decline: use an underwriting rule',
    ],
    [
      withLevel(0),
      'factors[0].bands[1]: The level first of breakdown costs nothing and is in every quote: this row would charge for it',
    ],
    [
      found({ limits: [{ id: 'l', title: 'L', factors: ['breakdown-night'], most: 2 }] }),
      'limits[0].factors[0]: The factor breakdown-night changes the price of breakdown only, not the premium',
    ],
    [
      found({
        namedDrivers: {
          title: 'Drivers',
          driver: 'Driver',
          factors: ['breakdown-night'],
          share: 1,
          mainShare: 1,
        },
      }),
      'namedDrivers.factors[0]: The factor breakdown-night changes the price of breakdown only, not the premium',
    ],
    [
      found({ examples: book.examples.map((one) => ({ ...one, addOns: { legal: 'x' } })) }),
      'examples[0].addOns.legal: The optional cover legal has no level x',
    ],
    [
      withLevel(900_000_000),
      'factors[0].bands[1]: With 10 and the dearest rows before it, the price of breakdown exceeds 10000000 euro, the most that stays exact',
    ],
    [
      withCar({ assume: { typical: 10, cautious: 5 } }),
      'factors[0].assume.cautious: A full quote without this answer would cost less than a quick price',
    ],
  ])('%j: %s', (findings, sentence) => {
    expect(findings).toContain(sentence);
  });
});
