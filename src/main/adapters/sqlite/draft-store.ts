import { type Selectable, sql } from 'kysely';
import type { DraftStore, StoredDraft } from '../../core/workspace/drafts.ts';
import type { OpenDatabase } from './open.ts';
import { hashed, rowReader } from './row-hash.ts';
import type { Tables } from './tables.ts';

const read = rowReader(
  'draft',
  ({ id, title, content, saved_at }: Selectable<Tables['draft']>): StoredDraft => ({
    ...{ id, title, content },
    savedAt: saved_at,
  }),
);

/** Drafts in SQLite. */
export function draftStore({ db, reader }: OpenDatabase): DraftStore {
  return {
    save: ({ id, title, content, savedAt }, atMost) =>
      db.transaction().execute(async (trx) => {
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
        return beyond.map(read);
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
