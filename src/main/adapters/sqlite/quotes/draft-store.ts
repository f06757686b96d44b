import { type Selectable, sql } from 'kysely';
import type { DraftStore, VersionedDraft } from '../../../core/desk/drafts.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { hashed, rowReader } from '../rows/row-hash.ts';
import type { Tables } from '../schema/tables.ts';

const read = rowReader(
  'draft',
  ({ id, title, content, saved_at, row_hash }: Selectable<Tables['draft']>): VersionedDraft => ({
    id,
    title,
    content,
    savedAt: saved_at,
    version: row_hash,
  }),
);

/** The version of a draft by its id, for a prepared statement: the hash of its row is another one for other content. */
export const DRAFT_VERSION = 'select row_hash from draft where id = ?';

/** Drafts in SQLite, which count the rows that they changed. */
export function draftStore({
  db,
  reader,
}: OpenDatabase): DraftStore & { readonly changes: () => number } {
  let changes = 0;
  const remove = async (from: Pick<typeof db, 'deleteFrom'>, id: string): Promise<boolean> => {
    const query = from.deleteFrom('draft').where('id', '=', id);
    const { numDeletedRows } = await query.executeTakeFirstOrThrow();
    changes += Number(numDeletedRows);
    return numDeletedRows > 0n;
  };
  return {
    changes: () => changes,
    save: ({ id, title, content, savedAt }, { atMost, permits }) =>
      db.transaction().execute(async (trx) => {
        const stored = await trx
          .selectFrom('draft')
          .select('row_hash')
          .where('id', '=', id)
          .executeTakeFirst();
        if (!permits(stored?.row_hash)) return undefined;
        // Deleted and inserted: row numbers follow the saving, so that no clock decides which is oldest.
        await remove(trx, id);
        const row = hashed({ id, title, content, saved_at: savedAt });
        await trx.insertInto('draft').values(row).execute();
        changes += 1;
        const beyond = await trx
          .selectFrom('draft')
          .selectAll()
          .orderBy(sql`rowid`, 'desc')
          .limit(-1)
          .offset(atMost)
          .execute();
        for (const old of beyond) {
          await remove(trx, old.id);
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
    delete: (id) => remove(db, id),
  };
}
