import type { Message } from '../../../shared/domain/messages/message.ts';
import { openToRead } from '../../adapters/sqlite/connection/open-to-read.ts';
import { storageFailureOf } from '../../adapters/sqlite/connection/storage-failure-of.ts';
import { databaseChecks } from '../../adapters/sqlite/integrity/checks.ts';
import type { OpenDatabase } from '../../adapters/sqlite/open.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import { createDataGuard } from '../../core/data-state/data-guard.ts';
import { createDataState } from '../../core/data-state/data-state.ts';
import { checkData } from '../../core/integrity/check-data.ts';
import { openServices, type Services } from '../services.ts';
import type { WorkerData } from './worker-data.ts';

/** Nothing runs in the background here; a head that cannot be read is said in the result. */
const onFault = () => undefined;

/** What a thread meets, it throws or answers: the application judges its data. */
const onDamage = () => undefined;
export const UNJUDGED = {
  onDamage,
  data: createDataGuard({
    state: createDataState(),
    isReadable: true,
    onDamage,
    lookAtFiles: () => {},
    lookAtClock: () => {},
    failureOf: storageFailureOf,
  }),
};

/** Does work on the data as it is now. */
export async function withServices<T>(
  { dataFolder, resourcesFolder, specimen, unsynced: _, ...native }: WorkerData,
  now: number,
  work: (services: Services, database: OpenDatabase) => Promise<T>,
): Promise<T> {
  // Opened for each work: the folder may be replaced between two, and rate books are added.
  const database = openToRead({ ...native, folder: dataFolder, onFault });
  try {
    const options = { resourcesFolder, specimen, clock: () => now, ...UNJUDGED };
    return await work(await openServices(database, options), database);
  } finally {
    await database.close();
  }
}

/** Checks the whole data. @returns what was found damaged */
export function findDamage(
  data: WorkerData,
  now: number,
  conditions: TaskConditions = {},
): Promise<readonly Message[]> {
  return withServices(data, now, async ({ quotes }, database) => {
    const found: Message[] = [];
    const parts = {
      ...quotes,
      databaseChecks: databaseChecks(database),
      onDamage: (what: Message) => found.push(what),
    };
    await checkData(parts, conditions);
    return found;
  });
}
