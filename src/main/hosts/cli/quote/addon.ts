import { Argument, type Command, Option } from 'commander';
import { ADD_ONS, type AddOn } from '../../../../shared/domain/quotes/add-on.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { changedLines } from './text.ts';

type Options = DataOptions & { readonly level?: string; readonly remove?: boolean };

/** `quote addon ID TYPE`. */
export function addAddOn(quote: Command): void {
  const command = quote
    .command('addon')
    .description('add an optional cover, change its level, or remove it')
    .argument('<id>', 'the quote')
    .addArgument(new Argument('<type>', 'the cover').choices([...ADD_ONS]))
    .addOption(new Option('--level <level>', 'a level in the rate book; the first unless given'))
    .addOption(new Option('--remove', 'remove the cover').conflicts('level'));
  examples(
    command,
    'quote addon Q-7K3M-9XQ2-F4TD legal',
    'quote addon Q-7K3M-9XQ2-F4TD breakdown --level europe',
    'quote addon Q-7K3M-9XQ2-F4TD breakdown --remove',
  );
  dataCommand(command, async (options: Options, quoteId: string, addonType: AddOn) => {
    const { level, remove } = options;
    const addonOptions = level === undefined ? {} : { level };
    const changed = remove
      ? await runOperation(options, 'removeCover', { quoteId, addonType })
      : await runOperation(options, 'addCover', { quoteId, addonType, addonOptions });
    print(options, changed, () => changedLines(changed));
  });
}
