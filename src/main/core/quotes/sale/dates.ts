import { irishText } from '../../../../shared/domain/date.ts';
import { epochOf } from '../../../../shared/domain/moment.ts';
import type { Period } from '../../../../shared/schemas/quotes/quote.ts';
import type { QuoteWithHistory, StoredQuote } from '../history/store.ts';
import { type Dates, daysCovered, keptPeriod, periodOf } from '../period/period.ts';
import { inceptionDay } from '../price/inputs.ts';

/** A quote by what tells when it covers. */
type Dated = Pick<QuoteWithHistory, 'events'> & { readonly quote: Pick<StoredQuote, 'sections'> };

/** From when to when a sale covers. */
export interface SoldDates {
  /** When cover begins, ISO 8601 with offset: of a policy, when it began; of a quote, when asked for. */
  readonly start: string;
  /** Whether a quote's cover starts when it is sold: when it was made, its inception was past already. */
  readonly startsWhenSold: boolean;
  /** When cover ends: the last Irish day. */
  readonly end: string;
  /** The Irish days that it was priced for. */
  readonly priced: Period;
  /** The Irish days that it covers. */
  readonly period: Period;
}

const textOf = (start: string): string => {
  const at = epochOf(start);
  return at === undefined ? start : irishText(at);
};

/** When a policy's cover begins, or a quote's was asked for, ISO 8601 with offset. */
export function startsAt({ quote, events }: Dated): string {
  const accepted = events.find((event) => event.kind === 'accepted');
  return accepted?.detail.startsAt ?? textOf(quote.sections.policy.inceptionDate);
}

function isPastInception({ quote, events }: Dated): boolean {
  const made = events.find(({ kind }) => kind === 'submitted')?.at;
  const inception = epochOf(quote.sections.policy.inceptionDate);
  return made !== undefined && inception !== undefined && inception < made;
}

/** When the cover of a quote or its policy begins and ends. */
export function soldDates(found: Dated): SoldDates {
  const { events } = found;
  const period = daysCovered(found);
  const isAccepted = events.some((event) => event.kind === 'accepted');
  const startsWhenSold = !isAccepted && isPastInception(found);
  const priced = keptPeriod(events);
  return { start: startsAt(found), startsWhenSold, end: period.to, priced, period };
}

/** The same of a risk that was never priced: as it was asked for. */
export function datesAsked(policy: Dates): SoldDates {
  const period = periodOf(policy, inceptionDay(policy.inceptionDate));
  const start = textOf(policy.inceptionDate);
  return { start, startsWhenSold: false, end: period.to, priced: period, period };
}
