import { type Kysely, sql } from 'kysely';

/** Most quotes have no basis: indexing them too cost every submission a page of the WAL. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`drop index quote_event_by_basis`,
    sql`create index quote_event_by_basis on quote_event (json_extract(detail, '$.basedOn'))
      where kind = 'submitted' and json_extract(detail, '$.basedOn') is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
