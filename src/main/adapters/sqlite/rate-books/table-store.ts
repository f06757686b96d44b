import type Database from 'better-sqlite3';
import type { LevyTable } from '../../../../shared/schemas/rate-books/levy-table.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { ActiveTable, KeptTable, TableStore } from '../../../core/rate-books/table-store.ts';
import { immediateTransaction } from '../connection/immediate-transaction.ts';
import { hashed, isWhole } from '../integrity/row-hash.ts';
import type { OpenDatabase } from '../open.ts';

/** The content as it was written: only what passed its check ever is. Whoever loads it holds it against its hash. */
export function contentOf<T>(row: { content: string; row_hash: string }): T | undefined {
  if (!isWhole(row)) return undefined;
  try {
    return JSON.parse(row.content);
  } catch {
    return undefined;
  }
}

type TableName = 'rate_book' | 'levy_table';

/** Keeps a table, once for each hash: for use inside a transaction, too. */
export function tableAdder<T>(sqlite: Database.Database, table: TableName) {
  const insert = sqlite.prepare(
    `insert into ${table} (hash, content, activated_at, row_hash)
     values (@hash, @content, @activated_at, @row_hash) on conflict (hash) do nothing`,
  );
  return ({ hash, content, activatedAt }: ActiveTable<T>): void => {
    insert.run(hashed({ hash, content: JSON.stringify(content), activated_at: activatedAt }));
  };
}

function tableStore<T>(database: OpenDatabase, table: TableName): TableStore<T> {
  const { db, sqlite } = database;
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
    add: immediateTransaction(database, tableAdder<T>(sqlite, table)),
  };
}

/** Active rate books in SQLite; none is ever deleted. */
export const rateBookStore = (database: OpenDatabase): TableStore<RateBook> =>
  tableStore(database, 'rate_book');

/** Active levy tables in SQLite; none is ever deleted. */
export const levyTableStore = (database: OpenDatabase): TableStore<LevyTable> =>
  tableStore(database, 'levy_table');
