import type Database from 'better-sqlite3';
import {
  HASHED_TABLES,
  type HashedTable,
  rowHash,
} from '../../../src/main/adapters/sqlite/schema/row-hash.ts';

/** Gives the rows of a table the hashes of what a test wrote into them. */
export function rehash(database: Database.Database, table: HashedTable): void {
  const keys = HASHED_TABLES[table];
  const same = keys.map((key) => `${key} = ?`).join(' and ');
  const update = database.prepare(`update ${table} set row_hash = ? where ${same}`);
  for (const row of database.prepare<[], Record<string, unknown>>(`select * from ${table}`).all()) {
    update.run(rowHash(row), ...keys.map((key) => row[key]));
  }
}
