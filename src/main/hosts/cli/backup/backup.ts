import { Command } from 'commander';
import type { Protection } from '../../../adapters/backup/protection.ts';
import { environmentOptions } from '../../../adapters/node/process-options.ts';
import { noteSuccess } from '../../../app/backup/keep-backup.ts';
import { makeBackup } from '../../../app/backup/make-backup.ts';
import {
  backupFolder,
  backupSettings,
  plannedProtection,
  stateAt,
} from '../../../app/backup/plan.ts';
import { mustUnlock } from '../../../app/encryption/unlock.ts';
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

/** How many ways of protection the options name. */
const waysOf = ({ passphraseFile, recoveryKey, unencrypted }: Options) =>
  [passphraseFile, recoveryKey, unencrypted].filter((one) => one !== undefined).length;

/** What the options say of the protection; undefined where they say more than one thing. */
async function protectionOf(options: Options): Promise<Protection | undefined> {
  const { recoveryKey } = options;
  if (waysOf(options) > 1) return undefined;
  if (recoveryKey !== undefined) return { recoveryKey: await readRecoveryKey(recoveryKey) };
  const passphrase = await passphraseOf(options);
  return passphrase === null ? null : { passphrase };
}

/** `backup`. */
export function backupCommand(): Command {
  const command = new Command('backup').description(
    'back up the data into one encrypted file, which is read back and checked; a host may be running',
  );
  examples(
    command,
    'backup --to /mnt/backups --passphrase-file passphrase.txt',
    'backup --to /mnt/backups --recovery-key recovery-key.json',
  );
  withPassphrase(command)
    .option('--to <dir>', 'the folder to write into; the one in the settings unless given')
    .option(
      '--recovery-key <file>',
      'a key made by `recovery-key`: no passphrase is needed to back up',
    )
    .option('--unencrypted', 'write a file that anyone can read');
  dataCommand(command, async (options: Options) => {
    if (options.to === '') return command.error('error: --to names no folder');
    const environment = environmentOptions();
    const dataFolder = filledFolderOf(options);
    const settings = backupSettings(dataFolder).read();
    const { dataKey } = mustUnlock({ ...environment, dataFolder });
    const planned = plannedProtection(dataFolder, settings, dataKey) ?? undefined;
    const protection = waysOf(options) > 0 ? await protectionOf(options) : planned;
    if (protection === undefined) {
      return command.error(
        'error: give --passphrase-file, --recovery-key or --unencrypted: backups have no passphrase yet, and the data are not encrypted',
      );
    }
    const now = Date.now();
    const to = options.to ?? backupFolder(dataFolder, settings);
    const state = stateAt(dataFolder, now);
    const order = { dataFolder, to, protection, now, source: state.source };
    const made = await makeBackup(order, environment);
    noteSuccess(dataFolder, state, { file: made.file, at: now });
    if (protection === null)
      console.error('quotedesk: anyone who gets this file can read all of it');
    print(options, made, () => [made.file, manifestLine(made.manifest)]);
  });
  return command;
}
