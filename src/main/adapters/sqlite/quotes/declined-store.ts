import { type Selectable, sql } from 'kysely';
import type { DeclinedStore, StoredDecline } from '../../../core/quotes/submit/declined.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { hashed, rowReader } from '../rows/row-hash.ts';
import type { Tables } from '../schema/tables.ts';
import { responseKeeper } from './kept-response-store.ts';

/** Every row was written from a StoredDecline by `add`. */
export const readDeclined = rowReader(
  'declined_risk',
  (row: Selectable<Tables['declined_risk']>): StoredDecline => {
    const { user, ...sections } = JSON.parse(row.sections);
    return {
      id: row.id,
      at: row.at,
      by: row.by,
      ...(user === undefined ? {} : { user }),
      rateBookHash: row.rate_book_hash,
      sections,
      reasons: JSON.parse(row.reasons),
    };
  },
);

/** Declined risks in SQLite. */
export function declinedStore(database: OpenDatabase): DeclinedStore {
  const { db, sqlite, reader } = database;
  const keep = responseKeeper(sqlite);
  return {
    add: ({ id, at, by, user, rateBookHash, sections, reasons }, response) =>
      db.transaction().execute(async (trx) => {
        const row = {
          id,
          at,
          by,
          rate_book_hash: rateBookHash,
          // Who was signed in stands along, as in the events of the history.
          sections: JSON.stringify(user === undefined ? sections : { ...sections, user }),
          reasons: JSON.stringify(reasons),
        };
        await trx.insertInto('declined_risk').values(hashed(row)).execute();
        // Kysely's transaction has the only connection: prepared statements run inside it.
        keep(response);
      }),
    find: async (id) => {
      const rows = reader.db.selectFrom('declined_risk').selectAll().where('id', '=', id);
      const row = await rows.executeTakeFirst();
      return row && readDeclined(row);
    },
    newest: async (limit) => {
      // In the order in which they were written: no clock decides.
      const rows = await reader.db
        .selectFrom('declined_risk')
        .selectAll()
        .orderBy(sql`rowid`, 'desc')
        .limit(limit)
        .execute();
      return rows.map(readDeclined);
    },
  };
}
