import { message } from '../../../shared/domain/messages/message.ts';
import { done } from '../../../shared/result/result.ts';
import type { RateBookSummary } from '../../../shared/schemas/rate-books/kept-rate-book.ts';
import type { LevyTable } from '../../../shared/schemas/rate-books/levy-table.ts';
import type { DefaultScheme, RateBook } from '../../../shared/schemas/rate-books/rate-book.ts';
import type { BookChecks } from './book-checks.ts';
import { type LifecycleKind, OF_RATE_BOOKS } from './lifecycle/kind.ts';
import { schemeOf, sharedIds } from './schemes.ts';

export interface RateBookKindParts {
  /** The levies in force, which the worked examples of a book are held against. */
  readonly levies: () => LevyTable;
  readonly defaultScheme: DefaultScheme;
  readonly checks: BookChecks;
}

function summaryOf(content: RateBook, defaultScheme: DefaultScheme): RateBookSummary {
  const { name, version, demonstration, inForceFrom, examples } = content;
  const scheme = schemeOf(content, defaultScheme);
  return { name, version, scheme, demonstration, inForceFrom, examples: examples.length };
}

/** What the life of a rate book has of its own. */
export function rateBookKind({
  levies,
  defaultScheme,
  checks,
}: RateBookKindParts): LifecycleKind<RateBook, RateBookSummary> {
  return {
    of: 'rateBook',
    refusals: OF_RATE_BOOKS,
    // Anyone who names no scheme gets the default one; another may end.
    onlyOne: (hash, scheme) =>
      scheme === defaultScheme.id ? message('rateBookOnly', { hash }) : undefined,
    read: async (value) => {
      const read = await checks.read(value);
      if (!read.ok) return read;
      return done('book' in read.value ? { content: read.value.book } : read.value);
    },
    findingsIn: async (book, others) => {
      const found = await checks.examine(book, levies());
      if (!found.ok) return found;
      const books = others.flatMap(({ content }) => content ?? []);
      return done([...found.value, ...sharedIds(book, books, defaultScheme)]);
    },
    schemeOf: (book) => schemeOf(book, defaultScheme).id,
    inForceFrom: (book) => book.inForceFrom,
    summaryOf: (book) => summaryOf(book, defaultScheme),
  };
}
