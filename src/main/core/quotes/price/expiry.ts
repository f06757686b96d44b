import { daysLater, irishDay, irishDayStart } from '../../../../shared/domain/date.ts';
import { inEnglish } from '../../../../shared/domain/messages/english.ts';
import type { QuoteSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type { RatingInputs } from '../../../../shared/domain/quote-fields/rating-inputs.ts';
import type { Cover } from '../../../../shared/domain/quotes/cover.ts';
import type { EndReason, Period } from '../../../../shared/schemas/quotes/quote.ts';
import type { Reason } from '../../../../shared/schemas/quotes/reason.ts';
import type { Library, ReadyBook } from '../../rate-books/library.ts';
import { addOnCents, factorsOf } from '../../rating/add-ons.ts';
import { netSteps } from '../../rating/rate.ts';
import { type Underwritten, underwrite } from '../../rating/underwrite.ts';
import { ratedDates } from '../document/inputs.ts';
import { inputsFor } from '../history/period.ts';
import { type Marks, onMarks } from './to-confirm.ts';

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
  /** What the customer has not confirmed. */
  readonly marks: Marks;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A risk as a book rates and underwrites it, if cover begins on a day. */
interface Rated extends Underwritten {
  readonly book: ReadyBook;
  /** After each step, and of each level of the optional covers that have factors of their own. */
  readonly cents: readonly number[];
}

/** The prices of optional covers that depend on the risk: each may be added while the quote is open. */
function addOnPrices(book: ReadyBook, inputs: RatingInputs): number[] {
  return book.book.addOns
    .filter((addOn) => factorsOf(book, addOn).length > 0)
    .flatMap(({ id, title, levels }) =>
      levels.map(({ level, netCents }) => addOnCents(book, inputs, { id, title, level, netCents })),
    );
}

function rated(
  plain: ReadyBook,
  { sections, period, marks }: Pick<Ending, 'sections' | 'period' | 'marks'>,
  day: string,
): Rated {
  const book = onMarks(plain, marks);
  const { periodDays: _, ...inputs } = inputsFor(sections, { ...period, from: day });
  const cents = [...netSteps(book, inputs), ...addOnPrices(book, inputs)];
  return { book, cents, ...underwrite(book, inputs) };
}

function sameReasons(some: readonly Reason[], others: readonly Reason[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ rule, message }, i) => {
      const other = others[i];
      return other && rule === other.rule && inEnglish(message) === inEnglish(other.message);
    })
  );
}

/** All of a book that a price rests on next to its steps: their names, fees, plans, add-ons, periods and limits. */
function terms({ factors, book }: ReadyBook, cover: Cover): string {
  const ids = factors[cover].map(({ id }) => id);
  const { policyFeeCents, fees, instalmentPlans, addOns, periods, limits } = book;
  const charges = [policyFeeCents, fees, instalmentPlans];
  return JSON.stringify([ids, charges, addOns, periods, limits]);
}

/** Whether two ratings of a risk are the same: the amount of each step, the reasons and the terms. */
function isSame(one: Rated, other: Rated, cover: Cover): boolean {
  return (
    one.cents.length === other.cents.length &&
    one.cents.every((cents, i) => cents === other.cents[i]) &&
    sameReasons(one.declines, other.declines) &&
    sameReasons(one.referrals, other.referrals) &&
    (one.book === other.book || terms(one.book, cover) === terms(other.book, cover))
  );
}

/** The first birthday, from a year on, of who was born on a day: that of a leap day is 1 March. */
function birthday(born: string, year: number): string {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const day = born.endsWith('-02-29') && !isLeap ? '-03-01' : born.slice(4);
  return `${year}${day}`;
}

/** The days in between on which another age of a person, a car or a fact, or another book of its scheme, can begin. */
function changingDays({ library, book, sections }: Ending, from: string, until: string): string[] {
  const days = [...library.laterBooks(from, book.scheme.id)];
  for (let year = Number(from.slice(0, 4)); year <= Number(until.slice(0, 4)); year += 1) {
    days.push(`${year}-01-01`, ...ratedDates(sections).map((date) => birthday(date, year)));
  }
  return days.filter((day) => day > from && day < until).sort();
}

/** Whether cover that begins on another day would be rated and underwritten as a quote is. */
export function isRatedAlike(ending: Omit<Ending, 'now'>, day: string): boolean {
  const { library, book, sections, period } = ending;
  const then = rated(library.inForce(day, book.scheme.id) ?? book, ending, day);
  return isSame(then, rated(book, ending, period.from), sections.policy.coverType);
}

/** The first day on which the same answers would be rated or underwritten otherwise. */
function otherwise(ending: Ending, until: string): string | undefined {
  const { library, book, sections, period } = ending;
  const days = changingDays(ending, period.from, until);
  // Most quotes have no such day, and nothing to compare with.
  if (days.length === 0) return undefined;
  const present = rated(book, ending, period.from);
  return days.find((day) => {
    const then = rated(library.inForce(day, book.scheme.id) ?? book, ending, day);
    return !isSame(then, present, sections.policy.coverType);
  });
}

/**
 * When a quote ends. It is the first of these moments, in Irish days:
 * - `validity`: so many times 24 hours after submission, as the rate book says;
 * - `levies`: the next moment at which a levy changes, because levies are those of the day of receipt:
 *   mostly the first of a day, and that at which another levy table comes into force;
 * - `price`: the first moment of the first day after the period's first on which cover that begins
 *   then would be rated or underwritten otherwise, by another book, age of driver or age of car, or by
 *   another number of claims or points in the years that count. Until
 *   inception a quote keeps the price of its inception, so that this is the day after it at the earliest;
 * - `period`: the last moment of the policy's last day: after it there is nothing to sell.
 */
export function endOf(ending: Ending): QuoteEnd {
  const { library, book, period, now } = ending;
  const validUntil = now + book.book.validityDays * DAY;
  const levies = library.nextLevyChange(now, book);
  const price = otherwise(ending, daysLater(irishDay(validUntil), 1));
  const startOf = (day: string | undefined) =>
    day === undefined ? Number.POSITIVE_INFINITY : irishDayStart(day);
  const ends: QuoteEnd[] = [
    { reason: 'validity', expiresAt: validUntil },
    { reason: 'levies', expiresAt: levies ?? Number.POSITIVE_INFINITY },
    { reason: 'price', expiresAt: startOf(price) },
    { reason: 'period', expiresAt: startOf(daysLater(period.to, 1)) },
  ];
  return ends.reduce((first, end) => (end.expiresAt < first.expiresAt ? end : first));
}
