import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BROKER } from '../../src/main/core/dispatcher.ts';
import { COVERS } from '../../src/shared/schemas/cover.ts';
import { SHOWN_STATUSES } from '../../src/shared/schemas/quote.ts';
import {
  QUOTE_SORTS,
  type QuoteLine,
  type QuoteListQuery,
} from '../../src/shared/schemas/quote-list.ts';
import { ask } from '../support/ask.ts';
import { startHost, type TestClock, type TestHost } from '../support/host.ts';
import { bothWays, inOrder } from '../support/listed-quotes.ts';
import { accepted, submitted } from '../support/quotes.ts';
import { saidFault } from '../support/said.ts';

const clock: TestClock = { now: Date.parse('2026-09-01T09:00:00Z') };
const HOUR = 60 * 60 * 1000;

const PEOPLE = [
  ['Seán', "Ó'Briain", '1979-02-03'],
  ['Máire', 'Ní Bhriain', '1985-06-15'],
  ['Łukasz', 'Żółć', '1990-01-01'],
  ['Mary-Kate', 'Murphy', '1966-12-31'],
  ['Anna Maria', 'Groß', '1971-05-05'],
] as const;
const COUNT = 60;

let host: TestHost;
let all: readonly QuoteLine[];
const ids: string[] = [];

beforeAll(async () => {
  host = await startHost({ clock });
  for (let i = 0; i < COUNT; i += 1) {
    const [first, surname, born] = PEOPLE[i % PEOPLE.length] ?? PEOPLE[0];
    const cover = COVERS[i % COVERS.length] ?? 'Comprehensive';
    const mark = `191-${['D', 'C', 'KE'][i % 3]}-${12345 + (i % 20) * 7}`;
    const place = i % 4 === 0 ? { eircode: 'D02X285' } : {};
    ids.push(await submitted(host, { first, surname, born, cover, mark, ...place }));
    // Some are made in the same moment: they keep the order in which they were made.
    if (i % 7 !== 0) clock.now += 20 * HOUR;
  }
  for (const id of ids.slice(-20).filter((_, i) => i % 3 === 0)) await accepted(host, id);
  all = (await list({ limit: 1000 })).quotes;
});
afterAll(() => host.close());

const list = (query: QuoteListQuery) => ask(host.app, 'listQuotes', query);
const found = async (search: string) =>
  new Set((await list({ search, limit: 1000 })).quotes.map(({ quoteId }) => quoteId));
const where = (holds: (line: QuoteLine) => boolean) =>
  new Set(all.filter(holds).map(({ quoteId }) => quoteId));
const refused = async (query: unknown) => {
  const answer = await host.app.dispatch(BROKER, 'listQuotes', query);
  if (answer.ok) throw new Error('this was not refused');
  return saidFault(answer.fault);
};

test('the newest stand first unless another order is asked for', async () => {
  expect(all).toHaveLength(COUNT);
  expect(new Set(all.map(({ quoteId }) => quoteId))).toEqual(new Set(ids));
  const times = all.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  const { quotes, total } = await list({});
  expect(quotes).toEqual(all.slice(0, 50));
  expect(total).toBe(COUNT);
});

describe('search', () => {
  const by = (surname: string) => where(({ customerName }) => customerName.endsWith(surname));

  test.each([
    ['ni bhriain', () => by('Ní Bhriain')],
    ['NÍ BHRIAIN', () => by('Ní Bhriain')],
    ['bhriain máire', () => by('Ní Bhriain')],
    ['nibhriain', () => by('Ní Bhriain')],
    ['lukasz zolc', () => by('Żółć')],
    ['zol', () => by('Żółć')],
    ["o'briain", () => by("Ó'Briain")],
    ['o’briain', () => by("Ó'Briain")],
    ['obriain', () => by("Ó'Briain")],
    ['ó briain', () => by("Ó'Briain")],
    ['briain sean', () => by("Ó'Briain")],
    ['gross', () => by('Groß')],
    ['GROSS anna', () => by('Groß')],
    ['kate', () => by('Murphy')],
    ['mary-kate', () => by('Murphy')],
    ['s', () => by("Ó'Briain")],
    ['191-D-12345', () => where((it) => it.registrationNumber === '191-D-12345')],
    ['191d12345', () => where((it) => it.registrationNumber === '191-D-12345')],
    ['191 d 12345', () => where((it) => it.registrationNumber === '191-D-12345')],
    ['191d12', () => where((it) => it.registrationNumber.startsWith('191-D-12'))],
    ['12345', () => where((it) => it.registrationNumber.endsWith('12345'))],
    ['123', () => where((it) => it.registrationNumber.includes('123'))],
    ['191KE', () => where((it) => it.registrationNumber.includes('KE'))],
    ['D02X285', () => where((it) => it.eircode === 'D02X285')],
    ['d02 x285', () => where((it) => it.eircode === 'D02X285')],
    ['x285', () => where((it) => it.eircode === 'D02X285')],
    ['murphy d02', () => new Set([...by('Murphy')].filter((id) => line(id).eircode))],
    ['murphy zolc', () => new Set()],
    ['nobody', () => new Set()],
  ])('%s', async (search, expected) => {
    expect(await found(search)).toEqual(expected());
  });

  const line = (id: string) => all.find(({ quoteId }) => quoteId === id) ?? ({} as QuoteLine);

  test('by the id of a quote or of a policy, or a part of it', async () => {
    const [id] = ids;
    const withPolicy = all.find(({ policyId }) => policyId !== undefined);
    if (!id || !withPolicy?.policyId) throw new Error('there is no policy');
    const parts = id.split('-');
    for (const typed of [id, id.toLowerCase(), parts.join(''), parts.slice(2).join('-')]) {
      expect(await found(typed), typed).toEqual(new Set([id]));
    }
    expect(await found(parts[3] ?? '')).toContain(id);
    expect(await found(withPolicy.policyId)).toEqual(new Set([withPolicy.quoteId]));
    expect(await found(withPolicy.policyId.slice(2, 6))).toContain(withPolicy.quoteId);
  });

  test('every letter typed of a name still finds it', async () => {
    for (let length = 1; length <= 'briain'.length; length += 1) {
      const hits = await found('briain'.slice(0, length));
      for (const id of by("Ó'Briain")) expect(hits).toContain(id);
    }
  });

  test('whatever is typed is no syntax', async () => {
    const tricks = [
      '"',
      "'",
      '*',
      'a" OR "b',
      'NEAR(a b)',
      'words:a',
      '-a',
      '^a',
      'a AND',
      '\0',
      '(',
    ];
    for (const search of [...tricks, '\ud800', 'a\ud800b', '🚗', '"*', 'a*', '{words}:a', ';--']) {
      await list({ search });
    }
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (search) => {
        await list({ search, limit: 1 });
      }),
      { numRuns: 300 },
    );
  });

  test('nothing but blanks and marks is no search', async () => {
    for (const search of ['', '   ', '-', '"']) {
      expect((await list({ search })).total, search).toBe(COUNT);
    }
  });
});

describe('filters', () => {
  test('by status: the three make up all', async () => {
    const lists = await Promise.all(SHOWN_STATUSES.map((status) => list({ status, limit: 1000 })));
    lists.forEach(({ quotes, total }, i) => {
      expect(quotes.length).toBeGreaterThan(0);
      expect(total).toBe(quotes.length);
      for (const { status } of quotes) expect(status).toBe(SHOWN_STATUSES[i]);
    });
    expect(lists.reduce((sum, { total }) => sum + total, 0)).toBe(COUNT);
  });

  test('a quote expires in its own moment', async () => {
    const open = (await list({ status: 'quoted', sort: 'expires' })).quotes[0];
    if (!open) throw new Error('none is open');
    const before = clock.now;
    const has = async (status: QuoteLine['status']) =>
      (await list({ status, limit: 1000 })).quotes.some((it) => it.quoteId === open.quoteId);
    clock.now = Date.parse(open.expiresAt) - 1;
    expect([await has('quoted'), await has('expired')]).toEqual([true, false]);
    clock.now = Date.parse(open.expiresAt);
    expect([await has('quoted'), await has('expired')]).toEqual([false, true]);
    clock.now = before;
  });

  test('by cover, customer and days, alone and together', async () => {
    const key = all[0]?.customerKey ?? '';
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
      const { quotes, total } = await list({ ...query, limit: 1000 });
      expect(new Set(quotes.map(({ quoteId }) => quoteId))).toEqual(where(holds));
      expect(total).toBe(quotes.length);
    }
    const { quotes } = await list({ createdFrom: from, createdTo: to, limit: 1000 });
    expect(quotes.length).toBeGreaterThan(5);
    const near = (it: QuoteLine) => !/T(22|23|00)/.test(it.createdAt);
    const inside = quotes.filter(near).map(({ quoteId }) => quoteId);
    expect(new Set(inside)).toEqual(where((it) => near(it) && isIn(it.createdAt)));
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
        const whole = (await list({ ...rest, limit: 1000 })).quotes;
        const { forward, back } = await bothWays(list, given);
        expect(forward.flat()).toEqual(whole);
        expect(back.flat()).toEqual(whole);
        expect(forward.slice(0, -1).every((page) => page.length === limit)).toBe(true);
        const { sort = 'created', descending = sort === 'created' } = given;
        const sorted = inOrder(whole, { sort, descending, ids });
        expect(whole.map(({ quoteId }) => quoteId)).toEqual(sorted.map(({ quoteId }) => quoteId));
      }),
      { numRuns: 60 },
    );
  });

  test('a place of another order, or none at all, is refused', async () => {
    const { next } = await list({ sort: 'premium', limit: 1 });
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
        errors: [{ path: 'after', message: 'is no place in the order by created' }],
      });
    }
    expect(await refused({ sort: 'premium', after: next, before: next })).toMatchObject({
      kind: 'invalid',
    });
  });

  test('a quote made meanwhile does not shift what comes after', async () => {
    const first = await list({ limit: 10 });
    clock.now += 1000;
    await submitted(host, {});
    const second = await list({ limit: 10, after: first.next ?? '' });
    expect([...first.quotes, ...second.quotes]).toEqual(all.slice(0, 20));
  });
});

test('a change shows in the quote index in the same moment', async () => {
  const id = await submitted(host, { surname: 'Changeling', mark: '222-W-98765' });
  const override = { overrideType: 'premium', value: 777.77, reason: 'x' } as const;
  await ask(host.app, 'overrideQuote', { quoteId: id, ...override });
  const line = async () => (await list({ search: 'changeling' })).quotes;
  expect(await line()).toMatchObject([{ quoteId: id, premium: 777.77, status: 'quoted' }]);
  const policyId = await accepted(host, id);
  expect(await line()).toMatchObject([
    { quoteId: id, premium: 777.77, status: 'accepted', policyId },
  ]);
  expect(await found(policyId)).toEqual(new Set([id]));
});
