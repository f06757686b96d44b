import { beforeEach, describe, expect, it } from 'vitest';
import { lineAt } from '../../../../src/renderer/features/quotes/quote-window.ts';
import { createQuotesListStore } from '../../../../src/renderer/features/quotes/quotes-list.ts';
import { done, failed, type Result } from '../../../../src/shared/contract/result.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import type {
  QuoteList,
  QuoteListQuery,
} from '../../../../src/shared/schemas/quotes/quote-list.ts';
import { madeLine } from '../../../support/quotes/made-line.ts';

describe('typing into the list', () => {
  let waiting: {
    readonly query: QuoteListQuery;
    readonly answer: (list: QuoteListAnswer) => void;
  }[];
  type QuoteListAnswer = Result<QuoteList>;
  let store: ReturnType<typeof createQuotesListStore>;

  beforeEach(() => {
    waiting = [];
    store = createQuotesListStore({
      list: (query) => new Promise((resolve) => waiting.push({ query, answer: resolve })),
    });
  });

  const some = (...numbers: number[]) =>
    done({ quotes: numbers.map(madeLine), total: numbers.length });

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
    waiting[0]?.answer(failed({ kind: 'unavailable', message: message('hostSilent') }));
    await first;
    expect(store.getState()).toMatchObject({ fault: { kind: 'unavailable' }, pending: false });
    const second = store.getState().open({});
    waiting[1]?.answer(some(1));
    await second;
    expect(store.getState()).toMatchObject({ fault: undefined, length: 1 });
  });

  const gone = failed({ kind: 'unavailable', message: message('hostSilent') });

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
    waiting[0]?.answer(done({ quotes: [madeLine(1)], next: '1', total: 500 }));
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
