import type { DocumentStore } from '../documents/store.ts';
import type { Storage } from './open.ts';

/** Documents in SQLite, kept as they were made. */
export function documentStore({ db }: Storage): DocumentStore {
  const idOf: DocumentStore['idOf'] = async ({ quoteId, type, version }) => {
    const row = await db
      .selectFrom('document')
      .select('id')
      .where('quote_id', '=', quoteId)
      .where('type', '=', type)
      .where('version', '=', version)
      .executeTakeFirst();
    return row?.id;
  };
  return {
    idOf,
    add: async ({ id, quoteId, type, version, bytes, sha256, createdAt }) => {
      const row = { id, quote_id: quoteId, type, version, bytes, sha256, created_at: createdAt };
      await db
        .insertInto('document')
        .values(row)
        // Whoever was faster wrote the same bytes.
        .onConflict((conflict) => conflict.columns(['quote_id', 'type', 'version']).doNothing())
        .execute();
      return (await idOf({ quoteId, type, version })) ?? id;
    },
    find: async (id, type) => {
      const row = await db
        .selectFrom('document')
        .select(['quote_id', 'bytes'])
        .where('id', '=', id)
        .where('type', '=', type)
        .executeTakeFirst();
      return row && { quoteId: row.quote_id, bytes: row.bytes };
    },
  };
}
