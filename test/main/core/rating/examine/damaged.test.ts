import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examine } from '../../../../../src/main/core/rating/examine/examine.ts';
import {
  type Finding,
  findingText,
  isFault,
} from '../../../../../src/main/core/rating/examine/finding.ts';
import { COVERS, coverTitle } from '../../../../../src/shared/domain/quotes/cover.ts';
import type { RateBook } from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import { levies } from '../demonstration.ts';
import {
  combinationTwice,
  type Damage,
  droppedAssumption,
  droppedFirstBand,
  finer,
  overlap,
  pointBetween,
  priced,
  rowOfNothing,
  rowTwice,
  unusual,
  wordOfAnother,
  wrongInput,
  wrongRow,
} from './any-damage.ts';
import { added, book } from './sound-book.ts';

/** A damage whose report names its place alone: a whole book is too long to read. */
const shortly = (damage: Damage) => ({
  ...damage,
  [fc.toStringMethod]: () => `${damage.path} ${damage.row}`,
});

function findingsOf({ factors }: Damage): Finding[] {
  return added({ ...book, factors: [...factors] });
}

describe('one edit of a sound book is found at its table and row', () => {
  test.each<[string, fc.Arbitrary<Damage>]>([
    ['a row is dropped that is assumed', droppedAssumption],
    ['the first band is dropped', droppedFirstBand],
    ['a row stands there twice', rowTwice],
    ['a row has a word of another', wordOfAnother],
    ['a row begins where the one before it does', overlap],
    ['a point is no whole number', pointBetween],
    ['a multiplier is too fine', priced(finer, 'fault')],
    ['a multiplier is 0', priced(fc.constant(0), 'fault')],
    ['a multiplier is tiny or huge', priced(unusual, 'warning')],
    ['a combination has an input of another table', wrongInput],
    ['a combination names no row', wrongRow],
    ['a combination stands there twice', combinationTwice],
    ['a row has no combination', rowOfNothing],
  ])('%s', (_, damages) => {
    fc.assert(
      fc.property(damages.map(shortly), (damage) => {
        const { factors, path, row, severity } = damage;
        const at = Number(/\d+/.exec(path)?.[0]);
        const { id = '', title = '' } = factors[at] ?? {};
        expect(findingsOf(damage)).toContainEqual(
          expect.objectContaining({
            path,
            severity,
            table: { id, title },
            ...(row === undefined ? {} : { row }),
          }),
        );
      }),
      { numRuns: 10 },
    );
  });
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
