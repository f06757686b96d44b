import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { utcText } from '../../../shared/domain/date.ts';
import type { BackupManifest } from '../../../shared/schemas/backup.ts';
import { writeArchive } from '../../adapters/backup/archive.ts';
import type { Protection } from '../../adapters/backup/protection.ts';
import { newDataKey } from '../../adapters/node/keys/data-key.ts';
import { changeDatabaseKey } from '../../adapters/sqlite/change-database-key.ts';
import { copyToFile } from '../../adapters/sqlite/copy-to-file.ts';
import { FILE } from '../../adapters/sqlite/database-file.ts';
import { renameDurably } from '../../adapters/sqlite/durable.ts';
import type { SqliteParts } from '../../adapters/sqlite/open-sqlite.ts';
import { mustUnlock } from '../encryption/unlock.ts';
import type { ExamineOptions } from './examine.ts';
import { openBackup, withDatabaseKey } from './open-backup.ts';
import { withWorkFolder } from './work-folder.ts';

/** What to back up, and where to. */
export interface BackupOrder {
  readonly dataFolder: string;
  /** The folder of the backup; it is made where there is none. */
  readonly to: string;
  readonly protection: Protection;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A backup that was made and verified. */
export interface MadeBackup {
  readonly file: string;
  readonly manifest: BackupManifest;
}

/** `quotedesk-20261123T011500Z.qdbackup`: names sort by time, and every system takes them. */
const nameOf = (madeAt: string) => `quotedesk-${madeAt.replaceAll(/[-:]/g, '')}.qdbackup`;

/**
 * Gives the copy of an encrypted database a key of its own, which its backup seals: who opens the backup
 * does not get the key of the data folder. Without protection it has none, as everybody is to read it.
 */
function rekeyCopy(database: string, before: SqliteParts, protection: Protection) {
  if (before.dataKey === undefined) return undefined;
  const own = protection ? newDataKey().toString('hex') : undefined;
  changeDatabaseKey(database, { before, after: withDatabaseKey(before, own) });
  return own;
}

async function writeVerified(order: BackupOrder, work: string, options: ExamineOptions) {
  const { dataFolder, to, protection, now } = order;
  const madeAt = utcText(now);
  const database = join(work, FILE);
  const key = mustUnlock({ ...options, dataFolder });
  const copied = await copyToFile({ from: join(dataFolder, FILE), to: database }, key);
  const databaseKey = rekeyCopy(database, key, protection);
  const { contents, head, schemaVersion } = copied;
  const facts = {
    ...{ madeAt, appVersion: options.version, schemaVersion, head },
    quotes: contents.quotes.size,
    policies: contents.policies.size,
    rateBooks: contents.rateBooks.size,
  };
  const file = join(to, nameOf(madeAt));
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  try {
    const archived = { database, databaseKey, file: partial };
    const { manifest, secret } = await writeArchive(archived, facts, protection);
    const opened = join(work, 'opened');
    mkdirSync(opened, { mode: 0o700 });
    await openBackup({ file: partial, ...secret }, opened, options);
    renameDurably(partial, file);
    return { file, manifest };
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

/**
 * Backs up a data folder into one file, also while a host works on it. The file has its name only
 * once it was read back, opened and examined.
 * @throws what kept it from being made: there is then no such file
 */
export function makeBackup(order: BackupOrder, options: ExamineOptions): Promise<MadeBackup> {
  mkdirSync(order.to, { recursive: true });
  return withWorkFolder(order.dataFolder, (work) => writeVerified(order, work, options));
}
