import { daysLater, irishDayStart, readDay } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { done, invalid, type Result } from '../../../../shared/result/result.ts';

/** From one moment (included) until another (excluded), epoch milliseconds; open where absent. */
export interface Span {
  readonly from?: number;
  readonly until?: number;
}

/** Two Irish days, both included; open where one is absent. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The days of an input by their names, or a fault for each day that does not exist. */
export function existing<T extends Readonly<Record<string, string | undefined>>>(
  days: T,
): Result<T> {
  const errors = Object.entries(days)
    .filter(([, day]) => day !== undefined && readDay(day) === undefined)
    .map(([path]) => ({ path, message: message('existingDay') }));
  return errors.length > 0 ? invalid(errors) : done(days);
}

/** The span of existing days: from the beginning of the first to the end of the last. */
export function spanOf({ from, to }: Days): Span {
  return {
    ...(from === undefined ? {} : { from: irishDayStart(from) }),
    ...(to === undefined ? {} : { until: irishDayStart(daysLater(to, 1)) }),
  };
}

/** The part that two spans have in common. */
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
