import { english } from '../../../shared/domain/messages/message.ts';
import { openLog } from '../../adapters/node/log.ts';
import type { SqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import { BROKER } from '../../core/dispatcher.ts';
import { listQuotes } from '../../core/quote-index/list.ts';
import type { AppOptions } from '../app-options.ts';
import { mustUnlock } from '../encryption/unlock.ts';
import { openData } from '../open-data.ts';
import { openServices } from '../services.ts';
import { findDamage } from '../worker/with-services.ts';

/** What opens data: the same for every folder. */
export type ExamineOptions = Pick<
  AppOptions,
  'resourcesFolder' | 'version' | 'keyHolders' | keyof SqliteParts
>;

/** Opens the data once, as every opening does. @returns what is wrong with them as a whole */
async function openOnce(dataFolder: string, options: ExamineOptions) {
  const { resourcesFolder } = options;
  const log = openLog({ dataFolder, keeps: false, says: false });
  const data = await openData({ ...options, dataFolder, host: 'command' }, { log });
  try {
    const { guard, onDamage, database, state } = data;
    const parts = { resourcesFolder, specimen: false, clock: Date.now, data: guard, onDamage };
    const services = await openServices(database, parts);
    // Anyone who reads the index brings it up to date: the check would wait for a host to do so.
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
  dataFolder: string,
  options: ExamineOptions,
  conditions: TaskConditions = {},
): Promise<readonly string[]> {
  const key = mustUnlock({ ...options, dataFolder });
  const { resourcesFolder } = options;
  const problem = await openOnce(dataFolder, { ...options, ...key });
  const data = { ...key, dataFolder, resourcesFolder, specimen: false, unsynced: false };
  const found = await findDamage(data, Date.now(), conditions);
  return [...new Set([...(problem ? [problem.message] : []), ...found].map(english))];
}
