import { join } from 'node:path';
import { Command } from 'commander';
import { environmentOptions } from '../../../adapters/node/process-options.ts';
import { BACKUPS } from '../../../adapters/sqlite/copy-database.ts';
import { makeBackup } from '../../../app/backup/make-backup.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { filledFolderOf } from './data-folder.ts';
import { type PassphraseOptions, passphraseOf, withPassphrase } from './passphrase.ts';
import { manifestLine } from './text.ts';

interface Options extends DataOptions, PassphraseOptions {
  readonly to?: string;
  readonly unencrypted?: true;
}

/** `backup`. */
export function backupCommand(): Command {
  const command = new Command('backup').description(
    'back up the data into one encrypted file, also next to a running host; it is read back and examined',
  );
  examples(command, 'backup --to /mnt/backups --passphrase-file passphrase.txt');
  withPassphrase(command)
    .option('--to <dir>', 'the folder of the file; by default backups/ of the data folder')
    .option('--unencrypted', 'write a file that everybody can read');
  dataCommand(command, async (options: Options) => {
    const { unencrypted } = options;
    if ((options.passphraseFile === undefined) !== (unencrypted === true)) {
      command.error('error: give --passphrase-file, or --unencrypted');
    }
    const dataFolder = filledFolderOf(options);
    const passphrase = await passphraseOf(options);
    const to = options.to ?? join(dataFolder, BACKUPS);
    const order = { dataFolder, to, passphrase, now: Date.now() };
    const made = await makeBackup(order, environmentOptions());
    if (unencrypted) console.error('quotedesk: everybody who gets this file can read all of it');
    print(options, made, () => [made.file, manifestLine(made.manifest)]);
  });
  return command;
}
