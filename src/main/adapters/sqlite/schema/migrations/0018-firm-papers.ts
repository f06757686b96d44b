import { type Kysely, sql } from 'kysely';

/**
 * The content of the firm's files by its hash: a logo, and each version of the terms of business. The
 * documents that went with a version have its hash, and no bytes of their own. And the letters about
 * declined risks, each kept as it was made first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table firm_file (
      sha256 text primary key, bytes blob not null, created_at integer not null,
      row_hash text not null
    ) strict`,
    sql`create table declined_letter (
      declined_id text primary key references declined_risk (id), bytes blob not null,
      sha256 text not null, created_at integer not null, row_hash text not null
    ) strict`,
  ];
  for (const statement of statements) await statement.execute(db);
}
