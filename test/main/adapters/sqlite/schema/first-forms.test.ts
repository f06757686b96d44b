import { hash } from 'node:crypto';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type Connection,
  connect,
} from '../../../../../src/main/adapters/sqlite/connection/connection.ts';
import { versionOf } from '../../../../../src/main/adapters/sqlite/connection/pragmas.ts';
import { migrate } from '../../../../../src/main/adapters/sqlite/schema/migrate.ts';
import { completeFirstForms } from '../../../../../src/main/adapters/sqlite/schema/migrations/first-forms.ts';
import {
  migrations,
  SCHEMA_VERSION,
} from '../../../../../src/main/adapters/sqlite/schema/migrations/index.ts';
import { schemaOf } from '../../../../../src/main/adapters/sqlite/schema/schema.ts';

let connection: Connection;
beforeEach(() => {
  connection = connect(new Database(':memory:'));
});
afterEach(() => connection.close());

/** The history as 0001 first made it: without hashes. Its foreign keys hold for nobody here. */
const FIRST_HISTORY = `drop table quote_event;
  create table quote_event (
    sequence integer primary key, quote_id text not null references quote (id),
    kind text not null, at integer not null, by text not null, detail text not null
  ) strict;
  create index quote_event_by_quote on quote_event (quote_id, sequence);
  create index theirs on quote_event (at);
  insert into quote_event values
    (2, 'Q-2', 'submitted', 20, 'client', '{"source":"xml","premiumCents":61234}'),
    (1, 'Q-1', 'submitted', 10, 'desk', '{"source":"json","premiumCents":50000}');`;

test('the events of the first form are chained in their order, and the indexes stay', async () => {
  const { db, sqlite } = connection;
  sqlite.pragma('foreign_keys = off');
  await migrations['0001-the-house']?.up(db);
  const present = schemaOf(sqlite);
  sqlite.exec(FIRST_HISTORY);
  await completeFirstForms(db);
  const texts = [
    ['', 10, 'desk', '{\\"source\\":\\"json\\",\\"premium\\":500}', 'Q-1'],
    ['*', 20, 'client', '{\\"source\\":\\"xml\\",\\"premium\\":612.34}', 'Q-2'],
  ];
  let previous = '';
  const hashes = texts.map(([, at, by, detail, id]) => {
    previous = hash(
      'sha256',
      `{"at":${at},"by":"${by}","detail":"${detail}","kind":"submitted","previous":"${previous}","quote_id":"${id}"}`,
    );
    return previous;
  });
  const events = () => sqlite.prepare('select * from quote_event order by sequence').all();
  const found = events();
  expect(found).toEqual([
    {
      ...{ sequence: 1, quote_id: 'Q-1', kind: 'submitted', at: 10, by: 'desk' },
      ...{ detail: '{"source":"json","premium":500}', hash: hashes[0] },
    },
    {
      ...{ sequence: 2, quote_id: 'Q-2', kind: 'submitted', at: 20, by: 'client' },
      ...{ detail: '{"source":"xml","premium":612.34}', hash: hashes[1] },
    },
  ]);
  sqlite.exec('drop index theirs');
  expect(schemaOf(sqlite)).toBe(present);
  await completeFirstForms(db);
  expect(events()).toEqual(found);
});

test('an index of quotes without its last event is made again, and no other', async () => {
  const { db, sqlite } = connection;
  await migrate(db, sqlite);
  const reached = () =>
    sqlite.prepare("select 1 from sqlite_schema where name = 'register_reached'").get();
  sqlite.exec('drop table register_reached; delete from kysely_migration');
  await completeFirstForms(db);
  expect(reached()).toBeUndefined();
  sqlite.exec("insert into kysely_migration values ('0005-quote-register', '2026-11-21')");
  await completeFirstForms(db);
  expect(reached()).toBeDefined();
  sqlite.exec('update register_reached set sequence = 7');
  await completeFirstForms(db);
  expect(sqlite.prepare('select sequence from register_reached').pluck().get()).toBe(7);
});

test('the version that a kill left behind the migrations is written', async () => {
  const { db, sqlite } = connection;
  await migrate(db, sqlite);
  sqlite.pragma('user_version = 3');
  await migrate(db, sqlite);
  expect(versionOf(sqlite)).toBe(SCHEMA_VERSION);
});
