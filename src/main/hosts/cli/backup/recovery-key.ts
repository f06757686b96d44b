import { Command } from 'commander';
import { checker } from '../../../../shared/contract/check.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { RecoveryKey } from '../../../../shared/schemas/data/backup.ts';
import { newRecoveryKey } from '../../../adapters/backup/recovery-key.ts';
import { CommandFault } from '../common/command-fault.ts';
import { plainCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { readFile } from '../common/read-file.ts';
import { writeNewFile } from '../common/write-files.ts';
import { type PassphraseOptions, passphraseOf, withPassphrase } from './passphrase.ts';

const checkKey = checker(RecoveryKey);

function parsedKey(content: Uint8Array): RecoveryKey | undefined {
  try {
    const checked = checkKey(JSON.parse(Buffer.from(content).toString('utf8')));
    return 'value' in checked ? checked.value : undefined;
  } catch {
    return undefined;
  }
}

/** The recovery key of a file. @throws CommandFault where it cannot be read, or holds none */
export async function readRecoveryKey(file: string): Promise<RecoveryKey> {
  const key = parsedKey(await readFile(file));
  if (key) return key;
  throw new CommandFault({ kind: 'invalid', message: message('notRecoveryKey', { file }) });
}

interface Options extends PassphraseOptions {
  readonly json?: boolean;
}

/** `recovery-key FILE`. */
export function recoveryKeyCommand(): Command {
  const command = new Command('recovery-key')
    .description('make a key for backups: it encrypts them, and only its passphrase opens them')
    .argument('<file>', 'the key file to write; it holds no secret');
  examples(command, 'recovery-key recovery-key.json --passphrase-file passphrase.txt');
  return plainCommand(withPassphrase(command), async (options: Options, file: string) => {
    const passphrase = await passphraseOf(options);
    if (passphrase === null) return command.error('error: give --passphrase-file');
    const text = `${JSON.stringify(await newRecoveryKey(passphrase), null, 2)}\n`;
    writeNewFile(file, Buffer.from(text).toString('base64'));
    print(options, { path: file }, () => [
      `Recovery key: ${file}. Use it with \`backup --recovery-key\`.`,
      'Keep the passphrase elsewhere: without it, nobody can read these backups.',
    ]);
  });
}
