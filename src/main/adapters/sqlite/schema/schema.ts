import { hash } from 'node:crypto';
import type Database from 'better-sqlite3';

/**
 * The SHA-256 of the schema that all migrations make: to carry them out again at each start would take
 * longer than all else that is checked then. A test carries them out.
 */
export const PRESENT_SCHEMA = '5f975b52bb6078ee043adffece2401fb63d4c8ec13b92049c0604bc385078834';

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
