import type { Command } from 'commander';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { quoteLines } from './text.ts';

/** `quote show ID`. */
export function addShow(quote: Command): void {
  const command = quote
    .command('show')
    .description('show a quote, how its premium came about, and its history')
    .argument('<id>', 'the quote');
  examples(command, 'quote show Q-7K3M-9XQ2-F4TD', 'quote show Q-7K3M-9XQ2-F4TD --json');
  dataCommand(command, async (options: DataOptions, id: string) => {
    const found = await runOperation(options, 'getQuote', { id });
    print(options, found, () => quoteLines(found));
  });
}
