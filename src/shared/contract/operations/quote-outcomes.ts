import { AcceptRequest, AssignRequest, Policy } from '../../schemas/quotes/change.ts';
import { LostRequest, NotLostRequest } from '../../schemas/quotes/lost.ts';
import { Quote } from '../../schemas/quotes/quote.ts';
import { ReferRequest, ReferralDecisionRequest } from '../../schemas/quotes/referral.ts';
import { PLACEHOLDERS } from './http-place.ts';
import type { Operation } from './operation.ts';

const { quoteId } = PLACEHOLDERS;

/** What becomes of a quote: referred and decided, lost, or accepted. */
export const quoteOutcomeOperations = {
  referQuote: {
    summary: 'Refer a quote to an underwriter, and say why',
    http: {
      method: 'POST',
      path: '/applied/quote/refer',
      from: 'json',
      faults: ['notFound', 'conflict', 'preconditionFailed'],
      example: { quoteId, reason: 'The car is kept abroad for a part of the year' },
    },
    requires: 'quote:write',
    data: 'changes',
    input: ReferRequest,
    output: Quote,
  },
  decideReferral: {
    summary: 'Approve a referred quote, or refuse it with reasons for the customer',
    http: {
      method: 'POST',
      path: '/applied/quote/referral/decide',
      from: 'json',
      faults: ['notFound', 'conflict', 'preconditionFailed'],
      example: {
        quoteId,
        decision: 'approve',
        note: 'The licence was checked',
        terms: 'The car is kept in a garage at night',
      },
    },
    requires: 'quote:override',
    requiresOfUser: 'referral:decide',
    data: 'changes',
    input: ReferralDecisionRequest,
    output: Quote,
  },
  markLost: {
    summary: 'Mark a quote as lost, with the reason',
    http: {
      method: 'POST',
      path: '/applied/quote/lost',
      from: 'json',
      faults: ['notFound', 'conflict', 'preconditionFailed'],
      example: { quoteId, reason: 'price', note: 'Renewed with the insurer for 40 euro less' },
    },
    requires: 'quote:write',
    data: 'changes',
    input: LostRequest,
    output: Quote,
  },
  markNotLost: {
    summary: 'Mark a quote as not lost',
    http: {
      method: 'POST',
      path: '/applied/quote/lost/remove',
      from: 'json',
      faults: ['notFound', 'conflict', 'preconditionFailed'],
      example: { quoteId },
    },
    requires: 'quote:write',
    data: 'changes',
    input: NotLostRequest,
    output: Quote,
  },
  assignQuote: {
    summary: 'Give a quote or its policy to a colleague, or to nobody in particular',
    requires: 'broker',
    requiresOfUser: 'quote:write',
    data: 'changes',
    input: AssignRequest,
    output: Quote,
  },
  acceptQuote: {
    summary:
      'Accept a quote, so that it becomes a policy; a referred one, or an earlier start, requires quote:override, too',
    http: {
      method: 'POST',
      path: '/applied/accept',
      from: 'json',
      faults: ['notFound', 'conflict', 'preconditionFailed'],
      example: { quoteId, paymentMethod: 'card', paymentReference: 'PAY-1' },
    },
    requires: 'quote:accept',
    data: 'changes',
    unknownNames: 'warned',
    input: AcceptRequest,
    output: Policy,
  },
} as const satisfies Record<string, Operation>;
