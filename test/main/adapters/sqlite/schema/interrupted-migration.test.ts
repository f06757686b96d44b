/** @module-tag thorough */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { APPLICATION_ID } from '../../../../../src/main/adapters/sqlite/connection/pragmas.ts';
import { NoCopy } from '../../../../../src/main/adapters/sqlite/files/copy-database.ts';
import { openDatabase } from '../../../../../src/main/adapters/sqlite/open.ts';
import {
  migrations,
  SCHEMA_VERSION,
} from '../../../../../src/main/adapters/sqlite/schema/migrations/index.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'quotedesk.db');
const open = () =>
  openDatabase({
    folder,
    host: 'headless',
    since: '2026-11-21T09:30:00Z',
    onFault: () => undefined,
  });

/** Whether a statement is one of a migration, and not of Kysely's own books. */
const isOurs = (sql: string) => !sql.includes('kysely');

/** How many migrations there were when each became a transaction. */
const WITHOUT_TRANSACTION = 14;
const olderMigrations = Object.fromEntries(
  Object.entries(migrations).slice(0, WITHOUT_TRANSACTION),
);

/** Writes a database as an older version did, without transactions, and stops after some statements. */
async function killedAfter(statements: number): Promise<number> {
  const sqlite = new Database(file());
  sqlite.pragma(`application_id = ${APPLICATION_ID}`);
  sqlite.pragma('journal_mode = wal');
  sqlite.pragma('foreign_keys = on');
  let count = 0;
  const db = new Kysely({
    dialect: new SqliteDialect({ database: sqlite }),
    log: ({ query: { sql } }) => {
      if (!/^\s*(create|alter|drop|insert|update)/i.test(sql) || !isOurs(sql)) return;
      count += 1;
      if (count === statements) throw new Error('killed');
    },
  });
  const provider = { getMigrations: async () => olderMigrations };
  await new Migrator({ db, provider }).migrateToLatest();
  await db.destroy();
  return count;
}

function look<T>(what: (database: Database.Database) => T, of = file()): T {
  const database = new Database(of, { readonly: true });
  try {
    return what(database);
  } finally {
    database.close();
  }
}

const schema = (database: Database.Database) =>
  database
    .prepare(
      "select type, name, sql from sqlite_schema where name not like 'sqlite%' order by name",
    )
    .all();
const backups = () => readdirSync(join(folder, 'backups'));

/** The schema of a database that nothing happened to. */
async function wholeSchema() {
  await (await open()).close();
  const whole = look(schema);
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  return whole;
}

test('an older first start that was killed after any statement is finished', async () => {
  const whole = await wholeSchema();
  const all = await killedAfter(Number.POSITIVE_INFINITY);
  rmSync(file());
  expect(all).toBeGreaterThan(70);
  for (let statements = 1; statements <= all; statements += 1) {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
    await killedAfter(statements);
    const storage = await open();
    expect(look(schema), `after ${statements}`).toEqual(whole);
    expect(storage.sqlite.pragma('user_version', { simple: true })).toBe(SCHEMA_VERSION);
    expect(storage.sqlite.prepare('select * from register_reached').all()).toEqual([
      { one: 1, sequence: 0 },
    ]);
    await storage.close();
  }
}, 120_000);

test('before an upgrade a verified copy is kept, for its owner only', async () => {
  await killedAfter(60);
  const before = look(schema);
  await (await open()).close();
  expect(backups()).toEqual(['before-upgrade-from-0.db']);
  const copy = join(folder, 'backups/before-upgrade-from-0.db');
  expect(look(schema, copy)).toEqual(before);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
});

test('the next upgrade’s copy takes the place of the one before', async () => {
  await killedAfter(60);
  await (await open()).close();
  const sqlite = new Database(file());
  sqlite.pragma('user_version = 3');
  sqlite.close();
  await (await open()).close();
  expect(backups()).toEqual(['before-upgrade-from-3.db']);
});

test('without room for a copy nothing is upgraded, and the message says so', async () => {
  await killedAfter(60);
  writeFileSync(join(folder, 'backups'), 'in the way');
  const before = look(schema);
  await expect(open()).rejects.toThrow(NoCopy);
  await expect(open()).rejects.toThrow('cannot be upgraded, because no copy can be made first');
  expect(look(schema)).toEqual(before);
  expect(readFileSync(join(folder, 'backups'), 'utf8')).toBe('in the way');
});

test('an upgrade that fails changes nothing', async () => {
  await killedAfter(60);
  const sqlite = new Database(file());
  // No statement of any migration leaves this.
  sqlite.exec('create view theirs as select 1');
  sqlite.close();
  const before = look(schema);
  await expect(open()).rejects.toThrow('no such');
  expect(look(schema)).toEqual(before);
});

test('a first start that fails leaves no database behind', async () => {
  writeFileSync(join(folder, 'quotedesk.db.partial'), 'left by a start that was killed');
  await (await open()).close();
  expect(readdirSync(folder).sort()).toEqual(['holder.json', 'lock.db', 'quotedesk.db']);
});
