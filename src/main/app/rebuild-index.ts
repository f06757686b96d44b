import { openLog } from '../adapters/node/log.ts';
import { type RebuiltIndex, rebuildQuoteIndex } from '../adapters/sqlite/quote-index/rebuild.ts';
import { problemError } from '../core/data-state/data-state.ts';
import { openData } from './services/open-data.ts';
import { mustUnlock, type UnlockOptions } from './vault/unlock.ts';

/**
 * Makes the quote index of a data folder again from the history, also next to a running host.
 * @throws {FaultError} where the data can only be read
 */
export async function rebuildIndex(options: UnlockOptions): Promise<RebuiltIndex> {
  const { dataFolder } = options;
  const log = openLog({ dataFolder, keeps: false, says: false });
  const data = await openData({ ...mustUnlock(options), dataFolder, host: 'command' }, { log });
  try {
    const problem = data.state.problem();
    if (problem) throw problemError(problem);
    return await rebuildQuoteIndex(data.database);
  } finally {
    await data.close();
  }
}
