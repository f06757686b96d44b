import { type Kysely, sql } from 'kysely';
import { HASHED_TABLES, type HashedTable, rowHash } from '../row-hash.ts';
import type { Tables } from '../tables.ts';

/** Made with its hash below. */
type Older = Exclude<HashedTable, 'levy_table'>;

/** Documents get a hash when they are made: a row with its bytes is too large to write again. */
const FILLED = (Object.keys(HASHED_TABLES) as HashedTable[]).filter(
  (table): table is Exclude<Older, 'document'> => table !== 'levy_table' && table !== 'document',
);

async function fillHashes(db: Kysely<Tables>, table: (typeof FILLED)[number]): Promise<void> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
    db,
  );
  const keys = HASHED_TABLES[table];
  for (const row of rows) {
    const same = keys.map((key) => sql`${sql.ref(key)} = ${row[key]}`);
    await sql`update ${sql.table(table)} set row_hash = ${rowHash(row)}
      where ${sql.join(same, sql` and `)}`.execute(db);
  }
}

/**
 * Rows outside the history keep a hash of themselves. Levy tables are kept as rate books are, and a
 * quote keeps which one it was calculated with; where it says none, the first.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await sql`create table levy_table (
    sequence integer primary key, hash text not null unique, content text not null,
    activated_at integer not null, row_hash text not null
  ) strict`.execute(db);
  await sql`alter table quote add column levies_hash text`.execute(db);
  await sql`alter table document add column row_hash text`.execute(db);
  for (const table of FILLED) {
    const column = sql`alter table ${sql.table(table)} add column row_hash text not null default ''`;
    await column.execute(db);
    await fillHashes(db, table);
  }
}
