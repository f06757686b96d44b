import type Database from 'better-sqlite3';

/**
 * The SHA-256 of the schema that all migrations make: to carry them out again at each start would take
 * longer than all else that is checked then. A test carries them out.
 */
export const PRESENT_SCHEMA = 'd1cd583931e566ab802c8c0bf5057d7281f876bf92b883c0cbefdcd4dd8e8655';

/** Every table, index and trigger of ours, as one text. */
export function schemaOf(sqlite: Database.Database): string {
  const parts = sqlite
    .prepare(
      `select type, name, tbl_name, sql from sqlite_schema
       where name not like 'kysely%' and name not like 'sqlite%' order by type, name`,
    )
    .raw()
    .all();
  return JSON.stringify(parts);
}
