import type { Result } from '../../../shared/result/result.ts';
import type {
  BackupKind,
  BackupList,
  BackupSettingsChange,
  BackupStatus,
  RestorePreview,
  RestoreOrder as Wanted,
} from '../../../shared/schemas/data/backups.ts';
import type { RemainingCopy } from '../../../shared/schemas/people/erasure.ts';
import type { KeyHolder } from '../../adapters/node/keys/key-holders.ts';
import type { Log } from '../../adapters/node/log.ts';
import { whereWritable } from '../../adapters/sqlite/connection/storage-failure-of.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import { isDue } from '../../core/backup/schedule.ts';
import { backupStatus, listAll } from './backup-list.ts';
import { backupSettings, backupState, saveBackupSettings, stateAt } from './backup-settings.ts';
import type { MadeBackup, PlannedBackup } from './make-backup.ts';
import { confirmRestore, discardRestore, sealPreparedKey } from './prepared-restore.ts';
import type { WantedRestore } from './restore.ts';

/** The backups of an application's data, and how they are restored, also where the data cannot be opened. */
export interface Vault {
  /** @param now epoch milliseconds */
  readonly status: (now: number) => BackupStatus;
  readonly list: (now: number) => Promise<BackupList>;
  readonly saveSettings: (change: BackupSettingsChange) => Promise<Result<undefined>>;
  /** Makes a backup; after the one that is being made. */
  readonly make: (kind: BackupKind, conditions?: TaskConditions) => Promise<Result<MadeBackup>>;
  /** Makes the daily one where it is due. */
  readonly makeDue: () => Promise<void>;
  /** Puts the data of a backup next to those in use, and says what would change with them. */
  readonly prepareRestore: (
    wanted: Wanted,
    conditions: TaskConditions & { readonly now: number },
  ) => Promise<Result<RestorePreview>>;
  /** Has the next start restore what is prepared. @returns false where nothing is */
  readonly confirmRestore: (now: number) => boolean;
  readonly discardRestore: () => void;
  /** The copies of data from before now that an erasure leaves. */
  readonly remainingCopies: () => Promise<RemainingCopy[]>;
  readonly close: () => Promise<void>;
}

export interface VaultParts {
  readonly dataFolder: string;
  /** Who may open the keys of data and backups here. */
  readonly keyHolders?: readonly KeyHolder[] | undefined;
  /** Whether it makes backups by itself, every day. */
  readonly isTimed: boolean;
  readonly clock: () => number;
  readonly log: Pick<Log, 'note'>;
  readonly threads: {
    readonly backup: (
      order: PlannedBackup,
      conditions: TaskConditions,
    ) => Promise<Result<MadeBackup>>;
    readonly prepareRestore: (
      order: WantedRestore,
      conditions: TaskConditions,
    ) => Promise<Result<RestorePreview>>;
  };
  /** Takes the error of a daily backup that threw. */
  readonly onError: (error: unknown) => void;
}

/** Milliseconds between two looks, and before the first one, so that a start has no such work. */
const LOOK_EVERY = 5 * 60_000;

export function openVault(parts: VaultParts): Vault {
  const { dataFolder, keyHolders = [], isTimed, clock, log, threads, onError } = parts;
  let isOpen = true;
  let last: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function makeOne(kind: BackupKind, conditions: TaskConditions) {
    const made = await threads.backup(
      { kind, now: clock() },
      { ...conditions, isCancelled: () => !isOpen || conditions.isCancelled?.() === true },
    );
    // The code alone: a path may name a person.
    if (made.ok) log.note('backed up', {});
    else log.note('not backed up', { problem: made.fault.message.code });
    return made;
  }

  const make: Vault['make'] = (kind, conditions = {}) => {
    const made = last.then(() => makeOne(kind, conditions));
    last = made.catch(() => undefined);
    return made;
  };
  const makeDue = async () => {
    const now = clock();
    const state = stateAt(dataFolder, now);
    // A backup is overdue a week after the first look.
    if (!backupState(dataFolder).read()) whereWritable(() => backupState(dataFolder).write(state));
    if (isDue(backupSettings(dataFolder).read(), state, now)) await make('daily');
  };
  const lookLater = () => {
    if (!isTimed || !isOpen) return;
    timer = setTimeout(() => {
      makeDue()
        .catch((error) => {
          if (isOpen) onError(error);
        })
        .finally(lookLater);
    }, LOOK_EVERY).unref();
  };
  lookLater();
  return {
    status: (now) => backupStatus(dataFolder, now),
    list: (now) => listAll(dataFolder, now),
    saveSettings: (change) => saveBackupSettings(dataFolder, change),
    make,
    makeDue,
    prepareRestore: async (wanted, { now, ...conditions }) => {
      const { sourceKey } = await import('./restore.ts');
      const key = await sourceKey(dataFolder, wanted, keyHolders);
      const prepared = await threads.prepareRestore({ wanted, now, sourceKey: key }, conditions);
      if (!prepared.ok) return prepared;
      try {
        sealPreparedKey(dataFolder, wanted.passphrase ?? null, keyHolders);
      } catch (error) {
        // Without its key they must not be confirmed.
        discardRestore(dataFolder);
        throw error;
      }
      return prepared;
    },
    confirmRestore: (now) => confirmRestore(dataFolder, now),
    discardRestore: () => discardRestore(dataFolder),
    remainingCopies: async () =>
      (await import('./remaining-copies.ts')).remainingCopies(dataFolder),
    close: async () => {
      isOpen = false;
      clearTimeout(timer);
      await last;
    },
  };
}
