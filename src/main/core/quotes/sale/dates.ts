import { irishText, lastDayOfYear } from '../../../../shared/domain/date.ts';
import { epochOf, irishTime } from '../../../../shared/domain/moment.ts';
import type { Period } from '../../../../shared/schemas/quotes/quote.ts';
import type { QuoteWithHistory, StoredQuote } from '../history/store.ts';
import { daysCovered, keptPeriod } from '../period/period.ts';

/** A quote by what tells when it covers. */
type Dated = Pick<QuoteWithHistory, 'events'> & { readonly quote: Pick<StoredQuote, 'sections'> };

/** From when to when a sale covers. */
export interface SoldDates {
  /** When cover begins, ISO 8601 with offset: of a policy, when it began; of a quote, when asked for. */
  readonly start: string;
  /** Whether a quote's cover starts when it is sold: when it was made, its inception was past already. */
  readonly startsWhenSold: boolean;
  /**
   * When cover ends: the last Irish day, `YYYY-MM-DD`, or of quotes from before periods were kept, the moment
   * that was given.
   */
  readonly end: { readonly day: string } | { readonly moment: string } | undefined;
  /** The Irish days that it was priced for; undefined on quotes from before periods were kept. */
  readonly priced: Period | undefined;
  /** The Irish days that it covers, as answers show them; undefined on older quotes. */
  readonly period: Period | undefined;
}

/** When a policy's cover begins, ISO 8601 with offset. Older acceptances began it at inception. */
export function startsAt({ quote, events }: Dated): string {
  const accepted = events.find((event) => event.kind === 'accepted');
  const start = accepted?.detail.startsAt ?? quote.sections.policy.inceptionDate;
  // Older acceptances have it as the quote gave it.
  const at = epochOf(start);
  return at === undefined ? start : irishText(at);
}

function endOf({ quote, events }: Dated): SoldDates['end'] {
  if (keptPeriod(events)) return { day: daysCovered({ quote, events }).to };
  const { inceptionDate, expiryDate } = quote.sections.policy;
  if (expiryDate !== undefined) return { moment: expiryDate };
  const start = irishTime(inceptionDate);
  return start && { day: lastDayOfYear(start.day) };
}

function isPastInception({ quote, events }: Dated): boolean {
  const made = events.find(({ kind }) => kind === 'submitted')?.at;
  const inception = epochOf(quote.sections.policy.inceptionDate);
  return made !== undefined && inception !== undefined && inception < made;
}

/** When the cover of a quote or its policy begins and ends. */
export function soldDates(found: Dated): SoldDates {
  const { events } = found;
  const accepted = events.find((event) => event.kind === 'accepted');
  const priced = keptPeriod(events);
  // What older policies answer stays as it is.
  const period = accepted?.detail.lastDay === undefined ? priced : daysCovered(found);
  const startsWhenSold = !accepted && isPastInception(found);
  return { start: startsAt(found), startsWhenSold, end: endOf(found), priced, period };
}
