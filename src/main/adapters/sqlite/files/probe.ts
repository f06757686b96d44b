import { existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorageFailure } from '../../../core/data-state/storage-failure.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { immediateTransaction } from '../connection/immediate-transaction.ts';
import { versionOf } from '../connection/pragmas.ts';
import { storageFailureOf } from '../connection/storage-failure-of.ts';

/** As much as a large quote with its history and its index takes. */
const BYTES = 64 * 1024;

/** Writes new bytes to the drive: a log that was written before has room where the drive has none. */
async function writeFile(path: string): Promise<void> {
  const handle = await open(path, 'w', 0o600);
  try {
    await handle.writeFile(Buffer.alloc(BYTES));
    await handle.sync();
  } finally {
    await handle.close();
    await rm(path, { force: true });
  }
}

const PROBE = 'probe.partial';

/** Tries out whether a folder takes a file. @returns a function that throws what the system says */
export function folderProbe(folder: string): () => Promise<void> {
  return () => writeFile(join(folder, PROBE));
}

/**
 * What an error says of the storage of a data folder. Where SQLite only says that it failed, the system
 * names the cause; a folder that is not there could not be made.
 */
export async function storageFailureIn(
  error: unknown,
  folder: string,
): Promise<StorageFailure | undefined> {
  if (!existsSync(folder)) return 'readOnly';
  const text = storageFailureOf(error);
  if (text !== 'failing') return text;
  try {
    await folderProbe(folder)();
    return text;
  } catch (cause) {
    return storageFailureOf(cause) ?? text;
  }
}

/**
 * Tries out whether the drive takes a change: a durable commit of one page that says what it said
 * before, so that no reader sees another version of the data, and a small file next to the database.
 * @returns a function that throws what the storage says
 */
export function storageProbe(database: OpenDatabase, folder: string): () => Promise<void> {
  const { sqlite } = database;
  const writeFolder = folderProbe(folder);
  const commit = immediateTransaction(database, () => {
    sqlite.pragma(`user_version = ${versionOf(sqlite)}`);
  });
  return async () => {
    await commit();
    await writeFolder();
  };
}
