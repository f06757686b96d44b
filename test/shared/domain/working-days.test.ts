import { describe, expect, test } from 'vitest';
import { daysLater, weekday } from '../../../src/shared/domain/date.ts';
import {
  easterSunday,
  isWorkingDay,
  publicHolidays,
  workingDaysEarlier,
  workingDaysLater,
} from '../../../src/shared/domain/working-days.ts';

const YEARS = Array.from({ length: 2101 - 1997 }, (_, at) => 1997 + at);

/** Easter by another way: the epact and the Sunday after the full moon of the tables. Source: Clavius, by Knuth. */
function easterOfTables(year: number): string {
  const golden = (year % 19) + 1;
  const century = Math.floor(year / 100) + 1;
  const leaps = Math.floor((3 * century) / 4) - 12;
  const moon = Math.floor((8 * century + 5) / 25) - 5;
  const sunday = Math.floor((5 * year) / 4) - leaps - 10;
  let epact = (11 * golden + 20 + moon - leaps) % 30;
  if ((epact === 25 && golden > 11) || epact === 24) epact += 1;
  const full = epact > 23 ? 74 - epact : 44 - epact;
  const day = full + 7 - ((sunday + full) % 7);
  return daysLater(`${year}-03-01`, day - 1);
}

describe('the working days of Ireland', () => {
  test.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %i', (year, day) => {
    expect(easterSunday(year)).toBe(day);
  });

  test('Easter to 2100 is that of the tables', () => {
    for (const year of YEARS) expect(easterSunday(year)).toBe(easterOfTables(year));
  });

  test('the holidays of 2026, as they were published', () => {
    expect(publicHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-02-02',
      '2026-03-17',
      '2026-04-06',
      '2026-05-04',
      '2026-06-01',
      '2026-08-03',
      '2026-10-26',
      '2026-12-25',
      '2026-12-26',
    ]);
  });

  test("St Brigid's day is on a Friday the 1st where there is one, and not before 2023", () => {
    expect(publicHolidays(2022)).not.toContain('2022-02-07');
    expect(publicHolidays(2030)).toContain('2030-02-01');
    for (const year of YEARS.filter((each) => each >= 2023)) {
      const [, brigid = ''] = publicHolidays(year);
      const isFirst = weekday(`${year}-02-01`) === 5;
      expect(isFirst ? brigid.endsWith('-02-01') : weekday(brigid) === 1).toBe(true);
      expect(brigid.slice(5) <= '02-07').toBe(true);
    }
  });

  test('each year to 2100 has its holidays once, Mondays where the law says so', () => {
    for (const year of YEARS.filter((each) => each >= 2023)) {
      const days = publicHolidays(year);
      expect(new Set(days).size).toBe(10);
      expect([...days].sort()).toEqual(days);
      const mondays = days.slice(3, 8);
      expect(mondays.every((day) => weekday(day) === 1)).toBe(true);
      expect(mondays[4]?.slice(5, 7)).toBe('10');
      expect(daysLater(mondays[4] ?? '', 7).slice(5, 7)).toBe('11');
    }
  });

  test('counts over Christmas and over Easter', () => {
    // 23 December 2026 is a Wednesday: 24, 28, 29, 30, 31 count.
    expect(workingDaysLater('2026-12-23', 5)).toBe('2026-12-31');
    expect(workingDaysLater('2026-12-31', 1)).toBe('2027-01-04');
    // Good Friday is no public holiday.
    expect(isWorkingDay('2026-04-03')).toBe(true);
    expect(workingDaysLater('2026-04-02', 2)).toBe('2026-04-07');
    expect(workingDaysEarlier('2026-04-07', 2)).toBe('2026-04-02');
  });

  test('a day later and a day earlier are the way back', () => {
    for (let day = '2026-01-01'; day < '2028-01-01'; day = daysLater(day, 1)) {
      const later = workingDaysLater(day, 14);
      expect(isWorkingDay(later)).toBe(true);
      if (isWorkingDay(day)) expect(workingDaysEarlier(later, 14)).toBe(day);
    }
  });
});
