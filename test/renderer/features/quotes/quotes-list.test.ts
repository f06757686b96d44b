import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { endOf, lineAt } from '../../../../src/renderer/features/quotes/quote-window.ts';
import { createQuotesListStore } from '../../../../src/renderer/features/quotes/quotes-list.ts';
import { done, type Result } from '../../../../src/shared/contract/result.ts';
import type {
  QuoteList,
  QuoteListQuery,
} from '../../../../src/shared/schemas/quotes/quote-list.ts';
import { madeLine } from '../../../support/quotes/made-line.ts';

/** The service's pages over quotes by premium, as its contract has them. */
class Service {
  quotes: number[];
  asked: QuoteListQuery[] = [];
  /** How far it counts. */
  counts = Number.POSITIVE_INFINITY;

  constructor(length: number) {
    this.quotes = Array.from({ length }, (_, i) => i * 10);
  }

  list = (query: QuoteListQuery): Result<QuoteList> => {
    this.asked.push(query);
    const { descending = true, limit = 50, after, before } = query;
    const sign = descending ? -1 : 1;
    const all = this.quotes.toSorted((a, b) => (a - b) * sign);
    const behind = (cursor: string, number: number) => (number - Number(cursor)) * sign > 0;
    const ahead = (cursor: string, number: number) => (number - Number(cursor)) * sign < 0;
    const left = all.filter(
      (number) =>
        (after === undefined || behind(after, number)) &&
        (before === undefined || ahead(before, number)),
    );
    const lines = before === undefined ? left.slice(0, limit) : left.slice(-limit);
    const isMore = left.length > lines.length;
    const [first, last] = [lines[0], lines.at(-1)];
    return done({
      quotes: lines.map(madeLine),
      ...(last !== undefined && (before !== undefined || isMore) ? { next: `${last}` } : {}),
      ...(first !== undefined && (before === undefined ? after !== undefined : isMore)
        ? { previous: `${first}` }
        : {}),
      total: Math.min(all.length, this.counts),
      ...(all.length > this.counts ? { totalIsLeast: true as const } : {}),
    });
  };
}

type Store = ReturnType<typeof createQuotesListStore>;

const premiumAt = (store: Store, number: number) =>
  lineAt(store.getState().window, number)?.premium;

function kept(store: Store): number {
  const { window } = store.getState();
  return endOf(window) - window.first;
}

describe('the list of quotes', () => {
  let service: Service;
  let store: Store;

  beforeEach(async () => {
    service = new Service(5000);
    store = createQuotesListStore({ list: async (query) => service.list(query) });
    await store.getState().open({});
  });

  it('opens with one page and knows how long it is', () => {
    expect(service.asked).toEqual([{ limit: 200 }]);
    expect(store.getState().length).toBe(5000);
    expect(premiumAt(store, 0)).toBe(49_990);
    expect(premiumAt(store, 200)).toBeUndefined();
  });

  it('reads on as it is scrolled, and never keeps more than a window', async () => {
    for (let at = 0; at < 5000; at += 50) {
      await store.getState().want(at, Math.min(5000, at + 40));
      expect(premiumAt(store, at)).toBe((4999 - at) * 10);
      expect(kept(store)).toBeLessThanOrEqual(1000);
    }
    for (let at = 4960; at >= 0; at -= 40) {
      await store.getState().want(at, at + 40);
      expect(premiumAt(store, at)).toBe((4999 - at) * 10);
      expect(kept(store)).toBeLessThanOrEqual(1000);
    }
  });

  it('goes to the last page at once, by the order turned round', async () => {
    await store.getState().want(4990, 5000);
    expect(service.asked).toHaveLength(2);
    expect(service.asked[1]).toEqual({ sort: 'created', descending: false, limit: 200 });
    expect(premiumAt(store, 4999)).toBe(0);
    expect(premiumAt(store, 4800)).toBe(1990);
  });

  it('has the right line wherever one jumps, and wherever from', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3000 }),
        fc.array(fc.nat(3000), { minLength: 1, maxLength: 12 }),
        async (length, jumps) => {
          const any = new Service(length);
          const list = createQuotesListStore({ list: async (query) => any.list(query) });
          await list.getState().open({});
          for (const jump of jumps) {
            const at = jump % length;
            await list.getState().want(at, Math.min(length, at + 30));
            expect(list.getState().length).toBe(length);
            expect(premiumAt(list, at)).toBe((length - 1 - at) * 10);
            expect(premiumAt(list, Math.min(length, at + 30) - 1)).toBeDefined();
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('finds both ends where nobody counted that far, and keeps lines in their place', async () => {
    service.counts = 1000;
    await store.getState().open({ status: 'quoted' });
    expect(store.getState().total).toEqual({ count: 1000, isLeast: true });
    const { length } = store.getState();
    await store.getState().want(length - 10, length);
    expect(premiumAt(store, length - 1)).toBe(0);
    store.getState().setActive(length - 1);
    // Up from there, there are more above than anybody knew.
    for (let steps = 0; steps < 200; steps++) {
      const { window } = store.getState();
      if (window.first === 0) break;
      await store.getState().want(Math.max(0, window.first - 30), window.first + 10);
    }
    expect(premiumAt(store, 0)).toBe(49_990);
    const { moved } = store.getState();
    expect(store.getState().active).toBe(length - 1 + moved);
    expect(moved).toBe(5000 - length);
  });

  it('follows the data: new quotes on top, the keyboard still at its own', async () => {
    store.getState().setActive(3);
    const held = premiumAt(store, 3);
    service.quotes.push(60_000);
    await store.getState().refresh();
    expect(premiumAt(store, 0)).toBe(60_000);
    expect(store.getState().length).toBe(5001);
    expect(store.getState().active).toBe(4);
    expect(premiumAt(store, 4)).toBe(held);
  });

  it('follows the data far down, where lines went and came', async () => {
    for (let at = 0; at <= 3000; at += 100) await store.getState().want(at, at + 40);
    const before = premiumAt(store, 3010);
    expect(before).toBe(19_890);
    service.quotes = service.quotes.filter((number) => number !== 19_890);
    service.quotes.push(19_885);
    await store.getState().refresh();
    expect(premiumAt(store, 3010)).toBe(19_885);
    await store.getState().want(4990, 5000);
    await store.getState().refresh();
    expect(premiumAt(store, 4999)).toBe(0);
  });

  it('is empty after everything went, and full again', async () => {
    const all = service.quotes;
    service.quotes = [];
    await store.getState().refresh();
    expect(store.getState()).toMatchObject({ length: 0, active: 0 });
    service.quotes = all;
    await store.getState().refresh();
    expect(store.getState().length).toBe(5000);
  });
});
