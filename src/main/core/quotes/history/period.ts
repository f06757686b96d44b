import {
  daysLater,
  daysOf,
  irishDay,
  lastDayOfMonths,
  lastDayOfYear,
} from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { epochOf, irishTime } from '../../../../shared/domain/moment.ts';
import type { QuoteSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type { RatingInputs } from '../../../../shared/domain/quote-fields/rating-inputs.ts';
import type { InputError } from '../../../../shared/result/result.ts';
import type { Remark } from '../../../../shared/schemas/common/remark.ts';
import type { Period } from '../../../../shared/schemas/quotes/quote.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { Library, ReadyBook } from '../../rate-books/library.ts';
import { inceptionDay, type RatedSections, ratingInputs } from '../document/inputs.ts';
import type { QuoteEventData } from './event-data.ts';
import type { QuoteEvent, QuoteWithHistory } from './quote-store.ts';
import { standingSteps } from './state.ts';

type AcceptedDetail = Extract<QuoteEventData, { kind: 'accepted' }>['detail'];

/** The days that a policy section asks for. */
export type Dates = Pick<QuoteSections['policy'], 'inceptionDate' | 'expiryDate'>;

/** The last day that a policy section names: an end at midnight is that of the day before. */
function lastDayNamed({ expiryDate }: Dates): string | undefined {
  const end = expiryDate === undefined ? undefined : epochOf(expiryDate);
  return end === undefined ? undefined : irishDay(end - 1);
}

/**
 * The period that a quote is for. It begins on the day of inception, or where that is past, on the
 * day of submission: no cover can begin earlier. It ends with the last moment, in Irish time, of the
 * day on which ExpiryDate falls; without one, or where that is past, too, of the last day of a year.
 * Cover that begins later by its acceptance keeps its length: see {@link coveredPeriod}.
 * @param today the day of submission
 */
export function periodOf(policy: Dates, today: string): Period {
  const inception = inceptionDay(policy.inceptionDate);
  const from = inception > today ? inception : today;
  const last = lastDayNamed(policy);
  return { from, to: last === undefined || last < from ? lastDayOfYear(from) : last };
}

/**
 * The rate book of a scheme in force when a period begins; undefined for an inception before any.
 * @param scheme its id; absent: the default scheme
 */
export function bookFor(
  library: Library,
  inceptionDate: string,
  { from }: Period,
  scheme?: string,
): ReadyBook | undefined {
  return library.inForce(inceptionDay(inceptionDate), scheme) && library.inForce(from, scheme);
}

/** Why a rate book does not sell a period. */
export function periodFaults({ periods }: RateBook, period: Period): InputError[] {
  const path = 'Policy/ExpiryDate';
  const days = daysOf(period);
  if (!periods) return [];
  const { leastDays, mostMonths } = periods;
  if (days < leastDays) return [{ path, message: message('periodShort', { days: leastDays }) }];
  const last = lastDayOfMonths(period.from, mostMonths);
  return period.to > last
    ? [{ path, message: message('periodLong', { day: last, months: mostMonths }) }]
    : [];
}

/**
 * What is unusual about a period: that the one asked for is over, so that the quote is for a year; or
 * that an older rate book charges the premium of a year, whatever the period.
 */
export function periodRemarks({ periods }: RateBook, policy: Dates, period: Period): Remark[] {
  const path = 'Policy/ExpiryDate';
  const last = lastDayNamed(policy);
  if (last !== undefined && last < period.from) {
    return [{ path, message: message('periodOver', { day: period.to }) }];
  }
  if (periods || isYear(period)) return [];
  const days = daysOf(period);
  const text = days === 1 ? message('policyOfOneDay') : message('policyOfDays', { days });
  return [{ path, message: text }];
}

/** Whether a period is a year: rate books sell others by a scale. */
export function isYear({ from, to }: Period): boolean {
  return to === lastDayOfYear(from);
}

/** Whether a period lasts a year at least: it earns one of a bonus. */
export const lastsAYear = ({ from, to }: Period): boolean => to >= lastDayOfYear(from);

/** What rating reads of a quote's sections for a period: everything as of its first day. */
export function inputsFor(sections: RatedSections, period: Period): RatingInputs {
  const inputs = ratingInputs(sections, period.from);
  return isYear(period) ? inputs : { ...inputs, periodDays: daysOf(period) };
}

/** The period of a kept quote. @throws TypeError where its history does not begin with its submission */
export function keptPeriod(events: readonly QuoteEventData[]): Period {
  const [first] = events;
  if (first?.kind === 'submitted') return first.detail.period;
  throw new TypeError('A history begins with the submission of its quote');
}

/** What tells which days a quote or its policy covers. */
interface Covering {
  readonly priced: Period;
  /** Of a policy. */
  readonly accepted?: Pick<AcceptedDetail, 'startsAt' | 'lastDay'> | undefined;
}

/**
 * The Irish days that a quote or its policy covers: of a policy that began on another day than it was
 * priced for, the moved ones.
 */
export function coveredPeriod({ priced, accepted }: Covering): Period {
  const begun = accepted && irishTime(accepted.startsAt)?.day;
  return { from: begun ?? priced.from, to: accepted?.lastDay ?? priced.to };
}

/** The days that a kept quote or its policy covers. */
export function daysCovered({ events }: Pick<QuoteWithHistory, 'events'>): Period {
  const accepted = events.find((event) => event.kind === 'accepted')?.detail;
  return coveredPeriod({ priced: keptPeriod(events), accepted });
}

/** The last day of which some cover was had before a moment (ISO 8601); undefined where it had not begun then. */
export function lastDayBefore(moment: string, startedAt: string): string | undefined {
  const at = epochOf(moment) ?? 0;
  return at <= (epochOf(startedAt) ?? 0) ? undefined : irishDay(at - 1);
}

/** When a policy ends as it stands: Irish days. */
export interface PolicyEnd {
  /** The last day of its last period. */
  readonly lastDay: string;
  /** The last day of cover where that ended early: before the period where there was none. */
  readonly coverEnds?: string;
  /** The first day of its last period, where that is a renewal. */
  readonly renewedDay?: string;
}

/** When a policy ends that was sold, as its transactions leave it. */
export function policyEnd(events: readonly QuoteEvent[], startsAt: string): PolicyEnd {
  const sold: PolicyEnd = { lastDay: daysCovered({ events }).to };
  let begun = { at: startsAt, day: irishTime(startsAt)?.day ?? '' };
  return standingSteps(events).reduce((end, { kind, detail }): PolicyEnd => {
    const { coverEnds: _, ...open } = end;
    if (kind === 'renewed') {
      const { from, to } = detail.period;
      begun = { at: detail.effectiveAt, day: from };
      return { lastDay: to, renewedDay: from };
    }
    if (kind === 'reinstated') return open;
    if (kind !== 'cancelled') return end;
    const last =
      detail.ending === 'fromStart' ? undefined : lastDayBefore(detail.effectiveAt, begun.at);
    return { ...open, coverEnds: last ?? daysLater(begun.day, -1) };
  }, sold);
}

/** What rating reads of a kept quote. */
export function keptInputs(
  sections: QuoteSections,
  events: readonly QuoteEventData[],
): RatingInputs {
  return inputsFor(sections, keptPeriod(events));
}
