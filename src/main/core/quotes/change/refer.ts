import {
  done,
  failed,
  type InputError,
  invalid,
  type Result,
} from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { tidy } from '../../../../shared/domain/text/tidy.ts';
import type { Quote } from '../../../../shared/schemas/quote.ts';
import type { ReferRequest, ReferralDecisionRequest } from '../../../../shared/schemas/referral.ts';
import type { Context } from '../../dispatcher.ts';
import { referralOf } from '../history/referral.ts';
import { findQuote, show } from '../history/retrieve.ts';
import type { Happening, QuoteEvent, QuoteWithHistory } from '../history/store.ts';
import { type ChangeParts, MOST_CHANGES, mustBeOpen, mustHaveRoom } from './change.ts';
import { mustBeVersion } from './precondition.ts';

/** Keeps an event of a referral with an open quote; begins again where another one came in between. */
async function keepEvent(
  parts: ChangeParts,
  quoteId: string,
  context: Context,
  plan: (found: QuoteWithHistory) => Result<Happening>,
): Promise<Result<Quote>> {
  const { library, quotes } = parts;
  const { caller, now } = context;
  const found = await findQuote(quotes, quoteId, caller);
  if (!found.ok) return found;
  const { quote, events } = found.value;
  const open = mustBeOpen(found.value, now);
  if (!open.ok) return open;
  const planned = plan(found.value);
  if (!planned.ok) return planned;
  const wanted = mustBeVersion(found.value, context);
  if (!wanted.ok) return wanted;
  const event: QuoteEvent = { ...planned.value, quoteId, at: now, by: caller.id };
  const kept = done(show(library, { ...found.value, events: [...events, event] }, now));
  const along = { after: events.length, response: context.keep?.(kept) };
  if (await quotes.change(quote, event, along)) return kept;
  // Somebody was faster: what they did decides.
  return keepEvent(parts, quoteId, context, plan);
}

const nameIn = ({ name }: { readonly name?: string }) =>
  name === undefined ? {} : { name: tidy(name) };

/**
 * Refers a quote to an underwriter by hand: one that is approved or refused waits for a decision
 * again, and one that waits already has one more reason.
 */
export function referQuote(parts: ChangeParts) {
  return (request: ReferRequest, context: Context): Promise<Result<Quote>> =>
    keepEvent(parts, request.quoteId, context, (found) => {
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
  const { terms, reasons = [] } = request;
  const said = { note: tidy(request.note), ...nameIn(request) };
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
    return keepEvent(parts, request.quoteId, context, ({ quote, events }) => {
      if (referralOf(events)?.state === 'referred') return done(decided(request));
      const fault = message('nothingToDecide', { id: quote.id });
      return failed({ kind: 'conflict', message: fault });
    });
  };
}
