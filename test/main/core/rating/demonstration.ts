import { readBook, readLevies } from '../../../../scripts/demonstration/read-book.ts';
import { leviesOn } from '../../../../src/main/core/rating/levies.ts';
import { compileBook } from '../../../../src/main/core/rating/rate.ts';
import type { Factor } from '../../../../src/shared/schemas/rate-books/rate-book.ts';

/** The demonstration book and the levies, read once for the tests of rating. */
export const book = readBook();
export const levies = readLevies();
export const compiled = compileBook(book);
export const in2026 = leviesOn(levies, '2026-06-01');

/** A factor of the demonstration book by its id. */
export function factor<K extends Factor['kind']>(
  kind: K,
  id: string,
): Extract<Factor, { kind: K }> {
  const found = book.factors.find(
    (it): it is Extract<Factor, { kind: K }> => it.id === id && it.kind === kind,
  );
  if (found === undefined) throw new Error(`The demonstration book has no ${kind} ${id}`);
  return found;
}
