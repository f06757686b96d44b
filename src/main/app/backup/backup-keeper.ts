import type { Result } from '../../../shared/contract/result.ts';
import type { BackupKind } from '../../../shared/schemas/data/backups.ts';
import type { Log } from '../../adapters/node/log.ts';
import { whereWritable } from '../../adapters/sqlite/connection/storage-failure-of.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import { isDue } from '../../core/backup/schedule.ts';
import type { AppOptions } from '../app-options.ts';
import type { KeepOrder } from './keep-backup.ts';
import type { MadeBackup } from './make-backup.ts';
import { backupSettings, backupState, stateAt } from './plan.ts';

/** Milliseconds between two looks, and before the first one, so that a start has no such work. */
const LOOK_EVERY = 5 * 60_000;

/** Makes the backups of an application. */
export interface BackupKeeper {
  /** Makes one now; after the one that is being made. */
  readonly make: (kind: BackupKind, conditions?: TaskConditions) => Promise<Result<MadeBackup>>;
  /** Makes the daily one where it is due. */
  readonly look: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface KeeperParts {
  readonly options: Pick<AppOptions, 'dataFolder' | 'version' | 'host' | 'specimen'>;
  readonly clock: () => number;
  readonly log: Pick<Log, 'note'>;
  /** Makes one, in a thread. */
  readonly keep: (order: KeepOrder, conditions: TaskConditions) => Promise<Result<MadeBackup>>;
  /** Takes what kept it from looking. */
  readonly onError: (error: unknown) => void;
}

/** Makes a backup when one is asked for, and every day. */
export function backupKeeper(parts: KeeperParts): BackupKeeper {
  const { options, clock, log, keep, onError } = parts;
  const { dataFolder, version, host, specimen = false } = options;
  const isTimed = host !== 'command' && !specimen;
  let isOpen = true;
  let last: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function makeOne(kind: BackupKind, { onProgress, isCancelled }: TaskConditions) {
    const made = await keep(
      { kind, now: clock(), version },
      {
        ...(onProgress ? { onProgress } : {}),
        isCancelled: () => !isOpen || isCancelled?.() === true,
      },
    );
    // The code alone: a path may name somebody.
    if (made.ok) log.note('backed up', {});
    else log.note('not backed up', { problem: made.fault.message.code });
    return made;
  }

  const make: BackupKeeper['make'] = (kind, conditions = {}) => {
    const made = last.then(() => makeOne(kind, conditions));
    last = made.catch(() => undefined);
    return made;
  };
  const look = async () => {
    const now = clock();
    const state = stateAt(dataFolder, now);
    // From here on a week without any is too long.
    if (!backupState(dataFolder).read()) whereWritable(() => backupState(dataFolder).write(state));
    if (isDue(backupSettings(dataFolder).read(), state, now)) await make('daily');
  };
  const lookLater = () => {
    if (!isTimed || !isOpen) return;
    timer = setTimeout(() => {
      look()
        .catch((error) => {
          if (isOpen) onError(error);
        })
        .finally(lookLater);
    }, LOOK_EVERY).unref();
  };
  lookLater();
  return {
    make,
    look,
    close: async () => {
      isOpen = false;
      clearTimeout(timer);
      await last;
    },
  };
}
