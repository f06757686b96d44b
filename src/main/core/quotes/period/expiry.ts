import { daysLater, irishDay, irishDayStart } from '../../../../shared/domain/date.ts';
import type { QuoteSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type { EndReason, Period } from '../../../../shared/schemas/quote.ts';
import type { Library, ReadyBook } from '../../rate-books/library.ts';
import { explain } from '../../rating/rate.ts';
import { underwrite } from '../../rating/underwrite.ts';
import { ratedDates } from '../price/inputs.ts';
import { inputsFor } from './period.ts';

const DAY = 24 * 60 * 60 * 1000;

/** When a quote ends, epoch milliseconds: it can be accepted before that moment. And why then. */
export interface QuoteEnd {
  readonly expiresAt: number;
  readonly reason: EndReason;
}

interface Ending {
  readonly library: Library;
  readonly book: ReadyBook;
  readonly sections: QuoteSections;
  readonly period: Period;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** All that a price rests on, if cover begins on a day: the amount of each step, rules, fee, add-ons. */
function rated(book: ReadyBook, sections: QuoteSections, period: Period, day: string): string {
  const { periodDays: _, ...inputs } = inputsFor(sections, { ...period, from: day });
  const { declines, referrals } = underwrite(book, inputs);
  const steps = explain(book, [], inputs).steps.map(({ id, after }) => [id, after]);
  const { policyFeeCents, addOns, periods } = book.book;
  return JSON.stringify([steps, declines, referrals, policyFeeCents, addOns, periods]);
}

/** The first birthday, from a year on, of who was born on a day: that of a leap day is 1 March. */
function birthday(born: string, year: number): string {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const day = born.endsWith('-02-29') && !isLeap ? '-03-01' : born.slice(4);
  return `${year}${day}`;
}

/** The days in between on which another age of a person, a car or a fact, or another book, can begin. */
function changingDays({ library, sections }: Ending, from: string, until: string): string[] {
  const days = [...library.laterBooks(from)];
  for (let year = Number(from.slice(0, 4)); year <= Number(until.slice(0, 4)); year += 1) {
    days.push(`${year}-01-01`, ...ratedDates(sections).map((date) => birthday(date, year)));
  }
  return days.filter((day) => day > from && day < until).sort();
}

/** The first day on which the same answers would be rated or underwritten otherwise. */
function otherwise(ending: Ending, until: string): string | undefined {
  const { library, book, sections, period } = ending;
  const present = rated(book, sections, period, period.from);
  return changingDays(ending, period.from, until).find((day) => {
    const then = library.inForce(day) ?? book;
    return rated(then, sections, period, day) !== present;
  });
}

/**
 * When a quote ends. It is the first of these moments, in Irish days:
 * - `validity`: so many times 24 hours after submission, as the rate book says;
 * - `levies`: the first moment of the next day on which a levy changes, because levies are those of
 *   the day of receipt;
 * - `price`: the first moment of the first day after the period's first on which cover that begins
 *   then would be rated or underwritten otherwise, by another book, age of driver or age of car, or by
 *   another number of claims or points in the years that count. Until
 *   inception a quote keeps the price of its inception, so that this is the day after it at the earliest;
 * - `period`: the last moment of the policy's last day: after it there is nothing to sell.
 */
export function endOf(ending: Ending): QuoteEnd {
  const { library, book, period, now } = ending;
  const validUntil = now + book.book.validityDays * DAY;
  const levies = library.nextLevyChange(irishDay(now));
  const price = otherwise(ending, daysLater(irishDay(validUntil), 1));
  const startOf = (day: string | undefined) =>
    day === undefined ? Number.POSITIVE_INFINITY : irishDayStart(day);
  const ends: QuoteEnd[] = [
    { reason: 'validity', expiresAt: validUntil },
    { reason: 'levies', expiresAt: startOf(levies) },
    { reason: 'price', expiresAt: startOf(price) },
    { reason: 'period', expiresAt: startOf(daysLater(period.to, 1)) },
  ];
  return ends.reduce((first, end) => (end.expiresAt < first.expiresAt ? end : first));
}
