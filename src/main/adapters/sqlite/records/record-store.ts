import { type Selectable, sql } from 'kysely';
import type { Limits, RecordStore } from '../../../core/customers/record-store.ts';
import type { Hash } from '../../../core/hash.ts';
import { birthWord } from '../../../core/quotes/index/words.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { quoteReader } from '../history/event-log.ts';
import { readLine } from '../quote-index/line.ts';
import { readDeclined } from '../quotes/declined-store.ts';
import { readDocument } from '../quotes/document-store.ts';
import type { Tables } from '../schema/tables.ts';
import { CONSENT, consentStore, eraser, PURGE_DUE } from './erase.ts';

type Line = Selectable<Tables['quote_line']>;

const UNSOLD = 'from quote_line where policy_id is null and expires_at < @unsoldBefore';
const POLICIES = 'from quote_line where accepted_day is not null and last_day < @policiesBefore';
const DECLINED = 'from declined_risk where at < @unsoldBefore';
const DRAFTS = 'from draft where saved_at < @unsoldBefore';

/** Finds the records whose time is over. */
function dueRecords({
  reader: { sqlite },
  projection,
}: OpenDatabase): Pick<RecordStore, 'due' | 'countDue'> {
  const prepared = <T>(query: string) =>
    sqlite.prepare<[Limits & { readonly limit: number }], T>(`${query} limit @limit`);
  const [unsold, policies] = [UNSOLD, POLICIES].map((from) => prepared<Line>(`select * ${from}`));
  const [declined, drafts] = [DECLINED, DRAFTS].map((from) =>
    prepared<string>(`select id ${from}`).pluck(),
  );
  // Of customers of whom nothing else is kept any more.
  const consents = sqlite
    .prepare<[], string>(
      `select json_extract(detail, '$.customerKey') as consenting from quote_event
       where kind = '${CONSENT}' and erased_seq is null
         and not exists (select 1 from customer where customer.key = consenting)
         and not exists (select 1 from imported_customer where customer_key = consenting) limit 1`,
    )
    .pluck();
  const counts = sqlite.prepare<[Limits], Awaited<ReturnType<RecordStore['countDue']>>>(
    `select (select count(*) ${UNSOLD}) as quotes, (select count(*) ${POLICIES}) as policies,
       (select count(*) ${DECLINED}) as declined, (select count(*) ${DRAFTS}) as drafts`,
  );
  return {
    due: async (limits, limit) => {
      await projection.catchUp();
      const given = { ...limits, limit };
      const lines = [...(unsold?.all(given) ?? []), ...(policies?.all(given) ?? [])];
      const consentsOf = consents.get();
      return {
        quotes: lines.slice(0, limit).map(readLine),
        declined: declined?.all(given) ?? [],
        drafts: drafts?.all(given) ?? [],
        ...(consentsOf === undefined ? {} : { consentsOf }),
      };
    },
    countDue: async (limits) => {
      await projection.catchUp();
      return counts.get(limits) ?? { quotes: 0, policies: 0, declined: 0, drafts: 0 };
    },
  };
}

/** The records of persons in SQLite. */
export function recordStore(database: OpenDatabase, hash: Hash): RecordStore {
  const { reader, projection } = database;
  const { db } = reader;
  const quoteOf = quoteReader(reader);
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
      return rows.flatMap(({ id }) => quoteOf(id) ?? []);
    },
    declinedByBirth: async (day) => {
      const rows = await db
        .selectFrom('declined_risk')
        .selectAll()
        .where(sql`json_extract(sections, '$.customer.dateOfBirth')`, '=', day)
        .orderBy('at')
        .execute();
      return rows.map(readDeclined);
    },
    documentsOf: async (quoteIds) => {
      const rows = await sql<Parameters<typeof readDocument>[0]>`select
          id, quote_id, type, version, code, created_at, sha256, row_hash
        from document where quote_id in (select value from json_each(${JSON.stringify(quoteIds)}))
        order by created_at, id`.execute(db);
      return rows.rows.flatMap((row) => readDocument(row) ?? []);
    },
    ...consentStore(database, hash),
    ...dueRecords(database),
    erase: eraser(database, hash),
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
