import type { KeptRateBook } from '../../../shared/schemas/rate-books/kept-rate-book.ts';

/** So many characters of a hash tell one book from another on a screen. */
const SHORT = 12;

/** How a hash begins. */
export const shortHash = (hash: string): string => hash.slice(0, SHORT);

/** What a rate book is called: its name and version, or the hash of a damaged one. */
export function bookName({ summary, hash }: Pick<KeptRateBook, 'summary' | 'hash'>): string {
  return summary ? `${summary.name} ${summary.version}` : shortHash(hash);
}

/** Where the rate books are. */
export const RATE_BOOKS = '/rate-books';

/** Where the page of a rate book is. */
export const bookPath = (hash: string): string => `${RATE_BOOKS}/${hash}`;
