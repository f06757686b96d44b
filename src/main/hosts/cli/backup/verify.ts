import { Command } from 'commander';
import { environmentOptions } from '../../../adapters/node/process-options.ts';
import { examineFolder } from '../../../app/backup/examine.ts';
import { targetOf } from '../../../app/backup/restore-keys.ts';
import { openSource } from '../../../app/backup/restore-source.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { dataFolderOf, filledFolderOf } from '../common/data-folder.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { withTemporaryFolder } from '../common/temporary-folder.ts';
import { type PassphraseOptions, passphraseOf, withSecret } from './passphrase.ts';
import { manifestLine } from './text.ts';

type Options = DataOptions & PassphraseOptions;

async function verifyData(options: Options): Promise<void> {
  const folder = filledFolderOf(options);
  const damage = await examineFolder(folder, environmentOptions());
  print(options, { folder, damage }, () =>
    damage.length === 0 ? [`The data in ${folder} are whole.`] : [...damage],
  );
  if (damage.length > 0) process.exitCode = 1;
}

async function verifyBackup(options: Options, file: string): Promise<void> {
  const environment = environmentOptions();
  const { present } = targetOf({ ...environment, dataFolder: dataFolderOf(options) });
  const source = { file, passphrase: await passphraseOf(options), present };
  const { manifest } = await withTemporaryFolder((folder) =>
    openSource(source, folder, environment),
  );
  print(options, { file, manifest }, () => [
    `${file} is whole.`,
    ...(manifest ? [manifestLine(manifest)] : []),
  ]);
}

/** `verify [FILE]`. */
export function verifyCommand(): Command {
  const command = new Command('verify')
    .description('check a backup or the data for damage; exit code 1 if there is any')
    .argument(
      '[file]',
      'a backup, or a folder of data set aside by a restore; the data folder unless given',
    );
  examples(command, 'verify', 'verify quotedesk-20261123T011500Z.qdbackup --passphrase-file p.txt');
  dataCommand(withSecret(command), (options: Options, file?: string) =>
    file === undefined ? verifyData(options) : verifyBackup(options, file),
  );
  return command;
}
