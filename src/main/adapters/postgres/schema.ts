import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Pool } from 'pg';

const LOG = [
  // What an event says is text and bytes: its hash is over them as they are, which jsonb would not keep.
  sql`create table log (
      origin text not null, seq bigint not null, previous text not null, hash text not null,
      quote_id text, about text, kind text not null, at bigint not null, by text not null,
      detail text not null, answers text, explanation bytea, erased bytea,
      erased_origin text, erased_seq bigint, taken boolean not null,
      primary key (origin, seq)
    )`,
  // An erasure finds events by their quote, and by their hash.
  sql`create index log_of_quote on log (quote_id) where quote_id is not null`,
  sql`create index log_by_hash on log (hash)`,
  sql`create table waiting (
      id bigint generated always as identity primary key, origin text not null, seq bigint not null
    )`,
  sql`create table place (
      position bigint primary key, hash text not null, origin text not null, seq bigint not null,
      unique (origin, seq)
    )`,
  sql`create table subject (
      name text primary key, last text, closed_origin text, closed_seq bigint
    )`,
];

/** Every migration in order. One that has landed is never edited. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-log': {
    up: async (db) => {
      for (const statement of LOG) await statement.execute(db);
    },
  },
};

/**
 * Brings the database of an office to the present schema; of several processes one does it, and the others wait.
 * @throws where it was written by a newer version, which is left as it is; what PostgreSQL says
 */
export async function migrateOffice(pool: Pool): Promise<void> {
  // The pool is its owner's: the connection that Kysely takes goes back to it.
  const db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) });
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
  }).migrateToLatest();
  if (error) throw error;
}
