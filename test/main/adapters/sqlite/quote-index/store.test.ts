import { describe, expect, test } from 'vitest';
import { quoteIndexStore } from '../../../../../src/main/adapters/sqlite/quote-index/quote-index-store.ts';
import type { StoredQuote } from '../../../../../src/main/core/quotes/history/quote-store.ts';
import type { Days } from '../../../../../src/main/core/quotes/index/days.ts';
import type { LineFilter, Page } from '../../../../../src/main/core/quotes/index/quote-index.ts';
import { typedWords } from '../../../../../src/main/core/quotes/index/typed-words.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { quotesInStore } from '../../../../support/stores/quotes-in-store.ts';

const store = openedForEach(() => quotesInStore());

const HOUR = 60 * 60 * 1000;
const NOON = Date.parse('2026-11-20T12:00:00Z');
const ALL: LineFilter = { words: [], created: {}, expires: {} };
const FIRST: Page = { sort: 'created', descending: true, limit: 3 };

const add = (id: string, more: Partial<StoredQuote> = {}) =>
  store.add(id, { createdAt: NOON, expiresAt: NOON + HOUR, ...more });
/** Adds so many quotes at once. */
const addMany = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, i) => add(`Q-${i}`)));
const index = () => quoteIndexStore(store.database);
const list = (filter: Partial<LineFilter>, page: Partial<Page> = {}) =>
  index().list({ ...ALL, ...filter }, { ...FIRST, ...page });
const idsOf = async (...asked: Parameters<typeof list>) =>
  (await list(...asked)).some.map(({ id }) => id);

describe('how many there are', () => {
  test('is counted whole where sums of days have it', async () => {
    await addMany(1001);
    const count = { count: 1001, atLeast: false };
    const same = { cover: 'Comprehensive', source: 'desk', books: ['book'], outcome: 'open' };
    for (const filter of [{}, same, { created: { from: '2026-11-20', to: '2026-11-20' } }]) {
      expect((await list(filter as Partial<LineFilter>)).count).toEqual(count);
    }
    const none = { count: 0, atLeast: false };
    for (const filter of [
      { cover: 'TPFT' },
      { source: 'qd-one' },
      { books: ['other'] },
      { outcome: 'lost' },
      { lostReason: 'price' },
      { created: { from: '2026-11-21' } },
      { created: { to: '2026-11-19' } },
    ]) {
      expect((await list(filter as Partial<LineFilter>)).count).toEqual(none);
    }
  });

  test('is counted up to a thousand where each has to be looked at', async () => {
    await addMany(1000);
    const open = async () => (await list({ status: 'quoted' })).count;
    expect(await open()).toEqual({ count: 1000, atLeast: false });
    await add('Q-LAST');
    expect(await open()).toEqual({ count: 1000, atLeast: true });
    expect((await list({ status: 'accepted' })).count).toEqual({ count: 0, atLeast: false });
  });

  test('is counted up to two hundred of what a search finds', async () => {
    await addMany(200);
    const words = typedWords('ann');
    const found = async (filter: Partial<LineFilter> = {}) =>
      (await list({ words, ...filter })).count;
    expect(await found()).toEqual({ count: 200, atLeast: false });
    await add('Q-LAST');
    expect(await found()).toEqual({ count: 200, atLeast: true });
    expect(await found({ status: 'quoted' })).toEqual({ count: 200, atLeast: true });
    expect(await found({ status: 'accepted' })).toEqual({ count: 0, atLeast: false });
    const nobody = await list({ words: typedWords('nobody') });
    expect(nobody).toEqual({ some: [], count: { count: 0, atLeast: false } });
    const page = index().page({ ...ALL, words }, FIRST);
    expect((await page).map(({ id }) => id)).toEqual(['Q-LAST', 'Q-199', 'Q-198']);
  });
});

test('a filter looks through the newest five thousand quotes that a search finds', async () => {
  await add('Q-OLD');
  await store.happen('Q-OLD', 'accepted', { detail: { policyId: 'P-1' } });
  const policies = () => list({ words: typedWords('ann'), status: 'accepted' });
  const addWords = (first: number, last: number) =>
    store.database.outside(`with recursive n (i) as (select ${first} union all select i + 1 from n where i < ${last})
      insert into quote_search (rowid, words) select i, 'ann' from n`);
  await policies();
  for (const [first, last, atLeast] of [
    [1001, 5999, false],
    [6000, 6000, true],
  ] as const) {
    addWords(first, last);
    expect(await policies()).toMatchObject({
      some: [{ id: 'Q-OLD' }],
      count: { count: 1, atLeast },
    });
  }
  addWords(6001, 6001);
  expect(await policies()).toEqual({ some: [], count: { count: 0, atLeast: true } });
});

test('a search is filtered, ordered and read page by page as any list', async () => {
  for (const [i, premiumCents] of [300, 100, 200, 400].entries()) {
    await add(`Q-${i}`, { premiumCents });
  }
  await store.happen('Q-3', 'accepted', { detail: { policyId: 'P-1' } });
  const words = typedWords('ann');
  const asked = { words, status: 'quoted' } as const;
  const page = { sort: 'premium', descending: false } as const;
  expect(await idsOf(asked, page)).toEqual(['Q-1', 'Q-2', 'Q-0']);
  expect(await idsOf(asked, { ...page, descending: true, limit: 2 })).toEqual(['Q-0', 'Q-2']);
  expect(await idsOf(asked, { ...page, after: [200, 3] })).toEqual(['Q-0']);
  expect(await idsOf(asked, { ...page, descending: true, after: [200, 3] })).toEqual(['Q-1']);
});

test('the days of acceptance are a filter, the first and the last included', async () => {
  for (const [id, day] of [
    ['Q-1', '2026-11-20'],
    ['Q-2', '2026-11-21'],
    ['Q-3', '2026-11-22'],
  ] as const) {
    await add(id);
    const at = Date.parse(`${day}T12:00:00Z`);
    await store.happen(id, 'accepted', { detail: { policyId: `P-${id}` }, at });
  }
  await add('Q-OPEN');
  const on = async (accepted: Days) => {
    const { some, count } = await list({ accepted }, { limit: 10 });
    expect(count).toEqual({ count: some.length, atLeast: false });
    return some.map(({ id }) => id);
  };
  expect(await on({ from: '2026-11-21' })).toEqual(['Q-3', 'Q-2']);
  expect(await on({ to: '2026-11-21' })).toEqual(['Q-2', 'Q-1']);
  expect(await on({ from: '2026-11-21', to: '2026-11-21' })).toEqual(['Q-2']);
});

const waiting = (now: number, page: { after?: readonly number[]; limit?: number } = {}) =>
  index().waiting(now, { limit: 10, ...page });
const ids = async (...asked: Parameters<typeof waiting>) =>
  (await waiting(...asked)).some.map(({ id }) => id);

test('the quotes that were referred first wait first, until they expire, are decided or lost', async () => {
  for (const id of ['Q-1', 'Q-2', 'Q-3', 'Q-4', 'Q-5']) await add(id);
  for (const [id, at] of [
    ['Q-1', NOON + 3],
    ['Q-2', NOON + 2],
    ['Q-3', NOON + 2],
    ['Q-4', NOON + 1],
  ] as const) {
    await store.happen(id, 'referred', { detail: { reason: 'A trailer' }, at });
  }
  await store.happen('Q-4', 'markedLost', { detail: { reason: 'price' } });
  expect(await ids(NOON)).toEqual(['Q-2', 'Q-3', 'Q-1']);
  expect(await ids(NOON, { limit: 1 })).toEqual(['Q-2']);
  expect(await ids(NOON, { after: [NOON + 2, 2] })).toEqual(['Q-3', 'Q-1']);
  expect((await waiting(NOON, { limit: 1 })).count).toEqual({ count: 3, atLeast: false });
  expect(await ids(NOON + HOUR - 1)).toHaveLength(3);
  expect(await ids(NOON + HOUR)).toEqual([]);
  await store.happen('Q-3', 'referralApproved');
  expect(await ids(NOON)).toEqual(['Q-2', 'Q-1']);
});
