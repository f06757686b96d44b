import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { RateBook } from '../../../../shared/schemas/rate-book.ts';
import { type Finding, isFault } from '../../rating/examine/finding.ts';
import { type FitnessParts, findingsIn } from '../fitness.ts';
import type { Identified } from '../table-store.ts';
import { type Book, type Books, wholeBook } from './books.ts';
import { mayRate } from './standing.ts';

/** What the checks find in a book, next to all others by which quotes may go now or later. */
export function findingsNextTo(
  { all }: Pick<Books, 'all'>,
  { hash, content }: Identified<RateBook>,
  parts: FitnessParts,
): Finding[] {
  const others = all.flatMap((book) =>
    book.hash !== hash && book.content && mayRate(book.standing, Number.POSITIVE_INFINITY)
      ? [book.content]
      : [],
  );
  return findingsIn(content, others, parts);
}

/** A book without a fault, with what else the checks find in it; or every fault, with its place. */
export function mustBeSound(
  books: Books,
  book: Book,
  parts: FitnessParts,
): Result<{ readonly content: RateBook; readonly findings: readonly Finding[] }> {
  const whole = wholeBook(book);
  if (!whole.ok) return whole;
  const { hash } = book;
  const content = whole.value;
  const findings = findingsNextTo(books, { hash, content }, parts);
  const faults = findings.filter(isFault);
  if (faults.length === 0) return done({ content, findings });
  return failed({
    kind: 'invalid',
    message: message('rateBookUnfit', { hash }),
    errors: faults.map(({ path, message }) => ({ path, message })),
  });
}
