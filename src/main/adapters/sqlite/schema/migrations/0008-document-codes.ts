import { type Kysely, sql } from 'kysely';

/** Finds a document by the code on its pages, and by its bytes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table document add column code text`,
    sql`create unique index document_by_code on document (code)`,
    sql`create index document_by_sha256 on document (sha256)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
