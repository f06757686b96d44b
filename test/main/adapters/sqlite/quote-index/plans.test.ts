import Database from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { quoteIndexStore } from '../../../../../src/main/adapters/sqlite/quote-index/quote-index-store.ts';
import type { LineFilter, Page } from '../../../../../src/main/core/quote-index/quote-index.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { quotesInStore } from '../../../../support/stores/quotes-in-store.ts';

const store = openedForEach(() => quotesInStore());

/** How SQLite finds the lines of a page: the index, and what of it is sought. */
async function planOf(filter: Partial<LineFilter>, page: Partial<Page>): Promise<string> {
  const prepare = vi.spyOn(Database.prototype, 'prepare');
  await quoteIndexStore(store.database).page(
    { words: [], created: {}, expires: {}, ...filter },
    { sort: 'created', descending: false, limit: 3, ...page },
  );
  const statement = prepare.mock.calls
    .map(([sql]) => sql)
    .find((sql) => sql.includes('select number from quote_line'));
  prepare.mockRestore();
  const plan = store.database.sqlite
    .prepare<unknown[], { detail: string }>(`explain query plan ${statement}`)
    .all([...(statement ?? '').matchAll(/\?/g)].map(() => null))
    .map(({ detail }) => detail);
  return plan.find((detail) => / quote_line USING /.test(detail)) ?? '';
}
const indexOf = (plan: string) => / INDEX quote_line_(\w+)/.exec(plan)?.[1];

const ORDERS = {
  created: ['by_created', [1, 1]],
  expires: ['by_expiry', [1, 1]],
  premium: ['by_premium', [1, 1]],
  customer: ['by_customer', ['ann', 1]],
  registration: ['by_registration', ['191-D-1', 1]],
} as const;

test.each(Object.entries(ORDERS))(
  'a page in the order %s follows its index',
  async (name, [index, after]) => {
    const sort = name as keyof typeof ORDERS;
    const filters: Partial<LineFilter>[] = [
      ...([{}, { status: 'quoted' }, { cover: 'TPFT' }, { outcome: 'open' }] as const),
      { created: { from: '2026-11-20', to: '2026-11-21' } },
      { expires: { from: 1, until: 2 } },
    ];
    for (const filter of filters) {
      for (const page of [{}, { descending: true }, { after }, { after, descending: true }]) {
        expect(
          indexOf(await planOf(filter, { sort, ...page })),
          JSON.stringify({ filter, page }),
        ).toBe(index);
      }
    }
  },
);

test('the sources and books of a page in the order of making have indexes of their own', async () => {
  const [source, books] = [{ source: 'desk' }, { books: ['book'] }];
  expect(indexOf(await planOf(source, {}))).toBe('by_source');
  expect(indexOf(await planOf(books, {}))).toBe('by_book');
  for (const filter of [source, books]) {
    expect(indexOf(await planOf(filter, { sort: 'premium' }))).toBe('by_premium');
  }
});

test('a page in the order of a status begins at the status', async () => {
  expect(await planOf({ status: 'quoted' }, { sort: 'status' })).toContain('by_status (status=?');
});

test('the bounds of a page narrow its index on both sides, also next to a cursor', async () => {
  const filter = { expires: { from: 1, until: 2 } };
  for (const page of [{}, { after: [1, 1] }, { after: [1, 1], descending: true }]) {
    expect(await planOf(filter, { sort: 'expires', ...page })).toContain(
      '(expires_at>? AND expires_at<?)',
    );
  }
});
