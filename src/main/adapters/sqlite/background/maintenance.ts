import type Database from 'better-sqlite3';
import type { FileIdentity } from '../connection/database.ts';
import type { SqliteParts } from '../connection/open-sqlite.ts';
import { openWriter } from '../files/open-writer.ts';
import { batchIndexer } from '../quote-index/batch.ts';

/**
 * Long work on a database that its host has open, in a thread with a connection of its own. Each call
 * names the file that the host has open: by its path alone, the thread could open another.
 */
export interface Maintenance {
  /**
   * Reads the next events of the history for the quote index. Resolves once the thread runs, has its
   * connection, and does nothing else.
   */
  readonly prepare: (file: FileIdentity) => Promise<void>;
  /**
   * Writes them into the quote index, or reads them first where they were not prepared.
   * @returns whether there were any
   * @throws `SQLITE_BUSY` where the lock is elsewhere
   */
  readonly index: (file: FileIdentity) => Promise<boolean>;
  /** Writes the log into the database, as far as no reader needs it. */
  readonly checkpoint: (file: FileIdentity) => Promise<void>;
  /** Ends the thread, and with it the connection. */
  readonly close: () => Promise<void>;
}

export interface MaintenanceOptions {
  readonly folder: string;
  readonly unsynced: boolean;
  readonly native: SqliteParts;
}

/** Pages from which on the log is begun again: while somebody writes without a pause, it only grows. */
const LONG = 8_000;
/** Milliseconds that beginning it again waits for who reads it: longer than a list takes to read. */
const PATIENCE = 100;

/**
 * Begins the log again. Where readers take turns there is always one that has the log open, and SQLite
 * would leave it as it is. While this waits, a new reader needs no log, but changes wait as well.
 */
function beginLogAgain(sqlite: Database.Database): void {
  sqlite.pragma(`busy_timeout = ${PATIENCE}`);
  try {
    sqlite.pragma('wal_checkpoint(restart)');
  } finally {
    sqlite.pragma('busy_timeout = 0');
  }
}

function checkpoint(sqlite: Database.Database): void {
  // This mode waits for no one, and no one for it.
  const [found] = sqlite.pragma('wal_checkpoint(passive)') as { log: number }[];
  // The rest is short by now. Where the lock is elsewhere for longer, the next time tries again.
  if ((found?.log ?? 0) > LONG) beginLogAgain(sqlite);
}

/** What the thread is asked. */
export type MaintenanceTasks = Omit<Maintenance, 'close'>;

/** The work itself, in the thread that does it. */
export function openMaintenance({
  folder,
  unsynced,
  native,
}: MaintenanceOptions): MaintenanceTasks {
  function open(file: FileIdentity) {
    const { sqlite } = openWriter({ folder, file, unsynced, sqlite: native });
    // A commit must not wait for a checkpoint, because callers may wait for the commit.
    sqlite.pragma('wal_autocheckpoint = 0');
    return { sqlite, ...batchIndexer({ sqlite }) };
  }
  let opened: ReturnType<typeof open> | undefined;
  const use = (file: FileIdentity) => {
    opened ??= open(file);
    return opened;
  };
  return {
    prepare: async (file) => use(file).prepare(),
    index: async (file) => use(file).index(),
    checkpoint: async (file) => checkpoint(use(file).sqlite),
  };
}
