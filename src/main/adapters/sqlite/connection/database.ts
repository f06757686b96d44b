import type { BigIntStats } from 'node:fs';
import type { HistoryHead } from '../../../../shared/schemas/quotes/history.ts';
import type { Office } from '../../../core/office/exchange.ts';
import type { Connection } from './connection.ts';

/** What may become of an open file's name. */
export type Loss = 'deleted' | 'replaced';

/** What tells a file from another one that has its name now. */
export type FileIdentity = Pick<BigIntStats, 'dev' | 'ino'>;

/** The last event of the chain that a database appends to. */
export interface OwnHead {
  /** Its number in the chain. */
  readonly sequence: number;
  /** Hexadecimal. */
  readonly hash: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Keeps the head of the event chain outside the database, and compares the database with it. */
export interface ChainHead {
  /** Takes the event of a committed transaction; the file is written at most once a second. */
  readonly note: (head: OwnHead) => void;
  /** The time of the newest event of the own chain that is known, epoch milliseconds: it reads nothing. */
  readonly newestAt: () => number | undefined;
  /** Reads which event that is: another process may have appended one. */
  readonly look: () => void;
  readonly check: () => Promise<HistoryHead>;
  /** Writes the event that was noted last. */
  readonly close: () => Promise<void>;
}

/**
 * The quote index is a projection of the history: its lines, words, customers and days follow from
 * the quotes and their events, and from nothing else. A change writes only the history. The index
 * keeps the sequence of its last event; it catches up before every reading, and by itself soon
 * after a change.
 */
export interface Projection {
  /**
   * Brings into the index everything that had happened when this was called. Where another process
   * holds the lock for long, it goes on later; where nothing can be written, too: who reads then gets
   * the index as it is, unless it `mustWrite`.
   * @throws what the storage says to one that must write, but for a lock
   */
  readonly catchUp: (how?: { readonly mustWrite: boolean }) => Promise<void>;
  /** Says that the history has grown: the index soon catches up by itself. */
  readonly note: () => void;
  /** Stops catching up; the next opening goes on with what is missing. */
  readonly close: () => Promise<void>;
}

/** An open database. */
export interface OpenDatabase extends Connection {
  /** The office that this host is one of; absent where it works for itself. */
  readonly office?: Office;
  /** Whether the data folder had no database before. */
  readonly isNew: boolean;
  /** The files that others could read before it was opened. */
  readonly restricted: readonly string[];
  /** What tells its file from another one that takes its name; undefined where it has none. */
  readonly file: FileIdentity | undefined;
  /** Whether its write-ahead log lost changes before it was opened. */
  readonly isLogDamaged: boolean;
  /** A second connection, which only reads: no writer waits for it, and it waits for none. */
  readonly reader: Connection;
  /** The head of the event chain, outside the database. */
  readonly head: ChainHead;
  /** Brings the history into the quote index. */
  readonly projection: Projection;
  /** What became of its files since it was opened; undefined where they are as they were. */
  readonly lossOf: () => Loss | undefined;
  /** Saves what is still open of files that were deleted or replaced; throws where it can't. */
  readonly saveLost: () => Promise<void>;
}
