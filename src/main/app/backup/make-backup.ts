import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FaultError } from '../../../shared/contract/fault-error.ts';
import { utcText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type { BackupManifest } from '../../../shared/schemas/data/backup.ts';
import type { BackupKind } from '../../../shared/schemas/data/backups.ts';
import { type OnBytes, writeArchive } from '../../adapters/backup/archive.ts';
import type { Protection } from '../../adapters/backup/protection.ts';
import { newDataKey } from '../../adapters/node/keys/data-key.ts';
import { makeFolder } from '../../adapters/node/make-folder.ts';
import type { SqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { storageFailureOf } from '../../adapters/sqlite/connection/storage-failure-of.ts';
import { changeDatabaseKey } from '../../adapters/sqlite/files/change-database-key.ts';
import { BACKUP_END } from '../../adapters/sqlite/files/copy-database.ts';
import { copyToFile } from '../../adapters/sqlite/files/copy-to-file.ts';
import { renameDurably } from '../../adapters/sqlite/files/durable.ts';
import { FILE } from '../../adapters/sqlite/files/file-names.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import { mustUnlock } from '../encryption/unlock.ts';
import { folderFault, unsound } from './backup-fault.ts';
import type { ExamineOptions } from './examine.ts';
import { openBackup, withDatabaseKey } from './open-backup.ts';
import { withWorkFolder } from './work-folder.ts';

/** Where each stage of a backup ends, in percent of the whole. */
const ENDS = { copied: 15, written: 35, examined: 100 } as const;
const BEGINS = { copied: 0, written: 15, examined: 35 } as const;

type Stage = keyof typeof ENDS;

/** How far a backup is, and whether it is to go on. */
interface Stages {
  /** @throws {FaultError} */
  readonly mustGoOn: () => void;
  /** A stage is over. @throws {FaultError} */
  readonly done: (stage: Stage) => void;
  /** Takes the bytes of a stage. */
  readonly within: (stage: Stage) => OnBytes;
  /** The conditions of work that is a stage. */
  readonly conditions: (stage: Stage) => TaskConditions;
}

/** The stages of a backup, as one progress in percent. */
function stagesOf({ onProgress, isCancelled }: TaskConditions): Stages {
  const mustGoOn = () => {
    if (isCancelled?.()) {
      throw new FaultError({ kind: 'conflict', message: message('cancelled') });
    }
  };
  const tell = (stage: Stage, share: number) => {
    const width = ENDS[stage] - BEGINS[stage];
    onProgress?.({ done: Math.floor(BEGINS[stage] + width * share), of: 100 });
  };
  return {
    mustGoOn,
    done: (stage) => {
      mustGoOn();
      tell(stage, 1);
    },
    within: (stage) => (done, of) => {
      mustGoOn();
      tell(stage, done / of);
    },
    conditions: (stage) => ({
      onProgress: ({ done, of }) => tell(stage, of === 0 ? 1 : done / of),
      ...(isCancelled ? { isCancelled } : {}),
    }),
  };
}

/** What to back up, and where to. */
export interface BackupOrder {
  readonly dataFolder: string;
  /** The folder of the backup; it is made where there is none. */
  readonly to: string;
  readonly protection: Protection;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly kind?: BackupKind;
  /** Names the data folder in the backup. */
  readonly source?: string;
}

/** A backup that was made and verified. */
export interface MadeBackup {
  readonly file: string;
  readonly manifest: BackupManifest;
}

/** `quotedesk-20261123T011500Z.qdbackup`: names sort by time, and every system takes them. */
const nameOf = (madeAt: string) => `quotedesk-${madeAt.replaceAll(/[-:]/g, '')}${BACKUP_END}`;

/** What a backup ends with that was not sound when it was read back: it is kept apart, and never restored. */
const UNSOUND_END = '.unsound';

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

/** Copies the database, and writes it into a file that has no name of a backup yet. */
async function writePartial(
  order: BackupOrder,
  { work, partial }: { readonly work: string; readonly partial: string },
  options: ExamineOptions,
  stages: Stages,
) {
  const { dataFolder, to, protection, now, kind = 'manual', source } = order;
  const database = join(work, FILE);
  const key = mustUnlock({ ...options, dataFolder });
  const copied = await copyToFile({ from: join(dataFolder, FILE), to: database }, key);
  stages.done('copied');
  const databaseKey = rekeyCopy(database, key, protection);
  const { contents, head, schemaVersion } = copied;
  const facts = {
    madeAt: utcText(now),
    appVersion: options.version,
    schemaVersion,
    head,
    kind,
    ...(source === undefined ? {} : { source }),
    quotes: contents.quotes.size,
    policies: contents.policies.size,
    rateBooks: contents.rateBooks.size,
  };
  try {
    makeFolder(to);
    rmSync(partial, { force: true });
    const archived = { database, databaseKey, file: partial };
    return await writeArchive(archived, facts, protection, stages.within('written'));
  } catch (error) {
    throw folderFault(error, to);
  }
}

/** Removes what was begun. What kept it from being written may also keep it from going. */
function removePartial(partial: string): void {
  try {
    rmSync(partial, { force: true });
  } catch {
    // The first error says what is wrong.
  }
}

async function writeVerified(
  order: BackupOrder,
  work: string,
  options: ExamineOptions,
  conditions: TaskConditions,
): Promise<MadeBackup> {
  const { to, now } = order;
  const file = join(to, nameOf(utcText(now)));
  const partial = `${file}.partial`;
  const stages = stagesOf(conditions);
  try {
    const { manifest, secret } = await writePartial(order, { work, partial }, options, stages);
    const opened = join(work, 'opened');
    mkdirSync(opened, { mode: 0o700 });
    try {
      await openBackup(
        { file: partial, ...secret },
        opened,
        options,
        stages.conditions('examined'),
      );
    } catch (cause) {
      stages.mustGoOn();
      // It could not be read back for want of room, which says nothing of the file.
      if (storageFailureOf(cause) === 'full') throw cause;
      const kept = `${file}${UNSOUND_END}`;
      renameSync(partial, kept);
      throw unsound(kept, cause);
    }
    stages.mustGoOn();
    renameDurably(partial, file);
    return { file, manifest };
  } catch (error) {
    removePartial(partial);
    throw error;
  }
}

/**
 * Backs up a data folder into one file, also while a host works on it. The file has its name only
 * once it was read back, opened and examined.
 * @throws {FaultError} where its folder does not take it
 * @throws {FaultError} where it was made and is not sound: it is kept apart
 * @throws {FaultError} where it was cancelled
 * @throws what else kept it from being made
 */
export function makeBackup(
  order: BackupOrder,
  options: ExamineOptions,
  conditions: TaskConditions = {},
): Promise<MadeBackup> {
  return withWorkFolder(order.dataFolder, options, (work) =>
    writeVerified(order, work, options, conditions),
  );
}
