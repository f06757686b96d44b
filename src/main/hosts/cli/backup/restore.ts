import { Command, Option } from 'commander';
import { environmentOptions } from '../../../adapters/node/process-options.ts';
import { restoreBackup } from '../../../app/backup/restore-backup.ts';
import { previewRestore } from '../../../app/backup/restore-preview.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { dataFolderOf } from '../common/data-folder.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { withTemporaryFolder } from '../common/temporary-folder.ts';
import { type PassphraseOptions, passphraseOf, withSecret } from './passphrase.ts';
import { previewLines } from './text.ts';

interface Options extends DataOptions, PassphraseOptions {
  readonly preview?: true;
  readonly yes?: true;
}

/** `restore FILE`. */
export function restoreCommand(): Command {
  const command = new Command('restore')
    .description('replace the data with those of a backup; the present data are set aside')
    .argument('<file>', 'a backup, or a folder of data set aside by a restore');
  examples(
    command,
    'restore quotedesk-20261123T011500Z.qdbackup --passphrase-file p.txt --preview',
    'restore quotedesk-20261123T011500Z.qdbackup --passphrase-file p.txt --yes',
  );
  withSecret(command)
    .addOption(new Option('--preview', 'only show what would change').conflicts('yes'))
    .option('--yes', 'restore');
  dataCommand(command, async (options: Options, file: string) => {
    if (!options.preview && !options.yes) command.error('error: give --preview, or --yes');
    const passphrase = await passphraseOf(options);
    const order = { dataFolder: dataFolderOf(options), file, passphrase, now: Date.now() };
    const environment = environmentOptions();
    if (options.preview) {
      const preview = await withTemporaryFolder((folder) =>
        previewRestore(order, folder, environment),
      );
      print(options, preview, () => previewLines(preview));
      return;
    }
    const restored = await restoreBackup(order, environment);
    const kept = restored.keptIn === null ? [] : [`The data from before are in ${restored.keptIn}`];
    print(options, restored, () => [...previewLines(restored), ...kept]);
  });
  return command;
}
