import type { Command } from 'commander';
import { message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import type { LevyTable } from '../../../../shared/schemas/rate-books/levy-table.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { environmentOptions } from '../../../adapters/node/process-options.ts';
import { readLevies } from '../../../adapters/node/resources.ts';
import { isFault } from '../../../core/rating/examine/finding.ts';
import {
  isOfExample,
  type WorkedThrough,
  workExamples,
} from '../../../core/rating/examine/worked-examples.ts';
import { CommandFault } from '../common/command-fault.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { isHash } from '../common/is-hash.ts';
import { print } from '../common/output.ts';
import { runOperations } from '../common/run-operation.ts';
import { amount, table } from '../common/table.ts';
import { readChecked } from './book-file.ts';

/** The sound book of a file, whatever its examples give. @throws CommandFault where it has faults */
async function bookOfFile(file: string, levies: LevyTable): Promise<RateBook> {
  const { book, findings } = await readChecked(file, levies);
  const faults = findings.filter((one) => isFault(one) && !isOfExample(one));
  if (book && faults.length === 0) return book;
  throw new CommandFault({
    kind: 'invalid',
    message: message('bookFaulty', { file, count: faults.length }),
  });
}

/** The book of a hash, or the one in force today. */
function bookOfHash(options: DataOptions, given: string | undefined): Promise<RateBook> {
  return runOperations(options, async (call) => {
    const hash = given ?? (await call('serviceStatus', {})).rateBook?.hash;
    if (hash === undefined) {
      throw new CommandFault({ kind: 'notFound', message: message('noRateBook') });
    }
    return (await call('readRateBook', { hash })).rateBook;
  });
}

function lines(worked: readonly WorkedThrough[]): string[] {
  const rows = worked.map(({ title, expected, found, differing }) => [
    differing.length === 0 ? 'pass' : 'FAIL',
    amount(euro(expected.premiumCents)),
    amount(euro(found.premiumCents)),
    title,
    differing.map((key) => `${key} ${expected[key]}, found ${found[key]}`).join('; '),
  ]);
  const failed = worked.filter(({ differing }) => differing.length > 0).length;
  return [
    ...table(
      [['Result', 'Expected', 'Found', 'Example', 'Differs'], ...rows],
      ['left', 'right', 'right'],
    ),
    `${worked.length - failed} of ${worked.length} examples pass`,
  ];
}

/** `ratebook examples [FILE|HASH]`. */
export function addExamples(ratebook: Command): void {
  const command = ratebook
    .command('examples')
    .description('calculate the worked examples of a rate book; exit code 1 if one fails')
    .argument('[book]', 'a file, or a hash or its start; the book in force unless given');
  examples(
    command,
    'ratebook examples',
    'ratebook examples resources/rate-books/demonstration.json',
  );
  dataCommand(command, async (options: DataOptions, given?: string) => {
    const levies = readLevies(environmentOptions().resourcesFolder);
    const ofHash = given === undefined || isHash(given);
    const book = ofHash ? await bookOfHash(options, given) : await bookOfFile(given, levies);
    const worked = workExamples(book, levies);
    print(options, { name: book.name, version: book.version, examples: worked }, () =>
      lines(worked),
    );
    if (worked.some(({ differing }) => differing.length > 0)) process.exitCode = 1;
  });
}
