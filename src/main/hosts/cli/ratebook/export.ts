import { type Command, Option } from 'commander';
import { message } from '../../../../shared/domain/messages/message.ts';
import { BOOK_FORMATS } from '../../../../shared/schemas/rate-books/rate-book-file.ts';
import { canonicalJson } from '../../../adapters/node/hash.ts';
import { writeRateBookFile } from '../../../app/rate-book-file/write-file.ts';
import { CommandFault, mustRead } from '../common/command-fault.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { writeBytes } from '../common/write-files.ts';
import { HASH } from '../life/kind.ts';
import { signWith } from '../life/sign-with.ts';
import { formatOf } from './book-file.ts';

type Options = DataOptions & {
  readonly force?: boolean;
  readonly as?: string;
  readonly sign?: string;
};

/** `ratebook export HASH FILE`. */
export function addExport(ratebook: Command): void {
  const command = ratebook
    .command('export')
    .description(
      'write a rate book to a file: JSON, with its publisher’s signature if it has one, or Excel (.xlsx); the hash stays the same',
    )
    .argument('<hash>', HASH)
    .argument('<file>', 'the file to write')
    .option('--sign <keyfile>', 'sign it with the key that `ratebook key` made')
    .option('--force', 'overwrite an existing file')
    .addOption(
      new Option('--as <form>', 'the format; by the file’s ending unless given').choices([
        ...BOOK_FORMATS,
      ]),
    );
  examples(
    command,
    'ratebook export 7d1f0c2ab394 book.xlsx',
    'ratebook export 7d1f0c2ab394 book.json --sign publisher.pem',
  );
  dataCommand(command, async (options: Options, given: string, file: string) => {
    const { force = false, as, sign, ...data } = options;
    const format = formatOf(file, as);
    if (sign !== undefined && format !== 'json') {
      throw new CommandFault({ kind: 'invalid', message: message('signsJsonOnly') });
    }
    const { hash, rateBook, ...kept } = await runOperation(data, 'readRateBook', { hash: given });
    const signature =
      sign === undefined ? kept.signature : await signWith(sign, canonicalJson(rateBook));
    const { bytes } = mustRead(writeRateBookFile(rateBook, format, signature));
    const path = writeBytes(file, bytes, { force });
    const shown = format === 'json' ? (signature ?? null) : null;
    print(data, { hash, path, signature: shown }, () => [path]);
  });
}
