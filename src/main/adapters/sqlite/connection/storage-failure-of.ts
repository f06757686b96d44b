import type { StorageFailure } from '../../../core/data-state/storage-failure.ts';

/** By the beginnings of SQLite's codes; extended ones follow. https://sqlite.org/rescode.html */
const BY_SQLITE: readonly (readonly [code: string, failure: StorageFailure])[] = [
  ['SQLITE_FULL', 'full'],
  ['SQLITE_IOERR', 'failing'],
  ['SQLITE_CANTOPEN', 'failing'],
  ['SQLITE_READONLY', 'readOnly'],
  ['SQLITE_BUSY', 'locked'],
  ['SQLITE_LOCKED', 'locked'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
];

/** By the codes of the operating system, for the files next to the database. errno(3) */
const BY_ERRNO: Readonly<Record<string, StorageFailure>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EIO: 'failing',
  EROFS: 'readOnly',
  EACCES: 'readOnly',
  EPERM: 'readOnly',
};

/**
 * What an error says of the drive, its folder or the database; undefined for any other error. It goes
 * by the code alone: an error that crossed a thread is no `SqliteError` any more.
 */
export function storageFailureOf(error: unknown): StorageFailure | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const code = String(error.code);
  const known = BY_SQLITE.find(([start]) => code === start || code.startsWith(`${start}_`));
  return known?.[1] ?? (Object.hasOwn(BY_ERRNO, code) ? BY_ERRNO[code] : undefined);
}

/** Does what nothing depends on: where the storage fails, it stays undone. */
export function whereWritable<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (storageFailureOf(error) === undefined) throw error;
    return undefined;
  }
}
