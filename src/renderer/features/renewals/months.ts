import { daysLater } from '../../../shared/domain/date.ts';
import { monthName } from '../../i18n/month.ts';

/** How many months are offered: the last one, this one, and a year from here. */
const OFFERED = 14;

/** The first day of the month so many months after the one of a day. */
function firstDay(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const month = String((count % 12) + 1).padStart(2, '0');
  return `${Math.floor(count / 12)}-${month}-01`;
}

/** The months around a day, as `YYYY-MM`. */
export function monthsAround(today: string): string[] {
  return Array.from({ length: OFFERED }, (_, at) => firstDay(today, at - 1).slice(0, 7));
}

/** The first and the last day of a month. */
export function daysOfMonth(month: string): { readonly from: string; readonly to: string } {
  const from = `${month}-01`;
  return { from, to: daysLater(firstDay(from, 1), -1) };
}

/** A month in the language shown: `Mar 2027`. */
export function writtenMonth(month: string): string {
  return `${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`;
}
