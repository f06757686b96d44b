import type { KeyHolder } from '../../src/main/adapters/node/keys/key-holders.ts';
import { mustUnlock } from '../../src/main/app/vault/unlock.ts';
import { workerTasks } from '../../src/main/app/worker/tasks.ts';
import { BROKER } from '../../src/main/core/dispatcher.ts';
import type { Result } from '../../src/shared/result/result.ts';
import { faultSentence } from '../../src/shared/result/sentences.ts';
import type { ReplayReport } from '../../src/shared/schemas/quotes/replay.ts';
import { appOptions } from '../support/host/host.ts';
import { Breach } from './breach.ts';
import { keyHolders } from './database.ts';

/**
 * What the threads of a host do on the folder that it has open, done in this one: to start a thread
 * costs more than all the rest of a check.
 */
export function tasksHere(dataFolder: string, holders: readonly KeyHolder[] = keyHolders) {
  const { resourcesFolder } = appOptions(dataFolder);
  const given = { dataFolder, resourcesFolder, specimen: false, unsynced: false, version: '' };
  const unlocked = mustUnlock({ dataFolder, keyHolders: holders });
  const { check, operation } = workerTasks({ ...given, ...unlocked });
  return {
    check: (now: number) => check({ now }, {}),
    replay: async (now: number) => {
      const context = { caller: BROKER, now, requestId: 'replay' };
      const replay = { operation: 'replayQuotes', input: {}, context } as const;
      return (await operation(replay, {})) as Result<ReplayReport>;
    },
  };
}

/**
 * Replays all quotes of a folder that a host has open.
 * @throws {Breach} where it cannot be done
 */
export async function replayHere(dataFolder: string): Promise<ReplayReport> {
  const replay = async () => tasksHere(dataFolder).replay(Date.now());
  const result = await replay().catch((error: unknown) => {
    throw new Breach('history', `the replay fails: ${error}`);
  });
  if (result.ok) return result.value;
  throw new Breach('history', `the replay is refused: ${faultSentence(result.fault)}`);
}
