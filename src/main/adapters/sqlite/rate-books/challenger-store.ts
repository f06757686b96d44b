import { type Selectable, sql } from 'kysely';
import type {
  ChallengerPrice,
  ChallengerStore,
  ReportedPrice,
  SampledRisk,
  TrialWindow,
} from '../../../core/impact/challenger/store.ts';
import type { Outcome } from '../../../core/impact/outcome.ts';
import { immediateTransaction } from '../connection/immediate-transaction.ts';
import { hashed, verified } from '../integrity/row-hash.ts';
import type { OpenDatabase } from '../open.ts';
import type { Tables } from '../schema/tables.ts';

type Row = Selectable<Tables['challenger_price']>;

/** A price as its row, but for the hash. */
function rowOf({ trial, id, submission, day, by, ...made }: ChallengerPrice) {
  const { risk, champion, challenger } = made;
  return {
    ...{ trial, id, submission, day, by },
    cover: risk?.cover ?? null,
    age: risk?.age ?? null,
    no_claims: risk?.noClaims ?? null,
    county: risk?.county ?? null,
    decision: champion.decision,
    premium_cents: champion.cents ?? null,
    challenger_decision: challenger?.decision ?? null,
    challenger_cents: challenger?.cents ?? null,
    reasons: JSON.stringify(challenger?.reasons ?? []),
  };
}

/** Every row was written from a price by {@link rowOf}. */
function readPrice(row: Row): ChallengerPrice {
  const { trial, id, submission, day, by, cover, age, no_claims, county } = row;
  const challenger = {
    decision: row.challenger_decision,
    reasons: JSON.parse(row.reasons),
    cents: row.challenger_cents ?? undefined,
  };
  const risk = { cover, age, noClaims: no_claims, county };
  const champion = { decision: row.decision, cents: row.premium_cents ?? undefined };
  return {
    ...{ trial, id, submission, day, by },
    champion: champion as ChallengerPrice['champion'],
    risk: cover === null ? undefined : (risk as SampledRisk),
    challenger: challenger.decision === null ? undefined : (challenger as Outcome),
  };
}

/** No event, and no moment, comes after this one. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** The prices of challengers in SQLite. */
export function challengerStore(database: OpenDatabase): ChallengerStore {
  const { reader, projection, sqlite } = database;
  // Of the history, so that a quote that has no line is not missed. From the last priced on: what other
  // schemes submitted before that is never read again.
  const quotes = reader.sqlite.prepare<
    [{ trial: number; champion: string; until: number; limit: number }],
    { id: string; submission: number }
  >(
    `select quote.id, sequence as submission from quote_event join quote on quote.id = quote_id
     where kind = 'submitted' and rate_book_hash = @champion and sequence < @until
       and sequence > max(@trial, coalesce(
         (select max(submission) from challenger_price where trial = @trial), 0))
     order by sequence limit @limit`,
  );
  const declined = reader.sqlite
    .prepare<
      [{ trial: number; champion: string; from: number; until: number; limit: number }],
      string
    >(
      `select id from declined_risk
       where rate_book_hash = @champion and at >= @from and at < @until and not exists (
         select 1 from challenger_price as priced
         where priced.trial = @trial and priced.id = declined_risk.id)
       order by at limit @limit`,
    )
    .pluck();
  const columns = [
    ...['trial', 'id', 'submission', 'day', 'by', 'cover', 'age', 'no_claims', 'county'],
    ...['decision', 'premium_cents', 'challenger_decision', 'challenger_cents', 'reasons'],
    'row_hash',
  ];
  const insert = sqlite.prepare<[Row]>(
    `insert into challenger_price (${columns.join(', ')})
     values (${columns.map((name) => `@${name}`).join(', ')}) on conflict do nothing`,
  );
  const keep = immediateTransaction(database, (prices: readonly ChallengerPrice[]) => {
    for (const price of prices) insert.run(hashed(rowOf(price)));
  });
  return {
    waitingQuotes: async ({ trial, champion, until = NEVER }: TrialWindow, limit) =>
      quotes.all({ trial, champion, until, limit }),
    waitingDeclined: async ({ trial, champion, declined: { from, until = NEVER } }, limit) =>
      declined.all({ trial, champion, from, until, limit }),
    keep,
    prices: async ({ trial, from, to, by }, { after, limit }): Promise<ReportedPrice[]> => {
      await projection.catchUp();
      const rows = await reader.db
        .selectFrom('challenger_price')
        .selectAll('challenger_price')
        .select(({ selectFrom }) =>
          selectFrom('quote_line')
            .select(sql<number>`outcome = 'accepted'`.as('accepted'))
            .whereRef('number', '=', 'submission')
            .as('accepted'),
        )
        .where('trial', '=', trial)
        .where('id', '>', after)
        .$if(from !== undefined, (query) => query.where('day', '>=', from ?? ''))
        .$if(to !== undefined, (query) => query.where('day', '<=', to ?? ''))
        .$if(by !== undefined, (query) => query.where('by', '=', by ?? ''))
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ accepted, ...row }) => ({
        ...readPrice(verified('challenger_price', row)),
        isAccepted: accepted === 1,
      }));
    },
  };
}
