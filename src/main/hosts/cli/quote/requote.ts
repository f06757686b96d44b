import type { Command } from 'commander';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperations } from '../common/run-operation.ts';
import { pricedLines } from './text.ts';

type Options = DataOptions & { readonly inception?: string };

/** The same document for cover that begins at another moment: a year from then, unless it is changed. */
function beginning(document: Readonly<Record<string, unknown>>, inception: string | undefined) {
  if (inception === undefined) return document;
  const { ExpiryDate: _, ...policy } = Object(document.Policy);
  return { ...document, Policy: { ...policy, InceptionDate: inception } };
}

/** `quote requote ID`. */
export function addRequote(quote: Command): void {
  const command = quote
    .command('requote')
    .description(
      'quote the same answers again, with their excess and add-ons, as a new quote; a discount or premium set by hand stays behind',
    )
    .argument('<id>', 'the quote to begin with')
    .option('--inception <moment>', 'when cover begins, for a year; as before unless given');
  examples(command, 'quote requote Q-7K3M-9XQ2-F4TD --inception 2027-12-01T00:00:00Z');
  dataCommand(command, async (options: Options, quoteId: string) => {
    const quoted = await runOperations(options, async (call) => {
      const { document, discount: _, ...choices } = await call('draftFromQuote', { quoteId });
      const changed = beginning(document, options.inception);
      return call('submitDraft', { document: changed, ...choices, basedOn: quoteId });
    });
    print(options, quoted, () => [
      `Quote ${quoted.quoteId}, from ${quoteId}`,
      ...pricedLines(quoted),
    ]);
  });
}
