import type Database from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { versionOf } from '../connection/pragmas.ts';
import { migrations, SCHEMA_VERSION } from './migrations/index.ts';
import type { Tables } from './tables.ts';

/** A migration that also writes the version it leads to, in the same transaction. */
function versioned([name, { up }]: [string, Migration], index: number): [string, Migration] {
  const write = sql`pragma user_version = ${sql.lit(index + 1)}`;
  return [
    name,
    {
      up: async (db) => {
        await up(db);
        await write.execute(db);
      },
    },
  ];
}

/**
 * Brings a database to the present schema: every migration that is missing, with its record and the
 * version, in one immediate transaction. It is done whole or not at all.
 * @throws what SQLite says; the database is then as it was
 */
export async function migrate(db: Kysely<Tables>, sqlite: Database.Database): Promise<void> {
  const all = Object.fromEntries(Object.entries(migrations).map(versioned));
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => all },
    // Records are ordered by time, and a clock can be set back; the names are the order.
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error) throw error;
  // Older versions wrote it after their migrations, and could be killed in between.
  if (versionOf(sqlite) !== SCHEMA_VERSION) sqlite.pragma(`user_version = ${SCHEMA_VERSION}`);
}
