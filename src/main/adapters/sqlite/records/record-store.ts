import { type Selectable, sql } from 'kysely';
import type { Limits, RecordStore } from '../../../core/customers/record-store.ts';
import type { Hash } from '../../../core/hash.ts';
import { birthWord } from '../../../core/quotes/index/words.ts';
import type { OpenDatabase } from '../connection/database.ts';
import type { Rows } from '../connection/rows.ts';
import { risksReader } from '../history/event-log.ts';
import { readLine } from '../quote-index/line.ts';
import { readDeclined } from '../quotes/declined-store.ts';
import { documentStore } from '../quotes/document-store.ts';
import type { Tables } from '../schema/tables.ts';
import { CUSTOMER_KEY, consentStore, eraser, PURGE_DUE } from './erase.ts';

type Line = Selectable<Tables['quote_line']>;

const UNSOLD = 'from quote_line where policy_id is null and expires_at < @unsoldBefore';
const POLICIES = 'from quote_line where accepted_day is not null and last_day < @policiesBefore';
const DRAFTS = 'from draft where saved_at < @unsoldBefore';

/** Finds the records whose time is over. */
function dueRecords(
  { reader: { sqlite }, projection }: OpenDatabase,
  { reader: { db } }: Rows,
): Pick<RecordStore, 'due' | 'countDue'> {
  const prepared = <T>(query: string) =>
    sqlite.prepare<[Limits & { readonly limit: number }], T>(`${query} limit @limit`);
  const [unsold, policies] = [UNSOLD, POLICIES].map((from) => prepared<Line>(`select * ${from}`));
  const drafts = prepared<string>(`select id ${DRAFTS}`).pluck();
  const declined = ({ unsoldBefore }: Limits) =>
    db.selectFrom('declined_risk').where('at', '<', unsoldBefore);
  // And notes: of customers of whom nothing else is kept any more.
  const consents = sqlite
    .prepare<[], string>(
      `select ${CUSTOMER_KEY} as consenting from quote_event
       where kind like 'record%' and quote_id is null and consenting is not null and erased_seq is null
         and not exists (select 1 from customer where customer.key = consenting)
         and not exists (select 1 from imported_customer where customer_key = consenting) limit 1`,
    )
    .pluck();
  const counts = sqlite.prepare<[Limits], Record<'quotes' | 'policies' | 'drafts', number>>(
    `select (select count(*) ${UNSOLD}) as quotes, (select count(*) ${POLICIES}) as policies,
       (select count(*) ${DRAFTS}) as drafts`,
  );
  return {
    due: async (limits, limit) => {
      await projection.catchUp();
      const given = { ...limits, limit };
      const lines = [...(unsold?.all(given) ?? []), ...(policies?.all(given) ?? [])];
      const consentsOf = consents.get();
      return {
        quotes: lines.slice(0, limit).map(readLine),
        declined: (await declined(limits).select('id').limit(limit).execute()).map(({ id }) => id),
        drafts: drafts.all(given),
        ...(consentsOf === undefined ? {} : { consentsOf }),
      };
    },
    countDue: async (limits) => {
      await projection.catchUp();
      const found = counts.get(limits) ?? { quotes: 0, policies: 0, drafts: 0 };
      const of = declined(limits).select(({ fn }) => fn.countAll().as('count'));
      const { count } = await of.executeTakeFirstOrThrow();
      return { ...found, declined: Number(count) };
    },
  };
}

/**
 * The records of persons in SQLite.
 * @param rows where declined risks and documents are kept: by default in the same database
 */
export function recordStore(
  database: OpenDatabase,
  hash: Hash,
  rows: Rows = database,
): RecordStore {
  const { reader, projection } = database;
  const { db } = reader;
  const shared = rows.reader.db;
  const { ofQuotes: documentsOf } = documentStore(rows);
  const risksOf = risksReader(reader);
  return {
    quotesOf: async (customerKey) => {
      await projection.catchUp();
      const lines = await db
        .selectFrom('quote_line')
        .selectAll()
        .where('customer_key', '=', customerKey)
        .orderBy('number')
        .execute();
      return lines.map(readLine);
    },
    quotesByBirth: async (day) => {
      await projection.catchUp();
      const { rows } = await sql<{ id: string }>`select line.id from quote_search
        cross join quote_line as line on line.number = quote_search.rowid
        where quote_search match ${`"${birthWord(day)}"`} order by line.number`.execute(db);
      return rows.flatMap(({ id }) => risksOf(id));
    },
    declinedByBirth: async (day) => {
      // Whatever has the day may be of somebody else on the risk.
      const found = await shared
        .selectFrom('declined_risk')
        .selectAll()
        .where('sections', 'like', `%"dateOfBirth":${JSON.stringify(day)}%`)
        .orderBy('at')
        .execute();
      const all = found.map(readDeclined);
      return all.filter(({ sections }) => sections.customer.dateOfBirth === day);
    },
    documentsOf,
    ...consentStore(database, hash),
    ...dueRecords(database, rows),
    erase: eraser(database, hash, documentsOf),
    isPurgeDue: async () => {
      const row = await db
        .selectFrom('setting')
        .select('name')
        .where('name', '=', PURGE_DUE)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
