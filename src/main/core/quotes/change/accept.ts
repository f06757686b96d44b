import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { irishDay, irishDayEnd } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { tidy } from '../../../../shared/domain/text/tidy.ts';
import type { AcceptRequest, Policy } from '../../../../shared/schemas/quotes/change.ts';
import type { PassedItem } from '../../../../shared/schemas/quotes/checklist.ts';
import { doneBy } from '../../caller/done-by.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library } from '../../rate-books/library.ts';
import { spelledOutTexts } from '../document/unusual.ts';
import { mustBeSingle } from '../duplicates/stop.ts';
import { findQuote } from '../history/retrieve.ts';
import type { QuoteEvent, QuoteWithHistory, StoredQuote } from '../history/store.ts';
import { daysCovered } from '../period/period.ts';
import { startsAt } from '../sale/dates.ts';
import { saleOf } from '../sale/sale.ts';
import { type ChangeParts, mustBeOpen } from './change.ts';
import {
  type Candidate,
  confirmationOf,
  missingWarnings,
  mustBeReady,
  type SaleRules,
} from './checklist.ts';
import { mustBeVersion } from './precondition.ts';
import { mustBeAllowed } from './referral.ts';
import { startOf, startWarnings } from './start.ts';

type Accepted = Extract<QuoteEvent, { kind: 'accepted' }>;

/** The policy that an event made of a quote. */
function policy(found: QuoteWithHistory, candidate: Candidate, accepted: Accepted): Policy {
  const { quote, events } = found;
  const { confirmed = [], termsGiven, paymentReference } = accepted.detail;
  const given = {
    confirmed: confirmed.map(({ path }) => path),
    paymentReference,
    ...(termsGiven === undefined ? {} : { termsGiven }),
  };
  return {
    quoteId: quote.id,
    policyId: accepted.detail.policyId,
    status: 'accepted',
    policyStartDate: startsAt({ quote, events: [accepted] }),
    policyEndDate: irishDayEnd(daysCovered({ events: [...events, accepted] }).to),
    warnings: [
      ...startWarnings(found, accepted.detail),
      ...missingWarnings(candidate, given),
      ...spelledOutTexts(quote.sections),
    ],
  };
}

/** A quote that was accepted before: the same payment gives the same policy, another a conflict. */
function again(found: QuoteWithHistory, candidate: Candidate, paymentReference: string) {
  const accepted = found.events.find((event) => event.kind === 'accepted');
  if (!accepted) return undefined;
  if (accepted.detail.paymentReference === paymentReference) {
    return done(policy(found, candidate, accepted));
  }
  return failed({ kind: 'conflict', message: message('otherPayment', { id: found.quote.id }) });
}

/** What the event keeps of the checklist: nothing of what was not needed. */
function checkedBy(candidate: Candidate, request: AcceptRequest, passed: readonly PassedItem[]) {
  const { confirmed } = confirmationOf(candidate, request.confirmed);
  return {
    ...(confirmed.length === 0 ? {} : { confirmed }),
    ...(request.termsGiven ? { termsGiven: true } : {}),
    ...(passed.length === 0 ? {} : { passed }),
  };
}

/** The approval of a quote that still waits for a decision: accepting it is the decision. */
function approvedBy({ quoteId, referralNote }: AcceptRequest, context: Context): QuoteEvent {
  const detail = referralNote === undefined ? {} : { note: tidy(referralNote) };
  return { kind: 'referralApproved', quoteId, ...doneBy(context), detail };
}

/** Levies are those of the day of receipt: a quote with others than today's is not accepted. */
function mustHoldLevies(library: Library, quote: StoredQuote, now: number): Result<true> {
  if (library.leviesHold(quote, irishDay(now))) return done(true);
  return failed({ kind: 'conflict', message: message('leviesChanged', { id: quote.id }) });
}

/** What accepting a quote needs around it. */
export interface AcceptParts extends ChangeParts, SaleRules {
  readonly newPolicyId: () => string;
}

/** Accepts a quote: it becomes one policy, however often and however many at once it is asked. */
export function acceptQuote({ library, quotes, newPolicyId, firm, specimen }: AcceptParts) {
  const accept = async (request: AcceptRequest, context: Context): Promise<Result<Policy>> => {
    const { quoteId, paymentMethod } = request;
    const paymentReference = tidy(request.paymentReference);
    const { caller, now } = context;
    const found = await findQuote(quotes, quoteId, caller);
    if (!found.ok) return found;
    const { quote, events } = found.value;
    const book = library.byHash(quote.rateBookHash)?.book;
    const sale = saleOf(library, found.value);
    const candidate: Candidate = { sale, book, firm: await firm.own(), specimen };
    const before = again(found.value, candidate, paymentReference);
    if (before) return before;
    const open = mustBeOpen(found.value, now);
    if (!open.ok) return open;
    const allowed = mustBeAllowed(found.value, caller);
    if (!allowed.ok) return allowed;
    const levies = mustHoldLevies(library, quote, now);
    if (!levies.ok) return levies;
    const start = startOf(request, found.value, library, context);
    if (!start.ok) return start;
    const stop = { quotes, book, reason: request.duplicateReason };
    const single = await mustBeSingle(stop, found.value, context);
    if (!single.ok) return single;
    const ready = mustBeReady(candidate, request, caller);
    if (!ready.ok) return ready;
    const wanted = mustBeVersion(found.value, context);
    if (!wanted.ok) return wanted;
    const { reason: duplicateReason, permits } = single.value;
    const lifted = duplicateReason === undefined ? {} : { duplicateReason: tidy(duplicateReason) };
    const first = allowed.value ? approvedBy(request, context) : undefined;
    const event: Accepted = {
      kind: 'accepted',
      quoteId,
      ...doneBy(context),
      detail: {
        paymentMethod,
        paymentReference,
        policyId: newPolicyId(),
        ...checkedBy(candidate, request, ready.value),
        ...start.value,
        ...lifted,
      },
    };
    const accepted = done(policy(found.value, candidate, event));
    const response = context.keep?.(accepted);
    const along = { after: events.length, first, response, permits };
    if (await quotes.change({ ...quote, status: 'accepted' }, event, along)) return accepted;
    // Somebody was faster, with this quote or another one of its car: what they did decides.
    return accept(request, context);
  };
  return accept;
}
