import type { RateBook } from '../../../../../shared/schemas/rate-books/rate-book.ts';

/**
 * A rate book while it is edited. In the place of a number there may be the text that was typed: it
 * stays until it is corrected, and the checks say it with its place.
 */
export type Draft = RateBook;
