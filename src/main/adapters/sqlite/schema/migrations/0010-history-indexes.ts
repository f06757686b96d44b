import { type Kysely, sql } from 'kysely';

/**
 * A submission wrote two index pages that nothing reads. A chain whose every link is verified needs
 * no unique hashes, and a quote keeps the sequence of its submission: only later events need an
 * index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table quote add column submission integer not null default 0`,
    sql`update quote set submission = (
      select sequence from quote_event where quote_id = quote.id and kind = 'submitted'
    )`,
    // SQLite can't take a `unique` off a column.
    sql`create table history (
      sequence integer primary key, quote_id text not null references quote (id),
      kind text not null, at integer not null, by text not null, detail text not null,
      hash text not null
    ) strict`,
    sql`insert or ignore into history select * from quote_event order by sequence`,
    sql`drop table quote_event`,
    sql`alter table history rename to quote_event`,
    sql`create index quote_event_by_quote on quote_event (quote_id, sequence)
      where kind <> 'submitted'`,
    // As before: one policy for a quote, the quotes on a basis, and a history that only grows.
    sql`create unique index quote_accepted_once on quote_event (quote_id) where kind = 'accepted'`,
    sql`create index quote_event_by_basis on quote_event (json_extract(detail, '$.basedOn'))
      where kind = 'submitted' and json_extract(detail, '$.basedOn') is not null`,
    sql`create trigger quote_event_is_kept before delete on quote_event
      begin select raise(abort, 'a quote event is never deleted'); end`,
    sql`create trigger quote_event_is_final before update on quote_event
      begin select raise(abort, 'a quote event is never changed'); end`,
  ];
  for (const statement of statements) await statement.execute(db);
}
