import { writtenDay } from '../../i18n/day.ts';
import { translate } from '../../i18n/i18n.ts';
import { monthName } from '../../i18n/month.ts';
import { type Bar, type Step, weekday } from './figures.ts';

const WEEKDAYS = ['0', '1', '2', '3', '4', '5', '6'] as const;

/** Some days as a person reads them: `16 Nov 2026 – 22 Nov 2026`, a single one by itself. */
export function writtenSpan({ from, to }: { readonly from: string; readonly to: string }): string {
  if (from === to) return writtenDay(from);
  return translate('dashboard:span', { from: writtenDay(from), to: writtenDay(to) });
}

/** The short name of a day's place in the week: `Mon`. */
function weekdayName(day: string): string {
  return translate(`dashboard:weekday.${WEEKDAYS[weekday(day)] ?? '0'}`);
}

/** A bar's time in full: `Mon 16 Nov 2026`. */
export function nameOf(bar: Bar): string {
  return bar.from === bar.to
    ? `${weekdayName(bar.from)} ${writtenDay(bar.from)}`
    : writtenSpan(bar);
}

/** A bar's time as it stands below it: `16 Nov`, `Nov`; among a few days `Mon 16`. */
export function labelOf({ from }: Bar, step: Step, bars: number): string {
  const [day, month] = [Number(from.slice(8)), monthName(Number(from.slice(5, 7)))];
  if (step === 'month') return month;
  return step === 'day' && bars <= 7 ? `${weekdayName(from)} ${day}` : `${day} ${month}`;
}
