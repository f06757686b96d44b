import { hash } from 'node:crypto';
import type Database from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as schema from './migrations/0001-schema.ts';
import * as exchange from './migrations/0002-exchange.ts';
import * as office from './migrations/0003-office.ts';
import * as renamedErasures from './migrations/0004-renamed-erasures.ts';
import * as policies from './migrations/0005-policies.ts';
import * as policyLines from './migrations/0006-policy-lines.ts';
import * as complaints from './migrations/0007-complaints.ts';
import * as databaseNotices from './migrations/0008-database-notices.ts';
import * as notes from './migrations/0009-notes.ts';
import * as unpaid from './migrations/0010-unpaid.ts';
import * as assigned from './migrations/0011-assigned.ts';
import type { Tables } from './tables.ts';

/** A step from one schema to the next. */
interface Step extends Pick<Migration, 'up'> {
  readonly name: string;
  /**
   * SHA-256 of the schema that it leads to, as {@link schemaOf} reads it: to carry out all steps again at
   * each start would take longer than all else that is checked then.
   */
  readonly leadsTo: string;
}

/**
 * Every migration in order. One that has landed is never edited, not even a space of its SQL: SQLite keeps
 * the text of statements, and equal schemas would compare as different. Tests add one of their own.
 */
export const migrations: Step[] = [
  {
    name: '0001-schema',
    up: schema.up,
    leadsTo: '60f0470497bd3e39f5eaf87b1fd691ec0e53bfe19670a974658e10f8e5cb03fa',
  },
  {
    name: '0002-exchange',
    up: exchange.up,
    leadsTo: 'e35ee312c597259d2e578a2d40c3b9f93eb383d12402800536fde452e7d4eb67',
  },
  {
    name: '0003-office',
    up: office.up,
    leadsTo: 'c04f21cee5d55e23c16ab4c36a9c6d6a8be0a416aeba0e624e48ab6c419b06bb',
  },
  {
    name: '0004-renamed-erasures',
    up: renamedErasures.up,
    leadsTo: 'd11c7ed1cb18dea4f20f306913722f43cbe6eede7b5077f5d91f80d3903e4591',
  },
  {
    name: '0005-policies',
    up: policies.up,
    leadsTo: '4dff25cb997aa0d02ec8ae61e21abc304699932e20b981aa795b43eef23cc80e',
  },
  {
    name: '0006-policy-lines',
    up: policyLines.up,
    leadsTo: '4ca36eabb1074d6e4e1eb4233ff3a585d505f81ab14a0f8f41f870a313d16ff8',
  },
  {
    name: '0007-complaints',
    up: complaints.up,
    leadsTo: 'eec662d577fe638acc484e4756fdc3a56ff17654d7ef149367ec140afd5dbc08',
  },
  {
    name: '0008-database-notices',
    up: databaseNotices.up,
    leadsTo: '5cc6d8379c869ad60e7dd3581340b00f91b752a2ff6c300495dd230edab71503',
  },
  {
    name: '0009-notes',
    up: notes.up,
    leadsTo: 'e7ab2fe22c4c2e1ea3c0a4c1eda9f2a6b8766142db28cd67e6d3e29ad1f2c219',
  },
  {
    name: '0010-unpaid',
    up: unpaid.up,
    leadsTo: '791cdf56e11a692685758544cee4def2adbe223e5f39097e8cb8c0ac94a217bc',
  },
  {
    name: '0011-assigned',
    up: assigned.up,
    leadsTo: 'ec6c0f8bab781c6edddc2c5d72abe4f1a8e354021edd1d068d0b56eeebad66c7',
  },
];

/** What `user_version` says once every migration has run. */
export const schemaVersion = (): number => migrations.length;

/**
 * Brings a database to the present schema: every migration that is missing, with its record and the
 * version, in one immediate transaction. It is done whole or not at all.
 * @throws what SQLite says; the database is then as it was
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const steps = migrations.map(({ name, up }, i): [string, Migration] => [
    name,
    {
      up: async (transaction) => {
        await up(transaction);
        await sql`pragma user_version = ${sql.lit(i + 1)}`.execute(transaction);
      },
    },
  ]);
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(steps) },
    // Records are ordered by time, and a clock can be set back; the names are the order.
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error) throw error;
}

/** Every table, index, trigger and view but those of Kysely and SQLite themselves, as one text. */
export function schemaOf(sqlite: Database.Database): string {
  const parts = sqlite
    .prepare(
      `select type, name, tbl_name, sql from sqlite_schema
       where name not in ('kysely_migration', 'kysely_migration_lock') and name not like 'sqlite#_%' escape '#'
       order by type, name`,
    )
    .raw()
    .all();
  return JSON.stringify(parts);
}

/** Whether a database has what all migrations make, and nothing else that would act on what is written. */
export function isPresentSchema(sqlite: Database.Database): boolean {
  return hash('sha256', schemaOf(sqlite)) === migrations.at(-1)?.leadsTo;
}
