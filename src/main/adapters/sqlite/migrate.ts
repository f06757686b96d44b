import type Database from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations, SCHEMA_VERSION } from './migrations/index.ts';
import { versionOf } from './pragmas.ts';
import type { Tables } from './tables.ts';

/**
 * Brings a database to the present schema: every migration that is missing, with its record, in one
 * immediate transaction. It is done whole or not at all.
 * @throws what SQLite says; the database is then as it was
 */
export async function migrate(db: Kysely<Tables>, sqlite: Database.Database): Promise<void> {
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Records are ordered by time, and a clock can be set back; the names are the order.
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error) throw error;
  // Killed before this, the next start finds nothing to migrate and comes here again.
  if (versionOf(sqlite) !== SCHEMA_VERSION) sqlite.pragma(`user_version = ${SCHEMA_VERSION}`);
}
