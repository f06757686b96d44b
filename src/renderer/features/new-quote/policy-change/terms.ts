import { daysLater } from '../../../../shared/domain/date.ts';
import { translate } from '../../../i18n/i18n.ts';
import { type DateReading, readDate } from '../../../i18n/read-date.ts';

/** When and why a policy is changed, as it is typed. */
export interface TermsTexts {
  readonly effectiveAt: string;
  readonly until: string;
  readonly reason: string;
  readonly referralNote: string;
}
export type Term = keyof TermsTexts;

export const NO_TERMS: TermsTexts = { effectiveAt: '', until: '', reason: '', referralNote: '' };

/** Whether an input of a change is asked for next to its answers. */
export const isTerm = (path: string): path is Term => Object.hasOwn(NO_TERMS, path);

/** A day, with or without a time; a time alone is today's. */
const TIMED = /^(?:(.*?)[\s,]+)?(\d{1,2}):(\d{2})$/;
/** So many days, in either language: `30`, `30 days`, `30 lá`. */
const DAYS = /^(\d{1,3})(?:\s*\p{L}+)?$/u;

/** The moment from which a change holds, as it was typed. */
export interface FromReading {
  /** ISO 8601 in Irish time; undefined: at once. */
  readonly effectiveAt?: string;
  /** `YYYY-MM-DD`; undefined: at once. */
  readonly day?: string;
  readonly problem?: string;
}

/** Reads from when a change holds: empty or today is at once, a day without a time from its first minute. */
export function readFrom(text: string, today: string): FromReading {
  const [, dayText = '', hours, minutes] = TIMED.exec(text.trim()) ?? [undefined, text];
  const reading = readDate(dayText, 'cover', today);
  if (reading.kind === 'problem') return { problem: reading.message };
  const day = reading.kind === 'day' ? reading.day : today;
  if (hours === undefined || minutes === undefined) {
    return reading.kind === 'empty' || day === today ? {} : { effectiveAt: `${day}T00:00:00`, day };
  }
  if (Number(hours) > 23 || Number(minutes) > 59) return { problem: translate('date.unread') };
  return { effectiveAt: `${day}T${hours.padStart(2, '0')}:${minutes}:00`, day };
}

/** Reads the last day of a change: a day, or how many days from its first one on; empty is for good. */
export function readUntil(text: string, from: string, today: string): DateReading {
  const [, days] = DAYS.exec(text.trim()) ?? [];
  return days === undefined || Number(days) === 0
    ? readDate(text, 'coverEnd', today)
    : { kind: 'day', day: daysLater(from, Number(days) - 1), short: false };
}
