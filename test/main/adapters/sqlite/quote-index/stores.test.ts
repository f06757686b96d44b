import Database from 'better-sqlite3';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { customerStore } from '../../../../../src/main/adapters/sqlite/quote-index/customer-store.ts';
import { dayStore } from '../../../../../src/main/adapters/sqlite/quote-index/day-store.ts';
import { quoteIndexStore } from '../../../../../src/main/adapters/sqlite/quote-index/quote-index-store.ts';
import type { CustomerStore } from '../../../../../src/main/core/customers/customer-store.ts';
import type {
  QuoteEvent,
  StoredQuote,
} from '../../../../../src/main/core/quotes/history/quote-store.ts';
import type { LineFilter, Page } from '../../../../../src/main/core/quotes/index/quote-index.ts';
import { typedWords } from '../../../../../src/main/core/quotes/index/typed-words.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { quotesInStore } from '../../../../support/stores/quotes-in-store.ts';
import { BEGINS, storedQuote, submission } from '../../../../support/stores/stored-quote.ts';

const store = openedForEach(() => quotesInStore());

const NOON = Date.parse('2026-11-20T12:00:00Z');

const day = (text: string) => ({ createdAt: Date.parse(`${text}T12:00:00Z`) });

const days = () => dayStore(store.database);

test('sums are of the days that are asked for, the first and the last included', async () => {
  await store.add('Q-1', day('2026-11-18'));
  await store.add('Q-2', { ...day('2026-11-20'), premiumCents: 70_000 });
  await store.add('Q-3', day('2026-11-20'));
  await store.add('Q-4', day('2026-11-22'));
  await store.happen('Q-1', 'accepted', {
    detail: { policyId: 'P-1' },
    at: Date.parse('2026-11-20T09:00:00Z'),
  });
  const sum = { cover: 'Comprehensive', converted: 0, acceptances: 0, acceptedCents: 0 };
  const first = { ...sum, day: '2026-11-18', quotes: 1, premiumCents: 50_000, converted: 1 };
  const accepted = { acceptances: 1, acceptedCents: 50_000 };
  const second = { ...sum, day: '2026-11-20', quotes: 2, premiumCents: 120_000, ...accepted };
  expect(await days().between('2026-11-18', '2026-11-20')).toEqual([first, second]);
  expect(await days().between('2026-11-19', '2026-11-21')).toEqual([second]);
  expect(await days().between('2026-11-23', '2026-11-30')).toEqual([]);
});

test('what became of quotes has no outcome that no quote has any more', async () => {
  await store.add('Q-1', day('2026-11-18'));
  await store.add('Q-2', day('2026-11-20'), { by: 'qd-one' });
  await store.add('Q-3', day('2026-11-20'));
  await store.happen('Q-3', 'markedLost', { detail: { reason: 'price' } });
  const sum = { cover: 'Comprehensive', rateBookHash: 'book', quotes: 1 };
  const outcomes = await days().outcomes('2026-11-18', '2026-11-20');
  expect(outcomes).toHaveLength(3);
  expect(outcomes).toEqual(
    expect.arrayContaining([
      { ...sum, source: 'desk', outcome: 'open' },
      { ...sum, source: 'qd-one', outcome: 'open' },
      { ...sum, source: 'desk', outcome: 'lost', lostReason: 'price' },
    ]),
  );
  expect(await days().outcomes('2026-11-19', '2026-11-20')).toHaveLength(2);
  expect(await days().outcomes('2026-11-21', '2026-11-30')).toEqual([]);
});

test('quotes expire after now and before a moment, unless something became of them', async () => {
  for (const [i, id] of ['Q-1', 'Q-2', 'Q-3', 'Q-4', 'Q-5'].entries()) {
    await store.add(id, { expiresAt: NOON + i });
  }
  const expiring = (now: number, until: number) => days().expiring(NOON + now, NOON + until);
  expect(await expiring(-1, 5)).toBe(5);
  expect(await expiring(0, 3)).toBe(2);
  await store.happen('Q-2', 'markedLost', { detail: { reason: 'price' } });
  expect(await expiring(0, 3)).toBe(1);
  await store.happen('Q-3', 'accepted', { detail: { policyId: 'P-1' } });
  expect(await expiring(0, 3)).toBe(0);
  const { detail } = submission('Q-6', { basedOn: 'Q-5' });
  await store.add('Q-6', { expiresAt: NOON + 9 }, { detail } as Partial<QuoteEvent>);
  expect(await expiring(-1, 5)).toBe(2);
});

test('clients are known by their names', async () => {
  expect(await days().clientNames()).toEqual(
    new Map([
      ['qd-one', 'qd-one'],
      ['qd-two', 'qd-two'],
    ]),
  );
});

const MARK = '191-D-1';

const NOW = 100;

const add = (id: string, more: Partial<StoredQuote> = {}) =>
  store.add(id, { expiresAt: NOW + 1, ...more });

const idsOf = async (mark = MARK) => (await store.quotes.ofMark(mark, NOW)).map(({ id }) => id);

test('policies and open quotes of a car are found, and of no other car', async () => {
  await store.add('Q-OPEN', { expiresAt: NOW + 1 }, {
    detail: { basedOn: 'Q-BEFORE' },
  } as unknown as Partial<QuoteEvent>);
  await add('Q-POLICY', { status: 'accepted', expiresAt: 1 });
  await add('Q-EXPIRED', { expiresAt: NOW });
  const { sections } = storedQuote('Q-OTHER');
  const vehicle = { ...sections.vehicle, registrationNumber: '191-D-2' };
  await add('Q-OTHER', { sections: { ...sections, vehicle } });
  const kept = { by: 'desk', sections, priced: { from: '2026-12-01', to: '2027-11-30' } };
  expect(await store.quotes.ofMark(MARK, NOW)).toEqual([
    {
      ...kept,
      id: 'Q-POLICY',
      status: 'accepted',
      basedOn: undefined,
      accepted: expect.objectContaining({ startsAt: BEGINS }),
    },
    { id: 'Q-OPEN', status: 'quoted', basedOn: 'Q-BEFORE', ...kept },
  ]);
  expect(await idsOf('191-D-2')).toEqual(['Q-OTHER']);
  expect(await idsOf('191-D-3')).toEqual([]);
});

test('a refused quote is none of them, until it is referred again', async () => {
  await add('Q-1');
  await store.happen('Q-1', 'referred');
  expect(await idsOf()).toEqual(['Q-1']);
  await store.happen('Q-1', 'referralRefused');
  expect(await idsOf()).toEqual([]);
  await store.happen('Q-1', 'referred');
  expect(await idsOf()).toEqual(['Q-1']);
});

test('of many those that end last are looked at, twenty of each kind', async () => {
  for (let i = 0; i < 22; i += 1) {
    await add(`Q-${i}`, { expiresAt: NOW + 1 + i });
    await add(`P-${i}`, { status: 'accepted', expiresAt: i });
  }
  const last = (prefix: string) => Array.from({ length: 20 }, (_, i) => `${prefix}-${21 - i}`);
  // SQLite's limit keeps the policies apart from the open quotes.
  expect((await idsOf()).toSorted()).toEqual([...last('P'), ...last('Q')].toSorted());
});

test('a quote is found that was kept with zeros before the number of its mark', async () => {
  const { sections } = storedQuote('Q-OLD');
  const vehicle = { ...sections.vehicle, registrationNumber: '182-C-00045' };
  await add('Q-OLD', { sections: { ...sections, vehicle } });
  expect(await idsOf('182-C-45')).toEqual(['Q-OLD']);
  // It asks for others by its own mark.
  const plain = { ...vehicle, registrationNumber: '182-C-45' };
  await add('Q-NEW', { sections: { ...sections, vehicle: plain } });
  expect(new Set(await idsOf('182-C-00045'))).toEqual(new Set(['Q-OLD', 'Q-NEW']));
  expect(await idsOf('182-C-450')).toEqual([]);
});

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

describe('customer store', () => {
  let customers: CustomerStore;

  beforeEach(() => {
    customers = customerStore(store.database);
  });

  const { sections } = storedQuote('Q-1');

  /** A quote of a customer by this surname, made at this moment. */
  const add = (id: string, surname: string, createdAt: number) =>
    store.add(id, {
      createdAt,
      sections: { ...sections, customer: { ...sections.customer, surname } },
    });

  const keyOf = (surname: string) => `ann.${surname.toLowerCase()}.1985-03-12`;

  const names = async (...asked: Parameters<CustomerStore['list']>) =>
    (await customers.list(...asked)).some.map(({ name }) => name);

  test('customers with the newest quote come first, page by page', async () => {
    await add('Q-1', 'Byrne', 10);
    await add('Q-2', 'Daly', 30);
    await add('Q-3', 'Kelly', 20);
    await add('Q-4', 'Moran', 20);
    await add('Q-5', 'Byrne', 40);
    await store.happen('Q-1', 'accepted', { detail: { policyId: 'P-1' } });
    const { some, count } = await customers.list([], { limit: 10 });
    expect(some.map(({ name }) => name)).toEqual([
      'Ann Byrne',
      'Ann Daly',
      'Ann Moran',
      'Ann Kelly',
    ]);
    expect(some[0]).toEqual({
      key: keyOf('Byrne'),
      name: 'Ann Byrne',
      dateOfBirth: '1985-03-12',
      email: null,
      phone: null,
      eircode: null,
      quotes: 2,
      policies: 1,
      newestAt: 40,
    });
    expect(count).toEqual({ count: 4, atLeast: false });
    for (const words of [[], typedWords('ann')]) {
      const page = { limit: 10, after: [20, keyOf('Moran')] };
      expect(await names(words, { limit: 2 })).toEqual(['Ann Byrne', 'Ann Daly']);
      expect(await names(words, page)).toEqual(['Ann Kelly']);
    }
  });

  test('a search counts the customers of the newest two hundred quotes', async () => {
    const words = typedWords('ann');
    const found = () => customers.list(words, { limit: 1 });
    expect(await found()).toEqual({ some: [], count: { count: 0, atLeast: false } });
    await Promise.all(Array.from({ length: 200 }, (_, i) => add(`Q-${i}`, `S${i}`, i)));
    expect(await found()).toMatchObject({ count: { count: 200, atLeast: false } });
    await add('Q-LAST', 'Last', 500);
    expect(await found()).toMatchObject({
      some: [{ name: 'Ann Last' }],
      count: { count: 200, atLeast: true },
    });
  });

  test('a customer is found by the key, with the newest quotes first', async () => {
    for (const [id, at] of [
      ['Q-1', 10],
      ['Q-2', 30],
      ['Q-3', 20],
      ['Q-4', 30],
    ] as const) {
      await add(id, 'Byrne', at);
    }
    await add('Q-5', 'Daly', 50);
    const key = keyOf('Byrne');
    expect(await customers.find(key)).toMatchObject({ name: 'Ann Byrne', quotes: 4, newestAt: 30 });
    expect(await customers.find(keyOf('Kelly'))).toBeUndefined();
    const of = async (most: number) =>
      (await customers.quotes(key, most)).map(({ line, quote }) => [line.id, quote.id]);
    const both = (id: string) => [id, id];
    expect(await of(10)).toEqual(['Q-4', 'Q-2', 'Q-3', 'Q-1'].map(both));
    expect(await of(2)).toEqual(['Q-4', 'Q-2'].map(both));
    expect(await customers.quotes(keyOf('Kelly'), 10)).toEqual([]);
    store.database.outside(`pragma foreign_keys = off; delete from quote where id = 'Q-2'`);
    expect(await of(10)).toEqual(['Q-4', 'Q-3', 'Q-1'].map(both));
  });
});
