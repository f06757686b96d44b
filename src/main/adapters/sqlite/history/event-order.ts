import type { EventPlace } from '../../../core/training/copy.ts';
import type { OpenDatabase } from '../open.ts';

/** Reads which quote each event of a quote is of, in the order of the history. */
export function eventOrder({ reader: { sqlite } }: OpenDatabase): {
  /** The next events after a sequence. */
  readonly after: (sequence: number, limit: number) => Promise<readonly EventPlace[]>;
  readonly count: () => number;
} {
  const next = sqlite.prepare<[number, number], EventPlace>(
    `select sequence, quote_id as quoteId from quote_event
     where quote_id is not null and erased_by is null and sequence > ? order by sequence limit ?`,
  );
  const count = sqlite
    .prepare<[], number>('select count(quote_id) from quote_event where erased_by is null')
    .pluck();
  return {
    after: async (sequence, limit) => next.all(sequence, limit),
    count: () => count.get() ?? 0,
  };
}
