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

/** What a next edition may do: five euro more of fee, and the young pay more or are declined. */
export function dearer(book: RateBook): void {
  book.policyFeeCents += 500;
  for (const factor of book.factors) {
    const [youngest] = factor.kind === 'line' && factor.id === 'driver-age' ? factor.points : [];
    if (youngest) youngest.relativity = 2.1;
  }
  book.underwriting.push({
    id: 'under-45',
    decision: 'decline',
    input: 'driverAge',
    below: 45,
    reason: 'Too young',
  });
}
