import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import {
  daysBetween,
  daysLater,
  irishDay,
  irishDayStart,
  irishMoment,
  lastDayOfYear,
  readDay,
  utcText,
  weekday,
  yearsBetween,
} from '../../../src/shared/domain/date.ts';
import { irishTime } from '../../../src/shared/domain/moment.ts';

const DAY = 24 * 60 * 60 * 1000;
const moments = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2060, 0, 1) });
const days = moments.map((ms) => new Date(ms).toISOString().slice(0, 10));

describe('readDay', () => {
  const lastDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map(
    (last, i) => `2026-${String(i + 1).padStart(2, '0')}-${last}`,
  );

  test.each(['1985-06-15', '2024-02-29', '2000-02-29', '1900-01-01', ...lastDays])(
    '%s exists',
    (day) => expect(readDay(day)).toBe(day),
  );

  test.each([
    ['19850615', '1985-06-15'],
    ['20240229', '2024-02-29'],
  ])('%s is %s in the basic form', (text, day) => expect(readDay(text)).toBe(day));

  test('eight digits with the year last are no day', () => {
    const years = fc.integer({ min: 1900, max: 2099 });
    const inYear = fc.tuple(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(inYear, years, ([day, month], year) => {
        const [dd, mm] = [day, month].map((part) => String(part).padStart(2, '0'));
        expect(readDay(`${dd}${mm}${year}`)).toBeUndefined();
        expect(readDay(`${mm}${dd}${year}`)).toBeUndefined();
      }),
    );
  });

  const nextOf = (day: string) => day.slice(0, 8) + String(Number(day.slice(8)) + 1);
  test.each(lastDays.map(nextOf))('%s does not', (day) => expect(readDay(day)).toBeUndefined());

  test.each([
    '',
    '2025-02-29',
    '1900-02-29',
    '2024-02-30',
    '1985-00-15',
    '1985-13-15',
    '1985-06-00',
    '1985-06-31',
    'x1985-06-15',
    '1985-06-15x',
    '1985-06-15\n',
    ' 1985-06-15',
    '85-06-15',
    '1985-6-15',
    '15/06/1985',
    '20250229',
    '850615',
    '1985-0615',
    '198506-15',
    '1985-06-15Z',
  ])('%j does not', (day) => expect(readDay(day)).toBeUndefined());
});

describe('irishDay', () => {
  test('is the day that Temporal says, of any moment', () => {
    const ofTemporal = (ms: number) =>
      Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO('Europe/Dublin');
    // Irish time began its days 25 minutes after UTC until 1916.
    const any = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2100, 0, 1) });
    fc.assert(
      fc.property(any, (ms) => {
        const start = ofTemporal(ms).startOfDay().epochMilliseconds;
        for (const moment of [ms, start, start - 1]) {
          expect(irishDay(moment)).toBe(ofTemporal(moment).toPlainDate().toString());
        }
      }),
      // On the first day of summer time, three Irish days fell on one day in UTC.
      { numRuns: 1000, examples: [[Date.UTC(1916, 4, 21, 12)]] },
    );
  });

  test.each([
    [Date.UTC(2026, 11, 31, 23, 59, 59), '2026-12-31'],
    [Date.UTC(2026, 5, 30, 22, 59, 59), '2026-06-30'],
    [Date.UTC(2026, 5, 30, 23), '2026-07-01'],
    // The nights on which the clocks change.
    [Date.UTC(2026, 2, 28, 23, 59), '2026-03-28'],
    [Date.UTC(2026, 9, 24, 23), '2026-10-25'],
  ])('%d is on %s', (ms, day) => expect(irishDay(ms)).toBe(day));

  test('is the same whichever day was asked for before', () => {
    const noon = Date.UTC(2026, 10, 21, 12);
    // A day of 23 hours, one of 25, and the nights around them.
    const starts = [Date.UTC(2026, 2, 29), Date.UTC(2026, 9, 24, 23), Date.UTC(2026, 11, 1)];
    const ends = [Date.UTC(2026, 2, 29, 23), Date.UTC(2026, 9, 26), Date.UTC(2026, 11, 2)];
    for (const [i, start] of starts.entries()) {
      const end = ends[i] ?? 0;
      const day = new Date((start + end) / 2).toISOString().slice(0, 10);
      for (const before of [noon, start, end - 1]) {
        irishDay(before);
        expect(irishDay(start)).toBe(day);
        irishDay(before);
        expect(irishDay(end - 1)).toBe(day);
        irishDay(before);
        expect(irishDay(start - 1) < day).toBe(true);
        irishDay(before);
        expect(irishDay(end) > day).toBe(true);
      }
    }
  });
});

test('utcText is whole seconds, rounded down', () => {
  expect(utcText(Date.UTC(2026, 10, 21, 9, 30, 0, 999))).toBe('2026-11-21T09:30:00Z');
  fc.assert(
    fc.property(moments, (ms) => {
      expect(Date.parse(utcText(ms))).toBe(Math.floor(ms / 1000) * 1000);
    }),
  );
});

describe('yearsBetween', () => {
  test.each([
    ['1985-06-15', '2026-06-14', 40],
    ['1985-06-15', '2026-06-15', 41],
    ['2009-12-01', '2026-12-01', 17],
    // Who was born on a leap day is a year older on 1 March.
    ['2008-02-29', '2025-02-28', 16],
    ['2008-02-29', '2025-03-01', 17],
    ['2008-02-29', '2028-02-29', 20],
    ['2026-01-01', '2026-01-01', 0],
    ['2026-01-02', '2026-01-01', -1],
    ['2026-05-15', '2027-06-14', 1],
  ])('from %s to %s: %d', (from, to, years) => expect(yearsBetween(from, to)).toBe(years));

  test('never falls as time goes on, and grows by one at each birthday', () => {
    fc.assert(
      fc.property(days, moments, (birth, ms) => {
        const day = new Date(ms).toISOString().slice(0, 10);
        const next = new Date(ms + DAY).toISOString().slice(0, 10);
        const grown = yearsBetween(birth, next) - yearsBetween(birth, day);
        const leapling = birth.slice(5) === '02-29' && next.slice(5) === '03-01';
        const birthday = next.slice(5) === birth.slice(5);
        expect([0, 1]).toContain(grown);
        if (grown === 1) expect(birthday || leapling).toBe(true);
        if (birthday) expect(grown).toBe(1);
      }),
    );
  });
});

describe('lastDayOfYear', () => {
  test.each([
    ['2026-12-01', '2027-11-30'],
    ['2026-01-01', '2026-12-31'],
    ['2027-03-01', '2028-02-29'],
    ['2028-03-01', '2029-02-28'],
    ['2027-02-28', '2028-02-27'],
    // Twelve months hold the whole of the next February.
    ['2028-02-29', '2029-02-28'],
  ])('of twelve months from %s is %s', (from, last) => expect(lastDayOfYear(from)).toBe(last));
});

test.each([
  ['2026-12-01T09:30:00Z', '2026-12-01', '09:30'],
  ['2026-06-30T23:30:59Z', '2026-07-01', '00:30'],
  ['2026-07-01T09:30:00', '2026-07-01', '09:30'],
])('%s is %s at %s in Ireland', (text, day, time) => {
  expect(irishTime(text)).toEqual({ day, time });
});

test('what is no moment has no Irish time', () => expect(irishTime('soon')).toBeUndefined());

test.each([
  ['2026-12-01', Date.UTC(2026, 11, 1)],
  ['2026-07-01', Date.UTC(2026, 5, 30, 23)],
  // The clocks change after midnight.
  ['2026-03-29', Date.UTC(2026, 2, 29)],
  ['2026-10-25', Date.UTC(2026, 9, 24, 23)],
])('%s begins in Ireland at %d', (day, ms) => {
  expect(irishDayStart(day)).toBe(ms);
  expect(irishMoment(day, '00:00:00')).toBe(ms);
  expect(irishMoment(day, '23:59:59')).toBe(irishDayStart(daysLater(day, 1)) - 1_000);
});

test.each([
  ['2026-11-21', 0, '2026-11-21'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-10-24', 2, '2026-10-26'],
])('%s and %i days are %s', (day, days, later) => {
  expect(daysLater(day, days)).toBe(later);
  expect(daysBetween(day, later)).toBe(days);
});

test('the days of a week are 0 for Sunday to 6 for Saturday', () => {
  const week = Array.from({ length: 7 }, (_, i) => daysLater('2026-11-22', i));
  expect(week.map(weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
