import type { Command } from 'commander';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { type WriteOptions, writeFiles } from '../common/write-files.ts';

type Options = DataOptions & WriteOptions;

/** `quote letter DECLINED`. */
export function addLetter(quote: Command): void {
  const command = quote
    .command('letter')
    .description('write the letter about a declined risk, with every reason, as a PDF file')
    .argument('<declined>', 'as `quote declined` shows it')
    .option('--out <dir>', 'the folder to write into', '.')
    .option('--force', 'overwrite an existing file');
  examples(command, 'quote letter D-7K3M-9XQ2-F4TD --out letters');
  dataCommand(command, async (options: Options, id: string) => {
    const [path] = writeFiles([await runOperation(options, 'readDeclinedLetter', { id })], options);
    print(options, { declined: id, path }, () => [path ?? '']);
  });
}
