import type Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { WaitingSqliteDialect } from './dialect.ts';
import { type LockWait, lockWait } from './lock-wait.ts';

/** One of the connections of a process to its database. */
export interface Connection {
  readonly db: Kysely<Tables>;
  /** The connection itself, for what runs on every request. */
  readonly sqlite: Database.Database;
  /** For what runs on the connection itself and may be refused. */
  readonly lock: LockWait;
  /** Has SQLite refuse every write, no matter who asks for it. */
  readonly setReadOnly: (isReadOnly: boolean) => void;
  /** Whether it was set so: other connections of this process must not write either. */
  readonly isReadOnly: () => boolean;
  /** A number that changes with every commit of another connection; asked once in a turn of the event loop. */
  readonly otherCommits: () => number;
  readonly close: () => Promise<void>;
}

/** Asks for the number that {@link Connection.otherCommits} is: each time, SQLite locks and unlocks the file. */
function countOthers(sqlite: Database.Database): () => number {
  let version: Database.Statement<[], number> | undefined;
  let known: number | undefined;
  return () => {
    if (known !== undefined) return known;
    version ??= sqlite.prepare<[], number>('pragma data_version').pluck();
    known = version.get() ?? 0;
    setImmediate(() => {
      known = undefined;
    });
    return known;
  };
}

/**
 * Puts queries by Kysely over an open database.
 * @param isAlone whether it reads in transactions, too, while SQLite is to refuse every write
 */
export function connect(sqlite: Database.Database, isAlone = false): Connection {
  const lock = lockWait();
  const begin = sqlite.readonly || isAlone ? 'begin' : 'begin immediate';
  const db = new Kysely<Tables>({
    dialect: new WaitingSqliteDialect({ database: sqlite, begin, lock }),
  });
  let isReadOnly = false;
  const setReadOnly = (to: boolean) => {
    sqlite.pragma(`query_only = ${to ? 1 : 0}`);
    isReadOnly = to;
  };
  const close = async () => {
    await db.destroy();
    // Kysely leaves a database open that it was never asked for.
    sqlite.close();
  };
  const otherCommits = countOthers(sqlite);
  return { db, sqlite, lock, setReadOnly, isReadOnly: () => isReadOnly, otherCommits, close };
}
