import { expect } from 'vitest';
import { AT } from '../../../support/host/requests.ts';
import type { Model } from '../model.ts';
import type { Real } from '../real.ts';
import {
  type Command,
  expectRefused,
  expectShown,
  onQuote,
  type Target,
  target,
} from './command.ts';

function retrieve(to: Target): Command {
  return onQuote(to, 'retrieve', async ({ id, quote, model, real }) => {
    const answer = await real.send(AT.quote(id));
    if (!quote) return expectRefused(answer, 404, /^Quote Q-NONE not found$/);
    expect(answer.status, answer.text).toBe(200);
    expectShown(answer, quote, model);
  });
}

/** Reads a quote back. */
export const retrievals = target.map(retrieve);

/** Reads every quote back: nothing that a step did may have touched another quote. */
export async function expectAll(model: Model, real: Real): Promise<void> {
  for (const quote of model.quotes) {
    expectShown(await real.send(AT.quote(quote.id)), quote, model);
  }
}
