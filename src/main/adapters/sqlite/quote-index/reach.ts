import type { Connection } from '../connection/connection.ts';

/** How far the quote index has come in the history. */
export interface IndexReach {
  /** The sequence of the newest event; 0 where there is none. */
  readonly newest: () => number;
  /** How many events up to a sequence the index lacks; 0 or less where it has them all. */
  readonly missing: (until: number) => number;
}

/** Reads how far the quote index has come, by statements that are prepared once. */
export function indexReach({ sqlite }: Pick<Connection, 'sqlite'>): IndexReach {
  const newest = sqlite.prepare<[], number | null>('select max(sequence) from quote_event').pluck();
  const reached = sqlite.prepare<[], number>('select sequence from quote_index_reached').pluck();
  return {
    newest: () => newest.get() ?? 0,
    missing: (until) => until - (reached.get() ?? 0),
  };
}
