import { message } from '../../../shared/domain/messages/message.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type { Handlers } from '../../core/dispatcher.ts';
import type { Vault } from '../vault/vault.ts';
import type { HandlerParts } from './handler-parts.ts';

/** The handlers of backups. They go on whatever became of the data. */
export function backupHandlers({ vault }: Pick<HandlerParts, 'vault'>) {
  /** Only live data have backups. */
  const inVault = async <T>(work: (vault: Vault) => Promise<Result<T>>): Promise<Result<T>> =>
    vault ? work(vault) : failed({ kind: 'unavailable', message: message('backupsAbsent') });
  return {
    backupStatus: (_, { now }) => inVault(async ({ status }) => done(status(now))),
    listBackups: (_, { now }) => inVault(async ({ list }) => done(await list(now))),
    saveBackupSettings: (change, { now }) =>
      inVault(async ({ saveSettings, list }) => {
        const saved = await saveSettings(change);
        return saved.ok ? done(await list(now)) : saved;
      }),
    makeBackup: (_, { now, ...conditions }) =>
      inVault(async ({ make, list }) => {
        const made = await make('manual', conditions);
        return made.ok ? done(await list(now)) : made;
      }),
    prepareRestore: (wanted, { now, onProgress, isCancelled }) =>
      inVault(({ prepareRestore }) =>
        prepareRestore(wanted, {
          now,
          ...(onProgress ? { onProgress } : {}),
          ...(isCancelled ? { isCancelled } : {}),
        }),
      ),
    confirmRestore: (_, { now }) =>
      inVault(async ({ confirmRestore }) => done({ confirmed: confirmRestore(now) })),
    discardRestore: () =>
      inVault(async ({ discardRestore }) => {
        discardRestore();
        return done({});
      }),
  } satisfies Partial<Handlers>;
}
