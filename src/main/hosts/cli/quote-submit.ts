import type { Command } from 'commander';
import { common } from './common.ts';
import { examples } from './examples.ts';
import { readQuoteDocument } from './quote-document.ts';
import { explanationLines, referralLines, warningLines } from './quote-text.ts';
import { CommandFault, type CommonOptions, print, run } from './session.ts';

/** `quote submit FILE`. */
export function addSubmit(quote: Command): void {
  const command = quote
    .command('submit')
    .description('submit a quote document, XML or JSON, and keep the quote')
    .argument('<file>', 'the document; - reads standard input');
  examples(command, 'quote submit resources/samples/quote.xml', 'quote submit - < quote.json');
  common(command, async (options: CommonOptions, file: string) => {
    const read = await readQuoteDocument(file);
    if (!read.ok) throw new CommandFault(read.fault);
    const submitted = await run(options, 'submitQuote', read.value);
    print(options, submitted, () => [
      `Quote ${submitted.quoteId}`,
      '',
      ...explanationLines(submitted.explanation),
      ...referralLines(submitted.referrals),
      ...warningLines(submitted.warnings),
    ]);
  });
}
