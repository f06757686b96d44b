import { describe, expect, test } from 'vitest';
import { acceptQuote } from '../../../../../src/main/core/quotes/change/accept.ts';
import {
  addCover,
  overrideQuote,
} from '../../../../../src/main/core/quotes/change/change-terms.ts';
import { recordDriverNumber } from '../../../../../src/main/core/quotes/change/record.ts';
import type { QuoteStore } from '../../../../../src/main/core/quotes/history/quote-store.ts';
import { submitDraft } from '../../../../../src/main/core/quotes/submit/submit-draft.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { SAMPLE_DOCUMENT as document } from '../../../../support/quotes/any-document.ts';
import { AT_A_CLIENT, CONTEXT, openQuotes, valueIn } from '../open-quotes.ts';

const quotes = openedForAll(() => openQuotes());

const discount = (quoteId: string) =>
  ({ quoteId, overrideType: 'discount', value: 5, reason: 'Loyal' }) as const;
const payment = { paymentMethod: 'card', paymentReference: 'PAY' } as const;
const kinds = async (id: string) =>
  (await quotes.parts.quotes.find(id))?.events.map(({ kind }) => kind);

/** A store in which others are faster so many times, whatever is changed. */
function overtaken(times: number) {
  let tried = 0;
  const change: QuoteStore['change'] = async (...args) => {
    tried += 1;
    return tried > times && quotes.parts.quotes.change(...args);
  };
  const parts = { ...quotes.parts, quotes: { ...quotes.parts.quotes, change } };
  return { parts, tried: () => tried };
}

describe('where another change comes in between', () => {
  test('an override is calculated again, twenty times at the most', async () => {
    const id = await quotes.submitted();
    const slow = overtaken(19);
    const changed = valueIn(await overrideQuote(slow.parts)(discount(id), CONTEXT));
    expect(changed.history.map(({ kind }) => kind)).toEqual(['submitted', 'overridden']);
    expect(slow.tried()).toBe(20);

    const never = overtaken(20);
    expect(await overrideQuote(never.parts)(discount(id), CONTEXT)).toEqual({
      ok: false,
      fault: { kind: 'conflict', message: { code: 'quoteChanging', values: { id } } },
    });
    expect(never.tried()).toBe(20);
    expect(await kinds(id)).toEqual(['submitted', 'overridden']);
  });

  test('an acceptance and a driver number are decided by what came in between', async () => {
    const id = await quotes.submitted();
    const record = recordDriverNumber(overtaken(1).parts);
    const driverNumber = '123456789';
    expect(valueIn(await record({ quoteId: id, driverNumber }, CONTEXT))).toMatchObject({
      driverNumber,
    });
    const slow = overtaken(1);
    const policy = valueIn(await acceptQuote(slow.parts)({ quoteId: id, ...payment }, AT_A_CLIENT));
    expect(slow.tried()).toBe(2);
    expect(policy.status).toBe('accepted');
    expect(await kinds(id)).toEqual(['submitted', 'driverNumber', 'accepted']);
  });
});

describe('without the rate book of a quote', () => {
  const FAULT = { kind: 'unavailable', message: { code: 'rateBookAbsent' } };
  const parts = () => ({
    ...quotes.parts,
    library: { ...quotes.parts.library, byHash: () => undefined },
  });

  test('it stays as it is', async () => {
    const id = await quotes.submitted();
    expect(await overrideQuote(parts())(discount(id), CONTEXT)).toEqual({
      ok: false,
      fault: FAULT,
    });
    expect(await addCover(parts())({ quoteId: id, addonType: 'legal' }, CONTEXT)).toEqual({
      ok: false,
      fault: FAULT,
    });
    expect(await kinds(id)).toEqual(['submitted']);
  });

  test('a draft becomes no quote', async () => {
    const before = await quotes.parts.quotes.count();
    const made = await submitDraft(parts())({ document, excess: 500 }, CONTEXT);
    expect(made).toEqual({ ok: false, fault: FAULT });
    expect(await quotes.parts.quotes.count()).toBe(before);
  });
});

test('an input that the rate book does not price cannot be set', async () => {
  const id = await quotes.submitted();
  const ready = quotes.parts.library.inForce('2026-12-01');
  if (!ready) throw new Error('No rate book is in force');
  const factors = ready.book.factors.filter((factor) => factor.id !== 'discount');
  const byHash = () => ({ ...ready, book: { ...ready.book, factors } });
  const library = { ...quotes.parts.library, byHash };
  const fault = { code: 'overrideNotPriced', values: { override: 'discount' } };
  expect(await overrideQuote({ ...quotes.parts, library })(discount(id), CONTEXT)).toMatchObject({
    ok: false,
    fault: { kind: 'invalid', errors: [{ path: 'overrideType', message: fault }] },
  });
});
