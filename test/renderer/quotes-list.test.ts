import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { endOf, lineAt } from '../../src/renderer/stores/quote-window.ts';
import { createQuotesListStore } from '../../src/renderer/stores/quotes-list.ts';
import { type Answer, done, failed } from '../../src/shared/fault.ts';
import type { QuoteLine, QuoteList, QuoteListQuery } from '../../src/shared/shapes/quote-list.ts';

function quote(number: number): QuoteLine {
  return {
    quoteId: `Q-${number}`,
    status: 'quoted',
    premium: number,
    cover: 'Comprehensive',
    createdAt: '2026-11-21T09:30:00Z',
    expiresAt: '2026-12-21T09:30:00Z',
    inceptionDate: '2026-12-01T00:00:00Z',
    customerName: `Customer ${number}`,
    customerKey: `${number}`,
    dateOfBirth: '1985-03-12',
    registrationNumber: '191-D-1',
    vehicle: 'Toyota Corolla',
  };
}

/** The service's pages over quotes by premium, as its contract has them. */
class Service {
  quotes: number[];
  asked: QuoteListQuery[] = [];
  /** How far it counts. */
  counts = Number.POSITIVE_INFINITY;

  constructor(length: number) {
    this.quotes = Array.from({ length }, (_, i) => i * 10);
  }

  list = (query: QuoteListQuery): Answer<QuoteList> => {
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
      quotes: lines.map(quote),
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

describe('typing into the list', () => {
  let waiting: {
    readonly query: QuoteListQuery;
    readonly answer: (list: QuoteListAnswer) => void;
  }[];
  type QuoteListAnswer = Answer<QuoteList>;
  let store: Store;

  beforeEach(() => {
    waiting = [];
    store = createQuotesListStore({
      list: (query) => new Promise((resolve) => waiting.push({ query, answer: resolve })),
    });
  });

  const some = (...numbers: number[]) =>
    done({ quotes: numbers.map(quote), total: numbers.length });

  it('takes the newest answer only', async () => {
    const first = store.getState().open({ search: 'b' });
    const second = store.getState().open({ search: 'br' });
    waiting[1]?.answer(some(2));
    await second;
    waiting[0]?.answer(some(1, 2));
    await first;
    expect(store.getState()).toMatchObject({ length: 1, query: { search: 'br' }, pending: false });
  });

  it('keeps what was there until the answer comes', async () => {
    const first = store.getState().open({});
    waiting[0]?.answer(some(1, 2));
    await first;
    const second = store.getState().open({ search: 'x' });
    expect(store.getState()).toMatchObject({ length: 2, pending: true, query: {} });
    waiting[1]?.answer(some());
    await second;
    expect(store.getState()).toMatchObject({ length: 0, pending: false });
  });

  it('says a fault, and lists again on demand', async () => {
    const first = store.getState().open({});
    waiting[0]?.answer(failed({ kind: 'unavailable', message: 'gone' }));
    await first;
    expect(store.getState()).toMatchObject({ fault: { kind: 'unavailable' }, pending: false });
    const second = store.getState().open({});
    waiting[1]?.answer(some(1));
    await second;
    expect(store.getState()).toMatchObject({ fault: undefined, length: 1 });
  });

  const gone = failed({ kind: 'unavailable', message: 'gone' });

  it('lists what was asked for last when the host is back, not what it listed before', async () => {
    const first = store.getState().open({});
    waiting[0]?.answer(some(1, 2));
    await first;
    const second = store.getState().open({ search: 'x' });
    waiting[1]?.answer(gone);
    await second;
    const back = store.getState().refresh();
    expect(waiting[2]?.query).toMatchObject({ search: 'x' });
    waiting[2]?.answer(some(7));
    await back;
    expect(store.getState()).toMatchObject({ query: { search: 'x' }, length: 1, fault: undefined });
  });

  it('lists by itself when the host is back where nothing could be listed before', async () => {
    const first = store.getState().open({ status: 'quoted' });
    waiting[0]?.answer(gone);
    await first;
    const back = store.getState().refresh();
    waiting[1]?.answer(some(1));
    await back;
    expect(store.getState()).toMatchObject({ query: { status: 'quoted' }, length: 1 });
  });

  it('keeps the place of the keyboard where only reading it again failed', async () => {
    const first = store.getState().open({});
    waiting[0]?.answer(some(1, 2));
    await first;
    store.getState().setActive(1);
    const failing = store.getState().refresh();
    waiting[1]?.answer(gone);
    await failing;
    expect(store.getState().fault).toBeDefined();
    const back = store.getState().refresh();
    waiting[2]?.answer(some(3, 1, 2));
    await back;
    expect(store.getState()).toMatchObject({ fault: undefined, active: 2, length: 3 });
  });

  it('leaves the keyboard where it went while it was read again', async () => {
    const first = store.getState().open({});
    waiting[0]?.answer(some(1, 2, 3));
    await first;
    const again = store.getState().refresh();
    store.getState().setActive(2);
    waiting[1]?.answer(some(7, 1, 2, 3));
    await again;
    expect(store.getState()).toMatchObject({ active: 3, length: 4 });
  });

  it('lets no page of one list into another', async () => {
    const first = store.getState().open({});
    waiting[0]?.answer(done({ quotes: [quote(1)], next: '1', total: 500 }));
    // The list knows that it is short of lines, and asks at once.
    const walk = store.getState().want(0, 40);
    await Promise.resolve();
    const second = store.getState().open({ search: 'x' });
    waiting.at(-1)?.answer(some(7));
    await second;
    for (const { answer } of waiting) answer(some(9));
    await Promise.all([first, walk]);
    expect(lineAt(store.getState().window, 0)?.premium).toBe(7);
    expect(store.getState().length).toBe(1);
  });
});
