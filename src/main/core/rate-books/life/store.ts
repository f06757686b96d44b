import type { RateBook } from '../../../../shared/schemas/rate-book.ts';
import type { ResponseToKeep } from '../../idempotency/kept-responses.ts';
import type { ActiveTable, Identified } from '../table-store.ts';
import type { BookEvent } from './event.ts';

/** A book that was never active; without content where its row is damaged. */
export interface KeptDraft extends Omit<Identified<RateBook>, 'content'> {
  readonly content: RateBook | undefined;
}

/** What is kept of a step in the life of a book: all together, or nothing. */
export interface LifeChange {
  readonly events: readonly BookEvent[];
  /** The sequence of the newest event of a book that the change was decided on. */
  readonly after: number;
  /** A book that comes in. */
  readonly draft?: Identified<RateBook> | undefined;
  /** A draft that takes its place among the active books. */
  readonly activated?: ActiveTable<RateBook> | undefined;
  readonly response?: ResponseToKeep | undefined;
}

/** Where the lives of rate books are kept: their events, and the books that were never active. */
export interface LifeStore {
  /** The sequence of the newest event of a book; 0 where there is none. */
  readonly newest: () => Promise<number>;
  /** Every event of a book, in order. */
  readonly events: () => Promise<readonly BookEvent[]>;
  readonly drafts: () => Promise<readonly KeptDraft[]>;
  /** @returns false, with nothing kept, where another event of a book came in between */
  readonly keep: (change: LifeChange) => Promise<boolean>;
}
