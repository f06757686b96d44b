import { daysBetween, irishDay, irishText, lastDayOfYear } from '../../../../shared/domain/date.ts';
import { epochOf, irishTime } from '../../../../shared/domain/moment.ts';
import { STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { dayOf } from '../../../i18n/day.ts';
import { translate } from '../../../i18n/i18n.ts';

/** When cover begins, ISO 8601: of a policy, when it began; of a quote, when it was asked for. */
export function startsAt({ policyStartDate, policy }: Quote): string {
  return policyStartDate ?? policy.inceptionDate;
}

/** What a premium is for: a year, or so many days; levies and fee included. */
export function total(quote: Pick<Quote, 'period'>): string {
  return translate('quote:head.total', { period: periodWords(quote) });
}

/** How long the cover is that a premium is for. */
export function periodWords({ period }: Pick<Quote, 'period'>): string {
  if (period.to === lastDayOfYear(period.from)) return translate('quote:head.year');
  return translate('quote:head.days', { count: daysBetween(period.from, period.to) + 1 });
}

/** The first and the last day of cover, and how long that is. */
export function periodDays(quote: Quote): string {
  const { from, to } = quote.period;
  const length = periodWords(quote);
  return translate('quote:head.fromTo', { from: dayOf(from), to: dayOf(to), length });
}

/**
 * Until when a quote can be accepted, in words: `Valid until 21 Dec 2026, 12 days left`.
 * @param now epoch milliseconds
 */
export function validity(quote: Quote, now: number): string {
  const reason = quote.expiresBecause ?? 'validity';
  const words = until(quote, now);
  return reason === 'validity' || !STATUSES[quote.status].isOpen
    ? words
    : `${words}. ${translate(`quote:validity.because.${reason}`)}`;
}

function until({ status, expiresAt, expiresBecause = 'validity' }: Quote, now: number): string {
  // What ends with a day ends in its last second.
  const end = epochOf(expiresAt) ?? now;
  const last = irishTime(irishText(expiresBecause === 'validity' ? end : end - 1000));
  if (!last) return '';
  const day = dayOf(last.day);
  if (!STATUSES[status].isOpen) return translate('quote:validity.expired', { day });
  const count = daysBetween(irishDay(now), last.day);
  if (count <= 0) return translate('quote:validity.today', { day, time: last.time });
  return translate('quote:validity.left', { day, count });
}

/** What people call a quote: who it is for, and which car. */
export function quoteTitle({ customer, vehicle }: Pick<Quote, 'customer' | 'vehicle'>): string {
  return `${customer.firstName} ${customer.surname} · ${vehicle.registrationNumber}`;
}

/** The optional covers of a quote, each with its level: `Breakdown assistance: In Europe too`. */
export function addOnWords({ policy: { addOns = [] } }: Pick<Quote, 'policy'>): string[] {
  return addOns.map(({ title, levelTitle }) => `${bookWords(title)}: ${bookWords(levelTitle)}`);
}
