import { type Kysely, sql } from 'kysely';

/** How many requests each client of the API made on each Irish day, by how they were answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = sql`create table api_usage (
    day text not null, client_id text not null, requests integer not null,
    unauthenticated integer not null, forbidden integer not null, rate_limited integer not null,
    other_refusals integer not null, failures integer not null, last_used_at integer not null,
    primary key (day, client_id)
  ) strict, without rowid`;
  await table.execute(db);
}
