import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { InvalidArgumentError } from 'commander';
import {
  DATASET_KINDS,
  type DatasetKind,
  FILE_PART_BYTES,
} from '../../../../shared/domain/data/dataset.ts';
import { english } from '../../../../shared/domain/messages/english.ts';
import type { ColumnChoice } from '../../../../shared/schemas/data/column-mapping.ts';
import type { DatasetList, DatasetReport } from '../../../../shared/schemas/data/dataset.ts';
import { toBase64 } from '../../../adapters/node/base64.ts';
import { type CommandDefinition, command, operation } from '../common/command.ts';
import { type Call, runOperations, runWithoutData } from '../common/data.ts';
import { unreadFile, writeFile } from '../common/files.ts';
import { csv, table } from '../common/output.ts';
import { argument, argumentOf, FORCE, flag, type Parameter, text } from '../common/parameters.ts';
import { watch } from '../common/terminal.ts';

/** How many refused rows are printed; all that are named stand in the file. */
const PRINTED = 20;

const count = (rows: number) => rows.toLocaleString('en-IE');

/** What there is of a kind before anything is imported. */
const WITHOUT: Readonly<Record<DatasetKind, string>> = {
  vehicles: 'demonstration data',
  addresses: 'demonstration data',
  customers: 'none',
};

const IN_USE: Readonly<Record<DatasetKind, string>> = {
  vehicles: 'Look-ups now use these rows.',
  addresses: 'Look-ups now use these rows.',
  customers: 'These customers and their renewals are now in use.',
};

/** What is in use, a line each. */
const datasetLines = ({ datasets }: DatasetList): string[] =>
  table(
    datasets.map(({ kind, rows, imported }) => [
      kind,
      count(rows),
      imported ? imported.fileName : WITHOUT[kind],
      imported?.at,
      imported?.sha256.slice(0, 12),
    ]),
    [undefined, 'right'],
  );

type Rows = DatasetReport['refusals'];

const printed = (rows: Rows) =>
  rows
    .slice(0, PRINTED)
    .map(({ line, column, message }) => [`line ${line}`, column, english(message)]);

/** What an import made of its file. */
function reportLines(report: DatasetReport): string[] {
  const { kind, rows, taken, refused, erased, refusals, unused, isInUse, columns } = report;
  const { incomplete, losses } = report;
  const shown = printed(refusals);
  const more = refused - shown.length;
  const partly = `${count(incomplete)} taken without a field that could not be read:`;
  return [
    `${count(taken)} of ${count(rows)} rows taken, ${count(refused)} refused`,
    ...(incomplete > 0 ? [partly, ...table(printed(losses))] : []),
    ...(erased > 0 ? [`${count(erased)} left out: their customers were erased`] : []),
    `Columns: ${columns.map(({ field, title }) => `${field} from “${title}”`).join(', ')}`,
    ...(unused.length > 0 ? [`Not used: ${unused.map((title) => `“${title}”`).join(', ')}`] : []),
    ...table(shown),
    ...(more > 0 ? [`and ${count(more)} more refused: --refused writes them to a file`] : []),
    isInUse ? IN_USE[kind] : 'Nothing was changed.',
  ];
}

/** Rows as programs read them: messages as sentences. */
const withText = (rows: Rows) => rows.map((row) => ({ ...row, message: english(row.message) }));

/** The refused rows as CSV. */
const refusedCsv = ({ refusals }: DatasetReport): string =>
  csv([
    ['Line', 'Column', 'Reason'],
    ...refusals.map(({ line, column, message }) => [line, column, english(message)]),
  ]);

/** Reads `--map "Col=field"`; without a field, the column is not read. A title may have `=` itself. */
function readChoice(given: string, before: readonly ColumnChoice[] = []): ColumnChoice[] {
  const at = given.lastIndexOf('=');
  if (at < 1) throw new InvalidArgumentError('Give it as "Column=field".');
  const field = given.slice(at + 1).trim();
  return [...before, { title: given.slice(0, at).trim(), field: field === '' ? null : field }];
}

const MAP: Parameter<ColumnChoice[] | undefined> = {
  isArgument: false,
  value: 'column=field',
  about: 'read a column as this field; “Column=” ignores it; repeatable',
  read: readChoice,
};

/**
 * Hands a file over in parts, or what comes on standard input (`-`).
 * @throws FaultError that says why it can't be read
 */
async function handOver(call: Call, upload: string, file: string): Promise<void> {
  const content =
    file === '-' ? process.stdin : createReadStream(file, { highWaterMark: FILE_PART_BYTES });
  const parts = content[Symbol.asyncIterator]();
  for (;;) {
    const next = await parts.next().catch((error: unknown) => {
      throw unreadFile(error, file);
    });
    if (next.done) return;
    const part: Uint8Array = next.value;
    await call('receiveFilePart', { upload, contentBase64: toBase64(part) });
  }
}

const KIND = argumentOf('kind', DATASET_KINDS, 'which data');

/** What the look-ups read, and customers. */
export const datasetCommands: readonly CommandDefinition[] = [
  command({
    words: 'dataset import',
    summary: 'import a CSV file in place of the rows in use; exit code 1 if no row is taken',
    takes: {
      kind: KIND,
      file: argument(
        'file',
        'a CSV file with column names in its first line; - reads standard input',
      ),
      map: MAP,
      dryRun: flag('report what the import would do, with its exit code; change nothing'),
      refused: text('file', 'write the refused rows as CSV: line, column, reason'),
      force: FORCE,
    },
    mayBeNew: true,
    examples: [
      'dataset import vehicles register.csv --dry-run --refused refused.csv',
      'dataset import customers renewals.csv --map "Client=surname" --map "Due=renewalDate" --dry-run',
    ],
    run: async ({ kind, file, map = [], dryRun = false, refused, force }, options) => {
      // A trial makes no data folder: it has a temporary one where there is none.
      const run = dryRun && options.new ? runWithoutData : runOperations;
      const report = await run(options, async (call) => {
        // The first part begins the file, also of one that is empty.
        const { upload } = await call('receiveFilePart', { contentBase64: '' });
        try {
          await handOver(call, upload, file);
          const fileName = file === '-' ? 'standard input' : basename(file);
          const order = { kind, upload, fileName, dryRun, columns: map };
          return await watch((conditions) => call('importDataset', order, conditions));
        } finally {
          await call('discardFile', { upload });
        }
      });
      if (refused !== undefined) writeFile(refused, refusedCsv(report), { force });
      const { refusals, losses } = report;
      return {
        value: { ...report, refusals: withText(refusals), losses: withText(losses) },
        lines: () => reportLines(report),
        isFailure: report.taken === 0,
      };
    },
  }),
  operation('listDatasets', {
    words: 'dataset list',
    summary: 'list the data in use',
    lines: datasetLines,
    examples: ['dataset list'],
  }),
  operation('removeDataset', {
    words: 'dataset remove',
    summary: 'remove imported data; look-ups read the demonstration data again',
    takes: { kind: KIND },
    lines: datasetLines,
    examples: ['dataset remove vehicles'],
  }),
];
