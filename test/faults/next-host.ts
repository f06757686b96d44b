import { join } from 'node:path';
import { httpBridge } from '../../src/main/adapters/http/screens/http-bridge.ts';
import { mintLaunchToken } from '../../src/main/adapters/http/screens/launch-token.ts';
import { openEnvironments } from '../../src/main/app/environments.ts';
import { startHeadless } from '../support/headless.ts';
import { appOptions } from '../support/host.ts';
import { Breach, inTime } from './breach.ts';
import { KEY_ENVIRONMENT, keyHolders } from './data-key.ts';
import { type Desk, openDesk } from './desk.ts';

/** A host without the library, on what a fault left. */
export interface NextHost {
  readonly name: string;
  /**
   * Starts it, lets work be done at it, and ends it.
   * @throws {Breach} where it does not start
   */
  readonly use: (dataFolder: string, work: (desk: Desk) => Promise<void>) => Promise<void>;
}

const SCREENS = join(import.meta.dirname, '../../out/renderer');
/** As it was built: from source, each of its starts takes as long as all else of a check. */
const WORKER = join(import.meta.dirname, '../../out/main/worker.js');

function noStart(dataFolder: string, said: string): Breach {
  return new Breach('noStart', said.replaceAll(dataFolder, 'DIR').trim().split('\n')[0] ?? '');
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

/** The composition of the headless host, in this process, on a port of its own; closed at the end. */
async function openInProcess(dataFolder: string) {
  const environments = await openEnvironments({
    ...appOptions(dataFolder),
    keyHolders,
    workerProgram: WORKER,
  });
  const { live, dispatch } = environments;
  try {
    await live.api.register(httpBridge, {
      ...{ dispatch, dataFolder, screensFolder: SCREENS },
      printLink: () => {},
      linkCommand: 'quotedesk link',
    });
    const url = await live.listen(0);
    const link = `${url}/launch/${mintLaunchToken(dataFolder)}`;
    return { url, link, close: environments.close };
  } catch (error) {
    await environments.close();
    throw error;
  }
}

const inProcess: NextHost = {
  name: 'in process',
  use: async (dataFolder, work) => {
    const opening = openInProcess(dataFolder).catch((error: unknown) => {
      throw noStart(dataFolder, error instanceof Error ? error.message : String(error));
    });
    const host = await inTime('the next start', opening).catch((error: unknown) => {
      // One that is late must not stay open.
      opening.then(({ close }) => close()).catch(() => undefined);
      throw error;
    });
    try {
      await work(await openDesk(host));
    } finally {
      await inTime('an end', host.close());
    }
  },
};

/** The same checks by both: in process for every state, spawned for a sample. */
export const nextHosts = { spawned, inProcess };
