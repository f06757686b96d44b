import fc from 'fast-check';
import { expect } from 'vitest';
import type { Received } from '../../../support/host/host.ts';
import { AT } from '../../../support/host/requests.ts';
import { type ModelQuote, statusOf } from '../model.ts';
import {
  type Command,
  expectRefused,
  expectShown,
  type Met,
  onQuote,
  type Target,
  target,
} from './command.ts';

/** Expects what every event of a referral owes an open quote, and believes it. */
function expectKept(
  answer: Received,
  { quote, model }: Met,
  { kind, state }: { readonly kind: string; readonly state: NonNullable<ModelQuote['referral']> },
): void {
  const status = quote && statusOf(quote, model.now);
  const isWaiting = kind === 'referred' || quote?.referral === 'referred';
  if (!quote) expectRefused(answer, 404, /^Quote Q-NONE not found$/);
  else if (status !== 'quoted') expectRefused(answer, 409, new RegExp(`is ${status}$`));
  else if (!isWaiting) expectRefused(answer, 409, /is not waiting for a decision/);
  else {
    expect(answer.status, answer.text).toBe(200);
    quote.history.push(kind);
    quote.referral = state;
    expectShown(answer, quote, model);
  }
}

function refer(to: Target): Command {
  return onQuote(to, 'refer', async (met) => {
    const body = { quoteId: met.id, reason: 'A model said so' };
    const answer = await met.real.send(AT.refer, { body });
    expectKept(answer, met, { kind: 'referred', state: 'referred' });
  });
}

function decide(to: Target, decision: 'approve' | 'refuse'): Command {
  return onQuote(to, decision, async (met) => {
    const reasons = decision === 'refuse' ? { reasons: ['A model said so'] } : {};
    const body = { quoteId: met.id, decision, note: 'A model said so', ...reasons };
    const answer = await met.real.send(AT.decideReferral, { body });
    const kept =
      decision === 'refuse'
        ? ({ kind: 'referralRefused', state: 'refused' } as const)
        : ({ kind: 'referralApproved', state: 'approved' } as const);
    expectKept(answer, met, kept);
  });
}

/** Refers a quote by hand, or decides one, also one that waits for no decision. */
export const referrals = fc.oneof(
  { weight: 1, arbitrary: target.map(refer) },
  { weight: 2, arbitrary: target.map((to) => decide(to, 'approve')) },
  { weight: 1, arbitrary: target.map((to) => decide(to, 'refuse')) },
);
