import type { Command } from 'commander';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { changedLines } from './text.ts';

type Options = DataOptions & { readonly reason: string; readonly name?: string };

/** `quote refer ID`. */
export function addRefer(quote: Command): void {
  const command = quote
    .command('refer')
    .description('refer a quote to an underwriter')
    .argument('<id>', 'the quote')
    .requiredOption('--reason <text>', 'why an underwriter must look at it; kept in the history')
    .option('--name <text>', 'who refers it');
  examples(command, 'quote refer Q-7K3M-9XQ2-F4TD --reason "The car is kept abroad in winter"');
  dataCommand(command, async ({ reason, name, ...options }: Options, quoteId: string) => {
    const request = { quoteId, reason, ...(name === undefined ? {} : { name }) };
    const changed = await runOperation(options, 'referQuote', request);
    print(options, changed, () => changedLines(changed));
  });
}
