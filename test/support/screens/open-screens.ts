import { join } from 'node:path';
import { httpBridge } from '../../../src/main/adapters/http/screens/http-bridge.ts';
import { mintLaunchToken } from '../../../src/main/adapters/http/screens/launch-token.ts';
import type { AppOptions } from '../../../src/main/app/app-options.ts';
import { openEnvironments } from '../../../src/main/app/environments.ts';
import { appOptions, type TestClock } from '../host/host.ts';

const BUILT = join(import.meta.dirname, '../../../out');

/**
 * Opens the composition of the headless host in this process, on a port of its own: the built screens
 * and the API. Anyone who opens it closes it.
 */
export async function openScreens(
  dataFolder: string,
  { clock, ...options }: { readonly clock?: TestClock } & Pick<AppOptions, 'keyHolders'> = {},
) {
  const now = clock && { clock: () => clock.now };
  const environments = await openEnvironments({
    ...appOptions(dataFolder),
    ...now,
    ...options,
    // As it was built: from source, the threads of each start take several seconds.
    workerProgram: join(BUILT, 'main/worker.js'),
  });
  const { live, dispatch } = environments;
  try {
    await (await live.api()).register(httpBridge, {
      dispatch,
      dataFolder,
      screensFolder: join(BUILT, 'renderer'),
      ...now,
      printLink: () => {},
      linkCommand: 'quotedesk link create',
    });
    const firstClient = await live.issueFirstClient();
    const url = await live.listen(0);
    const link = `${url}/launch/${mintLaunchToken(dataFolder)}`;
    return { url, link, firstClient, close: environments.close };
  } catch (error) {
    await environments.close();
    throw error;
  }
}
