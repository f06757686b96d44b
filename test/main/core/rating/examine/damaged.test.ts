import { expect, test } from 'vitest';
import { examine } from '../../../../../src/main/core/rating/examine/examine.ts';
import {
  type Finding,
  findingText,
  isFault,
} from '../../../../../src/main/core/rating/examine/finding.ts';
import { COVERS, coverTitle } from '../../../../../src/shared/domain/quotes/cover.ts';
import type { Factor, RateBook } from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import { levies } from '../demonstration.ts';
import { added, book, factor } from './sound-book.ts';

const FACTORS = book.factors;
const at = (id: string) => FACTORS.findIndex((one) => one.id === id);

/** What is found where one factor is another. */
const findingsOf = (changed: Factor) =>
  added({ ...book, factors: FACTORS.with(at(changed.id), changed) }).filter(
    ({ path }) => !path.startsWith('examples['),
  );

const age = factor('line', 'driver-age');
const claims = factor('bands', 'claims');
const fuel = factor('table', 'fuel');
const group = factor('combination', 'vehicle-group');

/** The claims with another multiplier for one. */
const claimAt = (relativity: number) => ({
  ...claims,
  bands: claims.bands.map((band) => (band.from === 1 ? { ...band, relativity } : band)),
});

test.each<[string, Factor, string, Partial<Finding>]>([
  [
    'a point that is no whole number',
    { ...age, points: age.points.map((one, i) => (i === 1 ? { ...one, at: one.at - 0.5 } : one)) },
    'points[1].at',
    { row: `${(age.points[1]?.at ?? 0) - 0.5}`, severity: 'fault' },
  ],
  ['a multiplier of 0', claimAt(0), 'bands[1].relativity', { row: '1', severity: 'fault' }],
  ['a tiny one', claimAt(0.0999), 'bands[1].relativity', { row: '1', severity: 'warning' }],
  ['a huge one', claimAt(10.0001), 'bands[1].relativity', { row: '1', severity: 'warning' }],
  [
    'a row that is assumed and not there',
    { ...fuel, assume: 'Steam' },
    'assume',
    { row: 'Steam', severity: 'fault' },
  ],
  [
    'a row of no combination',
    { ...group, rows: [...group.rows, { row: 'Zyzzyva', relativity: 1 }] },
    `rows[${group.rows.length}]`,
    { row: 'Zyzzyva', severity: 'fault' },
  ],
])('%s is found at its table and row', (_, changed, place, expected) => {
  const { id, title } = changed;
  expect(findingsOf(changed)).toContainEqual(
    expect.objectContaining({
      path: `factors[${at(id)}].${place}`,
      table: { id, title },
      ...expected,
    }),
  );
});

test('a premium of every cover that passes the largest exact one is found where it does', () => {
  const huge: RateBook = structuredClone(book);
  huge.base.cents = { Comprehensive: 900_000, TPFT: 750_000, ThirdParty: 620_000 };
  const found = examine(huge, levies).filter(({ message }) => message.code === 'premiumTooLarge');
  expect(found.map(({ message }) => message.values?.cover)).toEqual(
    COVERS.map((cover) => coverTitle[cover]),
  );
  expect(found.every(isFault)).toBe(true);
  expect(findingText(found[0] as Finding)).toMatch(
    /^factors\[\d+\]\.\w+\[\d+\]: With .+ a premium under Comprehensive exceeds 10000000 euro, the most that stays exact$/,
  );
});
