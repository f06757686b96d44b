import { Command } from 'commander';
import { mintLaunchToken } from '../../adapters/http/screens/launch-token.ts';
import { DEFAULT_PORT, defaultDataFolder } from '../../adapters/node/paths.ts';
import { type DataOptions, dataCommand } from './common/data-command.ts';
import { examples } from './common/examples.ts';
import { print } from './common/output.ts';

interface LinkOptions extends DataOptions {
  readonly port: string;
}

/** Makes sure that a host runs: without one, the link would open nothing. */
async function checkHost(host: string): Promise<void> {
  const answer = await fetch(`${host}/health/live`).catch(() => undefined);
  if (!answer?.ok) {
    throw new Error(`No Quotedesk answers at ${host}; start one, or name its port with --port`);
  }
}

/** `link`. */
export function linkCommand(): Command {
  const link = new Command('link')
    .description('print a new link to the screens of a running browser host; it works once')
    .option('--port <n>', 'where the host listens', String(DEFAULT_PORT));
  dataCommand(link, async (options: LinkOptions) => {
    const host = `http://127.0.0.1:${options.port}`;
    await checkHost(host);
    const url = `${host}/launch/${mintLaunchToken(options.data ?? defaultDataFolder())}`;
    print(options, { url }, () => [url]);
  });
  return examples(link, 'link --port 8517');
}
