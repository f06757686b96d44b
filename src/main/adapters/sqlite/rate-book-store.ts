import type { RateBook } from '../../../shared/schemas/rate-book.ts';
import type { RateBookStore } from '../../core/rate-books/library.ts';
import type { OpenDatabase } from './open.ts';

/** Active rate books in SQLite; none is ever deleted. */
export function rateBookStore({ db, reader }: OpenDatabase): RateBookStore {
  return {
    all: async () => {
      const rows = await reader.db
        .selectFrom('rate_book')
        .selectAll()
        .orderBy('sequence')
        .execute();
      // Only a book that passed its check is ever written.
      return rows.map(({ hash, content, activated_at }) => ({
        hash,
        book: JSON.parse(content) as RateBook,
        activatedAt: activated_at,
      }));
    },
    add: async ({ hash, book, activatedAt }) => {
      await db
        .insertInto('rate_book')
        .values({ sequence: null, hash, content: JSON.stringify(book), activated_at: activatedAt })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute();
    },
  };
}
