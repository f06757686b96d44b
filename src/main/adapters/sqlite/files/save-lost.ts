import { existsSync } from 'node:fs';
import type { Connection } from '../connection/connection.ts';
import type { SqliteOptions } from '../connection/open-sqlite.ts';
import { copyDatabase } from './copy-database.ts';

/** In the backups of the data folder. */
export const LOST = 'deleted-or-replaced.db';

/**
 * Saves what is still open of a database whose file was deleted or replaced. First everything goes
 * from its log into the open file, wherever that is: an empty log harms no file that is put in its
 * place. Then a verified copy goes into the backups, unless the whole folder is gone.
 * @throws what SQLite or the system says
 */
export async function saveLost(
  { db, sqlite }: Connection,
  dataFolder: string,
  options: SqliteOptions,
): Promise<void> {
  await db.connection().execute(async () => sqlite.pragma('wal_checkpoint(truncate)'));
  if (existsSync(dataFolder)) await copyDatabase(sqlite, { dataFolder, name: LOST }, options);
}
