import { readDay, yearsBetween } from '../../shared/domain/date.ts';
import { irishTime } from '../../shared/domain/moment.ts';
import { MONTHS } from '../../shared/domain/typed-date.ts';
import { type Language, language, translate } from './i18n.ts';

// Chromium carries no Irish dates, so that the names stand in a table, for English alike.
const short: Record<Language, readonly string[]> = {
  en: MONTHS.en.map((name) => name.slice(0, 3)),
  ga: 'Ean Feabh Márta Aib Beal Meith Iúil Lún MFómh DFómh Samh Noll'.split(' '),
};

/** A month's short name in the language shown, counted from 1: `Mar`. */
export function monthName(month: number): string {
  return short[language()][month - 1] ?? '';
}

const DAY = 86_400_000;

/** The next calendar day, `YYYY-MM-DD`. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
}

/** A day as a person reads it: `12 Mar 1985`. */
export function writtenDay(day: string): string {
  return `${Number(day.slice(8))} ${monthName(Number(day.slice(5, 7)))} ${day.slice(0, 4)}`;
}

/** The Irish day of a day or moment in ISO 8601, as a person reads it: `1 Dec 2026`. */
export function dayOf(iso: string): string {
  const day = readDay(iso) ?? irishTime(iso)?.day;
  return day === undefined ? iso : writtenDay(day);
}

/** A day as it is typed: `12/03/1985`. */
export function typedDay(day: string): string {
  return `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

/** The day with its age: `12 Mar 1985, age 41`, the age being that at the start of cover. */
export function readBackBirth(day: string, today: string, start: string | undefined): string {
  const age = yearsBetween(day, start ?? today);
  const written = writtenDay(day);
  if (age < 0) return translate('date.toCome', { day: written });
  const later = age !== yearsBetween(day, today);
  return translate(later ? 'date.ageAtStart' : 'date.age', { day: written, age });
}

/** The day with its distance where that says something: `22 Nov 2026, tomorrow`. */
export function readBackCover(day: string, today: string): string {
  const written = { day: writtenDay(day) };
  if (day === today) return translate('date.today', written);
  if (day === dayAfter(today)) return translate('date.tomorrow', written);
  return day < today ? translate('date.past', written) : written.day;
}

/**
 * The day on which cover is to start, and that it starts when it is sold where that day is not to come.
 * @param now the Irish time, `16:15`
 */
export function readBackStart(day: string, today: string, now: string): string {
  const read = readBackCover(day, today);
  return day > today ? read : translate('date.startsNow', { day: read, time: now });
}

const irish = new Intl.DateTimeFormat('en-IE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Dublin',
});

/** An ISO 8601 moment as Irish time: `21 Nov 2026, 09:30`. */
export function moment(iso: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  const parts = irish.formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const day = writtenDay(`${part('year')}-${part('month')}-${part('day')}`);
  return `${day}, ${part('hour')}:${part('minute')}`;
}
