import { mustUnlock } from '../../src/main/app/encryption/unlock.ts';
import { workerTasks } from '../../src/main/app/worker/tasks.ts';
import { BROKER } from '../../src/main/core/dispatcher.ts';
import { faultSentence } from '../../src/shared/contract/sentences.ts';
import type { ReplayReport } from '../../src/shared/schemas/replay.ts';
import { appOptions } from '../support/host.ts';
import { Breach } from './breach.ts';
import { keyHolders } from './data-key.ts';

/** A replay as a host has it done by a thread. */
async function replay(dataFolder: string) {
  const { resourcesFolder } = appOptions(dataFolder);
  const given = { dataFolder, resourcesFolder, specimen: false, unsynced: false };
  const { operation } = workerTasks({ ...given, ...mustUnlock({ dataFolder, keyHolders }) });
  const context = { caller: BROKER, now: Date.now(), requestId: 'replay' };
  return operation({ operation: 'replayQuotes', input: {}, context }, {});
}

/**
 * Replays all quotes of a folder that a host has open, in this thread: that a host starts one for it
 * costs more than all the rest of a check.
 * @throws {Breach} where it cannot be done
 */
export async function replayHere(dataFolder: string): Promise<ReplayReport> {
  const result = await replay(dataFolder).catch((error: unknown) => {
    throw new Breach('history', `the replay fails: ${error}`);
  });
  if (result.ok) return result.value;
  throw new Breach('history', `the replay is refused: ${faultSentence(result.fault)}`);
}
