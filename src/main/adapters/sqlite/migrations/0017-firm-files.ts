import { type Kysely, sql } from 'kysely';

/**
 * The content of the firm's files by its hash: a logo, and each version of the terms of business. The
 * documents that went with a version have its hash, and no bytes of their own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = sql`create table firm_file (
    sha256 text primary key, bytes blob not null, created_at integer not null,
    row_hash text not null
  ) strict`;
  await table.execute(db);
}
