import { readFileSync } from 'node:fs';
import { readLevies } from '../../../src/main/adapters/node/resources.ts';
import { workExamples } from '../../../src/main/core/rating/examine/worked-examples.ts';
import type { RateBook } from '../../../src/shared/schemas/rate-books/rate-book.ts';

/** Another edition of the demonstration book, whose examples hold after the change, with the levies. */
export function editionOf(
  version: string,
  change: (book: RateBook) => void = () => {},
  levies = readLevies('resources'),
): RateBook {
  const book: RateBook = JSON.parse(
    readFileSync('resources/rate-books/demonstration.json', 'utf8'),
  );
  book.version = version;
  change(book);
  const worked = workExamples(book, levies);
  for (const [i, { found }] of worked.entries())
    Object.assign(book.examples[i] ?? {}, { expect: found });
  return book;
}

/** Lowers what every cover costs by a tenth. */
export function cheaper(book: RateBook): void {
  for (const cover of ['Comprehensive', 'TPFT', 'ThirdParty'] as const) {
    book.base.cents[cover] = Math.round(book.base.cents[cover] * 0.9);
  }
}
