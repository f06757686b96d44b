import { removeUploads } from '../../adapters/node/uploads.ts';
import type { FileIdentity } from '../../adapters/sqlite/connection/database.ts';
import { sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { removeUpgradeCopies } from '../../adapters/sqlite/files/copy-database.ts';
import { openWriter } from '../../adapters/sqlite/files/open-writer.ts';
import { purge } from '../../adapters/sqlite/records/purge.ts';
import type { WorkerData } from './worker-data.ts';

/** The database that the host has open. */
export interface PurgeOrder {
  readonly file: FileIdentity;
}

/**
 * Takes every trace of what was erased out of the files of the data, and removes the copies from before
 * upgrades and the files that wait for their import: they have it still. An import that is under way
 * goes on, because it has its file open, and leaves out anyone who was erased.
 */
export async function purgeData(
  { dataFolder: folder, unsynced, ...parts }: WorkerData,
  { file }: PurgeOrder,
): Promise<void> {
  const connection = openWriter({ folder, file, unsynced, sqlite: sqliteParts(parts) });
  try {
    await purge(connection);
  } finally {
    await connection.close();
  }
  removeUpgradeCopies(folder);
  removeUploads(folder);
}
