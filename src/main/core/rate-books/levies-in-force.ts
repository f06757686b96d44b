import { memoize } from '../../../shared/data/memoize.ts';
import type { LevyTable } from '../../../shared/schemas/rate-book.ts';
import { leviesOn, nextLevyChange } from '../rating/levies.ts';
import type { Loaded } from './table-store.ts';

/** What says which levies a quote was calculated with. */
export interface QuoteLevies {
  /** Of its levy table; null where it is older than kept levy tables: the first one. */
  readonly leviesHash: string | null;
  /** The day of receipt, `YYYY-MM-DD`. */
  readonly receivedOn: string;
}

/** Levies by their table and day: every price needs the levies of the same day. */
export function leviesInForce({ whole }: Pick<Loaded<LevyTable>, 'whole'>) {
  const days = new Map(
    whole.map(({ hash, content }) => [hash, memoize((day) => leviesOn(content, day))] as const),
  );
  const changes = memoize((day) => {
    const last = whole.at(-1);
    return last && nextLevyChange(last.content, day);
  });
  return {
    last: whole.at(-1)?.hash,
    nextChange: changes,
    of: ({ leviesHash, receivedOn }: QuoteLevies) =>
      days.get(leviesHash ?? whole[0]?.hash ?? '')?.(receivedOn),
  };
}
