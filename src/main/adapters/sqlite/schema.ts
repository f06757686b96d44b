import Database from 'better-sqlite3';
import { connect } from './connection.ts';
import { migrations } from './migrations/index.ts';

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

/** The schema that all migrations make. */
export async function presentSchema(options: Database.Options): Promise<string> {
  const sqlite = new Database(':memory:', options);
  const { db } = connect(sqlite);
  try {
    for (const { up } of Object.values(migrations)) await up(db);
    return schemaOf(sqlite);
  } finally {
    await db.destroy();
  }
}
