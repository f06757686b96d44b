import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IssuedClient } from '../../../../shared/schemas/client.ts';
import { environmentOptions } from '../../../adapters/node/process-options.ts';
import { openApp } from '../../../app/app.ts';

/** The host of the demonstration, and the client that it uses. */
export interface DemoHost {
  readonly url: string;
  readonly credentials: Pick<IssuedClient, 'client_id' | 'client_secret' | 'scope'>;
}

async function use(dataFolder: string, demonstrate: (host: DemoHost) => Promise<void>) {
  const app = await openApp({ dataFolder, host: 'headless', ...environmentOptions() });
  try {
    const { firstClient } = app;
    if (!firstClient) throw new Error('An empty data folder issued no client');
    const { client_id, client_secret, scope } = firstClient;
    const url = await app.listen(0);
    await demonstrate({ url, credentials: { client_id, client_secret, scope } });
  } finally {
    await app.close();
  }
}

/** Runs the demonstration at a host on temporary data, and leaves nothing behind. */
export async function withTemporaryHost(
  demonstrate: (host: DemoHost) => Promise<void>,
): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'quotedesk-demo-'));
  const remove = () => rmSync(dataFolder, { recursive: true, force: true });
  // An interruption leaves nothing behind either.
  const interrupted = () => {
    remove();
    process.exit(1);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    await use(dataFolder, demonstrate);
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    remove();
  }
}
