import { type Command, Option } from 'commander';
import { message } from '../../../../shared/domain/messages/message.ts';
import { CommandFault } from '../common/command-fault.ts';
import { readFile } from '../common/read-file.ts';

const LEAST = 12;

/** How a command gets the passphrase of a backup. */
export interface PassphraseOptions {
  readonly passphraseFile?: string;
}

/** Gives a command the option `--passphrase-file`: an argument would be seen in the list of processes. */
export function withPassphrase(command: Command, what = 'the passphrase'): Command {
  return command.addOption(
    new Option(
      '--passphrase-file <file>',
      `a file whose first line is ${what}; - reads standard input`,
    ),
  );
}

/** The same for a command that opens a backup, which the recovery key may do. */
export const withSecret = (command: Command): Command =>
  withPassphrase(command, 'the passphrase, or the recovery key of encrypted data');

/**
 * The passphrase that a command was given; null where it was given none.
 * @throws CommandFault where the file cannot be read, or its first line is too short
 */
export async function passphraseOf({ passphraseFile }: PassphraseOptions): Promise<string | null> {
  if (passphraseFile === undefined) return null;
  const [line = ''] = Buffer.from(await readFile(passphraseFile))
    .toString('utf8')
    .split(/\r?\n/);
  if (line.length >= LEAST) return line;
  const said = message('passphraseFileShort', { file: passphraseFile, least: LEAST });
  throw new CommandFault({ kind: 'invalid', message: said });
}
