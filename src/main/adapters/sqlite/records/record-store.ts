import { type Selectable, sql } from 'kysely';
import { birthWord } from '../../../core/quote-index/words.ts';
import type { Hash } from '../../../core/quotes/history/store.ts';
import type { RecordStore } from '../../../core/records/store.ts';
import type { OpenDatabase } from '../open.ts';
import { readLine } from '../quote-index/line.ts';
import { readDeclined } from '../quotes/declined-store.ts';
import { readDocument } from '../quotes/document-store.ts';
import { readQuote } from '../quotes/quote-row.ts';
import type { Tables } from '../schema/tables.ts';
import { consentStore } from './consents.ts';
import { dueRecords } from './due.ts';
import { eraser, PURGE_DUE } from './erase.ts';

/** The records of persons in SQLite. */
export function recordStore(database: OpenDatabase, hash: Hash): RecordStore {
  const { reader, projection } = database;
  const { db } = reader;
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
      const { rows } = await sql<Selectable<Tables['quote']>>`select quote.* from quote_search
        cross join quote_line as line on line.number = quote_search.rowid
        cross join quote on quote.id = line.id
        where quote_search match ${`"${birthWord(day)}"`} order by line.number`.execute(db);
      return rows.map(readQuote);
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
