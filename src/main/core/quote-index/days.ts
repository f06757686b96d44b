import { done, invalid, type Result } from '../../../shared/contract/result.ts';
import { daysLater, irishDayStart, readDay } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';

/** A moment from and a moment before, epoch milliseconds; open where absent. */
export interface Span {
  readonly from?: number;
  readonly until?: number;
}

/** Two Irish days, both included; open where one is absent. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Days that were given under names of an input, where all of them exist. */
export function existing<T extends Readonly<Record<string, string | undefined>>>(
  days: T,
): Result<T> {
  const errors = Object.entries(days)
    .filter(([, day]) => day !== undefined && readDay(day) === undefined)
    .map(([path]) => ({ path, message: message('existingDay') }));
  return errors.length > 0 ? invalid(errors) : done(days);
}

/** The moments of days that exist: from the first one's begin to the last one's end. */
export function spanOf({ from, to }: Days): Span {
  return {
    ...(from === undefined ? {} : { from: irishDayStart(from) }),
    ...(to === undefined ? {} : { until: irishDayStart(daysLater(to, 1)) }),
  };
}

/** The moments that two spans have in common. */
export function common(one: Span, other: Span): Span {
  const from = Math.max(
    one.from ?? Number.NEGATIVE_INFINITY,
    other.from ?? Number.NEGATIVE_INFINITY,
  );
  const until = Math.min(
    one.until ?? Number.POSITIVE_INFINITY,
    other.until ?? Number.POSITIVE_INFINITY,
  );
  return {
    ...(Number.isFinite(from) ? { from } : {}),
    ...(Number.isFinite(until) ? { until } : {}),
  };
}
