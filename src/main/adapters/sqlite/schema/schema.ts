import { hash } from 'node:crypto';
import type Database from 'better-sqlite3';

/**
 * The SHA-256 of the schema that all migrations make: to carry them out again at each start would take
 * longer than all else that is checked then. A test carries them out.
 */
export const PRESENT_SCHEMA = '4e41030ea4745344fefadc6c1a427dc1b5de3c12bd1fc2b67bb8eb55a217d71f';

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
  return hash('sha256', schemaOf(sqlite)) === PRESENT_SCHEMA;
}
