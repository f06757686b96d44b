import type { Command } from 'commander';
import { common } from './common.ts';
import { examples } from './examples.ts';
import { quoteLines } from './quote-text.ts';
import { type CommonOptions, print, run } from './session.ts';

/** `quote show ID`. */
export function addShow(quote: Command): void {
  const command = quote
    .command('show')
    .description('show a quote, how its premium came about, and its history')
    .argument('<id>', 'the quote');
  examples(command, 'quote show Q-7K3M-9XQ2-F4TD', 'quote show Q-7K3M-9XQ2-F4TD --json');
  common(command, async (options: CommonOptions, id: string) => {
    const found = await run(options, 'getQuote', { id });
    print(options, found, () => quoteLines(found));
  });
}
