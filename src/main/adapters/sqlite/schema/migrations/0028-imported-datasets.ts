import { type Kysely, sql } from 'kysely';

/**
 * Datasets that were imported, of which one of each kind is in use, and their rows: each has what
 * names it, and its values in the order of the dataset's fields. No number is given twice, so that an
 * import can tell whether another one has begun since.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table imported_dataset (
      id integer primary key autoincrement, kind text not null, file_name text not null, sha256 text not null,
      row_count integer not null check (row_count >= 0), fields text not null,
      imported_at integer not null, in_use integer not null check (in_use in (0, 1)),
      row_hash text not null
    ) strict`,
    sql`create unique index imported_dataset_in_use on imported_dataset (kind) where in_use = 1`,
    sql`create table imported_row (
      dataset integer not null references imported_dataset (id), key text not null,
      content text not null, row_hash text not null,
      primary key (dataset, key)
    ) strict, without rowid`,
  ];
  for (const statement of statements) await statement.execute(db);
}
