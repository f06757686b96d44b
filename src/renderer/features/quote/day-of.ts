import { readDay } from '../../../shared/domain/date.ts';
import { irishTime } from '../../../shared/domain/moment.ts';
import { writtenDay } from '../../i18n/day.ts';

/** The Irish day of a day or moment in ISO 8601, as a person reads it: `1 Dec 2026`. */
export function dayOf(iso: string): string {
  const day = readDay(iso) ?? irishTime(iso)?.day;
  return day === undefined ? iso : writtenDay(day);
}
