import type { Command } from 'commander';
import { CommandFault } from '../common/command-fault.ts';
import { type DataOptions, dataCommand, mayBeNew } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { readQuoteDocument } from './document.ts';
import { pricedLines } from './text.ts';

interface SubmitOptions extends DataOptions {
  readonly product?: string;
}

/** `quote submit FILE`. */
export function addSubmit(quote: Command): void {
  const command = quote
    .command('submit')
    .description('submit a quote document, XML or JSON, and store the quote')
    .argument('<file>', 'the document; - reads standard input')
    .option('--product <id>', 'the product or scheme; the default scheme unless given');
  examples(
    command,
    'quote submit resources/samples/quote.xml',
    'quote submit - < quote.json',
    'quote submit resources/samples/quote.xml --product standard',
  );
  dataCommand(mayBeNew(command), async (options: SubmitOptions, file: string) => {
    const read = await readQuoteDocument(file);
    if (!read.ok) throw new CommandFault(read.fault);
    const submitted = await runOperation(options, 'submitQuote', {
      ...read.value,
      ...(options.product === undefined ? {} : { product: options.product }),
    });
    const { quoteId, scheme } = submitted;
    print(options, submitted, () => [
      `Quote ${quoteId}, ${scheme.name} of ${scheme.insurer}`,
      ...pricedLines(submitted),
    ]);
  });
}
