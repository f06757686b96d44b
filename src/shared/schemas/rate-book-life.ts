import { importRequest, Unread } from './table-life.ts';

/** The most bytes of a rate book on its way here: the largest that comes with Quotedesk has 70 KiB. */
export const RATE_BOOK_BYTES = 1024 * 1024;

export const ImportRequest = importRequest({
  rateBook: Unread('A rate book, by `resources/rate-book.schema.json`'),
});
