import {
  done,
  failed,
  type InputError,
  invalid,
  type Result,
} from '../../../../shared/contract/result.ts';
import { irishDay, irishText } from '../../../../shared/domain/date.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { epochOf, irishTime, momentFault, readMoment } from '../../../../shared/domain/moment.ts';
import { movedPeriod } from '../../../../shared/domain/quotes/moved-period.ts';
import { tidy } from '../../../../shared/domain/text/tidy.ts';
import type { AcceptRequest } from '../../../../shared/schemas/quotes/change.ts';
import type { Context } from '../../dispatcher.ts';
import type { Happening } from '../history/happening.ts';
import type { QuoteWithHistory, StoredQuote } from '../history/store.ts';
import { keptPeriod } from '../period/period.ts';
import { mayOverride, OVERRIDE } from './referral.ts';

const MINUTE = 60_000;

type Accepted = Extract<Happening, { kind: 'accepted' }>['detail'];
type Sold = Pick<QuoteWithHistory, 'quote' | 'events'>;

/** When the cover of a policy begins, and why before its acceptance, if it does. */
export type Start = Required<Pick<Accepted, 'startsAt'>> & Pick<Accepted, 'reason' | 'lastDay'>;

/** When cover begins unless somebody asks for an earlier start, ISO 8601 and epoch milliseconds. */
function usualStart({ sections }: StoredQuote, now: number): { text: string; at: number } {
  const { inceptionDate } = sections.policy;
  const inception = epochOf(inceptionDate) ?? now;
  if (inception >= now) return { text: inceptionDate, at: inception };
  const accepted = Math.ceil(now / MINUTE) * MINUTE;
  return { text: irishText(accepted), at: accepted };
}

const needs = (path: string, field: string): InputError[] => [
  { path, message: message('needs', { field }) },
];

/** What is wrong with an earlier start as it was asked for. */
function startFaults(
  { startAt, reason }: Pick<AcceptRequest, 'startAt' | 'reason'>,
  { quote, events }: Sold,
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
  const priced = keptPeriod(events);
  if (priced && irishDay(asked) < priced.from) {
    return fault(message('startNotPriced', { day: priced.from }));
  }
  const usual = usualStart(quote, now);
  if (asked > usual.at) return fault(message('notAfterStart', { start: usual.text }));
  return asked < usual.at && reason === undefined ? needs('startAt', 'reason') : [];
}

/** The last day of cover that begins at a moment, where that is later than it was priced for. */
function movedEnd({ events }: Sold, startsAt: string): Pick<Start, 'lastDay'> {
  const priced = keptPeriod(events);
  const begun = irishTime(startsAt)?.day;
  if (!priced || begun === undefined) return {};
  const { to } = movedPeriod(priced, begun);
  return to === priced.to ? {} : { lastDay: to };
}

/**
 * When cover begins: at inception, or at the full minute after an acceptance that is later. Only who
 * may override may begin it earlier, at inception at the earliest, with a reason for the history. Cover
 * that begins later than it was priced for keeps its length; none begins before that.
 */
export function startOf(
  request: Pick<AcceptRequest, 'startAt' | 'reason'>,
  sold: Sold,
  { caller, now }: Context,
): Result<Start> {
  const { quote, events } = sold;
  const faults = startFaults(request, sold, now);
  if (faults.length > 0) return invalid(faults);
  const { startAt, reason } = request;
  const usual = usualStart(quote, now);
  if (startAt === undefined || reason === undefined || (epochOf(startAt) ?? now) >= usual.at) {
    const priced = keptPeriod(events);
    if (priced && irishDay(usual.at) < priced.from) {
      return failed({
        kind: 'conflict',
        message: message('pricedLater', { id: quote.id, day: priced.from }),
      });
    }
    return done({ startsAt: usual.text, ...movedEnd(sold, usual.text) });
  }
  if (mayOverride(caller)) {
    const startsAt = readMoment(startAt)?.text ?? startAt;
    return done({ startsAt, reason: tidy(reason), ...movedEnd(sold, startsAt) });
  }
  return failed({
    kind: 'forbidden',
    message: message('startPermission', { id: quote.id, permission: OVERRIDE }),
    permission: OVERRIDE,
  });
}

/** That cover does not begin when the quote asked for it, or before it was accepted. */
export function startWarnings({ quote, events }: Sold, accepted: Accepted): Message[] {
  const { startsAt, reason, lastDay } = accepted;
  const { inceptionDate } = quote.sections.policy;
  if (startsAt === undefined) return [];
  const priced = keptPeriod(events);
  const moved =
    lastDay === undefined || !priced
      ? []
      : [message('coverMoved', { to: lastDay, first: priced.from, last: priced.to })];
  if (reason !== undefined)
    return [message('beginsEarlier', { start: startsAt, reason }), ...moved];
  if (startsAt === inceptionDate) return moved;
  return [message('beginsLater', { start: startsAt, inception: inceptionDate }), ...moved];
}
