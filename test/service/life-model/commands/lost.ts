import fc from 'fast-check';
import { expect } from 'vitest';
import { AT } from '../../../support/host/requests.ts';
import {
  type Command,
  expectRefused,
  expectShown,
  onQuote,
  type Target,
  target,
} from './command.ts';

/** Marks a quote as lost, or takes it back: whatever its status, unless it is a policy. */
function mark(to: Target, isLost: boolean): Command {
  return onQuote(to, isLost ? 'mark as lost' : 'mark as not lost', async (met) => {
    const { id: quoteId, quote, model, real } = met;
    const answer = isLost
      ? await real.send(AT.lost, { body: { quoteId, reason: 'price' } })
      : await real.send(AT.notLost, { body: { quoteId } });
    if (!quote) expectRefused(answer, 404, /^Quote Q-NONE not found$/);
    else if (quote.policy) expectRefused(answer, 409, /is accepted$/);
    else if (!isLost && !quote.isLost) expectRefused(answer, 409, /is not marked as lost$/);
    else {
      expect(answer.status, answer.text).toBe(200);
      quote.history.push(isLost ? 'markedLost' : 'markedNotLost');
      quote.isLost = isLost;
      expectShown(answer, quote, model);
    }
  });
}

export const losses = fc.oneof(
  { weight: 2, arbitrary: target.map((to) => mark(to, true)) },
  { weight: 1, arbitrary: target.map((to) => mark(to, false)) },
);
