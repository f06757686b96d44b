import { describe, expect, test } from 'vitest';
import type { QuoteEvent } from '../../../../../src/main/core/quotes/history/quote-store.ts';
import { newestEntries, pageOf } from '../../../../../src/main/core/quotes/sale/retrieve.ts';
import { submission } from '../../../../support/stores/stored-quote.ts';

/** A history of driver numbers that say which event they are. */
const history = (length: number): QuoteEvent[] =>
  Array.from({ length }, (_, i) => ({
    quoteId: 'Q-1',
    kind: 'driverNumber',
    at: 1000 * i,
    by: 'desk',
    detail: { driverNumber: `${i + 1}` },
  }));

const numbers = (entries: readonly { readonly detail: unknown }[]) =>
  entries.map(({ detail }) => Number((detail as { driverNumber: string }).driverNumber));

describe('a quote is answered', () => {
  test.each([0, 1, 49, 50])('with all %d entries of its history', (length) => {
    const { history: entries, ...more } = newestEntries(history(length));
    expect(numbers(entries)).toEqual(Array.from({ length }, (_, i) => i + 1));
    expect(more).toEqual({});
  });

  test('with the newest 50, and how many came before', () => {
    const { history: entries, earlierHistory } = newestEntries(history(53));
    expect([numbers(entries).at(0), numbers(entries).at(-1), earlierHistory]).toEqual([4, 53, 3]);
  });
});

describe('a page of a history', () => {
  test.each([
    [{}, 11, 60],
    [{ limit: 2 }, 59, 60],
    [{ before: 11 }, 1, 10],
    [{ before: 11, limit: 3 }, 8, 10],
    [{ before: 100, limit: 3 }, 58, 60],
    [{ before: 61, limit: 100 }, 1, 60],
  ])('of 60 entries for %j is %d to %d', (query, first, last) => {
    const page = pageOf(history(60), query);
    expect(page).toMatchObject({ total: 60, first });
    expect([numbers(page.history)[0], numbers(page.history).at(-1)]).toEqual([first, last]);
    expect(page.history).toHaveLength(last - first + 1);
  });

  test('before the first entry is empty', () => {
    expect(pageOf(history(60), { before: 1 })).toEqual({ total: 60, first: 1, history: [] });
    expect(pageOf([], {})).toEqual({ total: 0, first: 1, history: [] });
  });
});

test('a reader is told what happened, when and by whom, without what is for the program alone', () => {
  const event = submission('Q-1', { draftId: 'a draft', basedOn: 'Q-0' });
  const kept = { ...event, at: Date.UTC(2026, 10, 21, 9, 30) };
  expect(newestEntries([kept]).history).toEqual([
    {
      kind: 'submitted',
      at: '2026-11-21T09:30:00Z',
      by: 'desk',
      detail: {
        source: 'xml',
        premium: 500,
        period: { from: '2026-12-01', to: '2027-11-30' },
        ends: 'validity',
        basedOn: 'Q-0',
      },
    },
  ]);
});
