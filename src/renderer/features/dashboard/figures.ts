import { daysBetween, daysLater } from '../../../shared/domain/date.ts';
import type { DayFigures } from '../../../shared/schemas/desk/dashboard.ts';
import { type QuoteQuery, writeQuery } from '../../data/quote-query.ts';
import { monthName, writtenDay } from '../../i18n/day.ts';
import { translate } from '../../i18n/i18n.ts';
import { percent } from '../../i18n/money.ts';

/** A share to a tenth of a percent: `33.3%`. */
export function writtenShare(share: number): string {
  return percent(Math.round(share * 1000) / 1000);
}

/** The place of the list of quotes with a filter. */
export function quotesLink(filter: QuoteQuery): string {
  return `/quotes?${writeQuery(filter)}`;
}

/** The quotes that were made in some days. */
export function madeIn({ from, to }: { readonly from: string; readonly to: string }) {
  return { createdFrom: from, createdTo: to };
}

/** The days, a week or a month that one bar stands for. Euro. */
export interface Bar {
  readonly from: string;
  readonly to: string;
  readonly quotes: number;
  readonly converted: number;
  readonly premium: number;
}

export type Step = 'day' | 'week' | 'month';

/** What the bars can show. */
export const MEASURES = ['quotes', 'conversion', 'premium'] as const;
export type Measure = (typeof MEASURES)[number];

const MOST_SINGLE_DAYS = 31;
const MOST_WEEKS = 18 * 7;

/** How much time a bar stands for, so that each stays wide enough to be met. */
export function stepOf(days: number): Step {
  if (days <= MOST_SINGLE_DAYS) return 'day';
  return days <= MOST_WEEKS ? 'week' : 'month';
}

const MONDAY = '2024-01-01';

/** The day of the week, from Monday as 0. */
export function weekday(day: string): number {
  return ((daysBetween(MONDAY, day) % 7) + 7) % 7;
}

/** What the days of one bar have in common. */
const kinship: Record<Step, (day: string) => string> = {
  day: (day) => day,
  week: (day) => daysLater(day, -weekday(day)),
  month: (day) => day.slice(0, 7),
};

const cents = (euro: number) => Math.round(euro * 100);

function joined(bar: Bar, day: DayFigures): Bar {
  return {
    from: bar.from,
    to: day.day,
    quotes: bar.quotes + day.quotes,
    converted: bar.converted + day.converted,
    premium: (cents(bar.premium) + cents(day.premium)) / 100,
  };
}

/** The days of a period as bars; the first and the last may be a part of their week or month. */
export function barsOf(days: readonly DayFigures[], step = stepOf(days.length)): readonly Bar[] {
  const bars = new Map<string, Bar>();
  for (const day of days) {
    const key = kinship[step](day.day);
    const none = { from: day.day, to: day.day, quotes: 0, converted: 0, premium: 0 };
    bars.set(key, joined(bars.get(key) ?? none, day));
  }
  return [...bars.values()];
}

/** The share of a bar's quotes that are accepted, 0 to 1; null where it has none. */
export function conversionOf({ quotes, converted }: Pick<Bar, 'quotes' | 'converted'>) {
  return quotes === 0 ? null : converted / quotes;
}

/** How high a bar stands, in the unit of its measure. */
export const heightOf: Record<Measure, (bar: Bar) => number> = {
  quotes: ({ quotes }) => quotes,
  conversion: (bar) => conversionOf(bar) ?? 0,
  premium: ({ premium }) => premium,
};

const LINES = 4;
const ROUND = [1, 2, 2.5, 5, 10];

/** The smallest round step, in whole units, that reaches a number in so many lines. */
function roundStep(most: number): number {
  const rough = most / LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  return Math.ceil((ROUND.find((each) => each * power >= rough) ?? 10) * power);
}

/** The lines of a scale from zero to a round number at or above the most. */
export function scaleTo(most: number, measure: Measure): readonly number[] {
  if (measure === 'conversion') return [0, 0.25, 0.5, 0.75, 1];
  const step = roundStep(Math.max(most, 1));
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, line) => line * step);
}

/** Which bars are named below: every one, or so many apart that the last is always named. */
export function isNamed(index: number, bars: number, room = 10): boolean {
  return (bars - 1 - index) % Math.ceil(bars / room) === 0;
}

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
