import { describe, expect, test } from 'vitest';
import { contentHash } from '../../../../src/main/adapters/node/hash.ts';
import {
  bookOfSheets,
  toSheets,
} from '../../../../src/main/core/rate-books/workbook/book-sheets.ts';
import { CONDITIONS } from '../../../../src/main/core/rate-books/workbook/list-sheets.ts';
import { examine } from '../../../../src/main/core/rating/examine/examine.ts';
import { findingText } from '../../../../src/main/core/rating/examine/finding.ts';
import { readBook } from '../../../../src/main/core/rating/examine/shape.ts';
import { compileBook } from '../../../../src/main/core/rating/rate.ts';
import { underwrite } from '../../../../src/main/core/rating/underwrite.ts';
import type { RatingInputs } from '../../../../src/shared/domain/quote-fields/rating-inputs.ts';
import type { UnderwritingRule } from '../../../../src/shared/schemas/rate-books/rate-book.ts';
import { book, levies } from './demonstration.ts';

const learner = { factor: 'licence-type', row: 'Learner' } as const;

/** 12 points disqualify anyone who drives, 7 a learner or a novice. */
const POINTS: UnderwritingRule = {
  id: 'disqualifying-points',
  decision: 'decline',
  match: 'any',
  conditions: [
    { input: 'penaltyPoints', above: 11 },
    { match: 'all', tests: [learner, { input: 'penaltyPoints', above: 6 }] },
  ],
  reason: 'So many penalty points disqualify from driving',
};
const FAST_CAR: UnderwritingRule = {
  id: 'fast-car',
  decision: 'refer',
  match: 'all',
  conditions: [
    { input: 'value', above: 40_000 },
    { match: 'any', tests: [learner, { input: 'driverAge', below: 25 }] },
  ],
  reason: 'A learner or a driver under 25 with so valuable a car is for an underwriter to accept',
};

const ruled = (...underwriting: UnderwritingRule[]) => ({ ...book, underwriting });
const under = (rule: UnderwritingRule, inputs: Omit<RatingInputs, 'cover'>) => {
  const { declines, referrals } = underwrite(compileBook(ruled(rule)), {
    cover: 'Comprehensive',
    ...inputs,
  });
  return [...declines, ...referrals].map(({ rule: id }) => id);
};

describe('a rule over several answers', () => {
  test.each<[Omit<RatingInputs, 'cover'>, boolean]>([
    [{}, false],
    [{ penaltyPoints: 7 }, false],
    [{ licenceType: 'Learner' }, false],
    [{ licenceType: 'Learner', penaltyPoints: 6 }, false],
    [{ licenceType: 'Learner', penaltyPoints: 7 }, true],
    [{ licenceType: 'Full', penaltyPoints: 7 }, false],
    [{ licenceType: 'Full', penaltyPoints: 12 }, true],
    // The book assumes a row of a licence that it does not know, and an assumption makes no rule hold.
    [{ licenceType: 'On paper', penaltyPoints: 7 }, false],
  ])('holds by and/or of what was given: %o', (inputs, holds) => {
    expect(under(POINTS, inputs)).toEqual(holds ? ['disqualifying-points'] : []);
  });

  test('is said of each named driver who meets it, but not of a car alone', () => {
    const young = { driver: 1, driverAge: 20 };
    const careful = { driver: 2, driverAge: 50, licenceType: 'Full' };
    const risk = { value: 50_000, driverAge: 40, namedDrivers: [young, careful] };
    expect(under(FAST_CAR, risk)).toEqual(['fast-car-driver-1']);
    const either: UnderwritingRule = { ...FAST_CAR, match: 'any' };
    expect(under(either, risk)).toEqual(['fast-car']);
  });

  test('is checked test by test', () => {
    const faulty: UnderwritingRule = {
      ...POINTS,
      conditions: [
        { input: 'excess', above: 1 },
        { match: 'all', tests: [{ input: 'driverAge' }, { ...learner, row: 'No one' }] },
      ],
    };
    expect(examine(ruled(faulty), levies).map(findingText)).toEqual([
      'underwriting[0].conditions[0].input: excess is not known yet when the risk is underwritten',
      'underwriting[0].conditions[1].tests[0]: The rule has no bound, so it never applies',
      'underwriting[0].conditions[1].tests[1].row: The table licence-type has no row No one',
    ]);
    expect(examine(ruled(POINTS, FAST_CAR), levies)).toEqual(examine(ruled(), levies));
  });

  test('is refused where it has not the shape of one', () => {
    const { conditions: _, ...bare } = POINTS;
    const read = readBook({ ...book, underwriting: [bare] });
    expect('findings' in read && read.findings.map(findingText)).toEqual([
      'underwriting[0].conditions: is required',
    ]);
  });

  test('goes through a workbook, where each fault has its cell', () => {
    const whole = ruled(POINTS, ...book.underwriting, FAST_CAR);
    const sheets = toSheets(whole, contentHash(whole));
    const read = bookOfSheets(sheets);
    expect('book' in read && read.book).toEqual(whole);
    const place = 'place' in read ? read.place : undefined;
    const path = `underwriting[${whole.underwriting.length - 1}].conditions[1].tests[0].row`;
    const faulty = { severity: 'fault', path, message: { code: 'noBound' } } as const;
    expect(place?.(faulty).cell).toEqual({ sheet: CONDITIONS, row: 10, column: 8 });
    const orphaned = bookOfSheets(
      sheets.map((sheet) =>
        sheet.name === CONDITIONS
          ? { ...sheet, rows: [...sheet.rows, [{ kind: 'text', text: 'No one' }]] }
          : sheet,
      ),
    );
    expect(orphaned.findings.map(findingText)).toEqual([
      'underwriting: There is no rule called "No one"',
    ]);
  });
});
