import { type Command, Option } from 'commander';
import { LOST_REASONS, type LostReason } from '../../../../shared/domain/quotes/outcome.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { changedLines } from './text.ts';

type Options = DataOptions & {
  readonly reason: LostReason;
  readonly note?: string;
  readonly name?: string;
};

const namedBy = ({ name }: Pick<Options, 'name'>) => (name === undefined ? {} : { name });

/** `quote lost ID`. */
export function addLost(quote: Command): void {
  const command = quote
    .command('lost')
    .description('mark an open or expired quote as lost; a new reason replaces the old one')
    .argument('<id>', 'the quote')
    .addOption(
      new Option('--reason <reason>', 'why the customer did not take it')
        .choices([...LOST_REASONS])
        .makeOptionMandatory(),
    )
    .option('--note <text>', 'a note; required with the reason other')
    .option('--name <text>', 'your name, for the history');
  examples(
    command,
    'quote lost Q-7K3M-9XQ2-F4TD --reason price',
    'quote lost Q-7K3M-9XQ2-F4TD --reason other --note "Moved abroad"',
  );
  dataCommand(command, async ({ reason, note, ...options }: Options, quoteId: string) => {
    const changed = await runOperation(options, 'markLost', {
      ...{ quoteId, reason },
      ...(note === undefined ? {} : { note }),
      ...namedBy(options),
    });
    print(options, changed, () => changedLines(changed));
  });
}

/** `quote not-lost ID`. */
export function addNotLost(quote: Command): void {
  const command = quote
    .command('not-lost')
    .description('mark a quote as not lost')
    .argument('<id>', 'the quote')
    .option('--name <text>', 'your name, for the history');
  examples(command, 'quote not-lost Q-7K3M-9XQ2-F4TD');
  dataCommand(command, async (options: Omit<Options, 'reason' | 'note'>, quoteId: string) => {
    const changed = await runOperation(options, 'markNotLost', {
      quoteId,
      ...namedBy(options),
    });
    print(options, changed, () => changedLines(changed));
  });
}
