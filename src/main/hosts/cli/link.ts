import { Command } from 'commander';
import { message } from '../../../shared/domain/messages/message.ts';
import { mintLaunchToken } from '../../adapters/http/screens/launch-token.ts';
import { readServerFile } from '../../adapters/node/server-file.ts';
import { CommandFault } from './common/command-fault.ts';
import { type DataOptions, dataCommand } from './common/data-command.ts';
import { dataFolderOf } from './common/data-folder.ts';
import { examples } from './common/examples.ts';
import { print } from './common/output.ts';

interface LinkOptions extends DataOptions {
  readonly port?: string;
}

/** Where the host of a data folder listens, as that host wrote down. */
function runningHost(dataFolder: string): string {
  const server = readServerFile(dataFolder);
  if (server === undefined) {
    const said = message('hostNotRunning', { folder: dataFolder });
    throw new CommandFault({ kind: 'unavailable', message: said });
  }
  if (server.host === 'electron') {
    const said = message('hostIsWindow', { folder: dataFolder, pid: server.pid });
    throw new CommandFault({ kind: 'conflict', message: said });
  }
  return server.url;
}

/** Makes sure that a host runs: without one, the link would open nothing. */
async function checkHost(host: string): Promise<void> {
  const answer = await fetch(`${host}/health/live`).catch(() => undefined);
  if (!answer?.ok) {
    const said = message('hostNotAnswering', { host });
    throw new CommandFault({ kind: 'unavailable', message: said });
  }
}

/** `link`. */
export function linkCommand(): Command {
  const link = new Command('link')
    .description('print a new link to the screens of the running browser host; it works once')
    .option('--port <n>', 'the port of the host; the one it reported unless given');
  dataCommand(link, async (options: LinkOptions) => {
    const dataFolder = dataFolderOf(options);
    const { port } = options;
    const host = port === undefined ? runningHost(dataFolder) : `http://127.0.0.1:${port}`;
    await checkHost(host);
    const url = `${host}/launch/${mintLaunchToken(dataFolder)}`;
    print(options, { url }, () => [url]);
  });
  return examples(link, 'link', 'link --data ./data');
}
