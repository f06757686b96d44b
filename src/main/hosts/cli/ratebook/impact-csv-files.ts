import type { Command } from 'commander';
import type { ImpactReport } from '../../../../shared/schemas/rate-books/impact.ts';
import { writeNewFile } from '../common/write-files.ts';
import { movesCsv, segmentsCsv } from './impact-csv.ts';

/** The CSV files that a report is written to. */
export interface CsvOptions {
  readonly csv?: string;
  readonly moves?: string;
  readonly force?: boolean;
}

/** Adds the options that name these files to a command. */
export function csvOptions(command: Command): Command {
  return command
    .option('--csv <file>', 'write the total and every segment as CSV')
    .option('--moves <file>', 'write the largest moves as CSV')
    .option('--force', 'overwrite an existing file');
}

/** Writes the files that were named. @throws CommandFault where one is there and may not be overwritten */
export function writeCsvFiles({ csv, moves, force }: CsvOptions, report: ImpactReport): void {
  const write = (path: string | undefined, text: string) => {
    if (path === undefined) return;
    writeNewFile(path, Buffer.from(text).toString('base64'), force ? 'w' : 'wx');
  };
  write(csv, segmentsCsv(report));
  write(moves, movesCsv(report));
}
