import { done } from '../../../shared/contract/result.ts';
import type { Handlers } from '../../core/dispatcher.ts';
import { confirmRestore, discardRestore } from '../backup/confirmed-restore.ts';
import { listAll } from '../backup/list-all.ts';
import { prepareInThread } from '../backup/prepare-in-thread.ts';
import type { PrepareOrder } from '../backup/prepared-restore.ts';
import { saveBackupSettings } from '../backup/save-settings.ts';
import { backupStatus } from '../backup/status.ts';
import type { HandlerParts } from './handler-parts.ts';

/** The handlers of backups. They go on whatever became of the data. */
export function backupHandlers({ backups, workers, options }: HandlerParts) {
  const { dataFolder, version, keyHolders = [] } = options;
  return {
    backupStatus: async (_, { now }) => done(backupStatus(dataFolder, now)),
    listBackups: async (_, { now }) => done(await listAll(dataFolder, now)),
    saveBackupSettings: async (change, { now }) => {
      const saved = await saveBackupSettings(dataFolder, change);
      return saved.ok ? done(await listAll(dataFolder, now)) : saved;
    },
    makeBackup: async (_, { now, ...conditions }) => {
      const made = await backups.make('manual', conditions);
      return made.ok ? done(await listAll(dataFolder, now)) : made;
    },
    prepareRestore: (wanted, { now, onProgress, isCancelled }) => {
      const conditions = {
        ...(onProgress ? { onProgress } : {}),
        ...(isCancelled ? { isCancelled } : {}),
      };
      const prepare = (order: PrepareOrder) => workers.prepareRestore(order, conditions);
      return prepareInThread(prepare, { wanted, now, version }, { dataFolder, keyHolders });
    },
    confirmRestore: async (_, { now }) => done({ confirmed: confirmRestore(dataFolder, now) }),
    discardRestore: async () => {
      discardRestore(dataFolder);
      return done({});
    },
  } satisfies Partial<Handlers>;
}
