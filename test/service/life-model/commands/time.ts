import fc from 'fast-check';
import type { Model } from '../model.ts';
import type { Real } from '../real.ts';
import { type Command, type Target, target } from './command.ts';

const DAY = 24 * 60 * 60 * 1000;

function moveTo(model: Model, { clock }: Real, now: number): void {
  model.now = now;
  clock.now = now;
}

function wait(seconds: number): Command {
  return {
    check: () => true,
    run: async (model, real) => moveTo(model, real, model.now + seconds * 1000),
    toString: () => `wait ${seconds} s`,
  };
}

/** Lets up to a week go by. */
export const waits = fc.integer({ min: 1, max: 7 * 24 * 60 * 60 }).map(wait);

/** The expiry of an open quote, if a step means one that is still to come. */
function expiryOf({ quotes, now }: Model, to: Target): number | undefined {
  const quote = to === null ? undefined : quotes[to % quotes.length];
  return quote && quote.expiresAt > now + 1000 ? quote.expiresAt : undefined;
}

function expire(to: Target, off: number): Command {
  return {
    check: (model) => expiryOf(model, to) !== undefined,
    run: async (model, real) => moveTo(model, real, (expiryOf(model, to) ?? model.now) + off),
    toString: () => `move to the expiry of quote ${to} ${off < 0 ? '-' : '+'} ${Math.abs(off)} ms`,
  };
}

/** Moves to the last second of a quote, to its very expiry, or a month past it. */
export const expiries = fc
  .tuple(target, fc.constantFrom(-1000, 0, 1000, 30 * DAY))
  .map(([to, off]) => expire(to, off));
