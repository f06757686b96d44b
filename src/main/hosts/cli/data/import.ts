import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Argument, type Command, InvalidArgumentError } from 'commander';
import {
  DATASET_KINDS,
  type DatasetKind,
  FILE_PART_BYTES,
} from '../../../../shared/domain/data/dataset.ts';
import type { ColumnChoice } from '../../../../shared/schemas/data/column-mapping.ts';
import { toBase64 } from '../../../adapters/node/base64.ts';
import { type DataOptions, dataCommand, mayBeNew } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { unreadFile } from '../common/read-file.ts';
import { type Call, runOperations, runWithoutData } from '../common/run-operation.ts';
import { watch } from '../common/watch.ts';
import { writeNewFile } from '../common/write-files.ts';
import { refusedCsv, reportLines, shownReport } from './text.ts';

interface ImportOptions extends DataOptions {
  readonly map?: readonly ColumnChoice[];
  readonly dryRun?: boolean;
  readonly refused?: string;
  readonly force?: boolean;
}

/**
 * Reads `--map "Col=field"`; without a field, the column is not read. A title may have `=` itself.
 * @throws {InvalidArgumentError} where there is no `=`
 */
function readChoice(text: string, before: readonly ColumnChoice[] = []): ColumnChoice[] {
  const at = text.lastIndexOf('=');
  if (at < 1) throw new InvalidArgumentError('Give it as "Column=field".');
  const field = text.slice(at + 1).trim();
  return [...before, { title: text.slice(0, at).trim(), field: field === '' ? null : field }];
}

/**
 * Hands a file over in parts, or what comes on standard input (`-`).
 * @throws CommandFault that says why it can't be read
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

/** `data import KIND FILE`. */
export function addImport(data: Command): void {
  const command = mayBeNew(
    data
      .command('import')
      .description('import a CSV file in place of the rows in use; exit code 1 if no row is taken')
      .addArgument(new Argument('<kind>').choices(DATASET_KINDS))
      .argument('<file>', 'a CSV file with column names in its first line; - reads standard input')
      .option(
        '--map <column=field>',
        'read a column as this field; “Column=” ignores it; repeatable',
        readChoice,
      )
      .option('--dry-run', 'report what the import would do, with its exit code; change nothing')
      .option('--refused <file>', 'write the refused rows as CSV: line, column, reason')
      .option('--force', 'overwrite an existing file'),
  );
  examples(
    command,
    'data import vehicles register.csv --dry-run --refused refused.csv',
    'data import addresses addresses.csv',
    'data import customers renewals.csv --map "Client=surname" --map "Due=renewalDate" --dry-run',
  );
  dataCommand(command, async (options: ImportOptions, kind: DatasetKind, file: string) => {
    const { dryRun = false, refused, force, map: columns = [] } = options;
    // A trial makes no data folder: it has a temporary one where there is none.
    const run = dryRun && options.new ? runWithoutData : runOperations;
    const report = await run(options, async (call) => {
      // The first part begins the file, also of one that is empty.
      const { upload } = await call('receiveFilePart', { contentBase64: '' });
      try {
        await handOver(call, upload, file);
        const fileName = file === '-' ? 'standard input' : basename(file);
        const order = { kind, upload, fileName, dryRun, columns: [...columns] };
        return await watch((conditions) => call('importDataset', order, conditions));
      } finally {
        await call('discardFile', { upload });
      }
    });
    if (refused !== undefined) {
      writeNewFile(refused, Buffer.from(refusedCsv(report)).toString('base64'), force ? 'w' : 'wx');
    }
    print(options, shownReport(report), () => reportLines(report));
    if (report.taken === 0) process.exitCode = 1;
  });
}
