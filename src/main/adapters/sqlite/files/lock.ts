import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { FaultError, isFault } from '../../../../shared/contract/fault-error.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { isBusy } from '../connection/lock-wait.ts';
import { storageFailureOf, whereWritable } from '../connection/storage-failure-of.ts';

export const LOCK_FILE = 'lock.db';

/** Who holds a data folder. */
export interface Holder {
  readonly host: string;
  readonly pid: number;
  /** ISO 8601, UTC. */
  readonly since: string;
}

/** Whether another process holds a data folder. */
export const isBusyFolder = (error: unknown): error is FaultError =>
  isFault(error, 'dataInUse', 'dataInUseByCommand');

function describe(folder: string): string {
  try {
    const { host, pid, since } = JSON.parse(readFileSync(join(folder, 'holder.json'), 'utf8'));
    return `another Quotedesk (${host}, process ${pid}, since ${since})`;
  } catch {
    return 'another Quotedesk';
  }
}

interface LockOptions extends Database.Options {
  /** Looks at the lock once it is taken: what it throws gives it back. */
  readonly onTaken?: () => void;
}

/**
 * Locks the data folder for this process. It uses SQLite's own file lock, which the operating
 * system releases even after a crash.
 * Where the folder can't be written, it stays unlocked: no one else can write it either.
 * @returns the function that releases the lock
 * @throws {FaultError} naming the holder
 */
export function lockDataFolder(
  folder: string,
  holder: Holder,
  { onTaken = () => {}, ...options }: LockOptions,
): () => void {
  let lock: Database.Database | undefined;
  try {
    lock = new Database(join(folder, LOCK_FILE), { ...options, timeout: 0 });
    // On a full drive there is no room for a journal.
    lock.pragma('journal_mode = memory');
    lock.exec('begin exclusive');
    onTaken();
  } catch (error) {
    lock?.close();
    if (isBusy(error)) {
      const text = message('dataInUse', { folder, holder: describe(folder) });
      throw new FaultError({ kind: 'conflict', message: text });
    }
    if (storageFailureOf(error) === undefined) throw error;
    return () => {};
  }
  const held = lock;
  whereWritable(() =>
    writeFileSync(join(folder, 'holder.json'), `${JSON.stringify(holder)}\n`, { mode: 0o600 }),
  );
  return () => {
    held.close();
  };
}
