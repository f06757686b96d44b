import { daysBetween, irishDay, irishTime } from '../../../shared/domain/date.ts';
import type { Quote } from '../../../shared/schemas/quote.ts';
import { translate } from '../../i18n/i18n.ts';
import { dayOf } from './day-of.ts';

/**
 * Until when a quote can be accepted, in words: `Valid until 21 Dec 2026, 12 days left`.
 * @param now epoch milliseconds
 */
export function validity({ status, expiresAt }: Quote, now: number): string {
  const day = dayOf(expiresAt);
  if (status === 'expired') return translate('quote:validity.expired', { day });
  const last = irishTime(expiresAt)?.day;
  const count = last === undefined ? 0 : daysBetween(irishDay(now), last);
  if (count <= 0)
    return translate('quote:validity.today', { day, time: irishTime(expiresAt)?.time });
  return translate('quote:validity.left', { day, count });
}
