import { type Selectable, sql } from 'kysely';
import { isDocumentType } from '../../../shared/schemas/document.ts';
import type { DocumentStore, KeptDocument } from '../../core/documents/store.ts';
import type { OpenDatabase } from './open.ts';
import type { Tables } from './tables.ts';

const COLUMNS = ['id', 'quote_id', 'type', 'version', 'code', 'created_at'] as const;

type Row = Pick<Selectable<Tables['document']>, (typeof COLUMNS)[number]>;

/** What stands in place of a file that was dropped. */
const NO_BYTES = Buffer.alloc(0);

function read(row: Row | undefined): KeptDocument | undefined {
  if (!row || !isDocumentType(row.type)) return undefined;
  const { id, type, version, code } = row;
  return { id, quoteId: row.quote_id, type, version, code, createdAt: row.created_at };
}

/** Documents in SQLite, kept as they were made. */
export function documentStore({ db, reader }: OpenDatabase): DocumentStore {
  const kept = () => reader.db.selectFrom('document').select(COLUMNS);
  const of: DocumentStore['of'] = async ({ quoteId, type, version }) =>
    read(
      await kept()
        .where('quote_id', '=', quoteId)
        .where('type', '=', type)
        .where('version', '=', version)
        .executeTakeFirst(),
    );
  return {
    of,
    add: async (document) => {
      const { id, quoteId, type, version, code, bytes, sha256, createdAt } = document;
      await db
        .insertInto('document')
        .values({
          id,
          quote_id: quoteId,
          type,
          version,
          code,
          bytes,
          sha256,
          created_at: createdAt,
        })
        // Another call may have been faster: it wrote the same bytes.
        .onConflict((conflict) => conflict.columns(['quote_id', 'type', 'version']).doNothing())
        .execute();
      return (await of({ quoteId, type, version })) ?? document;
    },
    byCode: async (code) => read(await kept().where('code', '=', code).executeTakeFirst()),
    bySha256: async (sha256) =>
      read(
        await kept().where('sha256', '=', sha256).orderBy('created_at', 'desc').executeTakeFirst(),
      ),
    prune: async (quoteId, below) => {
      const superseded = await db
        .selectFrom('document')
        .select('id')
        .where('quote_id', '=', quoteId)
        .where('version', '<', below)
        .where(sql`length(bytes)`, '>', 0)
        .execute();
      // Most of the time there is none: nothing is written then.
      if (superseded.length === 0) return;
      const ids = superseded.map(({ id }) => id);
      await db.updateTable('document').set({ bytes: NO_BYTES }).where('id', 'in', ids).execute();
    },
    find: async (id, type) => {
      const row = await reader.db
        .selectFrom('document')
        .select(['quote_id', 'bytes'])
        .where('id', '=', id)
        .where('type', '=', type)
        .executeTakeFirst();
      return row && { quoteId: row.quote_id, bytes: row.bytes };
    },
  };
}
