import type { Command } from 'commander';
import { canonicalJson } from '../../../adapters/node/hash.ts';
import { writeLevyFile } from '../../../app/rate-book-file/levy-file.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { writeBytes } from '../common/write-files.ts';
import { HASH } from '../life/kind.ts';
import { signWith } from '../life/sign-with.ts';

type Options = DataOptions & { readonly force?: boolean; readonly sign?: string };

/** `levies export HASH FILE`. */
export function addExport(levies: Command): void {
  const command = levies
    .command('export')
    .description(
      'write a levy table to a JSON file, with its publisher’s signature if it has one; the hash stays the same',
    )
    .argument('<hash>', HASH)
    .argument('<file>', 'the file to write')
    .option('--sign <keyfile>', 'sign it with the key that `ratebook key` made')
    .option('--force', 'overwrite an existing file');
  examples(command, 'levies export 45982149bae9 levies.json --sign publisher.pem');
  dataCommand(command, async (options: Options, given: string, file: string) => {
    const { force = false, sign, ...data } = options;
    const { hash, levyTable, ...kept } = await runOperation(data, 'readLevyTable', { hash: given });
    const signature =
      sign === undefined ? kept.signature : await signWith(sign, canonicalJson(levyTable));
    const path = writeBytes(file, writeLevyFile(levyTable, signature), { force });
    print(data, { hash, path, signature: signature ?? null }, () => [path]);
  });
}
