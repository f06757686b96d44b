import { join } from 'node:path';
import { Command } from 'commander';
import type { Protection } from '../../../adapters/backup/protection.ts';
import { environmentOptions } from '../../../adapters/node/process-options.ts';
import { BACKUPS } from '../../../adapters/sqlite/copy-database.ts';
import { makeBackup } from '../../../app/backup/make-backup.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { filledFolderOf } from '../common/data-folder.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { type PassphraseOptions, passphraseOf, withPassphrase } from './passphrase.ts';
import { readRecoveryKey } from './recovery-key.ts';
import { manifestLine } from './text.ts';

interface Options extends DataOptions, PassphraseOptions {
  readonly to?: string;
  readonly recoveryKey?: string;
  readonly unencrypted?: true;
}

/** What the options say of the protection; undefined where they do not say exactly one thing. */
async function protectionOf(options: Options): Promise<Protection | undefined> {
  const { passphraseFile, recoveryKey, unencrypted } = options;
  const given = [passphraseFile, recoveryKey, unencrypted].filter((one) => one !== undefined);
  if (given.length !== 1) return undefined;
  if (recoveryKey !== undefined) return { recoveryKey: await readRecoveryKey(recoveryKey) };
  const passphrase = await passphraseOf(options);
  return passphrase === null ? null : { passphrase };
}

/** `backup`. */
export function backupCommand(): Command {
  const command = new Command('backup').description(
    'back up the data into one encrypted file, also next to a running host; it is read back and examined',
  );
  examples(
    command,
    'backup --to /mnt/backups --passphrase-file passphrase.txt',
    'backup --to /mnt/backups --recovery-key recovery-key.json',
  );
  withPassphrase(command)
    .option('--to <dir>', 'the folder of the file; by default backups/ of the data folder')
    .option('--recovery-key <file>', 'a key of `recovery-key`: no passphrase is needed to back up')
    .option('--unencrypted', 'write a file that everybody can read');
  dataCommand(command, async (options: Options) => {
    const protection = await protectionOf(options);
    if (protection === undefined) {
      return command.error(
        'error: give one of --passphrase-file, --recovery-key and --unencrypted',
      );
    }
    const dataFolder = filledFolderOf(options);
    const to = options.to ?? join(dataFolder, BACKUPS);
    const order = { dataFolder, to, protection, now: Date.now() };
    const made = await makeBackup(order, environmentOptions());
    if (protection === null)
      console.error('quotedesk: everybody who gets this file can read all of it');
    print(options, made, () => [made.file, manifestLine(made.manifest)]);
  });
  return command;
}
