import type { Handlers } from '../../core/dispatcher.ts';
import { checkRateBook } from '../../core/rate-books/check-book.ts';
import { diffRateBooks } from '../../core/rate-books/compare/diff-rate-books.ts';
import { checkRateBookFile } from '../../core/rate-books/file/check-file.ts';
import { exportRateBook } from '../../core/rate-books/file/export-book.ts';
import { tryRateBook } from '../../core/rate-books/impact/try-rate-book.ts';
import { bookFiles as files } from '../rate-book-file/book-files.ts';
import type { Services } from '../services/services.ts';

/** The handlers that only read rate books. They take as long as a book that somebody else wrote is large. */
export function bookReaders({
  rateBooks,
  chosenBooks,
}: Pick<Services, 'rateBooks' | 'chosenBooks'>) {
  return {
    checkRateBookFile: checkRateBookFile({ ...rateBooks, files }),
    checkRateBook: checkRateBook(chosenBooks),
    exportRateBook: exportRateBook({ ...rateBooks, files }),
    tryRateBook: tryRateBook(chosenBooks),
    diffRateBooks: diffRateBooks(chosenBooks),
  } satisfies Partial<Handlers>;
}
