import { type BigIntStats, statSync } from 'node:fs';

/** What may become of an open file's name. */
export type Loss = 'deleted' | 'replaced';

type Identity = Pick<BigIntStats, 'dev' | 'ino'>;

/** @throws what the system says, unless there is just no such file */
function identityOf(path: string): Identity | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false });
}

/**
 * Windows lets nobody replace a file that SQLite has open, and not all its file systems number their
 * files for good.
 */
const isNumbered = process.platform !== 'win32';

function lossOf(before: Identity, now: Identity | undefined): Loss | undefined {
  if (!now) return 'deleted';
  const same = now.dev === before.dev && now.ino === before.ino;
  return same || !isNumbered ? undefined : 'replaced';
}

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
