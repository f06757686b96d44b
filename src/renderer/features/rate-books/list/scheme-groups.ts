import type { Scheme } from '../../../../shared/schemas/quotes/scheme.ts';
import type { KeptRateBook } from '../../../../shared/schemas/rate-books/kept-rate-book.ts';

/** The rate books of a scheme, what came last first. */
export interface SchemeGroup {
  /** Undefined for damaged books, which say no scheme any more. */
  readonly scheme: Scheme | undefined;
  readonly books: readonly KeptRateBook[];
}

const schemeId = ({ summary }: KeptRateBook) => summary?.scheme.id;

/** The rate books by scheme in the order in which the schemes came; damaged ones last. */
export function schemeGroups(books: readonly KeptRateBook[]): readonly SchemeGroup[] {
  const ids = new Set(books.map(schemeId));
  const isDamaged = ids.delete(undefined);
  return [...ids, ...(isDamaged ? [undefined] : [])].map((id) => {
    const own = books.filter((book) => schemeId(book) === id);
    // The insurer may have changed its name: the newest book says it.
    return { scheme: own.at(-1)?.summary?.scheme, books: own.toReversed() };
  });
}
