import { pick, type Random } from '../../../shared/data/random.ts';
import { daysLater, irishDay, irishMoment, weekday } from '../../../shared/domain/date.ts';
import { DAY } from './durations.ts';

/** How many days back the demonstration goes, today included. */
const DAYS = 60;

/** How long a quote of the demonstration rate book stays open. */
const VALIDITY_DAYS = 30;

/** The relative number of quotes on each day of the week, Sunday first. */
const WEEK = [0.1, 1.2, 1, 1, 1, 1.1, 0.5];

/** A period of time, epoch milliseconds. */
interface Hours {
  readonly from: number;
  readonly until: number;
}

const lengthOf = ({ from, until }: Hours) => Math.max(0, until - from);

const within = (random: Random, { from, until }: Hours) =>
  Math.round(from + random() * (until - from));

function openingHours(day: string): Hours {
  return { from: irishMoment(day, '09:00:00'), until: irishMoment(day, '17:30:00') };
}

/** When ordinary quotes were made in the last days, epoch milliseconds. */
export function officeMoments(random: Random, count: number, now: number): number[] {
  const days = Array.from({ length: DAYS }, (_, ago) => {
    const day = daysLater(irishDay(now), -ago);
    const { from, until } = openingHours(day);
    const hours = { from, until: Math.min(until, now) };
    const busy = WEEK[weekday(day)] ?? 0;
    return { hours, weight: busy * lengthOf(hours) };
  });
  return Array.from({ length: count }, () => {
    const { hours } = pick(random, days, ({ weight }) => weight);
    return within(random, hours);
  });
}

/** When quotes were made that expire later today, within the opening hours where possible. */
export function expiringToday(random: Random, count: number, now: number): number[] {
  const day = irishDay(now);
  const closing = openingHours(day).until;
  const until = now < closing ? closing : irishMoment(day, '23:59:59');
  return Array.from(
    { length: count },
    () => within(random, { from: now, until: Math.max(now, until) }) - VALIDITY_DAYS * DAY,
  );
}

/** When quotes were made that expire in the opening hours of one of the next six days. */
export function expiringSoon(random: Random, count: number, now: number): number[] {
  return Array.from({ length: count }, (_, i) => {
    const hours = openingHours(daysLater(irishDay(now), 1 + (i % 6)));
    return within(random, hours) - VALIDITY_DAYS * DAY;
  });
}
