import { type Command, InvalidArgumentError, Option } from 'commander';
import { OVERRIDES, type OverrideRequest } from '../../../../shared/schemas/change.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { changedLines } from './text.ts';

function number(text: string): number {
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a number, such as 10 or 450.50.');
}

type Options = DataOptions & {
  readonly type: OverrideRequest['overrideType'];
  readonly value: number;
  readonly reason: string;
};

/** `quote override ID`. */
export function addOverride(quote: Command): void {
  const command = quote
    .command('override')
    .description('override the premium, the excess or the discount of a quote')
    .argument('<id>', 'the quote')
    .addOption(
      new Option('--type <type>', 'what to override').choices([...OVERRIDES]).makeOptionMandatory(),
    )
    .requiredOption('--value <n>', 'euro for premium and excess, percent for discount', number)
    .requiredOption('--reason <text>', 'why; it is kept in the history');
  examples(
    command,
    'quote override Q-7K3M-9XQ2-F4TD --type discount --value 10 --reason "Loyal for years"',
  );
  dataCommand(command, async (options: Options, quoteId: string) => {
    const { type: overrideType, value, reason } = options;
    const request = { quoteId, overrideType, value, reason };
    const changed = await runOperation(options, 'overrideQuote', request);
    print(options, changed, () => changedLines(changed));
  });
}
