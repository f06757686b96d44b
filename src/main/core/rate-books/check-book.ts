import { done, type Result } from '../../../shared/contract/result.ts';
import type { RateBookQuery } from '../../../shared/schemas/kept-rate-book.ts';
import type { LevyTable, RateBook } from '../../../shared/schemas/rate-book.ts';
import type { ExampleResult, RateBookCheck } from '../../../shared/schemas/rate-book-check.ts';
import { type Finding, isFault } from '../rating/examine/finding.ts';
import { isOfExample, workExamples } from '../rating/examine/worked-examples.ts';
import type { FitnessParts } from './fitness.ts';
import { type BookParts, bookOf, readBooks, wholeBook } from './life/books.ts';
import { findingsNextTo } from './life/sound.ts';

/** What each example gives; null where faults keep the book from rating. */
function exampleResults(
  content: RateBook,
  findings: readonly Finding[],
  levies: LevyTable | undefined,
): ExampleResult[] | null {
  const isRateable = findings.every((one) => !isFault(one) || isOfExample(one));
  if (!levies || !isRateable) return null;
  return workExamples(content, levies).map(({ title, found, differing }) => ({
    ...{ title, found },
    differing: [...differing],
  }));
}

/** Holds a kept rate book against every check as the other books stand today, and works through its examples. */
export function checkRateBook(parts: BookParts & FitnessParts) {
  return async (query: RateBookQuery): Promise<Result<RateBookCheck>> => {
    const books = await readBooks(parts);
    const found = bookOf(books, query.hash);
    if (!found.ok) return found;
    const whole = wholeBook(found.value);
    if (!whole.ok) return whole;
    const { hash } = found.value;
    const findings = findingsNextTo(books, { hash, content: whole.value }, parts);
    return done({ hash, findings, examples: exampleResults(whole.value, findings, parts.levies) });
  };
}
