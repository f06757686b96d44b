import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { utcText } from '../../../shared/domain/date.ts';
import type { BackupManifest } from '../../../shared/schemas/backup.ts';
import { writeArchive } from '../../adapters/backup/archive.ts';
import type { Protection } from '../../adapters/backup/protection.ts';
import { copyToFile } from '../../adapters/sqlite/copy-to-file.ts';
import { FILE } from '../../adapters/sqlite/database-file.ts';
import { renameDurably } from '../../adapters/sqlite/durable.ts';
import { nativeOptions } from '../../adapters/sqlite/open.ts';
import type { ExamineOptions } from './examine.ts';
import { openBackup } from './open-backup.ts';
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

async function writeVerified(order: BackupOrder, work: string, options: ExamineOptions) {
  const { dataFolder, to, protection, now } = order;
  const madeAt = utcText(now);
  const database = join(work, FILE);
  const native = nativeOptions(options.nativeBinding);
  const copied = await copyToFile({ from: join(dataFolder, FILE), to: database }, native);
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
    const { manifest, secret } = await writeArchive({ database, file: partial }, facts, protection);
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
