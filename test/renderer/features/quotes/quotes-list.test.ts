import { InfiniteQueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDataVersion } from '../../../../src/renderer/data/data-version.ts';
import { queryClient } from '../../../../src/renderer/data/query-client.ts';
import type { QuoteQuery } from '../../../../src/renderer/data/quote-query.ts';
import {
  approach,
  lineAt,
  NO_PLACE,
  placed,
  quotePages,
} from '../../../../src/renderer/features/quotes/quotes-list.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import { done, failed, type Result } from '../../../../src/shared/result/result.ts';
import type {
  QuoteList,
  QuoteListQuery,
} from '../../../../src/shared/schemas/quotes/quote-list.ts';
import { madeLine } from '../../../support/quotes/made-quote.ts';
import { stubBridge } from '../../../support/screens/stub-bridge.ts';

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

/** The list as its screen has it, without the screen. */
function openList(query: QuoteQuery) {
  const observer = new InfiniteQueryObserver(queryClient, quotePages(query));
  let place = NO_PLACE;
  const read = () => {
    const result = observer.getCurrentResult();
    if (result.data) place = placed(result.data, place);
    return result;
  };
  const stop = observer.subscribe(read);
  const isIdle = () => vi.waitFor(() => expect(read().isFetching).toBe(false), { interval: 1 });
  return {
    stop,
    isIdle,
    open: (next: QuoteQuery) => observer.setOptions(quotePages(next)),
    state() {
      const { data, error, isPlaceholderData } = read();
      const [top, bottom] = [data?.pages[0], data?.pages.at(-1)];
      const { length, active, moved } = place;
      const lines = data?.pages.flatMap((page) => page.lines) ?? [];
      return {
        length,
        active,
        moved,
        isPending: isPlaceholderData,
        fault: error ?? undefined,
        query: top?.query,
        total: bottom?.total,
        kept: lines.length,
        first: (top?.first ?? 0) + moved,
      };
    },
    premiumAt(number: number) {
      const { data } = read();
      return data && lineAt(data, place.moved, number)?.premium;
    },
    async want(from: number, until: number) {
      await isIdle();
      while (await approach(read(), place, { from, until }));
    },
    setActive(active: number) {
      const { data } = read();
      place = { ...place, active, quoteId: data && lineAt(data, place.moved, active)?.quoteId };
    },
    async refresh() {
      await queryClient.invalidateQueries();
      read();
    },
  };
}

let list: ReturnType<typeof openList>;

beforeEach(() => useDataVersion.setState({ version: 1, drafts: 0, reached: true }));

afterEach(() => {
  list.stop();
  queryClient.clear();
  vi.unstubAllGlobals();
});

describe('the list of quotes', () => {
  let service: Service;

  beforeEach(async () => {
    service = new Service(5000);
    stubBridge({ listQuotes: (query) => service.list(query) });
    list = openList({});
    await list.isIdle();
  });

  it('opens with one page and knows how long it is', () => {
    expect(service.asked).toEqual([{ limit: 200 }]);
    expect(list.state().length).toBe(5000);
    expect(list.premiumAt(0)).toBe(49_990);
    expect(list.premiumAt(200)).toBeUndefined();
  });

  it('reads on as it is scrolled, and never keeps more than two pages', async () => {
    for (let at = 0; at < 5000; at += 50) {
      await list.want(at, Math.min(5000, at + 40));
      expect(list.premiumAt(at)).toBe((4999 - at) * 10);
      expect(list.state().kept).toBeLessThanOrEqual(1000);
    }
    for (let at = 4960; at >= 0; at -= 40) {
      await list.want(at, at + 40);
      expect(list.premiumAt(at)).toBe((4999 - at) * 10);
      expect(list.state().kept).toBeLessThanOrEqual(1000);
    }
  });

  it('goes to the last page at once, by the opposite order', async () => {
    await list.want(4990, 5000);
    expect(service.asked).toHaveLength(2);
    expect(service.asked[1]).toEqual({ sort: 'created', descending: false, limit: 200 });
    expect(list.premiumAt(4999)).toBe(0);
    expect(list.premiumAt(4800)).toBe(1990);
  });

  it('has the right line wherever one jumps, and wherever from', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3000 }),
        fc.array(fc.nat(3000), { minLength: 1, maxLength: 12 }),
        async (length, jumps) => {
          list.stop();
          queryClient.clear();
          service = new Service(length);
          list = openList({});
          for (const jump of jumps) {
            const at = jump % length;
            await list.want(at, Math.min(length, at + 30));
            expect(list.state().length).toBe(length);
            expect(list.premiumAt(at)).toBe((length - 1 - at) * 10);
            expect(list.premiumAt(Math.min(length, at + 30) - 1)).toBeDefined();
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('finds both ends where no one counted that far, and keeps lines in their place', async () => {
    service.counts = 1000;
    list.open({ status: 'quoted' });
    await list.isIdle();
    expect(list.state().total).toEqual({ count: 1000, isLeast: true });
    const { length } = list.state();
    await list.want(length - 10, length);
    expect(list.premiumAt(length - 1)).toBe(0);
    list.setActive(length - 1);
    // Up from there, there are more above than were known.
    for (let steps = 0; steps < 200; steps++) {
      const { first } = list.state();
      if (first === 0) break;
      await list.want(Math.max(0, first - 30), first + 10);
    }
    expect(list.premiumAt(0)).toBe(49_990);
    const { active, moved } = list.state();
    expect(active).toBe(length - 1 + moved);
    expect(moved).toBe(5000 - length);
    // What was found stays where it is on the way back down, and after a jump.
    for (let at = 0; at <= 1600; at += 400) await list.want(at, at + 40);
    expect(list.premiumAt(1600)).toBe(33_990);
    await list.want(4990, 5000);
    await list.want(0, 40);
    expect(list.premiumAt(39)).toBe(49_600);
    expect(list.state().moved).toBe(moved);
  });

  it('follows the data: new quotes on top, the keyboard still at its own', async () => {
    list.setActive(3);
    const held = list.premiumAt(3);
    service.quotes.push(60_000);
    await list.refresh();
    expect(list.premiumAt(0)).toBe(60_000);
    expect(list.state().length).toBe(5001);
    expect(list.state().active).toBe(4);
    expect(list.premiumAt(4)).toBe(held);
  });

  it('follows the data far down, where lines went and came', async () => {
    for (let at = 0; at <= 3000; at += 100) await list.want(at, at + 40);
    const before = list.premiumAt(3010);
    expect(before).toBe(19_890);
    service.quotes = service.quotes.filter((number) => number !== 19_890);
    service.quotes.push(19_885);
    await list.refresh();
    expect(list.premiumAt(3010)).toBe(19_885);
    await list.want(4990, 5000);
    await list.refresh();
    expect(list.premiumAt(4999)).toBe(0);
  });

  it('is empty after everything went, and full again', async () => {
    const all = service.quotes;
    service.quotes = [];
    await list.refresh();
    expect(list.state()).toMatchObject({ length: 0, active: 0 });
    service.quotes = all;
    await list.refresh();
    expect(list.state().length).toBe(5000);
  });

  it('shows what is left above where all that was looked at went', async () => {
    for (let at = 0; at <= 3000; at += 100) await list.want(at, at + 40);
    service.quotes = service.quotes.filter((number) => number > 45_000);
    await list.refresh();
    await list.want(3000, 3040);
    expect(list.state().length).toBe(499);
    expect(list.premiumAt(498)).toBe(45_010);
  });
});

describe('typing into the list', () => {
  let waiting: {
    readonly query: QuoteListQuery;
    readonly answer: (list: Result<QuoteList>) => void;
  }[];

  const some = (...numbers: number[]) =>
    done({ quotes: numbers.map(madeLine), total: numbers.length });
  const gone = failed({ kind: 'unavailable', message: message('hostSilent') });
  /** Answers a question, once it is asked. */
  const answer = async (number: number, result: Result<QuoteList>) => {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(number));
    waiting[number]?.answer(result);
    await new Promise((resolve) => setTimeout(resolve, 5));
  };

  beforeEach(() => {
    waiting = [];
    stubBridge({
      listQuotes: (query) => new Promise((resolve) => waiting.push({ query, answer: resolve })),
    });
    list = openList({});
  });

  it('takes the answer to the newest question only', async () => {
    list.open({ search: 'b' });
    list.open({ search: 'br' });
    await answer(2, some(2));
    await answer(1, some(1, 2));
    expect(list.state()).toMatchObject({ length: 1, query: { search: 'br' }, isPending: false });
  });

  it('keeps what was there until the answer comes', async () => {
    await answer(0, some(1, 2));
    list.open({ search: 'x' });
    expect(list.state()).toMatchObject({ length: 2, isPending: true, query: {} });
    await answer(1, some());
    expect(list.state()).toMatchObject({ length: 0, isPending: false });
  });

  it('tells a fault, and lists what was asked for last when the host is back', async () => {
    await answer(0, gone);
    expect(list.state()).toMatchObject({ fault: { kind: 'unavailable' }, isPending: false });
    void list.refresh();
    await answer(1, some(1));
    expect(list.state()).toMatchObject({ fault: undefined, length: 1 });
    list.open({ search: 'x' });
    await answer(2, gone);
    expect(list.state().fault).toBeDefined();
    void list.refresh();
    await answer(3, some(7, 8));
    expect(waiting[3]?.query).toMatchObject({ search: 'x' });
    expect(list.state()).toMatchObject({ query: { search: 'x' }, length: 2, fault: undefined });
  });

  it('keeps the place of the keyboard where only reading it again failed', async () => {
    await answer(0, some(1, 2));
    list.setActive(1);
    void list.refresh();
    await answer(1, gone);
    expect(list.state()).toMatchObject({ fault: { kind: 'unavailable' }, active: 1, length: 2 });
    void list.refresh();
    await answer(2, some(3, 1, 2));
    expect(list.state()).toMatchObject({ fault: undefined, active: 2, length: 3 });
  });

  it('leaves the keyboard where it went while it was read again', async () => {
    await answer(0, some(1, 2, 3));
    void list.refresh();
    list.setActive(2);
    await answer(1, some(7, 1, 2, 3));
    expect(list.state()).toMatchObject({ active: 3, length: 4 });
  });

  it('lets no page of one list into another', async () => {
    await answer(0, done({ quotes: [madeLine(1)], next: '1', total: 500 }));
    void list.want(0, 40);
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    list.open({ search: 'x' });
    await answer(2, some(7));
    for (const each of waiting) each.answer(some(9));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(list.premiumAt(0)).toBe(7);
    expect(list.state().length).toBe(1);
  });
});
