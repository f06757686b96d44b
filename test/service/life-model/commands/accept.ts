import fc from 'fast-check';
import { expect } from 'vitest';
import { irishDay } from '../../../../src/shared/domain/date.ts';
import { PAYMENT_METHODS } from '../../../../src/shared/domain/quotes/payment-method.ts';
import { AT } from '../../../support/host/requests.ts';
import { statusOf } from '../model.ts';
import { type Command, expectRefused, onQuote, type Target, target } from './command.ts';

/** Of the sample. */
const INCEPTION = Date.UTC(2026, 11, 1);
const MINUTE = 60_000;
/** What no program records, and so each acceptance warns of: suitability, terms of business, the firm's name. */
const NOT_BY_PROGRAMS = 3;

interface Payment {
  readonly paymentMethod: (typeof PAYMENT_METHODS)[number];
  readonly paymentReference: string;
}

/** Few references, so that the same one comes again. */
const payment = fc.record<Payment>({
  paymentMethod: fc.constantFrom(...PAYMENT_METHODS),
  paymentReference: fc.constantFrom('PAY-A', 'PAY-B'),
});

function accept(to: Target, paid: Payment): Command {
  return onQuote(to, `accept ${paid.paymentReference}`, async ({ id, quote, model, real }) => {
    const answer = await real.send(AT.accept, { body: { quoteId: id, ...paid } });
    if (!quote) return expectRefused(answer, 404, /^Quote Q-NONE not found$/);
    const { paymentReference: reference } = paid;
    if (quote.policy && quote.policy.reference !== reference) {
      return expectRefused(answer, 409, /accepted with another payment/);
    }
    if (statusOf(quote, model.now) === 'expired') return expectRefused(answer, 409, /is expired$/);
    if (quote.referral === 'refused') {
      return expectRefused(answer, 409, /was refused by an underwriter: A model said so/);
    }
    expect(answer.status, answer.text).toBe(200);
    const { policyId } = answer.body;
    expect(answer.body).toMatchObject({ quoteId: id, status: 'accepted' });
    const isLate = quote.policy?.isLate ?? model.now > INCEPTION;
    const missing = quote.driverNumber === undefined;
    const begins = Date.parse(answer.body.policyStartDate);
    const priced = irishDay(Math.max(INCEPTION, quote.createdAt));
    // Cover that begins on another day keeps its length, and says so.
    const isMoved = irishDay(begins) !== priced;
    const said =
      Number(missing) + Number(isLate) + Number(isMoved) + quote.unknownFacts + NOT_BY_PROGRAMS;
    expect(answer.body.warnings).toHaveLength(said);
    if (quote.policy) return expect(policyId).toBe(quote.policy.id);
    expect(model.quotes.map(({ policy }) => policy?.id)).not.toContain(policyId);
    expect(begins).toBe(isLate ? Math.ceil(model.now / MINUTE) * MINUTE : INCEPTION);
    quote.policy = { id: policyId, reference, isLate };
    // Who may decide does so by accepting.
    if (quote.referral === 'referred') {
      quote.history.push('referralApproved');
      quote.referral = 'approved';
    }
    quote.isLost = false;
    quote.history.push('accepted');
  });
}

/** Accepts a quote, also one that was accepted before. */
export const acceptances = fc.tuple(target, payment).map(([to, paid]) => accept(to, paid));
