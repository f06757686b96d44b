import type { Command } from 'commander';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { contentHash } from '../../../adapters/node/hash.ts';
import { readTableFile, writeTableFile } from '../../../app/rate-book-file/table-file.ts';
import { writeRateBookFile } from '../../../app/rate-book-file/write-file.ts';
import { CommandFault, mustRead } from '../common/command-fault.ts';
import { plainCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { readFile } from '../common/read-file.ts';
import { writeBytes } from '../common/write-files.ts';
import { bookIn, endingOf, formatOf, readBookFile } from './book-file.ts';

interface Options {
  readonly table?: string;
  readonly into?: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

const CSV = 'csv';

/** The name of the table in a CSV file. @throws CommandFault where it is not given */
function tableOf({ table }: Options): string {
  if (table !== undefined) return table;
  throw new CommandFault({ kind: 'invalid', message: message('tableOfCsv') });
}

async function readIn(file: string, options: Options): Promise<RateBook> {
  if (endingOf(file) !== CSV) return (await readBookFile(file)).book;
  const table = tableOf(options);
  if (options.into === undefined) {
    throw new CommandFault({ kind: 'invalid', message: message('bookOfCsv') });
  }
  const { book } = await readBookFile(options.into);
  return bookIn(file, readTableFile(await readFile(file), table, book)).book;
}

/** `ratebook convert IN OUT`. */
export function addConvert(ratebook: Command): void {
  const command = ratebook
    .command('convert')
    .description('write a rate book in another form: JSON, Excel (.xlsx), or one table as CSV')
    .argument('<in>', 'the file to read: .json, .xlsx, or .csv with --table and --into')
    .argument('<out>', 'the file to write: .json, .xlsx or .csv')
    .option('--table <name>', 'the table of the CSV file: the name of its sheet, or its id')
    .option('--into <file>', 'the rate book whose table the CSV file replaces')
    .option('--force', 'overwrite an existing file');
  plainCommand(command, async (options: Options, from: string, to: string) => {
    const book = await readIn(from, options);
    const { bytes } = mustRead(
      endingOf(to) === CSV
        ? writeTableFile(book, tableOf(options))
        : writeRateBookFile(book, formatOf(to)),
    );
    const path = writeBytes(to, bytes, options);
    print(options, { hash: contentHash(book), path }, () => [path]);
  });
  examples(
    command,
    'ratebook convert book.json book.xlsx',
    'ratebook convert book.json area.csv --table Area',
    'ratebook convert area.csv new.json --table Area --into book.json',
  );
}
