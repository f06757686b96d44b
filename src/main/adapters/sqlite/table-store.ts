import type { LevyTable, RateBook } from '../../../shared/schemas/rate-book.ts';
import type { KeptTable, TableStore } from '../../core/rate-books/table-store.ts';
import type { OpenDatabase } from './open.ts';
import { hashed, isWhole } from './row-hash.ts';

/** The content as it was written: only what passed its check ever is. Whoever loads it holds it against its hash. */
function contentOf<T>(row: { content: string; row_hash: string }): T | undefined {
  if (!isWhole(row)) return undefined;
  try {
    return JSON.parse(row.content);
  } catch {
    return undefined;
  }
}

function tableStore<T>({ db }: OpenDatabase, table: 'rate_book' | 'levy_table'): TableStore<T> {
  return {
    all: async () => {
      const rows = await db.selectFrom(table).selectAll().orderBy('sequence').execute();
      return rows.map(
        (row): KeptTable<T> => ({
          hash: row.hash,
          content: contentOf(row),
          activatedAt: row.activated_at,
        }),
      );
    },
    add: async ({ hash, content, activatedAt }) => {
      const row = hashed({ hash, content: JSON.stringify(content), activated_at: activatedAt });
      await db
        .insertInto(table)
        .values({ sequence: null, ...row })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute();
    },
  };
}

/** Active rate books in SQLite; none is ever deleted. */
export const rateBookStore = (database: OpenDatabase): TableStore<RateBook> =>
  tableStore(database, 'rate_book');

/** Active levy tables in SQLite; none is ever deleted. */
export const levyTableStore = (database: OpenDatabase): TableStore<LevyTable> =>
  tableStore(database, 'levy_table');
