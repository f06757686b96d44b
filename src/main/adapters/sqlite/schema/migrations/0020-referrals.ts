import { type Kysely, sql } from 'kysely';

/**
 * Where the referral of a quote stands, in its line of the quote index, for lists and for the queue
 * of those that wait. What older histories say is short: underwriting referred a quote when it was
 * submitted, and whoever accepted it approved it. What is no JSON is damage, which is for others to
 * say.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table quote_line add column referral text`,
    sql`alter table quote_line add column referred_at integer`,
    sql`update quote_line set referred_at = created_at,
      referral = case status when 'accepted' then 'approved' else 'referred' end
      where number in (
        select sequence from quote_event where kind = 'submitted'
          and case when json_valid(detail) then json_extract(detail, '$.referrals') end is not null
      )`,
    sql`create index quote_line_by_referral
      on quote_line (referral, referred_at, number, status, expires_at)
      where referral is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
