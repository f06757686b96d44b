import { beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '../../../../../src/main/adapters/node/hash.ts';
import { DamagedData } from '../../../../../src/main/core/data-state/damaged-data.ts';
import { acceptQuote } from '../../../../../src/main/core/quotes/change/accept.ts';
import { addCover } from '../../../../../src/main/core/quotes/change/change-terms.ts';
import type {
  QuoteEvent,
  QuoteWithHistory,
  StoredQuote,
} from '../../../../../src/main/core/quotes/history/quote-store.ts';
import { compareWithHistory } from '../../../../../src/main/core/quotes/verify/replay-quotes.ts';
import {
  columnsDiffer,
  factsOf,
  verifiedStore,
} from '../../../../../src/main/core/quotes/verify/verified-store.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { AT_A_CLIENT, CONTEXT, openQuotes, valueIn } from '../open-quotes.ts';

let whole: QuoteWithHistory;
const quotes = openedForAll(() => openQuotes());

/** An accepted quote with a cover that was added. */
beforeEach(async () => {
  const quoteId = await quotes.submitted();
  valueIn(await addCover(quotes.parts)({ quoteId, addonType: 'keycare' }, CONTEXT));
  const payment = { paymentMethod: 'card', paymentReference: 'PAY' } as const;
  valueIn(await acceptQuote(quotes.parts)({ quoteId, ...payment }, AT_A_CLIENT));
  const found = await quotes.parts.quotes.find(quoteId);
  if (!found) throw new Error('The quote is not there');
  whole = found;
});

const compare = (found: QuoteWithHistory) =>
  compareWithHistory({ library: quotes.parts.library, digest: sha256 }, found.quote.id, found);

/** The quote with some of its columns changed. */
const changed = (more: Partial<StoredQuote>): QuoteWithHistory => ({
  ...whole,
  quote: { ...whole.quote, ...more },
});

test('a quote that is as its history says is whole', () => {
  expect(compare(whole)).toBeUndefined();
});

/** Each column as the drive could have changed it. */
const columns = (): [string, Partial<StoredQuote>][] => {
  const { createdAt, expiresAt, premiumCents, sections, explanation } = whole.quote;
  return [
    ['status', { status: 'quoted' }],
    ['createdAt', { createdAt: createdAt + 1 }],
    ['receivedOn', { receivedOn: '2026-11-22' }],
    ['premium', { premiumCents: premiumCents + 1 }],
    ['sections', { sections: { ...sections, claimsHistory: { numberOfClaims: 0 } } }],
    ['expiresAt', { expiresAt: expiresAt + 1 }],
    ['rateBook', { rateBookHash: 'another' }],
    ['levies', { leviesHash: 'another' }],
    ['explanation', { explanation: { ...explanation, rounding: 'None' } }],
    ['warnings', { warnings: [{ code: 'cancelled' }] }],
  ];
};

describe('one changed column', () => {
  test('is named, and no other that does not follow from it', () => {
    for (const [column, change] of columns()) {
      expect(columnsDiffer(sha256, changed(change)), column).toEqual([column]);
      const discrepancy = compare(changed(change));
      expect(discrepancy, column).toMatchObject({ columns: expect.arrayContaining([column]) });
      expect('risk' in (discrepancy ?? {}), column).toBe(column === 'sections');
    }
  });

  test('is never read by who wants the quote', async () => {
    for (const [column, change] of columns()) {
      const store = { ...quotes.parts.quotes, find: async () => changed(change) };
      const reading = verifiedStore(store, sha256).find(whole.quote.id);
      await expect(reading, column).rejects.toThrow(DamagedData);
    }
  });
});

describe('a history', () => {
  test('that does not begin with a submission belongs to no quote', async () => {
    for (const events of [whole.events.slice(1), []]) {
      const found = { ...whole, events };
      expect(columnsDiffer(sha256, found)).toContain('submission');
      const store = verifiedStore({ ...quotes.parts.quotes, find: async () => found }, sha256);
      await expect(store.find(whole.quote.id)).rejects.toThrow(DamagedData);
    }
  });

  test('without facts tells nothing, and is not read', async () => {
    const events = whole.events.map(({ facts: _, ...event }) => event);
    const found = { ...whole, events };
    const named = ['expiresAt', 'rateBook', 'levies', 'explanation', 'warnings'];
    expect(columnsDiffer(sha256, found)).toEqual(named);
    const store = verifiedStore({ ...quotes.parts.quotes, find: async () => found }, sha256);
    await expect(store.find(whole.quote.id)).rejects.toThrow(DamagedData);
  });

  test('without its acceptance has another status', () => {
    const events = whole.events.filter(({ kind }) => kind !== 'accepted');
    expect(columnsDiffer(sha256, { ...whole, events })).toEqual(['status']);
  });

  test('is held against its last facts', () => {
    const stale = { ...whole.quote, expiresAt: 1 };
    const events = whole.events.map((event, i): QuoteEvent => {
      return i === 0 ? { ...event, facts: factsOf(sha256, stale) } : event;
    });
    expect(columnsDiffer(sha256, { ...whole, events })).toEqual([]);
  });
});

test('sections that lost what rating reads are named, and nothing is rated', () => {
  const { vehicle: _, ...sections } = whole.quote.sections;
  const found = compare(changed({ sections: sections as StoredQuote['sections'] }));
  expect(found).toMatchObject({ replayed: 0, risk: true });
  expect(found).not.toHaveProperty('rules');
});

test('an error that is no fault of the sections is not hidden', () => {
  const library = {
    ...quotes.parts.library,
    byHash: () => {
      throw new RangeError('inside');
    },
  };
  const comparing = () => compareWithHistory({ library, digest: sha256 }, 'Q-1', whole);
  expect(comparing).toThrow(RangeError);
});

test.each(['missing', 'unreadable'] as const)('a quote that is %s is named as that', (problem) => {
  const parts = { library: quotes.parts.library, digest: sha256 };
  expect(compareWithHistory(parts, 'Q-1', problem)).toEqual({ quoteId: 'Q-1', problem });
});
