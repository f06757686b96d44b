import { type Kysely, sql } from 'kysely';

/**
 * The lines of policies say since when a payment is open, and those of a customer how that person was reached at any
 * time: where payments or contacts were recorded, all lines are made again.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    sql`alter table quote_line add column unpaid_since text`,
    sql`create index quote_line_by_unpaid on quote_line (unpaid_since, number)
      where unpaid_since is not null`,
    sql`update quote_index_reached set sequence = 0 where exists (
      select 1 from quote_event where kind in ('paymentPlanned', 'paymentReceived', 'paymentMissed',
        'rebatePaid', 'paymentWithdrawn', 'recordContact')
    )`,
  ];
  for (const statement of statements) await statement.execute(db);
}
