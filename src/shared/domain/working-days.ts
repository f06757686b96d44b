import { memoize } from '../data/memoize.ts';
import { daysLater, weekday } from './date.ts';

const MONDAY = 1;
const FRIDAY = 5;
const SATURDAY = 6;

/** The first such day of the week on or after a day. */
function onOrAfter(day: string, wanted: number): string {
  return daysLater(day, (wanted - weekday(day) + 7) % 7);
}

/** Easter Sunday. Source: the Gregorian computus, Meeus, Astronomical Algorithms, chapter 8. */
export function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const moon =
    (19 * (year % 19) +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7;
  const late = Math.floor(((year % 19) + 11 * moon + 22 * week) / 451);
  // Days after 22 March, the earliest that there is.
  return daysLater(`${year}-03-22`, moon + week - 7 * late);
}

/** Since 2023: the first Monday of February, but the 1st where that is a Friday. */
function saintBrigid(year: number): string[] {
  if (year < 2023) return [];
  const first = `${year}-02-01`;
  return [weekday(first) === FRIDAY ? first : onOrAfter(first, MONDAY)];
}

/**
 * The public holidays of Ireland in a year. One that falls on a weekend moves to no other day. Source:
 * Organisation of Working Time Act 1997, second schedule; SI 50/2022 for St Brigid's day.
 */
export const publicHolidays = memoize((year: number): readonly string[] => [
  `${year}-01-01`,
  ...saintBrigid(year),
  `${year}-03-17`,
  daysLater(easterSunday(year), 1),
  onOrAfter(`${year}-05-01`, MONDAY),
  onOrAfter(`${year}-06-01`, MONDAY),
  onOrAfter(`${year}-08-01`, MONDAY),
  // The last Monday of October.
  onOrAfter(`${year}-10-25`, MONDAY),
  `${year}-12-25`,
  `${year}-12-26`,
]);

/** Whether a calendar day is neither a Saturday, a Sunday nor a public holiday in Ireland. */
export function isWorkingDay(day: string): boolean {
  const ofWeek = weekday(day);
  if (ofWeek === 0 || ofWeek === SATURDAY) return false;
  return !publicHolidays(Number(day.slice(0, 4))).includes(day);
}

function counted(day: string, count: number, step: 1 | -1): string {
  let found = day;
  for (let left = count; left > 0; ) {
    found = daysLater(found, step);
    if (isWorkingDay(found)) left -= 1;
  }
  return found;
}

/** The day so many working days later: the day after counts first. */
export function workingDaysLater(day: string, count: number): string {
  return counted(day, count, 1);
}

/** The day so many working days earlier: the day before counts first. */
export function workingDaysEarlier(day: string, count: number): string {
  return counted(day, count, -1);
}
