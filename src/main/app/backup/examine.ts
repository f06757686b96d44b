import { english } from '../../../shared/domain/messages/message.ts';
import type { SqliteParts } from '../../adapters/sqlite/open-sqlite.ts';
import { BROKER } from '../../core/dispatcher.ts';
import { openApp } from '../app.ts';
import type { AppOptions } from '../app-options.ts';
import { workerData } from '../compose.ts';
import { mustUnlock } from '../encryption/unlock.ts';
import { openWorkers } from '../worker/workers.ts';

/** What opens data: the same for every folder. */
export type ExamineOptions = Pick<
  AppOptions,
  'resourcesFolder' | 'version' | 'workerProgram' | 'keyHolders' | keyof SqliteParts
>;

/**
 * Opens the data of a folder, which upgrades an older database as every opening does, and checks the
 * whole of it: pages, rows by their hashes, the history by its chain and head, every quote by a replay.
 * @returns what is damaged, in sentences
 * @throws what says that there is no database which can be opened
 */
export async function examineFolder(
  dataFolder: string,
  options: ExamineOptions,
): Promise<readonly string[]> {
  const key = mustUnlock({ ...options, dataFolder });
  const all: AppOptions = { ...options, ...key, dataFolder, host: 'command' };
  const app = await openApp(all);
  const problem = app.problem;
  // Whoever reads the index brings it up to date: the check would wait for a host to do so.
  await app.dispatch(BROKER, 'listQuotes', {});
  await app.close();
  const workers = openWorkers(workerData(all), options.workerProgram);
  try {
    const found = await workers.check(Date.now());
    return [...new Set([...(problem === undefined ? [] : [problem]), ...found.map(english)])];
  } finally {
    await workers.close();
  }
}
