import { daysBetween, irishDay, irishTime } from '../../../shared/date.ts';
import type { Quote } from '../../../shared/shapes/quote.ts';
import { say } from '../../words/words.ts';
import { dayOf } from './day-of.ts';

/**
 * Until when a quote can be accepted, in words: `Valid until 21 Dec 2026, 12 days left`.
 * @param now epoch milliseconds
 */
export function validity({ status, expiresAt }: Quote, now: number): string {
  const day = dayOf(expiresAt);
  if (status === 'expired') return say('quote:validity.expired', { day });
  const last = irishTime(expiresAt)?.day;
  const count = last === undefined ? 0 : daysBetween(irishDay(now), last);
  if (count <= 0) return say('quote:validity.today', { day, time: irishTime(expiresAt)?.time });
  return say('quote:validity.left', { day, count });
}
