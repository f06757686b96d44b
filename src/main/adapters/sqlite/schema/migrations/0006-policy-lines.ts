import { type Kysely, sql } from 'kysely';

/** The lines of policies say when cover ended early, and when the last renewal that was taken up begins. */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    sql`alter table quote_line add column cover_ends text`,
    sql`alter table quote_line add column renewed_day text`,
    sql`create index quote_line_by_renewal on quote_line (renewed_day, number)
      where renewed_day is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
