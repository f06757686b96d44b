import { irishText } from '../../../../shared/domain/date.ts';
import { fullMinute } from '../../../../shared/domain/full-minute.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { epochOf, irishTime, momentFault } from '../../../../shared/domain/moment.ts';
import { movedPeriod } from '../../../../shared/domain/quotes/moved-period.ts';
import { tidy } from '../../../../shared/domain/text/tidy.ts';
import {
  done,
  failed,
  type InputError,
  invalid,
  type Result,
} from '../../../../shared/result/result.ts';
import type { AcceptRequest } from '../../../../shared/schemas/quotes/change.ts';
import { mayOverride, OVERRIDE } from '../../caller/authority.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library } from '../../rate-books/library.ts';
import type { QuoteEventData } from '../history/event-data.ts';
import { keptPeriod } from '../history/period.ts';
import type { QuoteWithHistory, StoredQuote } from '../history/quote-store.ts';
import { isRatedAlike } from '../price/expiry.ts';
import { marksOf } from '../price/to-confirm.ts';

type Accepted = Extract<QuoteEventData, { kind: 'accepted' }>['detail'];
type Sold = Pick<QuoteWithHistory, 'quote' | 'events'>;

/** When the cover of a policy begins, and why before its acceptance, if it does. */
export type Start = Pick<Accepted, 'startsAt' | 'reason' | 'lastDay'>;

/** When cover begins unless somebody asks for an earlier start, ISO 8601 and epoch milliseconds. */
function usualStart({ sections }: StoredQuote, now: number): { text: string; at: number } {
  const { inceptionDate } = sections.policy;
  const inception = epochOf(inceptionDate) ?? now;
  if (inception >= now) return { text: irishText(inception), at: inception };
  const accepted = fullMinute(now);
  return { text: irishText(accepted), at: accepted };
}

const needs = (path: string, field: string): InputError[] => [
  { path, message: message('needs', { field }) },
];

/** What is wrong with an earlier start as it was asked for. */
function startFaults(
  { startAt, reason }: Pick<AcceptRequest, 'startAt' | 'reason'>,
  quote: StoredQuote,
  now: number,
): InputError[] {
  if (startAt === undefined) return reason === undefined ? [] : needs('reason', 'startAt');
  const fault = (said: Message): InputError[] => [{ path: 'startAt', message: said }];
  const asked = epochOf(startAt);
  if (asked === undefined) return fault(message(momentFault(startAt)));
  const inception = epochOf(quote.sections.policy.inceptionDate);
  if (inception !== undefined && asked < inception) {
    return fault(message('notBefore', { field: 'Policy/InceptionDate' }));
  }
  const usual = usualStart(quote, now);
  if (asked > usual.at) return fault(message('notAfterStart', { start: usual.text }));
  return asked < usual.at && reason === undefined ? needs('startAt', 'reason') : [];
}

/** The last day of cover that begins at a moment, where that is another than it was priced for. */
function movedEnd({ events }: Sold, startsAt: string): Pick<Start, 'lastDay'> {
  const priced = keptPeriod(events);
  const begun = irishTime(startsAt)?.day;
  if (begun === undefined || begun === priced.from) return {};
  return { lastDay: movedPeriod(priced, begun).to };
}

/** Whether the price of a quote is that of cover which begins before its first day. */
function holdsFrom(library: Library, { quote, events }: Sold, startsAt: string): boolean {
  const period = keptPeriod(events);
  const book = library.byHash(quote.rateBookHash);
  const day = irishTime(startsAt)?.day;
  if (!book || day === undefined || day >= period.from) return true;
  const marks = marksOf(events);
  return isRatedAlike({ library, book, sections: quote.sections, period, marks }, day);
}

/**
 * When cover begins: at inception, or at the full minute after an acceptance that is later. Only who
 * may override may begin it earlier, at inception at the earliest, with a reason for the history. Cover
 * keeps the length that it was priced for; it begins before its first day only where it costs the same then.
 */
export function startOf(
  request: Pick<AcceptRequest, 'startAt' | 'reason'>,
  sold: Sold,
  library: Library,
  { caller, now }: Context,
): Result<Start> {
  const { quote } = sold;
  const faults = startFaults(request, quote, now);
  if (faults.length > 0) return invalid(faults);
  const { startAt, reason } = request;
  const usual = usualStart(quote, now);
  const isEarlier =
    startAt !== undefined && reason !== undefined && (epochOf(startAt) ?? now) < usual.at;
  const startsAt = isEarlier ? irishText(epochOf(startAt) ?? now) : usual.text;
  if (isEarlier && !mayOverride(caller)) {
    return failed({
      kind: 'forbidden',
      message: message('startPermission', { id: quote.id, permission: OVERRIDE }),
      permission: OVERRIDE,
    });
  }
  if (!holdsFrom(library, sold, startsAt)) {
    const day = keptPeriod(sold.events).from;
    return failed({ kind: 'conflict', message: message('pricedLater', { id: quote.id, day }) });
  }
  return done({
    startsAt,
    ...(isEarlier ? { reason: tidy(reason) } : {}),
    ...movedEnd(sold, startsAt),
  });
}

/** That cover does not begin when the quote asked for it, or before it was accepted. */
export function startWarnings({ quote, events }: Sold, accepted: Accepted): Message[] {
  const { startsAt, reason, lastDay } = accepted;
  const { inceptionDate } = quote.sections.policy;
  const priced = keptPeriod(events);
  const moved =
    lastDay === undefined
      ? []
      : [message('coverMoved', { to: lastDay, first: priced.from, last: priced.to })];
  if (reason !== undefined)
    return [message('beginsEarlier', { start: startsAt, reason }), ...moved];
  const inception = epochOf(inceptionDate);
  if (inception !== undefined && epochOf(irishText(inception)) === epochOf(startsAt)) return moved;
  return [message('beginsLater', { start: startsAt, inception: inceptionDate }), ...moved];
}
