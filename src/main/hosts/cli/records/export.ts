import type { Command } from 'commander';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { print } from '../common/output.ts';
import { runOperations } from '../common/run-operation.ts';
import { type WriteOptions, writeFiles } from '../common/write-files.ts';
import { CUSTOMER } from './preview.ts';

type Options = DataOptions & WriteOptions;

const json = (value: unknown) =>
  Buffer.from(`${JSON.stringify(value, null, 2)}\n`).toString('base64');

/** `records export KEY`. */
export function addExport(records: Command): void {
  const command = records
    .command('export')
    .description('write everything kept about a person, as JSON and PDF, for that person')
    .argument('<key>', CUSTOMER)
    .option('--out <dir>', 'the folder to write into', '.')
    .option('--force', 'overwrite an existing file');
  dataCommand(command, async (options: Options, key: string) => {
    const files = await runOperations(options, async (call) => [
      {
        name: 'personal-data.json',
        contentBase64: json(await call('exportPerson', { key })),
      },
      await call('printPerson', { key }),
    ]);
    const paths = writeFiles(files, options);
    print(options, { key, paths }, () => paths);
  });
}
