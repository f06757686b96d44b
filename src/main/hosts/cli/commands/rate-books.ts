import { existsSync, writeFileSync } from 'node:fs';
import type { InputOf } from '../../../../shared/contract/contract.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import { FaultError } from '../../../../shared/result/fault-error.ts';
import type { LevyTable } from '../../../../shared/schemas/rate-books/levy-table.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { BOOK_FORMATS } from '../../../../shared/schemas/rate-books/rate-book-file.ts';
import { canonicalJson, contentHash } from '../../../adapters/node/hash.ts';
import { readLevies } from '../../../adapters/node/resources.ts';
import { makeSigningKey, signatures } from '../../../adapters/node/signatures.ts';
import { environmentOptions } from '../../../app/process-options.ts';
import { markFindings } from '../../../app/rate-book-file/read-file.ts';
import { readTableFile, writeTableFile } from '../../../app/rate-book-file/table-file.ts';
import { writeRateBookFile } from '../../../app/rate-book-file/write-file.ts';
import { isFault } from '../../../core/rating/examine/finding.ts';
import {
  isOfExample,
  type WorkedThrough,
  workExamples,
} from '../../../core/rating/examine/worked-examples.ts';
import { type CommandDefinition, command, operation } from '../common/command.ts';
import { type DataOptions, runOperations } from '../common/data.ts';
import { mustRead } from '../common/faults.ts';
import { readFile, writeBytes, writing } from '../common/files.ts';
import { amount, list } from '../common/output.ts';
import { argument, choice, FORCE, optionalArgument, text } from '../common/parameters.ts';
import { comparingCommands } from './impact.ts';
import {
  bookIn,
  bookReport,
  endingOf,
  formatOf,
  HASH,
  isHash,
  readBookFile,
  readChecked,
  reportLines,
  SHORT,
  shownFindings,
  signWith,
} from './table-files.ts';
import { lifeCommands } from './table-lifecycle.ts';

const shippedLevies = () => readLevies(environmentOptions().resourcesFolder);

/** The sound book of a file, whatever its examples give. @throws FaultError where it has faults */
async function bookOfFile(file: string, levies: LevyTable): Promise<RateBook> {
  const { book, findings } = await readChecked(file, levies);
  const faults = findings.filter((one) => isFault(one) && !isOfExample(one));
  if (book && faults.length === 0) return book;
  const faulty = message('bookFaulty', { file, count: faults.length });
  throw new FaultError({ kind: 'invalid', message: faulty });
}

/** The book of a hash, or the one in force today. */
const bookOfHash = (options: DataOptions, given: string | undefined): Promise<RateBook> =>
  runOperations(options, async (call) => {
    const hash = given ?? (await call('serviceStatus', {})).rateBook?.hash;
    if (hash === undefined) {
      throw new FaultError({ kind: 'notFound', message: message('noRateBook') });
    }
    return (await call('readRateBook', { hash })).rateBook;
  });

const isFailed = ({ differing }: WorkedThrough) => differing.length > 0;

const workedLines = (worked: readonly WorkedThrough[]): string[] => [
  ...list(worked, [
    ['Result', (one) => (isFailed(one) ? 'FAIL' : 'pass')],
    ['Expected', ({ expected }) => amount(euro(expected.premiumCents)), 'right'],
    ['Found', ({ found }) => amount(euro(found.premiumCents)), 'right'],
    ['Example', ({ title }) => title],
    [
      'Differs',
      ({ differing, expected, found }) =>
        differing.map((key) => `${key} ${expected[key]}, found ${found[key]}`).join('; '),
    ],
  ]),
  `${worked.length - worked.filter(isFailed).length} of ${worked.length} examples pass`,
];

const CSV = 'csv';

/** The name of the table in a CSV file. @throws FaultError where it is not given */
function mustName(table: string | undefined): string {
  if (table !== undefined) return table;
  throw new FaultError({ kind: 'invalid', message: message('tableOfCsv') });
}

interface CsvTable {
  readonly table: string | undefined;
  readonly into: string | undefined;
}

async function readAny(file: string, { table, into }: CsvTable): Promise<RateBook> {
  if (endingOf(file) !== CSV) return (await readBookFile(file)).book;
  const name = mustName(table);
  if (into === undefined) {
    throw new FaultError({ kind: 'invalid', message: message('bookOfCsv') });
  }
  const { book } = await readBookFile(into);
  return bookIn(file, readTableFile(await readFile(file), name, book)).book;
}

async function bookRequest(file: string): Promise<InputOf<'importRateBook'>> {
  const { book: rateBook, signature } = await readBookFile(file);
  // The operation checks whatever is given as a signature.
  return {
    ...(signature === undefined ? {} : { signature }),
    rateBook,
  } as InputOf<'importRateBook'>;
}

/** Writes a private key that only its owner can read, and overwrites none. */
function writeKey(file: string, privateKey: string): void {
  if (existsSync(file)) {
    throw new FaultError({ kind: 'conflict', message: message('keyFileThere', { file }) });
  }
  writing(file, () => writeFileSync(file, privateKey, { flag: 'wx', mode: 0o600 }));
}

/** The rate books: their list and checks, what they change, their life, and their files. */
export const rateBookCommands: readonly CommandDefinition[] = [
  operation('listRateBooks', {
    words: 'rate-book list',
    summary: 'list the rate books with their state and the start of their hash',
    lines: ({ rateBooks }) =>
      list(rateBooks, [
        ['Hash', ({ hash }) => hash.slice(0, SHORT)],
        ['Name', ({ summary }) => summary?.name ?? 'damaged'],
        ['Version', ({ summary }) => summary?.version],
        ['State', ({ state }) => state],
        ['In force from', ({ summary }) => summary?.inForceFrom],
        ['Active since', ({ activatedAt }) => activatedAt],
        ['Examples', ({ summary }) => summary?.examples, 'right'],
      ]),
    examples: ['rate-book list', 'rate-book list --json'],
  }),
  command({
    words: 'rate-book check',
    summary: 'check a rate book and its examples; exit code 1 on a fault, 0 with warnings alone',
    takes: {
      file: argument('file', 'the rate book, JSON or Excel (.xlsx); - reads standard input'),
      faults: text('file', 'write a copy of the workbook with the findings on its rows'),
      force: FORCE,
    },
    hasData: false,
    examples: [
      'rate-book check resources/rate-books/demonstration.json',
      'rate-book check book.xlsx --faults marked.xlsx',
    ],
    run: async ({ file, faults: marked, force }) => {
      const read = await readChecked(file, shippedLevies());
      const report = bookReport(read);
      if (marked !== undefined) {
        writeBytes(marked, mustRead(markFindings(read.bytes, read)).file, { force });
      }
      const { book } = read;
      const { checked, faults, warnings, findings } = report;
      const shown = book && { name: book.name, version: book.version, hash: checked?.hash };
      return {
        value: { book: shown ?? null, faults, warnings, findings: shownFindings(findings) },
        lines: () => reportLines(report),
        isFailure: faults > 0,
      };
    },
  }),
  command({
    words: 'rate-book test',
    summary: 'calculate the worked examples of a rate book; exit code 1 if one fails',
    takes: {
      given: optionalArgument(
        'book',
        'a file, or a hash or its start; the book in force unless given',
      ),
    },
    examples: ['rate-book test', 'rate-book test resources/rate-books/demonstration.json'],
    run: async ({ given }, options) => {
      const levies = shippedLevies();
      const ofHash = given === undefined || isHash(given);
      const book = ofHash ? await bookOfHash(options, given) : await bookOfFile(given, levies);
      const worked = workExamples(book, levies);
      return {
        value: { name: book.name, version: book.version, examples: worked },
        lines: () => workedLines(worked),
        isFailure: worked.some(isFailed),
      };
    },
  }),
  ...comparingCommands,
  ...lifeCommands({
    word: 'rate-book',
    noun: 'rate book',
    files: 'JSON, signed or not, or Excel (.xlsx)',
    importing: 'importRateBook',
    approving: 'approveRateBook',
    activating: 'activateRateBook',
    withdrawing: 'withdrawRateBook',
    reasons: { approve: 'Checked against the filing', withdraw: 'A relativity was mistyped' },
    read: bookRequest,
  }),
  command({
    words: 'rate-book export',
    summary:
      'write a rate book to a file: JSON, with its publisher’s signature if it has one, or Excel (.xlsx); the hash stays the same',
    takes: {
      hash: HASH,
      file: argument('file', 'the file to write'),
      sign: text('keyfile', 'sign it with the key that `signing-key create` made'),
      as: choice(BOOK_FORMATS, 'the format; by the file’s ending unless given'),
      force: FORCE,
    },
    examples: [
      'rate-book export 7d1f0c2ab394 book.xlsx',
      'rate-book export 7d1f0c2ab394 book.json --sign publisher.pem',
    ],
    run: async ({ hash: given, file, sign, as, force }, options) => {
      const format = formatOf(file, as);
      if (sign !== undefined && format !== 'json') {
        throw new FaultError({ kind: 'invalid', message: message('signsJsonOnly') });
      }
      const { hash, rateBook, ...stored } = await runOperations(options, (call) =>
        call('readRateBook', { hash: given }),
      );
      const signature =
        sign === undefined ? stored.signature : await signWith(sign, canonicalJson(rateBook));
      const { bytes } = mustRead(writeRateBookFile(rateBook, format, signature));
      const path = writeBytes(file, bytes, { force });
      const shown = format === 'json' ? (signature ?? null) : null;
      return { value: { hash, path, signature: shown }, lines: () => [path] };
    },
  }),
  command({
    words: 'rate-book convert',
    summary: 'write a rate book in another form: JSON, Excel (.xlsx), or one table as CSV',
    takes: {
      from: argument('in', 'the file to read: .json, .xlsx, or .csv with --table and --into'),
      to: argument('out', 'the file to write: .json, .xlsx or .csv'),
      table: text('name', 'the table of the CSV file: the name of its sheet, or its id'),
      into: text('file', 'the rate book whose table the CSV file replaces'),
      force: FORCE,
    },
    hasData: false,
    examples: [
      'rate-book convert book.json book.xlsx',
      'rate-book convert book.json area.csv --table Area',
      'rate-book convert area.csv new.json --table Area --into book.json',
    ],
    run: async ({ from, to, table, into, force }) => {
      const book = await readAny(from, { table, into });
      const { bytes } = mustRead(
        endingOf(to) === CSV
          ? writeTableFile(book, mustName(table))
          : writeRateBookFile(book, formatOf(to)),
      );
      const path = writeBytes(to, bytes, { force });
      return { value: { hash: contentHash(book), path }, lines: () => [path] };
    },
  }),
  command({
    words: 'signing-key create',
    summary: 'make a key that signs rate books and levy tables, and show its fingerprint',
    takes: { file: argument('file', 'the file of the private key, which only you can read') },
    hasData: false,
    examples: ['signing-key create publisher.pem'],
    run: async ({ file }) => {
      const { privateKey, publicKey } = makeSigningKey();
      writeKey(file, privateKey);
      const fingerprint = signatures.fingerprint(publicKey);
      return {
        value: { path: file, publicKey, fingerprint },
        lines: () => [
          `Private key: ${file}. Keep it safe: anyone who has it can sign in your name.`,
          `Public key:  ${publicKey}`,
          `Fingerprint: ${fingerprint}`,
        ],
      };
    },
  }),
];
