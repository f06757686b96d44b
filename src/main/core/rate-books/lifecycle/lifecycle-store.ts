import type { ResponseToKeep } from '../../caller/kept-responses.ts';
import type { TableEvent } from './event.ts';
import type { ActiveTable, Identified } from './table-store.ts';

/** A table that was never active; without content where its row is damaged. */
export interface KeptDraft<T> extends Omit<Identified<T>, 'content'> {
  readonly content: T | undefined;
}

/** What is kept of a step in the life of a table: all together, or nothing. */
export interface LifecycleChange<T> {
  readonly events: readonly TableEvent[];
  /** The sequence of the newest event of any table that the change was decided on. */
  readonly after: number;
  /** A table that comes in. */
  readonly draft?: Identified<T> | undefined;
  /** A draft that takes its place among the active ones. */
  readonly activated?: ActiveTable<T> | undefined;
  readonly response?: ResponseToKeep | undefined;
}

/**
 * Where the lives of one kind of table are kept: the events, and what was never active. The events are
 * those of all kinds, because a rate book is checked with the levies.
 */
export interface LifecycleStore<T> {
  /** The sequence of the newest event of a table; 0 where there is none. */
  readonly newest: () => Promise<number>;
  /** Every event of a table, in order. */
  readonly events: () => Promise<readonly TableEvent[]>;
  readonly drafts: () => Promise<readonly KeptDraft<T>[]>;
  /** @returns false, with nothing kept, where another event of a table came in between */
  readonly keep: (change: LifecycleChange<T>) => Promise<boolean>;
}
