import type { Command } from 'commander';
import { environmentOptions } from '../../../adapters/node/process-options.ts';
import { readLevies } from '../../../adapters/node/resources.ts';
import { markFindings } from '../../../app/rate-book-file/read-file.ts';
import { mustRead } from '../common/command-fault.ts';
import { plainCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { writeBytes } from '../common/write-files.ts';
import { readChecked } from './book-file.ts';
import { reportJson, reportLines, reportOf } from './report.ts';

interface Options {
  readonly json?: boolean;
  readonly faults?: string;
  readonly force?: boolean;
}

/** `ratebook check FILE`. */
export function addCheck(ratebook: Command): void {
  const command = ratebook
    .command('check')
    .description(
      'check a rate book and its examples; exit code 1 on a fault, 0 with warnings alone',
    )
    .argument('<file>', 'the rate book, JSON or Excel (.xlsx); - reads standard input')
    .option('--faults <file>', 'write a copy of the workbook with the findings on its rows')
    .option('--force', 'overwrite an existing file');
  plainCommand(command, async (options: Options, file: string) => {
    const levies = readLevies(environmentOptions().resourcesFolder);
    const checked = await readChecked(file, levies);
    const report = reportOf(checked);
    if (options.faults !== undefined) {
      const { file: marked } = mustRead(markFindings(checked.bytes, checked));
      writeBytes(options.faults, marked, options);
    }
    print(options, reportJson(report), () => reportLines(report));
    if (report.faults > 0) process.exitCode = 1;
  });
  examples(
    command,
    'ratebook check resources/rate-books/demonstration.json',
    'ratebook check book.xlsx --faults marked.xlsx',
  );
}
