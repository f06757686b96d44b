import type { Command } from 'commander';
import type { InputOf } from '../../../../shared/contract/contract.ts';
import type { CheckedRateBook } from '../../../../shared/schemas/kept-rate-book.ts';
import { ask } from '../common/ask.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { CommandFault } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { readBookFile } from './book-file.ts';
import { printBook, said } from './life.ts';

type Options = DataOptions & { readonly name?: string; readonly trust?: true };
type Request = InputOf<'importRateBook'>;

/** The refusals that trust in a publisher, or in a file without one, takes back. */
const UNTRUSTED: ReadonlySet<string> = new Set([
  'publisherNew',
  'publisherOther',
  'publisherMissing',
]);

/** Imports a book; where its publisher is not known, whoever is at the terminal is asked. */
async function imported(options: Options, request: Request): Promise<CheckedRateBook> {
  try {
    return await runOperation(options, 'importRateBook', request);
  } catch (error) {
    const isUntrusted = error instanceof CommandFault && UNTRUSTED.has(error.fault.message.code);
    if (!isUntrusted) throw error;
    const answer = await ask(`${error.message}\nTrust it? (yes; Enter: not) `);
    if (answer?.toLowerCase() !== 'yes') throw error;
    return runOperation(options, 'importRateBook', { ...request, trust: true });
  }
}

/** `ratebook import FILE`. */
export function addImport(ratebook: Command): void {
  const command = ratebook
    .command('import')
    .description('take a rate book in as a draft, and check it')
    .argument(
      '<file>',
      'the rate book, JSON, signed or not, or Excel (.xlsx); - reads standard input',
    )
    .option(
      '--trust',
      'take its publisher, or that it has none, although the scheme is not known to be theirs; asked for at a terminal unless given',
    )
    .option('--name <name>', 'who imports it; it is kept in the history');
  examples(command, 'ratebook import book.json --trust', 'ratebook import book.xlsx');
  dataCommand(command, async (options: Options, file: string) => {
    const { book, signature } = await readBookFile(file);
    // The operation checks whatever is given as a signature.
    const signed = (signature === undefined ? {} : { signature }) as Partial<Request>;
    const given: Request = { ...signed, rateBook: book };
    const trust = options.trust ? { trust: true } : {};
    printBook(options, await imported(options, { ...given, ...trust, ...said(options) }));
  });
}
