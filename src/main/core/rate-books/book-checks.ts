import { done, type Result } from '../../../shared/result/result.ts';
import type { LevyTable } from '../../../shared/schemas/rate-books/levy-table.ts';
import type { RateBook } from '../../../shared/schemas/rate-books/rate-book.ts';
import { examine } from '../rating/examine/examine.ts';
import type { Finding } from '../rating/examine/finding.ts';
import { type ReadBook, readBook } from '../rating/examine/shape.ts';
import { type WorkedThrough, workExamples } from '../rating/examine/worked-examples.ts';

/**
 * The checks of rate books, which take as long as a book that somebody else wrote is large: a host does them in a
 * thread. A fault says why they were not done to their end.
 */
export interface BookChecks {
  readonly read: (value: unknown) => Promise<Result<ReadBook>>;
  readonly examine: (book: RateBook, levies: LevyTable) => Promise<Result<readonly Finding[]>>;
  readonly workExamples: (
    book: RateBook,
    levies: LevyTable,
  ) => Promise<Result<readonly WorkedThrough[]>>;
}

/** The same where they are called. */
export const checksHere: BookChecks = {
  read: async (value) => done(readBook(value)),
  examine: async (book, levies) => done(examine(book, levies)),
  workExamples: async (book, levies) => done(workExamples(book, levies)),
};
