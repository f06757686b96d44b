import type { Library } from '../../../../src/main/core/rate-books/library.ts';
import { leviesOn, nextLevyChange } from '../../../../src/main/core/rating/levies.ts';
import { compileBook } from '../../../../src/main/core/rating/rate.ts';
import type { RateBook } from '../../../../src/shared/schemas/rate-book.ts';
import { book, levies } from '../rating/demonstration.ts';

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
    levies: (day) => leviesOn(levies, day),
    leviesHash: () => 'demonstration',
    leviesOf: ({ receivedOn }) => leviesOn(levies, receivedOn),
    nextLevyChange: (day) => nextLevyChange(levies, day),
    leviesHold: () => true,
  };
}
