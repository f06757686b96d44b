import { daysBetween, irishDay, irishText } from '../../../shared/domain/date.ts';
import { epochOf, irishTime } from '../../../shared/domain/moment.ts';
import { STATUSES } from '../../../shared/domain/quotes/quote-status.ts';
import type { Quote } from '../../../shared/schemas/quotes/quote.ts';
import { translate } from '../../i18n/i18n.ts';
import { dayOf } from './day-of.ts';

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
