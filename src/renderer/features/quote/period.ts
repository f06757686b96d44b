import { daysBetween, lastDayOfYear } from '../../../shared/domain/date.ts';
import type { Quote } from '../../../shared/schemas/quotes/quote.ts';
import { translate } from '../../i18n/i18n.ts';
import { dayOf } from './day-of.ts';

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
