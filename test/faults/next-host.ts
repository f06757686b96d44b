import { followMoves } from '../../src/main/adapters/node/moved.ts';
import { startHeadless } from '../support/host/headless.ts';
import { openScreens } from '../support/screens/open-screens.ts';
import { Breach, inTime } from './breach.ts';
import { KEY_ENVIRONMENT, keyHolders } from './database.ts';
import { type Desk, openDesk } from './program.ts';
import { replayHere } from './tasks-here.ts';

/** A host without the library, on what a fault left. */
export interface NextHost {
  readonly name: string;
  /**
   * Starts it, lets work be done at it, and ends it.
   * @throws {Breach} where it does not start
   */
  readonly use: (dataFolder: string, work: (desk: Desk) => Promise<void>) => Promise<void>;
}

function noStart(dataFolder: string, text: string): Breach {
  return new Breach('noStart', text.replaceAll(dataFolder, 'DIR').trim().split('\n')[0] ?? '');
}

/** A process of its own, as its users start it; killed at the end. */
const spawned: NextHost = {
  name: 'spawned',
  use: async (dataFolder, work) => {
    const host = startHeadless({ dataFolder, env: KEY_ENVIRONMENT });
    try {
      const place = await inTime('the next start', host.listening).catch((error: unknown) => {
        throw error instanceof Breach ? error : noStart(dataFolder, host.said());
      });
      await work(await openDesk(place));
    } finally {
      await host.end('SIGKILL');
    }
  },
};

const inProcess: NextHost = {
  name: 'in process',
  use: async (given, work) => {
    const dataFolder = followMoves(given);
    const opening = openScreens(dataFolder, { keyHolders }).catch((error: unknown) => {
      throw noStart(given, error instanceof Error ? error.message : String(error));
    });
    const host = await inTime('the next start', opening).catch((error: unknown) => {
      // One that is late must not stay open.
      opening.then(({ close }) => close()).catch(() => undefined);
      throw error;
    });
    try {
      await work({ ...(await openDesk(host)), replay: () => replayHere(dataFolder) });
    } finally {
      await inTime('an end', host.close());
    }
  },
};

/** The same checks by both: in process for every state, spawned for a sample. */
export const nextHosts = { spawned, inProcess };
