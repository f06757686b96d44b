import type { Command } from 'commander';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { changedLines } from './text.ts';

type Decision = DataOptions & {
  readonly note: string;
  readonly underwriter?: string;
  readonly reference?: string;
  readonly name?: string;
};
type Approval = Decision & { readonly terms?: string };
type Refusal = Decision & { readonly reason: readonly string[] };

const NOTE = 'why, for the record; kept in the history, never printed';

/** Whose decision it is, so far as it was said. */
function answered({ underwriter, reference, name }: Omit<Decision, 'note'>) {
  return {
    ...(underwriter === undefined ? {} : { underwriter }),
    ...(reference === undefined ? {} : { reference }),
    ...(name === undefined ? {} : { name }),
  };
}

function addAnswered(command: Command, says: string): void {
  command
    .option(
      '--underwriter <text>',
      "the underwriter's name, where somebody else records the answer",
    )
    .option('--reference <text>', "the underwriter's reference")
    .option('--name <text>', says);
}

/** `quote approve ID`. */
export function addApprove(quote: Command): void {
  const command = quote
    .command('approve')
    .description('approve a referred quote, so that it can be accepted')
    .argument('<id>', 'the quote')
    .requiredOption('--note <text>', NOTE)
    .option('--terms <text>', 'the terms on which it is approved, for the customer');
  addAnswered(command, 'who approves it');
  examples(command, 'quote approve Q-7K3M-9XQ2-F4TD --note "The licence was checked"');
  dataCommand(command, async ({ note, terms, ...options }: Approval, quoteId: string) => {
    const changed = await runOperation(options, 'decideReferral', {
      ...{ quoteId, decision: 'approve', note },
      ...(terms === undefined ? {} : { terms }),
      ...answered(options),
    });
    print(options, changed, () => changedLines(changed));
  });
}

/** `quote refuse ID`. */
export function addRefuse(quote: Command): void {
  const command = quote
    .command('refuse')
    .description('refuse a referred quote; it can then not be accepted')
    .argument('<id>', 'the quote')
    .requiredOption('--reason <text...>', 'the reasons for the customer, as the letter prints them')
    .requiredOption('--note <text>', NOTE);
  addAnswered(command, 'who refuses it');
  examples(
    command,
    'quote refuse Q-7K3M-9XQ2-F4TD --reason "The car is kept abroad" --note "Our reinsurer does not allow it"',
  );
  dataCommand(command, async ({ note, reason, ...options }: Refusal, quoteId: string) => {
    const changed = await runOperation(options, 'decideReferral', {
      ...{ quoteId, decision: 'refuse', note, reasons: [...reason] },
      ...answered(options),
    });
    print(options, changed, () => changedLines(changed));
  });
}
