import { addressLine } from '../../../shared/domain/address.ts';
import { irishDay, utcText } from '../../../shared/domain/date.ts';
import { irishTime } from '../../../shared/domain/moment.ts';
import type { QuoteSections } from '../../../shared/domain/quote-fields/quote-sections.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A calendar day as it is read: `2026-12-01` is 1 December 2026. */
export function dayText(day: string): string {
  const month = MONTHS[Number(day.slice(5, 7)) - 1];
  return `${Number(day.slice(8, 10))} ${month} ${day.slice(0, 4)}`;
}

/** The Irish day of epoch milliseconds, as it is read. */
export function dayOf(at: number): string {
  return dayText(irishDay(at));
}

/** Euro with cents and thousands: 1234.5 is €1,234.50, and below nothing −€1,234.50. */
export function money(euro: number): string {
  const [whole = '', cents = ''] = Math.abs(euro).toFixed(2).split('.');
  const sign = euro < 0 ? '−' : '';
  return `${sign}€${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

/** A difference in euro, its sign always shown. */
export function change(euro: number): string {
  const rounded = Math.round(euro * 100) / 100;
  return rounded > 0 ? `+${money(rounded)}` : rounded < 0 ? money(rounded) : '–';
}

/** A rate as percent: 0.03 is `3%`. */
export function percent(rate: number): string {
  return `${Math.round(rate * 10_000) / 100}%`;
}

/** An Irish day and time: `1 December 2026, 09:30 (Irish time)`. */
export function momentText(text: string): string {
  const irish = irishTime(text);
  return irish ? `${dayText(irish.day)}, ${irish.time} (Irish time)` : text;
}

/** The Irish day and time of epoch milliseconds, as it is read. */
export function momentOf(at: number): string {
  return momentText(utcText(at));
}

/** A person's name, as given. */
export function nameText({
  title,
  firstName,
  surname,
}: Pick<QuoteSections['customer'], 'title' | 'firstName' | 'surname'>): string {
  return [title, firstName, surname].filter((part) => part !== undefined).join(' ');
}

/** An address on one line; undefined where nothing of it was given. */
export function addressText({ address }: QuoteSections['customer']): string | undefined {
  return addressLine(address) || undefined;
}

/** What is said where an optional answer is missing. */
export const NOT_GIVEN = 'Not given';

/** A number with its unit (`1 year`, `2 years`), or that it was not given. */
export function amount(value: number | undefined, units = ''): string {
  if (value === undefined) return NOT_GIVEN;
  const unit = value === 1 ? units.replace(/s$/, '') : units;
  return `${String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}${unit && ` ${unit}`}`;
}

/** An amount of euro, with cents only where there are some. */
export const shortMoney = (euro: number): string =>
  Number.isInteger(euro) ? `€${amount(euro)}` : money(euro);
