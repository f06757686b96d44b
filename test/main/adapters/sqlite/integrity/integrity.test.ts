import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, describe, expect, test } from 'vitest';
import { contentHash } from '../../../../../src/main/adapters/node/hash.ts';
import { lookupStore } from '../../../../../src/main/adapters/sqlite/datasets/lookup-store.ts';
import { databaseChecks } from '../../../../../src/main/adapters/sqlite/integrity/checks.ts';
import {
  addIndex,
  checkWords,
  wordSum,
} from '../../../../../src/main/adapters/sqlite/integrity/search-words.ts';
import { clientStore } from '../../../../../src/main/adapters/sqlite/people/client-store.ts';
import { documentStore } from '../../../../../src/main/adapters/sqlite/quotes/document-store.ts';
import { quoteStore } from '../../../../../src/main/adapters/sqlite/quotes/quote-store.ts';
import { sha256Of } from '../../../../../src/main/adapters/sqlite/rows/row-hash.ts';
import type { Message } from '../../../../../src/shared/domain/messages/message.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { testDatabase } from '../../../../support/stores/database.ts';
import {
  keepReferenced,
  storedQuote,
  submission,
} from '../../../../support/stores/stored-quote.ts';

/** More than the checks read at once. */
const MANY = 201;

/** A quote whose customer is one of seven, in one of two covers. */
function quote(number: number) {
  const id = `Q-${number}`;
  const { policy, customer, ...rest } = storedQuote(id).sections;
  const sections = {
    ...rest,
    policy: { ...policy, coverType: number % 2 ? ('TPFT' as const) : ('Comprehensive' as const) },
    customer: {
      ...customer,
      surname: `Murphy${'abcdefg'[number % 7]}`,
      address: number % 2 ? { eircode: 'D02X285' } : {},
      ...(number % 3 === 0 ? { email: `m${number}@example.com` } : { phone: `0871${number}` }),
    },
  };
  const createdAt = Date.UTC(2026, 10, 1 + (number % 9), 12);
  return submission(id, {}, { sections, createdAt, premiumCents: 50_000 + number });
}

async function keep(first: number, last: number): Promise<void> {
  const quotes = quoteStore(database, contentHash);
  for (let number = first; number <= last; number += 1) {
    await quotes.add([quote(number)]);
  }
  await database.projection.catchUp();
}

async function accept(number: number): Promise<void> {
  const id = `Q-${number}`;
  const payment = { paymentMethod: 'card', paymentReference: 'PAY' };
  const detail = { ...payment, policyId: `P-${number}`, startsAt: '2026-12-01T00:00:00+00:00' };
  await quoteStore(database, contentHash).change(
    id,
    [
      {
        kind: 'accepted',
        quoteId: id,
        at: Date.UTC(2026, 10, 20, 12),
        by: 'desk',
        detail,
      } as never,
    ],
    { after: 1 },
  );
  await database.projection.catchUp();
}

async function found(): Promise<Message[]> {
  const all: Message[] = [];
  for (const check of databaseChecks(database)) {
    for await (const damage of check()) if (damage) all.push(damage);
  }
  return all;
}

const codes = async () => (await found()).map(({ code }) => code);

const database = openedForEach(() => testDatabase());
beforeEach(() => keepReferenced(database));

describe('data that is as it was written', () => {
  test('is whole, be it little or much', async () => {
    expect(await found()).toEqual([]);
    await keep(1, MANY);
    await accept(5);
    await accept(MANY);
    expect(await found()).toEqual([]);
  });

  test('is whole where the index is only behind', async () => {
    await keep(1, 3);
    database.outside(`delete from quote_line where number = 3; delete from customer;
      delete from quote_day; delete from quote_outcome; delete from quote_line; delete from quote_search;
      update quote_index_reached set sequence = 0`);
    expect(await found()).toEqual([]);
  });

  test('is whole where the index cannot catch up, because another program has the lock', async () => {
    await keep(1, 3);
    await quoteStore(database, contentHash).add([quote(4)]);
    const other = new Database(join(database.folder, 'quotedesk.db'));
    other.exec('begin immediate');
    expect(await found()).toEqual([]);
    other.exec('rollback');
    other.close();
  });

  test('is whole where the index is built from its beginning meanwhile', async () => {
    await keep(1, MANY);
    let pieces = 0;
    for await (const damage of checkWords(database)) {
      expect(damage).toBeUndefined();
      pieces += 1;
      if (pieces > 1) continue;
      database.outside(`update quote_index_reached set sequence = 0;
        insert into quote_search (quote_search) values ('delete-all')`);
    }
    expect(pieces).toBeGreaterThan(0);
  });
});

describe('the index', () => {
  test.each([
    ['premium_cents', 'premium_cents + 1'],
    ['status', `'accepted'`],
    ['customer_name', `'No one'`],
    ['policy_id', `'P-1'`],
  ])('is damaged where the %s of a line is another', async (column, value) => {
    await keep(1, MANY);
    for (const number of [1, MANY]) {
      database.outside(`update quote_line set ${column} = ${value} where number = ${number}`);
    }
    const damaged = (await found()).filter(({ code }) => code === 'indexDamaged');
    expect(damaged).toMatchObject([{ values: { id: 'Q-1' } }, { values: { id: `Q-${MANY}` } }]);
  });

  test('is damaged where a line is missing', async () => {
    await keep(1, 2);
    database.outside('delete from quote_line where number = 2');
    expect(await found()).toContainEqual({ code: 'indexDamaged', values: { id: 'Q-2' } });
  });

  test('is damaged where it has come further than the history', async () => {
    await keep(1, 2);
    database.outside('update quote_index_reached set sequence = sequence + 1');
    expect(await found()).toEqual([
      { code: 'tableDamaged', values: { table: 'quote_index_reached' } },
    ]);
  });

  test.each([
    ['has a word too many', `insert into quote_search (rowid, words) values (500, 'more')`],
    ['lacks the words of a quote', 'delete from quote_search where rowid = 101'],
    ['has other words', `insert or replace into quote_search (rowid, words) values (9, 'other')`],
    [
      'finds a quote by the words of another',
      `insert or replace into quote_search (rowid, words) values (9, 'murphy q9 other')`,
    ],
  ])('is damaged where it %s', async (_, change) => {
    await keep(1, MANY);
    database.outside(change);
    expect(await found()).toEqual([{ code: 'tableDamaged', values: { table: 'quote_search' } }]);
  });

  test.each([
    ['quotes', '7'],
    ['policies', '7'],
    ['name', `'No one'`],
    ['date_of_birth', `'1901-01-01'`],
    ['email', `'no one@example.com'`],
    ['phone', 'null'],
    ['eircode', `'A65F4E2'`],
    ['newest_at', '7'],
  ])('is damaged where the %s of a customer is another', async (column, value) => {
    await keep(1, 30);
    await accept(30);
    const last = 'select key from customer order by key desc limit 1';
    database.outside(`update customer set ${column} = ${value} where key = (${last})`);
    expect(await codes()).toEqual(['customersDamaged']);
  });

  test('is damaged where a customer is missing, or has no quote', async () => {
    await keep(1, 9);
    database.outside(`delete from customer where key = (select min(key) from customer)`);
    expect(await codes()).toEqual(['customersDamaged']);
    database.outside(`delete from customer`);
    expect(await codes()).toEqual(['customersDamaged']);
  });

  test.each([
    ['quotes', '2026-11-03'],
    ['premium_cents', '2026-11-03'],
    ['converted', '2026-11-06'],
    ['acceptances', '2026-11-20'],
    ['accepted_cents', '2026-11-20'],
  ])('is damaged where the %s of a day are others', async (column, day) => {
    await keep(1, 30);
    await accept(5);
    database.outside(`update quote_day set ${column} = ${column} + 1 where day = '${day}'`);
    expect(await found()).toEqual([{ code: 'daysDamaged', values: { day } }]);
  });

  test('is damaged where a day is missing, or is one too many', async () => {
    await keep(1, 30);
    database.outside(`delete from quote_day where day = '2026-11-03';
      update quote_day set day = '2025-01-01' where day = '2026-11-04'`);
    const days = (await found()).map(({ code, values }) => [code, values?.day]);
    expect(days).toEqual(
      ['2025-01-01', '2026-11-03', '2026-11-04'].map((day) => ['daysDamaged', day]),
    );
  });
});

test.each([
  ['without sense', `update quote set submission = 99 where id = 'Q-2'`],
  ['that is missing', `pragma foreign_keys = off; delete from quote where id = 'Q-2'`],
])('the words of a quote %s are words too many', async (_, change) => {
  await keep(1, 2);
  database.outside(change);
  expect(await found()).toEqual([{ code: 'tableDamaged', values: { table: 'quote_search' } }]);
});

test('the sum of words is another for other words and other lines, and the same in any order', () => {
  const sumOf = (...words: readonly (readonly [word: string, line: number])[]) => {
    const sum = wordSum();
    for (const [word, line] of words) sum.add(word, line);
    return sum.value();
  };
  const sum = sumOf(['ann', 1], ['byrne', 2]);
  expect(sumOf(['byrne', 2], ['ann', 1])).toBe(sum);
  expect(sumOf(['ann', 2], ['byrne', 1])).not.toBe(sum);
  expect(sumOf(['ann', 1], ['daly', 2])).not.toBe(sum);
  expect(sumOf(['nan', 1], ['byrne', 2])).not.toBe(sum);
});

test('every word of a large index is looked at once, in pieces', async () => {
  const lines = 5001;
  database.outside(`with recursive n (i) as (select 1 union all select i + 1 from n where i < ${lines})
    insert into quote_search (rowid, words) select i, 'same w' || i from n`);
  const seen: string[] = [];
  let pieces = 1;
  for (const _ of addIndex(database, 'quote_search', (word, line) =>
    seen.push(`${word} ${line}`),
  )) {
    pieces += 1;
  }
  const expected = Array.from({ length: lines }, (_, i) => [`same ${i + 1}`, `w${i + 1} ${i + 1}`]);
  expect(seen.toSorted()).toEqual(expected.flat().toSorted());
  expect(pieces).toBe(3);
});

describe('rows outside the history', () => {
  const vehicle = (number: number) => ({
    vrm: `191-D-${number}`,
    make: 'Ford',
    model: 'Focus',
    year: 2019,
    engineSize: 999,
    fuelType: 'Petrol',
  });

  test('are named where they are another, on every page, by what says nothing of a person', async () => {
    const vehicles = Array.from({ length: 401 }, (_, number) => vehicle(number));
    await lookupStore(database).replace({ hash: 'x', vehicles, addresses: [] });
    expect(await found()).toEqual([]);
    database.outside(`update vehicle set year = 1999 where vrm in ('191-D-0', '191-D-99', '191-D-250');
      update client set name = 'Another' where id = 'qd-two'`);
    const damaged = { code: 'rowDamaged', values: { table: 'vehicle', name: '' } };
    expect(await found()).toEqual([
      { code: 'rowDamaged', values: { table: 'client', name: 'qd-two' } },
      damaged,
      damaged,
      damaged,
    ]);
  });

  test('are not named where the name is a secret', async () => {
    const token = { digest: 'one', clientId: 'qd-one', expiresAt: 1 };
    await clientStore(database).addToken(token, 0);
    database.outside('update token set expires_at = 2');
    expect(await found()).toEqual([{ code: 'rowDamaged', values: { table: 'token', name: '' } }]);
  });
});

test('every document is held against its bytes, but for those that were dropped', async () => {
  await keep(1, 1);
  const documents = documentStore(database);
  for (const version of [1, 2, 3]) {
    const bytes = Buffer.from(`version ${version}`);
    const key = { quoteId: 'Q-1', type: 'schedule', version } as const;
    const rest = { id: `D-${version}`, code: null, createdAt: 1, sha256: sha256Of(bytes) };
    await documents.add([{ ...key, ...rest, bytes }]);
  }
  await documents.prune('Q-1', 2);
  expect(await found()).toEqual([]);
  database.outside(`update document set bytes = x'00' where id = 'D-2';
    update document set created_at = 7 where id = 'D-3'`);
  expect(await found()).toEqual(
    ['D-2', 'D-3'].map((id) => ({ code: 'documentDamaged', values: { id } })),
  );
});
