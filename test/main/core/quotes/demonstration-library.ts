import type { Library } from '../../../../src/main/core/rate-books/library.ts';
import { leviesInForce } from '../../../../src/main/core/rate-books/library.ts';
import { authorisedIn, leviesOn } from '../../../../src/main/core/rating/levies.ts';
import { compileBook } from '../../../../src/main/core/rating/rate.ts';
import type { RateBook } from '../../../../src/shared/schemas/rate-books/rate-book.ts';
import { book, levies } from '../rating/demonstration.ts';

const inForce = leviesInForce({
  tables: [{ hash: 'demonstration', content: levies, activatedAt: 0 }],
  events: [],
  clock: () => 0,
});

/** The demonstration book, some of it changed, with the levies of every day. */
export function libraryWith(changes: Partial<RateBook> = {}): Library {
  const changed = { ...book, ...changes };
  const ready = {
    hash: `demonstration ${JSON.stringify(changes)}`,
    scheme: {
      id: 'standard',
      name: changed.name,
      insurer: changed.underwriter,
      line: 'private-motor',
    },
    ...compileBook(changed),
  };
  return {
    inForce: (day) => (day >= changed.inForceFrom ? ready : undefined),
    allInForce: (day) => (day >= changed.inForceFrom ? [ready] : []),
    byHash: (hash) => (hash === ready.hash ? ready : undefined),
    all: () => [ready],
    laterBooks: (day) => [changed.inForceFrom].filter((from) => from > day),
    levies: (day, of) => leviesOn(levies, day, authorisedIn(of.book)),
    leviesHash: () => 'demonstration',
    leviesOf: ({ receivedOn }) => leviesOn(levies, receivedOn),
    levyTable: () => levies,
    nextLevyChange: (now, of) => inForce.nextChange(now, authorisedIn(of.book)),
    leviesHold: () => true,
  };
}
