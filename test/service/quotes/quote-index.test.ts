import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { QUOTE_SORTS } from '../../../src/shared/domain/quotes/quote-sort.ts';
import { SHOWN_STATUSES } from '../../../src/shared/domain/quotes/quote-status.ts';
import type { QuoteLine, QuoteListQuery } from '../../../src/shared/schemas/quotes/quote-list.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { openedForAll } from '../../support/opened.ts';
import { COUNT, startIndexed } from '../../support/quotes/indexed-quotes.ts';
import { bothWays, inOrder } from '../../support/quotes/listed-quotes.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';

const index = openedForAll(() => startIndexed());

const refused = (query: unknown) => refusal(index.host.app, 'listQuotes', query);

test('a line says how a customer is reached, and when the cover ends', async () => {
  const [oldest] = (await index.list({ descending: false, limit: 1 })).quotes;
  const reached = { email: 'xavier@example.ie', phone: '+353 (0)87 123 4567' };
  expect(oldest).toMatchObject({ ...reached, lastDay: '2028-02-29' });
});

test('the newest stand first unless another order is asked for', async () => {
  expect(index.all).toHaveLength(COUNT);
  expect(new Set(index.all.map(({ quoteId }) => quoteId))).toEqual(new Set(index.ids));
  const times = index.all.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  const { quotes, total } = await index.list({});
  expect(quotes).toEqual(index.all.slice(0, 50));
  expect(total).toBe(COUNT);
});

describe('filters', () => {
  test('by status: the three make up all', async () => {
    const lists = await Promise.all(
      SHOWN_STATUSES.map((status) => index.list({ status, limit: 1000 })),
    );
    lists.forEach(({ quotes, total }, i) => {
      expect(quotes.length).toBeGreaterThan(0);
      expect(total).toBe(quotes.length);
      for (const { status } of quotes) expect(status).toBe(SHOWN_STATUSES[i]);
    });
    expect(lists.reduce((sum, { total }) => sum + total, 0)).toBe(COUNT);
  });

  test('a quote expires in its own moment', async () => {
    const open = (await index.list({ status: 'quoted', sort: 'expires' })).quotes[0];
    if (!open) throw new Error('none is open');
    const before = index.clock.now;
    const has = async (status: QuoteLine['status']) =>
      (await index.list({ status, limit: 1000 })).quotes.some((it) => it.quoteId === open.quoteId);
    index.clock.now = Date.parse(open.expiresAt) - 1;
    expect([await has('quoted'), await has('expired')]).toEqual([true, false]);
    index.clock.now = Date.parse(open.expiresAt);
    expect([await has('quoted'), await has('expired')]).toEqual([false, true]);
    index.clock.now = before;
  });

  test('by cover, customer and days, alone and together', async () => {
    const key = index.all[0]?.customerKey ?? '';
    const day = (text: string) => text.slice(0, 10);
    const [from, to] = ['2026-09-10', '2026-09-25'];
    // All of these moments are far enough from midnight that the day of UTC is the Irish one.
    const isIn = (text: string) => day(text) >= from && day(text) <= to;
    const cases: [QuoteListQuery, (line: QuoteLine) => boolean][] = [
      [{ cover: 'TPFT' }, ({ cover }) => cover === 'TPFT'],
      [{ customer: key }, ({ customerKey }) => customerKey === key],
      [
        { search: 'ma', cover: 'TPFT' },
        (it) => it.cover === 'TPFT' && /Ma|Má/.test(it.customerName),
      ],
      [{ expiresTo: '2026-10-20' }, ({ expiresAt }) => day(expiresAt) <= '2026-10-20'],
      [
        { status: 'accepted', cover: 'ThirdParty', expiresFrom: '2026-10-01' },
        (it) => it.status === 'accepted' && it.cover === 'ThirdParty',
      ],
    ];
    for (const [query, holds] of cases) {
      const { quotes, total } = await index.list({ ...query, limit: 1000 });
      expect(new Set(quotes.map(({ quoteId }) => quoteId))).toEqual(index.where(holds));
      expect(total).toBe(quotes.length);
    }
    const { quotes } = await index.list({ createdFrom: from, createdTo: to, limit: 1000 });
    expect(quotes.length).toBeGreaterThan(5);
    const near = (it: QuoteLine) => !/T(22|23|00)/.test(it.createdAt);
    const inside = quotes.filter(near).map(({ quoteId }) => quoteId);
    expect(new Set(inside)).toEqual(index.where((it) => near(it) && isIn(it.createdAt)));
  });

  test('days that do not exist, and words that are none, are refused', async () => {
    expect(await refused({ createdFrom: '2026-02-30' })).toMatchObject({
      kind: 'invalid',
      errors: [{ path: 'createdFrom', message: 'must be a day that exists' }],
    });
    expect(await refused({ expiresTo: 'tomorrow' })).toMatchObject({
      errors: [{ path: 'expiresTo', message: 'must be a day such as 2026-11-21' }],
    });
    expect(await refused({ status: 'lost' })).toMatchObject({ kind: 'invalid' });
  });
});

describe('pages', () => {
  test('in any order and of any size give every quote once, forward and back', async () => {
    const query = fc.record(
      {
        sort: fc.constantFrom(...QUOTE_SORTS),
        descending: fc.boolean(),
        limit: fc.integer({ min: 1, max: 25 }),
        search: fc.constantFrom('', 'm', 'briain', '191'),
        status: fc.constantFrom(...SHOWN_STATUSES),
        createdFrom: fc.constantFrom('2026-09-05', '2026-10-01'),
        createdTo: fc.constantFrom('2026-10-10', '2026-10-20'),
        expiresTo: fc.constantFrom('2026-11-01'),
      },
      { requiredKeys: ['limit'] },
    );
    await fc.assert(
      fc.asyncProperty(query, async (given) => {
        const { limit, ...rest } = given;
        const whole = (await index.list({ ...rest, limit: 1000 })).quotes;
        const { forward, back } = await bothWays(index.list, given);
        expect(forward.flat()).toEqual(whole);
        expect(back.flat()).toEqual(whole);
        expect(forward.slice(0, -1).every((page) => page.length === limit)).toBe(true);
        const { sort = 'created', descending = sort === 'created' } = given;
        const sorted = inOrder(whole, { sort, descending, ids: index.ids });
        expect(whole.map(({ quoteId }) => quoteId)).toEqual(sorted.map(({ quoteId }) => quoteId));
      }),
      { numRuns: 60 },
    );
  });

  test('a place of another order, or none at all, is refused', async () => {
    const { next } = await index.list({ sort: 'premium', limit: 1 });
    for (const after of [
      next,
      'x',
      '[]',
      '{}',
      '["created"]',
      '["created",1]',
      '["created","1","x"]',
    ]) {
      expect(await refused({ after, sort: 'created' })).toMatchObject({
        kind: 'invalid',
        errors: [{ path: 'after', message: 'is not a place in the order by created' }],
      });
    }
    expect(await refused({ sort: 'premium', after: next, before: next })).toMatchObject({
      kind: 'invalid',
    });
  });

  test('a quote made meanwhile does not shift what comes after', async () => {
    const first = await index.list({ limit: 10 });
    index.clock.now += 1000;
    await submitted(index.host, {});
    const second = await index.list({ limit: 10, after: first.next ?? '' });
    expect([...first.quotes, ...second.quotes]).toEqual(index.all.slice(0, 20));
  });
});

test('a change shows in the quote index in the same moment', async () => {
  const id = await submitted(index.host, { surname: 'Changeling', mark: '222-W-98765' });
  const override = { overrideType: 'premium', value: 777.77, reason: 'x' } as const;
  await ask(index.host.app, 'overrideQuote', { quoteId: id, ...override });
  const line = async () => (await index.list({ search: 'changeling' })).quotes;
  expect(await line()).toMatchObject([{ quoteId: id, premium: 777.77, status: 'quoted' }]);
  const policyId = await accepted(index.host, id);
  expect(await line()).toMatchObject([
    { quoteId: id, premium: 777.77, status: 'accepted', policyId },
  ]);
  expect(await index.found(policyId)).toEqual(new Set([id]));
});
