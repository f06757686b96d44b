import { type Command, Option } from 'commander';
import { OVERRIDES } from '../../../../shared/domain/quotes/override.ts';
import type { OverrideRequest } from '../../../../shared/schemas/quotes/change.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { decimalOption } from '../common/decimal.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { changedLines } from './text.ts';

type WithdrawOptions = DataOptions & {
  readonly type: OverrideRequest['overrideType'];
  readonly reason: string;
};
type Options = WithdrawOptions & { readonly value: number };

const typeOption = (description: string) =>
  new Option('--type <type>', description).choices([...OVERRIDES]).makeOptionMandatory();

/** `quote override ID`. */
export function addOverride(quote: Command): void {
  const command = quote
    .command('override')
    .description('override the premium, the excess or the discount of a quote')
    .argument('<id>', 'the quote')
    .addOption(typeOption('what to override'))
    .requiredOption(
      '--value <n>',
      'euro for premium and excess, percent for discount',
      decimalOption,
    )
    .requiredOption('--reason <text>', 'the reason, for the history');
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

/** `quote withdraw-override ID`. */
export function addWithdrawOverride(quote: Command): void {
  const command = quote
    .command('withdraw-override')
    .description('withdraw an override; the quote is rated again without it')
    .argument('<id>', 'the quote')
    .addOption(typeOption('which override'))
    .requiredOption('--reason <text>', 'the reason, for the history');
  examples(
    command,
    'quote withdraw-override Q-7K3M-9XQ2-F4TD --type discount --reason "Meant for another quote"',
  );
  dataCommand(command, async (options: WithdrawOptions, quoteId: string) => {
    const { type: overrideType, reason } = options;
    const request = { quoteId, overrideType, reason };
    const changed = await runOperation(options, 'withdrawOverride', request);
    print(options, changed, () => changedLines(changed));
  });
}
