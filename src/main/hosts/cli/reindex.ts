import { Command } from 'commander';
import { environmentOptions } from '../../adapters/node/process-options.ts';
import { rebuildIndex } from '../../app/rebuild-index.ts';
import { type DataOptions, dataCommand } from './common/data-command.ts';
import { filledFolderOf } from './common/data-folder.ts';
import { examples } from './common/examples.ts';
import { print } from './common/output.ts';

/** `reindex`. */
export function reindexCommand(): Command {
  const command = new Command('reindex').description(
    'rebuild damaged lists, searches, customers and figures from the history',
  );
  examples(command, 'reindex', 'reindex --data ./data');
  dataCommand(command, async (options: DataOptions) => {
    const dataFolder = filledFolderOf(options);
    const { keyHolders } = environmentOptions();
    const rebuilt = await rebuildIndex({ dataFolder, keyHolders });
    const { quotes, missing } = rebuilt;
    print(options, { dataFolder, ...rebuilt }, () => [
      `Lists, searches, customers and figures were rebuilt from ${quotes} quotes.`,
      ...(missing > 0 ? ['The running host brings in the newest changes.'] : []),
    ]);
  });
  return command;
}
