import { inEnglish } from '../../../../shared/domain/messages/english.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { tidy, tidyLine } from '../../../../shared/domain/text/tidy.ts';
import {
  done,
  failed,
  type InputError,
  invalid,
  type Result,
} from '../../../../shared/result/result.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type {
  ReferRequest,
  ReferralDecisionRequest,
} from '../../../../shared/schemas/quotes/referral.ts';
import { mayDecide, OVERRIDE } from '../../caller/authority.ts';
import type { Caller, Context } from '../../dispatcher.ts';
import type { QuoteEventData } from '../history/event-data.ts';
import type { QuoteWithHistory } from '../history/quote-store.ts';
import { referralOf } from '../history/state.ts';
import { type ChangeParts, changeAndShow, changeOpen, mustBeOpen, nameIn } from './change-quote.ts';

/**
 * Refers a quote to an underwriter by hand: one that is approved or refused waits for a decision
 * again, and one that waits already has one more reason.
 */
export function referQuote(parts: ChangeParts) {
  return (request: ReferRequest, context: Context): Promise<Result<Quote>> =>
    changeOpen(parts, request.quoteId, context, () => {
      const detail = { reason: tidy(request.reason), ...nameIn(request) };
      return done({ eventData: { kind: 'referred', detail } });
    });
}

/** What of a decision does not belong to it, or is missing. */
function decisionFaults({ decision, terms, reasons }: ReferralDecisionRequest): InputError[] {
  if (decision === 'refuse') {
    return [
      ...(reasons ? [] : [{ path: 'reasons', message: message('refusalReasonNeeded') }]),
      ...(terms === undefined ? [] : [{ path: 'terms', message: message('ofApproval') }]),
    ];
  }
  return reasons ? [{ path: 'reasons', message: message('ofRefusal') }] : [];
}

function decided(request: ReferralDecisionRequest): QuoteEventData {
  const { terms, reasons = [], underwriter, reference } = request;
  const said = {
    note: tidy(request.note),
    ...(underwriter === undefined ? {} : { underwriter: tidyLine(underwriter) }),
    ...(reference === undefined ? {} : { reference: tidyLine(reference) }),
    ...nameIn(request),
  };
  if (request.decision === 'refuse') {
    return { kind: 'referralRefused', detail: { ...said, reasons: reasons.map(tidy) } };
  }
  const agreed = terms === undefined ? {} : { terms: tidy(terms) };
  return { kind: 'referralApproved', detail: { ...said, ...agreed } };
}

/** Approves or refuses a quote that waits for a decision. */
export function decideReferral(parts: ChangeParts) {
  return async (request: ReferralDecisionRequest, context: Context): Promise<Result<Quote>> => {
    const faults = decisionFaults(request);
    if (faults.length > 0) return invalid(faults);
    // There is always room for it: the changes before it are limited.
    return changeAndShow(parts, request.quoteId, context, (found) => {
      const open = mustBeOpen(found, context.now);
      if (!open.ok) return open;
      if (referralOf(found.events)?.state === 'referred') {
        return done({ eventData: decided(request) });
      }
      const fault = message('nothingToDecide', { id: found.quote.id });
      return failed({ kind: 'conflict', message: fault });
    });
  };
}

/**
 * Refuses to accept a quote that was refused, no matter who asks, and one that still waits for a decision
 * unless the caller may decide.
 * @returns whether accepting it is the decision: the quote still waits for one
 */
export function mustBeAllowed(
  { quote, events }: QuoteWithHistory,
  caller: Caller,
): Result<boolean> {
  const referral = referralOf(events);
  if (referral?.state === 'refused') {
    const reasons = (referral.decision?.reasons ?? []).join('; ');
    return failed({
      kind: 'conflict',
      message: message('quoteRefused', { id: quote.id, reasons }),
    });
  }
  if (referral?.state !== 'referred') return done(false);
  if (mayDecide(caller)) return done(true);
  const permission = caller.kind === 'client' ? OVERRIDE : 'referral:decide';
  return failed({
    kind: 'forbidden',
    message: message('referralPermission', {
      id: quote.id,
      permission,
      reasons: referral.reasons.map((reason) => inEnglish(reason.message)).join('; '),
    }),
    permission,
  });
}
