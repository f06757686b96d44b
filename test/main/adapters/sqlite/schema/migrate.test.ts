import { hash } from 'node:crypto';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { connect } from '../../../../../src/main/adapters/sqlite/connection/connection.ts';
import { versionOf } from '../../../../../src/main/adapters/sqlite/connection/pragmas.ts';
import {
  isPresentSchema,
  migrate,
  migrations,
  schemaOf,
  schemaVersion,
} from '../../../../../src/main/adapters/sqlite/schema/migrate.ts';
import { openedForEach } from '../../../../support/opened.ts';

const connection = openedForEach(() => connect(new Database(':memory:')));

test('each migration leads to the schema that it names', async () => {
  const { db, sqlite } = connection;
  for (const { name, up, leadsTo } of migrations) {
    await up(db);
    // After a migration was added: this is its value.
    expect(leadsTo, name).toBe(hash('sha256', schemaOf(sqlite)));
  }
});

test('the version comes with the schema: a kill after the migrations leaves no earlier one', async () => {
  const { db, sqlite } = connection;
  const pragma = sqlite.pragma.bind(sqlite);
  sqlite.pragma = (source, options) => {
    if (source.startsWith('user_version =')) throw new Error('killed');
    return pragma(source, options);
  };
  await migrate(db);
  expect(versionOf(sqlite)).toBe(schemaVersion());
});

test.each([
  'create view theirs as select 1',
  'create trigger theirs after insert on draft begin delete from draft; end',
  'create index theirs on draft (title)',
  'alter table draft add column theirs text',
  'drop trigger quote_event_is_kept',
])('a schema with a change of another program is not ours: %s', async (change) => {
  const { db, sqlite } = connection;
  await migrate(db);
  expect(isPresentSchema(sqlite)).toBe(true);
  sqlite.exec(change);
  expect(isPresentSchema(sqlite)).toBe(false);
});
