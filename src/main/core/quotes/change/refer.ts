import {
  done,
  failed,
  type InputError,
  invalid,
  type Result,
} from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { tidy, tidyLine } from '../../../../shared/domain/text/tidy.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type {
  ReferRequest,
  ReferralDecisionRequest,
} from '../../../../shared/schemas/quotes/referral.ts';
import type { Context } from '../../dispatcher.ts';
import type { Happening } from '../history/happening.ts';
import { referralOf } from '../history/referral.ts';
import { type ChangeParts, MOST_CHANGES, mustBeOpen, mustHaveRoom } from './change.ts';
import { keepEvent, nameIn, type Plan } from './keep-event.ts';

/** Keeps an event of a referral with an open quote. */
function keepOfReferral(parts: ChangeParts, quoteId: string, context: Context, plan: Plan) {
  return keepEvent(parts, quoteId, context, (found) => {
    const open = mustBeOpen(found, context.now);
    return open.ok ? plan(found) : open;
  });
}

/**
 * Refers a quote to an underwriter by hand: one that is approved or refused waits for a decision
 * again, and one that waits already has one more reason.
 */
export function referQuote(parts: ChangeParts) {
  return (request: ReferRequest, context: Context): Promise<Result<Quote>> =>
    keepOfReferral(parts, request.quoteId, context, (found) => {
      const fits = mustHaveRoom(found, MOST_CHANGES);
      if (!fits.ok) return fits;
      const detail = { reason: tidy(request.reason), ...nameIn(request) };
      return done({ kind: 'referred', detail });
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

function decided(request: ReferralDecisionRequest): Happening {
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
    return keepOfReferral(parts, request.quoteId, context, ({ quote, events }) => {
      if (referralOf(events)?.state === 'referred') return done(decided(request));
      const fault = message('nothingToDecide', { id: quote.id });
      return failed({ kind: 'conflict', message: fault });
    });
  };
}
