import { done, type Result } from '../../../shared/result/result.ts';
import type { TableQuery } from '../../../shared/schemas/rate-books/kept-table.ts';
import type { LevyTable } from '../../../shared/schemas/rate-books/levy-table.ts';
import type { RateBook } from '../../../shared/schemas/rate-books/rate-book.ts';
import type {
  ExampleResult,
  RateBookCheck,
} from '../../../shared/schemas/rate-books/rate-book-trial.ts';
import { type Finding, isFault } from '../rating/examine/finding.ts';
import { isOfExample, workExamples } from '../rating/examine/worked-examples.ts';
import type { ChosenBookParts } from './chosen-book.ts';
import { checkedTable } from './lifecycle/kept.ts';

/** What each example gives; null where faults keep the book from rating. */
function exampleResults(
  content: RateBook,
  findings: readonly Finding[],
  levies: LevyTable,
): ExampleResult[] | null {
  const isRateable = findings.every((one) => !isFault(one) || isOfExample(one));
  if (!isRateable) return null;
  return workExamples(content, levies).map(({ title, found, differing }) => ({
    title,
    found,
    differing: [...differing],
  }));
}

/** Holds a kept rate book against every check as the other books stand today, and works through its examples. */
export function checkRateBook(parts: ChosenBookParts) {
  return async (query: TableQuery): Promise<Result<RateBookCheck>> => {
    const checked = await checkedTable(parts, query.hash);
    if (!checked.ok) return checked;
    const { hash, content, findings } = checked.value;
    const examples = exampleResults(content, findings, parts.library.levyTable());
    return done({ hash, findings: [...findings], examples });
  };
}
