import { type Kysely, sql } from 'kysely';

/** What became of quotes is counted by their rate book, too: the scheme of a quote follows from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`drop trigger quote_line_outcome_is_added`,
    sql`drop trigger quote_line_outcome_is_changed`,
    sql`drop table quote_outcome`,
    sql`create table quote_outcome (
      day text not null, cover text not null, source text not null, rate_book_hash text not null,
      outcome text not null, lost_reason text not null, quotes integer not null,
      primary key (day, cover, source, rate_book_hash, outcome, lost_reason)
    ) strict, without rowid`,
    sql`insert into quote_outcome
      select created_day, cover, source, rate_book_hash, outcome, coalesce(lost_reason, ''), count(*)
      from quote_line group by 1, 2, 3, 4, 5, 6`,
    sql`create trigger quote_line_outcome_is_added after insert on quote_line begin
      insert into quote_outcome values (
        new.created_day, new.cover, new.source, new.rate_book_hash, new.outcome,
        coalesce(new.lost_reason, ''), 1
      ) on conflict do update set quotes = quotes + 1;
    end`,
    sql`create trigger quote_line_outcome_is_changed after update on quote_line
      when old.outcome is not new.outcome or old.lost_reason is not new.lost_reason begin
      update quote_outcome set quotes = quotes - 1
        where day = old.created_day and cover = old.cover and source = old.source
          and rate_book_hash = old.rate_book_hash and outcome = old.outcome
          and lost_reason = coalesce(old.lost_reason, '');
      insert into quote_outcome values (
        new.created_day, new.cover, new.source, new.rate_book_hash, new.outcome,
        coalesce(new.lost_reason, ''), 1
      ) on conflict do update set quotes = quotes + 1;
    end`,
  ];
  for (const statement of statements) await statement.execute(db);
}
