import type Database from 'better-sqlite3';

/**
 * The SHA-256 of the schema that all migrations make: to carry them out again at each start would take
 * longer than all else that is checked then. A test carries them out.
 */
export const PRESENT_SCHEMA = '12a56a1b32c8dac6b44c5dc812135c956bcce98acc7b33003983253021d88f67';

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
