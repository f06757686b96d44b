import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHost, type TestHost } from '../../../../support/host/host.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';
import { FULL_XML } from '../../../../support/host/requests.ts';

let folder: string;
let host: TestHost;
let outside: Database.Database;

beforeAll(async () => {
  folder = temporaryFolder();
  host = await startHost({ dataFolder: folder });
  await host.sendXml(FULL_XML);
  // A second connection, as of another program.
  outside = new Database(join(folder, 'quotedesk.db'));
  outside.pragma('foreign_keys = on');
});
afterAll(async () => {
  outside.close();
  await host.close();
});

const row = (table: string): Record<string, unknown> => {
  const found: unknown = outside.prepare(`select * from ${table} limit 1`).get();
  if (typeof found !== 'object' || found === null) throw new Error(`${table} is empty`);
  return { ...found };
};
const insert = (table: string, values: Record<string, unknown>) => {
  const names = Object.keys(values);
  const marks = names.map((name) => `@${name}`);
  const list = names.map((name) => `"${name}"`);
  return () =>
    outside.prepare(`insert into ${table} (${list.join()}) values (${marks.join()})`).run(values);
};

test('every table of ours is STRICT', () => {
  const tables = outside.pragma('table_list') as { name: string; type: string; strict: number }[];
  const ours = tables.filter(
    ({ name, type }) => type === 'table' && !/^(sqlite|kysely)_/.test(name),
  );
  expect(ours.length).toBeGreaterThanOrEqual(9);
  expect(ours.filter(({ strict }) => strict !== 1)).toEqual([]);
});

test.each([
  ['client', 'created_at', 'yesterday'],
  ['token', 'expires_at', 'never'],
  ['vehicle', 'year', 'old'],
  ['vehicle', 'engine_size', 1.5],
  ['quote', 'expires_at', 12.5],
  ['quote', 'expires_at', 'soon'],
  ['quote_event', 'at', 'now'],
])('a %s whose %s is %j is refused', async (table, column, value) => {
  if (table === 'token') await host.token();
  // Otherwise the copy would fail because it is one, and not because of its type.
  const other = table === 'quote_event' ? { sequence: null, seq: 99 } : {};
  expect(insert(table, { ...row(table), ...other, [column]: value })).toThrow(/cannot store/);
});

test.each([
  ['an unknown status', 'quote', { id: 'x', status: 'expired' }, /CHECK/],
  [
    'an event of nothing',
    'quote_event',
    { sequence: null, seq: 99, quote_id: null, kept_table: null },
    /CHECK/,
  ],
  ['nothing where something must be', 'quote', { id: 'x', registration_number: null }, /NOT NULL/],
])('%s is refused', (_, table, change, message) => {
  expect(insert(table, { ...row(table), ...change })).toThrow(message);
});

describe('what happened', () => {
  test('can not be changed, nor taken away', () => {
    const before = row('quote_event');
    expect(() => outside.exec("update quote_event set detail = '{}'")).toThrow('never changed');
    expect(() => outside.exec('update quote_event set at = at + 1')).toThrow('never changed');
    expect(() => outside.exec('delete from quote_event')).toThrow('never deleted');
    expect(insert('quote_event', before)).toThrow(/UNIQUE/);
    expect(row('quote_event')).toEqual(before);
  });
});

test('the quotes that follow one are found by an index', () => {
  const plan = outside
    .prepare(
      `explain query plan select quote_id from quote_event
       where kind = 'submitted' and json_extract(detail, '$.basedOn') = 'x' order by sequence`,
    )
    .all();
  expect(JSON.stringify(plan)).toContain('USING INDEX quote_event_by_basis');
});

test('the events of a quote are found by indexes', () => {
  const plan = outside
    .prepare(
      `explain query plan select * from quote_event
       where quote_id = 'x' and sequence = (select submission from quote where id = 'x')
       union all select * from quote_event where quote_id = 'x' and kind <> 'submitted'`,
    )
    .all();
  expect(JSON.stringify(plan)).toContain('USING INDEX quote_event_by_quote');
  expect(JSON.stringify(plan)).not.toContain('SCAN');
});

describe('secrets', () => {
  test('neither a token nor a client’s secret stands in the files', async () => {
    const token = await host.token();
    outside.pragma('wal_checkpoint(full)');
    const text = outside.serialize().toString('latin1');
    expect(text).toContain(host.client.client_id);
    expect(text).not.toContain(host.client.client_secret);
    expect(text).not.toContain(token);
    expect(row('client').secret_hash).toMatch(
      /^scrypt\$ln=1,r=1,p=1\$[\w-]{22}\$[\w-]{43}\$[\w-]{43}$/,
    );
    expect(row('token').digest).toMatch(/^[0-9a-f]{64}$/);
  });
});
