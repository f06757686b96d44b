import type { Connection } from '../connection/connection.ts';
import type { FileIdentity } from '../connection/database.ts';
import { failureReport, type OnFault } from '../connection/failure-report.ts';
import { whenFree } from '../connection/immediate-transaction.ts';
import type { Maintenance } from './maintenance.ts';

/** The long work on an open database: a thread does it, as far as it keeps no one waiting. */
export interface BackgroundWork {
  /** Brings one batch of the history into the quote index. @returns whether there was any */
  readonly index: () => Promise<boolean>;
  /** Resolves once no checkpoint runs. */
  readonly settled: () => Promise<void>;
  /** Begins nothing again, and resolves once the thread has ended. */
  readonly close: () => Promise<void>;
}

export interface BackgroundWorkParts {
  /** The connection that writes. */
  readonly connection: Connection;
  readonly reader: Connection;
  readonly file: FileIdentity;
  readonly maintenance: Maintenance;
  readonly onFault: OnFault;
}

/** Milliseconds between two looks at the log. */
const LOOK_EVERY = 250;
/** Pages that are worth a checkpoint: SQLite's own measure. */
const WORTH = 1000;
/** Pages at which a commit does it itself, as without a thread: that one fails, or is far behind. */
const AT_MOST = 16_000;

/**
 * Has a thread write the log into the database, and the quote index where much is missing. Inside a
 * commit, as SQLite does it by itself, a checkpoint holds up everything else for as long as the drive
 * takes to write and sync some megabytes.
 */
export function openBackgroundWork(parts: BackgroundWorkParts): BackgroundWork {
  const { connection, reader, file, maintenance, onFault } = parts;
  connection.sqlite.pragma(`wal_autocheckpoint = ${AT_MOST}`);
  // This mode only looks.
  const look = reader.sqlite.prepare<[], { log: number; checkpointed: number }>(
    'pragma wal_checkpoint(noop)',
  );
  const report = failureReport(onFault, 'checkpoint');
  let isOpen = true;
  let running: Promise<void> | undefined;

  async function checkpoint(): Promise<void> {
    if (connection.isReadOnly()) return;
    const found = await whenFree(reader, async () => look.get());
    if (!found || found.log - found.checkpointed < WORTH) return;
    await maintenance.checkpoint(file);
  }
  async function shorten(): Promise<void> {
    if (!isOpen) return running;
    running ??= checkpoint()
      .then(report.succeeded, report.failed)
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  const timer = setInterval(shorten, LOOK_EVERY).unref();
  return {
    index: async () => {
      // While the connection is taken, no change may wait for a checkpoint, for a thread to start, or
      // for what can be read before.
      await shorten();
      await maintenance.prepare(file);
      return whenFree(connection, () => maintenance.index(file));
    },
    settled: async () => running,
    close: async () => {
      isOpen = false;
      clearInterval(timer);
      await running;
      await maintenance.close();
    },
  };
}
