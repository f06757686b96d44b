import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { tidy } from '../../../../shared/domain/text/tidy.ts';
import type { AcceptRequest, Policy } from '../../../../shared/schemas/change.ts';
import type { Context } from '../../dispatcher.ts';
import { spelledOutTexts } from '../document/unusual.ts';
import { driverNumberOf, namedDriversOf } from '../history/driver-numbers.ts';
import { findQuote } from '../history/retrieve.ts';
import type { QuoteEvent, QuoteWithHistory } from '../history/store.ts';
import { type ChangeParts, mustBeOpen } from './change.ts';
import { mustBeVersion } from './precondition.ts';
import { mustBeAllowed } from './referral.ts';

function policy(found: Pick<QuoteWithHistory, 'quote' | 'events'>, policyId: string): Policy {
  const { quote } = found;
  const { inceptionDate } = quote.sections.policy;
  return {
    quoteId: quote.id,
    policyId,
    status: 'accepted',
    policyStartDate: inceptionDate,
    warnings: [
      ...(driverNumberOf(found) === undefined ? [message('noDriverNumber')] : []),
      ...namedDriversOf(found)
        .filter(({ driverNumber }) => driverNumber === undefined)
        .map(({ firstName, surname }) =>
          message('noNumberOfDriver', { name: `${firstName} ${surname}` }),
        ),
      ...spelledOutTexts(quote.sections),
    ],
  };
}

/** A quote that was accepted before: the same payment gives the same policy, another a conflict. */
function again(found: QuoteWithHistory, paymentReference: string) {
  const accepted = found.events.find((event) => event.kind === 'accepted');
  if (accepted?.kind !== 'accepted') return undefined;
  const { detail } = accepted;
  // Events from before texts were tidied have the reference as it was sent.
  if (tidy(detail.paymentReference) === paymentReference)
    return done(policy(found, detail.policyId));
  return failed({ kind: 'conflict', message: message('otherPayment', { id: found.quote.id }) });
}

/** Accepts a quote: it becomes one policy, however often and however many at once it is asked. */
export function acceptQuote({
  quotes,
  newPolicyId,
}: Pick<ChangeParts, 'quotes'> & { readonly newPolicyId: () => string }) {
  const accept = async (request: AcceptRequest, context: Context): Promise<Result<Policy>> => {
    const { quoteId, paymentMethod } = request;
    const paymentReference = tidy(request.paymentReference);
    const { caller, now } = context;
    const found = await findQuote(quotes, quoteId, caller);
    if (!found.ok) return found;
    const before = again(found.value, paymentReference);
    if (before) return before;
    const open = mustBeOpen(found.value, now);
    if (!open.ok) return open;
    const allowed = mustBeAllowed(found.value, caller);
    if (!allowed.ok) return allowed;
    const wanted = mustBeVersion(found.value, context);
    if (!wanted.ok) return wanted;
    const { quote, events } = found.value;
    const policyId = newPolicyId();
    const event: QuoteEvent = {
      kind: 'accepted',
      quoteId,
      at: now,
      by: caller.id,
      detail: { paymentMethod, paymentReference, policyId },
    };
    const accepted = done(policy(found.value, policyId));
    const along = { after: events.length, response: context.keep?.(accepted) };
    if (await quotes.change({ ...quote, status: 'accepted' }, event, along)) return accepted;
    // Somebody was faster: what they did decides.
    return accept(request, context);
  };
  return accept;
}
