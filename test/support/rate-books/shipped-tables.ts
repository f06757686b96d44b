import {
  readDefaultScheme,
  readLevies,
  readRateBooks,
} from '../../../src/main/adapters/node/resources.ts';
import { booksInForce } from '../../../src/main/core/rate-books/books-in-force.ts';
import type { QuoteTables } from '../../../src/main/core/rate-books/library.ts';
import { leviesOn } from '../../../src/main/core/rating/levies.ts';

/** What a quote was rated with, where that came with the application. @param resources their folder */
export function shippedTables(resources: string): QuoteTables {
  const { byHash } = booksInForce({
    books: readRateBooks(resources).map((book) => ({ ...book, activatedAt: 0 })),
    events: [],
    defaultScheme: readDefaultScheme(resources),
    clock: () => 0,
  });
  const levies = readLevies(resources);
  return { byHash, leviesOf: ({ receivedOn }) => leviesOn(levies, receivedOn) };
}
