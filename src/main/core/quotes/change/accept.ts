import { irishDay, irishDayEnd } from '../../../../shared/domain/date.ts';
import { versionOf } from '../../../../shared/domain/derived/quote-version.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { tidy } from '../../../../shared/domain/text/tidy.ts';
import { done, failed, type Result } from '../../../../shared/result/result.ts';
import type {
  AcceptRequest,
  BindRequest,
  Policy,
} from '../../../../shared/schemas/quotes/change.ts';
import type { PassedItem } from '../../../../shared/schemas/quotes/checklist.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library } from '../../rate-books/library.ts';
import { spelledOutTexts } from '../document/unusual.ts';
import type { QuoteEventData } from '../history/event-data.ts';
import { type NoteStore, unproven } from '../history/note-store.ts';
import { daysCovered } from '../history/period.ts';
import type { QuoteWithHistory, StoredQuote } from '../history/quote-store.ts';
import { mustBeSingle } from '../sale/duplicates.ts';
import { getQuote } from '../sale/retrieve.ts';
import { saleOf, startsAt } from '../sale/sale.ts';
import {
  type Change,
  type ChangeParts,
  changeQuote,
  mustBeOpen,
  type Plan,
} from './change-quote.ts';
import {
  type Candidate,
  confirmationOf,
  missingWarnings,
  mustBeReady,
  type SaleRules,
} from './checklist.ts';
import { recordDriverNumber } from './record.ts';
import { mustBeAllowed } from './refer.ts';
import { startOf, startWarnings } from './start.ts';

type Accepted = Extract<QuoteEventData, { kind: 'accepted' }>;

/** The policy that an acceptance made of a quote, which is among its events. */
function policy(
  found: QuoteWithHistory,
  candidate: Candidate,
  accepted: Accepted['detail'],
): Policy {
  const { quote, events } = found;
  const { confirmed = [], termsGiven, paymentReference } = accepted;
  const given = {
    confirmed: confirmed.map(({ path }) => path),
    paymentReference,
    ...(termsGiven === undefined ? {} : { termsGiven }),
  };
  return {
    quoteId: quote.id,
    policyId: accepted.policyId,
    status: 'accepted',
    policyStartDate: startsAt({ quote, events }),
    policyEndDate: irishDayEnd(daysCovered({ events }).to),
    warnings: [
      ...startWarnings(found, accepted),
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
    return done(policy(found, candidate, accepted.detail));
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
function approvedBy({ referralNote }: AcceptRequest): QuoteEventData {
  const detail = referralNote === undefined ? {} : { note: tidy(referralNote) };
  return { kind: 'referralApproved', detail };
}

/** Levies are those of the day of receipt: a quote with others than today's is not accepted. */
function mustHoldLevies(library: Library, quote: StoredQuote, now: number): Result<true> {
  if (library.leviesHold(quote, irishDay(now))) return done(true);
  return failed({ kind: 'conflict', message: message('leviesChanged', { id: quote.id }) });
}

/** What accepting a quote needs around it. */
export interface AcceptParts extends ChangeParts, SaleRules {
  readonly newPolicyId: () => string;
  readonly notes: Pick<NoteStore, 'ofQuotes'>;
}

/** Accepts a quote: it becomes one policy, however often and however many at once it is asked. */
export function acceptQuote({ library, quotes, notes, newPolicyId, firm, specimen }: AcceptParts) {
  return (request: AcceptRequest, context: Context): Promise<Result<Policy>> => {
    const { quoteId, paymentMethod } = request;
    const paymentReference = tidy(request.paymentReference);
    const { caller, now } = context;
    const plan = async (found: QuoteWithHistory): Promise<Result<Plan<Policy>>> => {
      const { quote } = found;
      const book = library.byHash(quote.rateBookHash)?.book;
      const sale = await unproven(notes, quoteId, saleOf(library, found));
      const candidate: Candidate = { sale, book, firm: await firm.own(), specimen };
      const before = again(found, candidate, paymentReference);
      if (before) return before.ok ? done({ change: undefined, answer: before.value }) : before;
      const open = mustBeOpen(found, now);
      if (!open.ok) return open;
      const allowed = mustBeAllowed(found, caller);
      if (!allowed.ok) return allowed;
      const levies = mustHoldLevies(library, quote, now);
      if (!levies.ok) return levies;
      const start = startOf(request, found, library, context);
      if (!start.ok) return start;
      const stop = { quotes, book, reason: request.duplicateReason };
      const single = await mustBeSingle(stop, found, context);
      if (!single.ok) return single;
      const ready = mustBeReady(candidate, request, caller);
      if (!ready.ok) return ready;
      const { reason: duplicateReason, permits } = single.value;
      const detail: Accepted['detail'] = {
        paymentMethod,
        paymentReference,
        policyId: newPolicyId(),
        ...checkedBy(candidate, request, ready.value),
        ...start.value,
        ...(duplicateReason === undefined ? {} : { duplicateReason: tidy(duplicateReason) }),
      };
      const change: Change = {
        first: allowed.value ? approvedBy(request) : undefined,
        eventData: { kind: 'accepted', detail },
        permits,
      };
      return done({ change, answer: (after) => policy(after, candidate, detail) });
    };
    return changeQuote({ quotes }, quoteId, context, plan);
  };
}

/**
 * Accepts a quote, its driver numbers recorded first, so that the policy begins with them, and
 * answers the quote. Whatever happens in between refuses the acceptance: no one accepts what was not
 * shown.
 */
export function bindQuote(parts: AcceptParts) {
  const record = recordDriverNumber(parts);
  const accept = acceptQuote(parts);
  const read = getQuote(parts);
  return async (request: BindRequest, context: Context): Promise<Result<Quote>> => {
    const { driverNumbers = [], ...payment } = request;
    const { quoteId } = payment;
    let conditions = context;
    for (const number of driverNumbers) {
      const recorded = await record({ quoteId, ...number }, conditions);
      if (!recorded.ok) return recorded;
      conditions = { ...context, versions: [versionOf(recorded.value)] };
    }
    const accepted = await accept(payment, conditions);
    return accepted.ok ? read({ id: quoteId }, context) : accepted;
  };
}
