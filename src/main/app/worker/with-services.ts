import type { Message } from '../../../shared/domain/messages/message.ts';
import type { OpenDatabase } from '../../adapters/sqlite/connection/database.ts';
import { storageFailureOf } from '../../adapters/sqlite/connection/storage-failure-of.ts';
import { databaseChecks } from '../../adapters/sqlite/integrity/checks.ts';
import { openToRead } from '../../adapters/sqlite/open-to-read.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import { createDataGuard } from '../../core/data-state/data-guard.ts';
import { createDataState } from '../../core/data-state/data-state.ts';
import { checkData } from '../../core/integrity/check-data.ts';
import { openServices, type Services } from '../services/services.ts';
import type { WorkerData } from './worker-data.ts';

/** Nothing runs in the background here; a head that cannot be read is said in the result. */
const onFault = () => undefined;

/** What a thread meets, it throws or answers: the application judges its data. */
const onDamage = () => undefined;
const UNJUDGED = {
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
  { dataFolder, resourcesFolder, specimen, ...native }: Omit<WorkerData, 'version' | 'unsynced'>,
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

/**
 * Checks the whole data. What looks damaged is looked at again, each by a connection of its own: data that
 * change meanwhile are whole, and only what is wrong twice is damage.
 * @returns what was found damaged
 */
export async function findDamage(
  data: Omit<WorkerData, 'version' | 'unsynced'>,
  now: number,
  conditions: TaskConditions = {},
): Promise<readonly Message[]> {
  const look = (given: TaskConditions, only?: ReadonlySet<number>) =>
    withServices(data, now, ({ quotes }, database) =>
      checkData({ ...quotes, databaseChecks: databaseChecks(database) }, given, only),
    );
  const { onProgress: _, ...silently } = conditions;
  const damage: Message[] = [];
  const found = await look(conditions);
  for (const check of new Set(found.map((one) => one.check))) {
    const again = await look(silently, new Set([check]));
    const said = new Set(again.map(({ what }) => JSON.stringify(what)));
    const both = found.filter((one) => one.check === check && said.has(JSON.stringify(one.what)));
    damage.push(...both.map(({ what }) => what));
  }
  return damage;
}
