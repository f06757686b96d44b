import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examine } from '../../../../src/main/core/rating/examine/examine.ts';
import { explain } from '../../../../src/main/core/rating/explain.ts';
import { compileBook, periodShare, rate } from '../../../../src/main/core/rating/rate.ts';
import { withSentences } from '../../../../src/shared/contract/sentences.ts';
import { inEnglish } from '../../../../src/shared/domain/messages/message.ts';
import type { Periods } from '../../../../src/shared/schemas/rate-books/rate-book.ts';
import { book, compiled, in2026, levies } from './demonstration.ts';

const PERIODS: Periods = book.periods ?? { leastDays: 1, mostMonths: 12, scale: [] };

describe('the share of a year’s premium', () => {
  test.each([
    [1, 1_500, 'up to 10 days'],
    [10, 1_500, 'up to 10 days'],
    [11, 2_500, 'up to 31 days'],
    [31, 2_500, 'up to 31 days'],
    [32, 4_000, 'up to 62 days'],
    [184, 7_500, 'up to 184 days'],
    [306, 9_500, 'up to 306 days'],
    [307, 10_000, 'up to 366 days'],
    [366, 10_000, 'up to 366 days'],
    // 10,000 × 367 / 365 = 10,054.79 and 10,000 × 397 / 365 = 10,876.71
    [367, 10_055, '367 of 365 days'],
    [397, 10_877, '397 of 365 days'],
  ])('of %i days is %i ten-thousandths', (days, cents, row) => {
    const share = periodShare(PERIODS, days);
    expect(inEnglish(share.row)).toBe(row);
    expect(share.of(10_000)).toBe(cents);
  });

  test('is never more for a shorter policy', () => {
    const days = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(days, days, fc.integer({ min: 0, max: 1_000_000 }), (a, b, cents) => {
        const [short, long] = a <= b ? [a, b] : [b, a];
        expect(periodShare(PERIODS, short).of(cents)).toBeLessThanOrEqual(
          periodShare(PERIODS, long).of(cents),
        );
      }),
    );
  });
});

describe('a premium', () => {
  const RISK = { cover: 'Comprehensive' } as const;
  const year = rate(compiled, in2026, RISK).netCents;

  test('of a part of the year has a line of its own, before the add-ons', () => {
    const addOns = [{ id: 'legal', title: 'Legal', level: 'Standard', netCents: 2_500 }];
    const inputs = { ...RISK, periodDays: 90 };
    const explained = explain(compiled, in2026, inputs, { addOns });
    expect(explained.netCents).toBe(Math.floor((year + 1) / 2) + 2_500);
    expect(rate(compiled, in2026, inputs, addOns).netCents).toBe(explained.netCents);
    expect(withSentences(explained.steps.slice(-2))).toMatchObject([
      { id: 'period', input: '90 days', row: 'up to 92 days', relativity: 5_000, before: year },
      { id: 'legal' },
    ]);
  });

  test('is that of a year where the book knows no periods', () => {
    const { periods: _, ...old } = book;
    expect(rate(compileBook(old), in2026, { ...RISK, periodDays: 90 }).netCents).toBe(year);
    expect(explain(compileBook(old), in2026, { ...RISK, periodDays: 90 }).steps).toEqual(
      explain(compileBook(old), in2026, RISK).steps,
    );
  });
});

describe('a rate book is refused', () => {
  const last = { upToDays: 366, share: 1 };
  const found = (periods: Partial<Periods>) =>
    examine({ ...book, periods: { ...PERIODS, ...periods } }, levies).map(({ path }) => path);

  test.each([
    [
      [{ upToDays: 31, share: 0.3 }, { upToDays: 31, share: 0.4 }, last],
      ['periods.scale[1].upToDays'],
    ],
    [
      [{ upToDays: 31, share: 0.3 }, { upToDays: 62, share: 0.2 }, last],
      ['periods.scale[1].share'],
    ],
    [[{ upToDays: 31, share: 0.33333 }, last], ['periods.scale[0].share']],
    [[{ upToDays: 31, share: 0.3 }], ['periods.scale']],
    [[{ upToDays: 366, share: 0.9 }], ['periods.scale']],
  ])('where its scale is %j', (scale, paths) => {
    expect(found({ scale })).toEqual(paths);
  });

  test('where its shortest policy is longer than a year', () => {
    expect(found({ leastDays: 367 })).toEqual(['periods.leastDays']);
    expect(found({ leastDays: 366, scale: [last] })).toEqual([]);
  });
});
