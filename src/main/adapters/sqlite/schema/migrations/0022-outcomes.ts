import { type Kysely, sql } from 'kysely';

/** The orders whose index alone answers what expires next and what did: they filter by outcome, too. */
const BY_OUTCOME = ['quote_line_by_expiry', 'quote_line_by_status'];

/**
 * What made each quote and what became of it, in its line of the quote index, and how many quotes of
 * a day, a cover and a source came to what. A person says that a quote is lost: no older history
 * does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kept = await sql<{ name: string; sql: string }>`select name, sql from sqlite_schema
    where tbl_name = 'quote_line' and sql is not null
      and (type = 'trigger' or name in (${sql.join(BY_OUTCOME.map((name) => sql.lit(name)))}))`.execute(
    db,
  );
  const indexes = kept.rows.filter(({ name }) => BY_OUTCOME.includes(name));
  const triggers = kept.rows.filter(({ name }) => !BY_OUTCOME.includes(name));
  const statements = [
    sql`alter table quote_line add column source text not null default ''`,
    sql`alter table quote_line add column outcome text not null default 'open'`,
    sql`alter table quote_line add column lost_reason text`,
    // No sum of theirs changes.
    ...triggers.map(({ name }) => sql`drop trigger ${sql.ref(name)}`),
    sql`update quote_line set
      source = coalesce((select by from quote_event where sequence = number), ''),
      outcome = case
        when accepted_day is not null then 'accepted'
        when referral = 'refused' then 'refused'
        else 'open'
      end`,
    ...triggers.map((one) => sql.raw(one.sql)),
    ...indexes.flatMap((one) => [
      sql`drop index ${sql.ref(one.name)}`,
      sql.raw(one.sql.replace(/\)\s*$/, ', outcome)')),
    ]),
    sql`create index quote_line_by_source on quote_line (source, created_at, number)`,
    sql`create index quote_line_by_lost_reason on quote_line (lost_reason, created_at, number)
      where lost_reason is not null`,
    sql`create index quote_line_by_acceptance on quote_line (accepted_day)
      where accepted_day is not null`,
    sql`create table quote_outcome (
      day text not null, cover text not null, source text not null, outcome text not null,
      lost_reason text not null, quotes integer not null,
      primary key (day, cover, source, outcome, lost_reason)
    ) strict, without rowid`,
    sql`insert into quote_outcome
      select created_day, cover, source, outcome, '', count(*) from quote_line
      group by created_day, cover, source, outcome`,
    sql`create trigger quote_line_outcome_is_added after insert on quote_line begin
      insert into quote_outcome values (
        new.created_day, new.cover, new.source, new.outcome, coalesce(new.lost_reason, ''), 1
      ) on conflict do update set quotes = quotes + 1;
    end`,
    sql`create trigger quote_line_outcome_is_changed after update on quote_line
      when old.outcome is not new.outcome or old.lost_reason is not new.lost_reason begin
      update quote_outcome set quotes = quotes - 1
        where day = old.created_day and cover = old.cover and source = old.source
          and outcome = old.outcome and lost_reason = coalesce(old.lost_reason, '');
      insert into quote_outcome values (
        new.created_day, new.cover, new.source, new.outcome, coalesce(new.lost_reason, ''), 1
      ) on conflict do update set quotes = quotes + 1;
    end`,
  ];
  for (const statement of statements) await statement.execute(db);
}
