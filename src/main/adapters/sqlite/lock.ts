import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

/** Who holds a data folder. */
export interface Holder {
  readonly host: string;
  readonly pid: number;
  /** ISO 8601, UTC. */
  readonly since: string;
}

/** Another instance holds the data folder. The message is for people. */
export class DataFolderBusy extends Error {
  override readonly name = 'DataFolderBusy';
}

function describe(folder: string): string {
  try {
    const { host, pid, since } = JSON.parse(readFileSync(join(folder, 'holder.json'), 'utf8'));
    return `another Quotedesk (${host}, process ${pid}, since ${since})`;
  } catch {
    return 'another Quotedesk';
  }
}

/**
 * Locks the data folder for this process. It uses SQLite's own file lock, which the operating
 * system releases even after a crash.
 * @returns the function that releases the lock
 * @throws {DataFolderBusy} naming the holder
 */
export function lockDataFolder(
  folder: string,
  holder: Holder,
  options: Database.Options,
): () => void {
  const lock = new Database(join(folder, 'lock.db'), { ...options, timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new DataFolderBusy(`The data in ${folder} is in use by ${describe(folder)}`);
  }
  writeFileSync(join(folder, 'holder.json'), `${JSON.stringify(holder)}\n`, { mode: 0o600 });
  return () => {
    lock.close();
  };
}
