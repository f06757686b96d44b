import type { Handlers } from '../../core/dispatcher.ts';
import { listRateBooks, readRateBook } from '../../core/rate-books/kept-books.ts';
import { activateTable } from '../../core/rate-books/lifecycle/activate.ts';
import { approveTable } from '../../core/rate-books/lifecycle/approve.ts';
import { importTable } from '../../core/rate-books/lifecycle/import.ts';
import { withdrawTable } from '../../core/rate-books/lifecycle/withdraw.ts';
import type { HandlerParts } from './handler-parts.ts';
import { readBooks } from './read-books.ts';

/** The handlers of rate books and their life. */
export function rateBookHandlers(parts: HandlerParts) {
  const { services } = parts;
  const { checkRateBookFile, checkRateBook, exportRateBook } = readBooks(parts);
  return {
    listRateBooks: listRateBooks(services.rateBooks),
    readRateBook: readRateBook(services.rateBooks),
    checkRateBookFile,
    checkRateBook,
    exportRateBook,
    importRateBook: ({ rateBook, ...options }, context) =>
      importTable(services.rateBooks, rateBook, options, context),
    approveRateBook: approveTable(services.rateBooks),
    activateRateBook: activateTable(services.rateBooks),
    withdrawRateBook: withdrawTable(services.rateBooks),
  } satisfies Partial<Handlers>;
}
