import { type Kysely, sql } from 'kysely';

/** The first responses to requests that came with an `Idempotency-Key`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Without a status, the request has no response yet, or its host was stopped before it had one.
    sql`create table kept_answer (
      client_id text not null references client (id), key text not null,
      fingerprint text not null, at integer not null,
      status integer, etag text, body text,
      primary key (client_id, key), check ((status is null) = (body is null))
    ) strict`,
    sql`create index kept_answer_by_time on kept_answer (at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
