import { existsSync, readFileSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { message } from '../../../../shared/domain/messages/message.ts';
import { FaultError, isFault } from '../../../../shared/result/fault-error.ts';
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

/** Kinds of file systems by the numbers of Linux that other computers serve. statfs(2) */
const NETWORK: readonly number[] = [
  0x6969, // NFS
  0x517b, // SMB
  0xff534d42, // CIFS
  0xfe534d42, // SMB 2
  0x01021997, // 9P
  0x5346414f, // AFS
  0x73757245, // Coda
  0x00c36400, // Ceph
];

/** `\\server\share`, in any slashes. */
const SHARE = /^[\\/]{2}[^\\/?.]/;

/** A folder, or the nearest one above it that is there. */
export function nearestExisting(folder: string): string {
  let there = folder;
  while (!existsSync(there) && dirname(there) !== there) there = dirname(there);
  return there;
}

/**
 * Whether a folder, or the one that it would be in, is on a drive of another computer, where the locks
 * of SQLite cannot be relied on. Source: https://sqlite.org/faq.html#q5
 */
export function isOnNetwork(folder: string, platform = process.platform): boolean {
  if (platform === 'win32') return SHARE.test(folder);
  if (platform !== 'linux') return false;
  // Some of the numbers are signed where they come from.
  const kind = statfsSync(nearestExisting(folder)).type >>> 0;
  return NETWORK.includes(kind);
}

/** The last byte that SQLite locks for anyone who alone may read and write. Source: its `os.h` */
const EXCLUSIVE_END = 0x40000000 + 2 + 510 - 1;

/**
 * Whether the system knows of the exclusive lock that this process took on a file. Only Linux tells
 * (proc_locks(5)); elsewhere it is believed. A file has another number in there on some layered drives:
 * then the process says whose the lock is.
 */
function isLockHeld(file: string): boolean {
  let held: string;
  try {
    held = readFileSync('/proc/locks', 'utf8');
  } catch {
    return true;
  }
  const { ino } = statSync(file);
  return held.split('\n').some((line) => {
    // On a drive that can only be read, SQLite locks to read.
    const [, , , , pid, inode = '', , end] = line.split(/\s+/);
    if (Number(end) !== EXCLUSIVE_END) return false;
    return Number(pid) === process.pid || inode.endsWith(`:${ino}`);
  });
}

/**
 * Makes sure that the lock of a data folder keeps other hosts out. Where it does not, each of two would
 * overwrite what the other has acknowledged. This process has taken the lock.
 * @throws {FaultError} where it would not
 */
export function mustKeepLocks(folder: string): void {
  const isFar = isOnNetwork(folder);
  if (!isFar && isLockHeld(join(folder, LOCK_FILE))) return;
  const code = isFar ? 'driveOfOther' : 'driveWithoutLocks';
  throw new FaultError({ kind: 'unavailable', message: message(code, { folder }) });
}
