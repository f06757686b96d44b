import type { IssuedClient } from '../../../../shared/schemas/people/client.ts';
import { environmentOptions } from '../../../adapters/node/process-options.ts';
import { openApp } from '../../../app/app.ts';
import { withTemporaryFolder } from '../common/temporary-folder.ts';

/** The host of the demonstration, and the client that it uses. */
export interface DemoHost {
  readonly url: string;
  readonly credentials: Pick<IssuedClient, 'client_id' | 'client_secret' | 'scope'>;
}

async function use(dataFolder: string, demonstrate: (host: DemoHost) => Promise<void>) {
  const app = await openApp({ dataFolder, host: 'headless', ...environmentOptions() });
  try {
    const firstClient = await app.issueFirstClient();
    if (!firstClient) throw new Error('An empty data folder issued no client');
    const { client_id, client_secret, scope } = firstClient;
    const url = await app.listen(0);
    await demonstrate({ url, credentials: { client_id, client_secret, scope } });
  } finally {
    await app.close();
  }
}

/** Runs the demonstration at a host on temporary data, and leaves nothing behind. */
export function withTemporaryHost(demonstrate: (host: DemoHost) => Promise<void>): Promise<void> {
  return withTemporaryFolder((dataFolder) => use(dataFolder, demonstrate));
}
