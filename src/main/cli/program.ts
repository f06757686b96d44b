import { Command } from 'commander';
import { mintLaunchToken } from '../bridge/launch-token.ts';
import { environmentOptions } from '../system/environment.ts';
import { DEFAULT_PORT, defaultDataFolder } from '../system/paths.ts';
import { clientCommands } from './client.ts';
import { quoteCommands } from './quote.ts';

const EXAMPLES = `Examples:
  npm run quotedesk -- client create "Comparison site" --permissions price,lookup
  npm run quotedesk -- client list --json
  npm run quotedesk -- client revoke qd-7k3m9xq2f4td
  npm run quotedesk -- quote replay --all
  npm run quotedesk -- link --port 8517
`;

function linkCommand(): Command {
  return new Command('link')
    .description('print a new link to the screens of a running browser host; it works once')
    .option('--data <dir>', 'where data is kept')
    .option('--port <n>', 'where the host listens', String(DEFAULT_PORT))
    .action(({ data, port }: { data?: string; port: string }) => {
      const token = mintLaunchToken(data ?? defaultDataFolder());
      console.log(`http://127.0.0.1:${port}/launch/${token}`);
    });
}

/** The operator's commands. */
export function program(): Command {
  return new Command('quotedesk')
    .description('The operator’s commands of Quotedesk')
    .version(environmentOptions().version)
    .addHelpText('beforeAll', EXAMPLES)
    .addCommand(clientCommands())
    .addCommand(quoteCommands())
    .addCommand(linkCommand());
}
