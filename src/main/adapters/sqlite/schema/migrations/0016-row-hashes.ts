import { type Kysely, sql } from 'kysely';
import { rowHash } from '../../integrity/row-hash.ts';
import type { Tables } from '../tables.ts';

/**
 * The tables whose rows are hashed here, each with its key. Documents get a hash when they are made:
 * a row with its bytes is too large to write again.
 */
const FILLED = {
  client: ['id'],
  token: ['digest'],
  rate_book: ['hash'],
  dataset: ['name'],
  vehicle: ['vrm'],
  address: ['eircode'],
  declined_risk: ['id'],
  kept_answer: ['client_id', 'key'],
  setting: ['name'],
  draft: ['id'],
  api_usage: ['day', 'client_id'],
  refusal: ['hour', 'client_id', 'route', 'status'],
} as const;

async function fillHashes(db: Kysely<Tables>, table: keyof typeof FILLED): Promise<void> {
  const selected = sql<Record<string, unknown>>`select * from ${sql.table(table)}`;
  const { rows } = await selected.execute(db);
  for (const row of rows) {
    const same = FILLED[table].map((key) => sql`${sql.ref(key)} = ${row[key]}`);
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
  for (const table of Object.keys(FILLED) as (keyof typeof FILLED)[]) {
    const column = sql`alter table ${sql.table(table)} add column row_hash text not null default ''`;
    await column.execute(db);
    await fillHashes(db, table);
  }
}
