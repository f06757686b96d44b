import { Argument, type Command } from 'commander';
import { ADD_ONS, type AddOn } from '../../../shared/schemas/add-on.ts';
import { type DataOptions, dataCommand } from './data-command.ts';
import { examples } from './examples.ts';
import { print } from './output.ts';
import { changedLines } from './quote-text.ts';
import { runOperation } from './run-operation.ts';

/** `quote addon ID TYPE`. */
export function addAddOn(quote: Command): void {
  const command = quote
    .command('addon')
    .description('add optional cover to a quote; the same cover again changes its level')
    .argument('<id>', 'the quote')
    .addArgument(new Argument('<type>', 'the cover').choices([...ADD_ONS]))
    .option('--level <level>', 'as the rate book names its levels; its first unless given');
  examples(
    command,
    'quote addon Q-7K3M-9XQ2-F4TD legal',
    'quote addon Q-7K3M-9XQ2-F4TD breakdown --level europe',
  );
  dataCommand(
    command,
    async (options: DataOptions & { level?: string }, quoteId: string, addonType: AddOn) => {
      const { level } = options;
      const addonOptions = level === undefined ? {} : { level };
      const changed = await runOperation(options, 'addCover', { quoteId, addonType, addonOptions });
      print(options, changed, () => changedLines(changed));
    },
  );
}
