import { english } from '../../../shared/domain/messages/english.ts';
import { openLog } from '../../adapters/node/log.ts';
import type { SqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import { BROKER } from '../../core/dispatcher.ts';
import { listQuotes } from '../../core/quotes/index/list.ts';
import { openData } from '../services/open-data.ts';
import { openServices } from '../services/services.ts';
import type { BackupOptions } from '../vault/open-backup.ts';
import { mustUnlock, type UnlockOptions } from '../vault/unlock.ts';
import { findDamage } from './with-services.ts';

interface ExamineOptions extends SqliteParts {
  readonly dataFolder: string;
  readonly resourcesFolder: string;
}

/** Opens the data once, as every opening does. @returns what is wrong with them as a whole */
async function openOnce({ resourcesFolder, ...options }: ExamineOptions) {
  const log = openLog({ dataFolder: options.dataFolder, keeps: false, says: false });
  const data = await openData({ ...options, host: 'command' }, { log });
  try {
    const { guard, onDamage, database, state } = data;
    const parts = { resourcesFolder, specimen: false, clock: Date.now, data: guard, onDamage };
    const services = await openServices(database, parts);
    // Who reads the index brings it up to date: the check would wait for a host to do so.
    await listQuotes(services)({}, { caller: BROKER, now: Date.now() });
    return state.problem();
  } finally {
    await data.close();
  }
}

/**
 * Opens the data of a folder, which upgrades one of an earlier version as every opening does, and checks the
 * whole of it: pages, rows by their hashes, the history by its chain and head, every quote by a replay.
 * @returns what is damaged, in sentences
 * @throws what says that there is no database which can be opened
 */
export async function examineFolder(
  { resourcesFolder, ...options }: ExamineOptions & UnlockOptions,
  conditions: TaskConditions = {},
): Promise<readonly string[]> {
  const { dataFolder } = options;
  const examined = { ...mustUnlock(options), dataFolder, resourcesFolder };
  const problem = await openOnce(examined);
  const found = await findDamage({ ...examined, specimen: false }, Date.now(), conditions);
  return [...new Set([...(problem ? [problem.message] : []), ...found].map(english))];
}

/** The options with which backups are made and opened, by those of a host or a thread. */
export function vaultOptions<O extends Omit<BackupOptions, 'examine'>>(
  options: O & { readonly resourcesFolder: string },
): O & BackupOptions {
  const { resourcesFolder } = options;
  return {
    ...options,
    examine: (dataFolder, key, conditions) =>
      examineFolder({ ...key, dataFolder, resourcesFolder }, conditions),
  };
}
