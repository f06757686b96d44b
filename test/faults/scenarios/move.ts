import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MOVED_FILE } from '../../../src/main/adapters/node/moved.ts';
import { Breach } from '../breach.ts';
import { answered } from '../desk.ts';
import { fillPrepared } from '../prepared.ts';
import type { Scenario } from '../scenario.ts';

const [OLD, NEW] = ['old', 'new'];

/** The data are moved: whoever starts on the old folder finds all of them, in one of both. */
export const move: Scenario = {
  name: 'move',
  acknowledges: (said) => said.includes('goes on there'),
  startsIn: OLD,
  relocate: (folder, madeIn) => {
    const pointer = join(folder, OLD, MOVED_FILE);
    if (!existsSync(pointer)) return;
    writeFileSync(pointer, readFileSync(pointer, 'utf8').replaceAll(madeIn, folder));
  },
  act: async (host) => {
    const [old, to] = [join(host.dataFolder, OLD), join(host.dataFolder, NEW)];
    const { client, quoteId } = await fillPrepared(old);
    host.arm();
    const code = await host.run(['data-folder', 'move', to, '--data', old]);
    return {
      acknowledged: code === 0,
      check: async (next, acknowledged) => {
        await next.signIn(client);
        await answered(next, 'getQuote', { id: quoteId });
        const { quotes } = await answered(next, 'listQuotes', {});
        if (quotes.length !== 1) throw new Breach('twice', `${quotes.length} quotes`);
        const { dataFolder } = await answered(next, 'serviceStatus', {});
        if (acknowledged && !dataFolder.endsWith(NEW)) {
          throw new Breach('lost', 'the data are in the old folder');
        }
      },
    };
  },
};
