import { type Selectable, sql } from 'kysely';
import type { DraftStore, VersionedDraft } from '../../core/workspace/drafts.ts';
import type { OpenDatabase } from './open.ts';
import { hashed, rowReader } from './row-hash.ts';
import type { Tables } from './tables.ts';

const read = rowReader(
  'draft',
  ({ id, title, content, saved_at, row_hash }: Selectable<Tables['draft']>): VersionedDraft => ({
    ...{ id, title, content },
    savedAt: saved_at,
    version: row_hash,
  }),
);

/** The version of a draft by its id, for a prepared statement: the hash of its row is another one for other content. */
export const DRAFT_VERSION = 'select row_hash from draft where id = ?';

/** Drafts in SQLite. */
export function draftStore({ db, reader }: OpenDatabase): DraftStore {
  return {
    save: ({ id, title, content, savedAt }, { atMost, permits }) =>
      db.transaction().execute(async (trx) => {
        const stored = await trx
          .selectFrom('draft')
          .select('row_hash')
          .where('id', '=', id)
          .executeTakeFirst();
        if (!permits(stored?.row_hash)) return undefined;
        // Deleted and inserted: row numbers follow the saving, so that no clock decides which is oldest.
        await trx.deleteFrom('draft').where('id', '=', id).execute();
        const row = hashed({ id, title, content, saved_at: savedAt });
        await trx.insertInto('draft').values(row).execute();
        const beyond = await trx
          .selectFrom('draft')
          .selectAll()
          .orderBy(sql`rowid`, 'desc')
          .limit(-1)
          .offset(atMost)
          .execute();
        for (const old of beyond) {
          await trx.deleteFrom('draft').where('id', '=', old.id).execute();
        }
        return { version: row.row_hash, dropped: beyond.map(read) };
      }),
    all: async () => {
      const rows = await reader.db
        .selectFrom('draft')
        .selectAll()
        .orderBy(sql`rowid`, 'desc')
        .execute();
      return rows.map(read);
    },
    find: async (id) => {
      const row = await reader.db
        .selectFrom('draft')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && read(row);
    },
    delete: async (id) => {
      const { numDeletedRows } = await db
        .deleteFrom('draft')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}
