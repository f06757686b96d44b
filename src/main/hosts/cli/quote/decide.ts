import type { Command } from 'commander';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { changedLines } from './text.ts';

type Decision = DataOptions & { readonly note: string; readonly name?: string };
type Approval = Decision & { readonly terms?: string };
type Refusal = Decision & { readonly reason: readonly string[] };

const NOTE = 'why, for the record; kept in the history, never printed';

/** `quote approve ID`. */
export function addApprove(quote: Command): void {
  const command = quote
    .command('approve')
    .description('approve a referred quote, so that it can be accepted')
    .argument('<id>', 'the quote')
    .requiredOption('--note <text>', NOTE)
    .option('--terms <text>', 'the terms on which it is approved, for the customer')
    .option('--name <text>', 'who approves it');
  examples(command, 'quote approve Q-7K3M-9XQ2-F4TD --note "The licence was checked"');
  dataCommand(command, async ({ note, terms, name, ...options }: Approval, quoteId: string) => {
    const changed = await runOperation(options, 'decideReferral', {
      ...{ quoteId, decision: 'approve', note },
      ...(terms === undefined ? {} : { terms }),
      ...(name === undefined ? {} : { name }),
    });
    print(options, changed, () => changedLines(changed));
  });
}

/** `quote refuse ID`. */
export function addRefuse(quote: Command): void {
  const command = quote
    .command('refuse')
    .description('refuse a referred quote, so that nobody can accept it')
    .argument('<id>', 'the quote')
    .requiredOption('--reason <text...>', 'the reasons for the customer, as the letter prints them')
    .requiredOption('--note <text>', NOTE)
    .option('--name <text>', 'who refuses it');
  examples(
    command,
    'quote refuse Q-7K3M-9XQ2-F4TD --reason "The car is kept abroad" --note "Our reinsurer does not allow it"',
  );
  dataCommand(command, async ({ note, reason, name, ...options }: Refusal, quoteId: string) => {
    const changed = await runOperation(options, 'decideReferral', {
      ...{ quoteId, decision: 'refuse', note, reasons: [...reason] },
      ...(name === undefined ? {} : { name }),
    });
    print(options, changed, () => changedLines(changed));
  });
}
