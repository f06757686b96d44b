import fc from 'fast-check';
import { expect } from 'vitest';
import { AT } from '../../../support/host/requests.ts';
import { statusOf } from '../model.ts';
import {
  type Command,
  expectRefused,
  expectShown,
  onQuote,
  type Target,
  target,
} from './command.ts';

/** Few numbers, so that the same one comes again; the last is none. */
const number = fc.constantFrom('123456789', '987654321', '12345678');

function record(to: Target, driverNumber: string): Command {
  return onQuote(to, `record driver ${driverNumber}`, async ({ id, quote, model, real }) => {
    const answer = await real.send(AT.driverNumber, { body: { quoteId: id, driverNumber } });
    if (!quote) return expectRefused(answer, 404, /^Quote Q-NONE not found$/);
    if (statusOf(quote, model.now) === 'expired') return expectRefused(answer, 409, /is expired$/);
    // What a number looks like depends on the licence, and the sample's is Irish.
    if (!/^\d{9}$/.test(driverNumber)) return expectRefused(answer, 400, /driverNumber/);
    expect(answer.status, answer.text).toBe(200);
    if (quote.driverNumber !== driverNumber) quote.history.push('driverNumber');
    quote.driverNumber = driverNumber;
    expectShown(answer, quote, model);
  });
}

/** Records a driver number, also a second one and one of a policy. */
export const driverNumbers = fc.tuple(target, number).map(([to, given]) => record(to, given));
