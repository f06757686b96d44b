import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { DeclinedStore, StoredDecline } from '../../../core/quotes/submit/declined.ts';
import type { Rows } from '../connection/rows.ts';
import { hashed, rowReader } from '../rows/row-hash.ts';
import type { Tables } from '../schema/tables.ts';
import { keepResponse } from './kept-response-store.ts';

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

/**
 * Declined risks, each in a row.
 * @param order in which they were written; by default that of the rows of SQLite
 */
export function declinedStore(
  { db, reader }: Rows,
  order: RawBuilder<unknown> = sql`rowid`,
): DeclinedStore {
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
        if (response) await keepResponse(trx, response);
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
        .orderBy(order, 'desc')
        .limit(limit)
        .execute();
      return rows.map(readDeclined);
    },
  };
}
