import {
  done,
  failed,
  type InputError,
  invalid,
  type Result,
} from '../../../../shared/contract/result.ts';
import { irishText } from '../../../../shared/domain/date.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { epochOf, momentFault, readMoment } from '../../../../shared/domain/moment.ts';
import { tidy } from '../../../../shared/domain/text/tidy.ts';
import type { AcceptRequest } from '../../../../shared/schemas/quotes/change.ts';
import type { Context } from '../../dispatcher.ts';
import type { Happening } from '../history/happening.ts';
import type { StoredQuote } from '../history/store.ts';
import { mayOverride, OVERRIDE } from './referral.ts';

const MINUTE = 60_000;

type Accepted = Extract<Happening, { kind: 'accepted' }>['detail'];

/** When the cover of a policy begins, and why before its acceptance, if it does. */
export type Start = Required<Pick<Accepted, 'startsAt'>> & Pick<Accepted, 'reason'>;

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

/**
 * When cover begins: at inception, or at the full minute after an acceptance that is later. Only who
 * may override may begin it earlier, at inception at the earliest, with a reason for the history.
 */
export function startOf(
  request: Pick<AcceptRequest, 'startAt' | 'reason'>,
  quote: StoredQuote,
  { caller, now }: Context,
): Result<Start> {
  const faults = startFaults(request, quote, now);
  if (faults.length > 0) return invalid(faults);
  const { startAt, reason } = request;
  const usual = usualStart(quote, now);
  if (startAt === undefined || reason === undefined || (epochOf(startAt) ?? now) >= usual.at) {
    return done({ startsAt: usual.text });
  }
  if (mayOverride(caller)) {
    return done({ startsAt: readMoment(startAt)?.text ?? startAt, reason: tidy(reason) });
  }
  return failed({
    kind: 'forbidden',
    message: message('startPermission', { id: quote.id, permission: OVERRIDE }),
    permission: OVERRIDE,
  });
}

/** That cover does not begin when the quote asked for it, or before it was accepted. */
export function startWarnings({ sections }: StoredQuote, accepted: Accepted): Message[] {
  const { startsAt, reason } = accepted;
  const { inceptionDate } = sections.policy;
  if (startsAt === undefined) return [];
  if (reason !== undefined) return [message('beginsEarlier', { start: startsAt, reason })];
  if (startsAt === inceptionDate) return [];
  return [message('beginsLater', { start: startsAt, inception: inceptionDate })];
}
