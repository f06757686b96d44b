import { statSync } from 'node:fs';
import type { FileIdentity, Loss } from '../connection/database.ts';

/** @throws what the system says, unless there is just no such file */
function identityOf(path: string): FileIdentity | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false });
}

/**
 * Windows lets no one replace a file that SQLite has open, and not all its file systems number their
 * files for good.
 */
const isNumbered = process.platform !== 'win32';

function lossOf(before: FileIdentity, now: FileIdentity | undefined): Loss | undefined {
  if (!now) return 'deleted';
  const same = now.dev === before.dev && now.ino === before.ino;
  return same || !isNumbered ? undefined : 'replaced';
}

/** The identity of a file that was just opened. @throws where there is none */
export function openedFile(path: string): FileIdentity {
  const { dev, ino } = statSync(path, { bigint: true });
  return { dev, ino };
}

/** Whether a path still names the file. */
export const isSameFile = (path: string, file: FileIdentity): boolean =>
  lossOf(file, identityOf(path)) === undefined;

/**
 * Watches over the files of a database that was just opened: SQLite goes on writing into a file whose
 * name is gone, and says nothing.
 * @returns a function that says what became of them; it costs two calls of the system
 */
export function databaseFiles(file: string): () => Loss | undefined {
  const log = `${file}-wal`;
  const opened = identityOf(file);
  // SQLite makes the log when it is first needed, and keeps it until the last connection closes.
  let openedLog = identityOf(log);
  return () => {
    if (!opened) return undefined;
    const loss = lossOf(opened, identityOf(file));
    if (loss) return loss;
    const nowLog = identityOf(log);
    if (openedLog) return lossOf(openedLog, nowLog);
    openedLog = nowLog;
    return undefined;
  };
}
