import { checker } from '../../../../shared/contract/check.ts';
import { utcText } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../../shared/result/fault-error.ts';
import { type BackupManifest, RecoveryKey } from '../../../../shared/schemas/data/backup.ts';
import type { RestoreNotice } from '../../../../shared/schemas/data/backups.ts';
import { newRecoveryKey, type Protection } from '../../../adapters/backup/protection.ts';
import { environmentOptions } from '../../../app/process-options.ts';
import {
  backupFolder,
  backupSettings,
  plannedProtection,
  stateAt,
} from '../../../app/vault/backup-settings.ts';
import { makeBackup, noteSuccess } from '../../../app/vault/make-backup.ts';
import { openSource } from '../../../app/vault/open-backup.ts';
import { previewRestore, type RestorePreview, restoreNow } from '../../../app/vault/restore.ts';
import { mustUnlock, unlockPresent } from '../../../app/vault/unlock.ts';
import { vaultOptions } from '../../../app/worker/examine.ts';
import type { Difference } from '../../../core/backup/difference.ts';
import { type CommandDefinition, command } from '../common/command.ts';
import { dataFolderOf, filledFolderOf } from '../common/data.ts';
import { WrongUsage } from '../common/faults.ts';
import { readFile, writeFile } from '../common/files.ts';
import { table } from '../common/output.ts';
import { argument, flag, text } from '../common/parameters.ts';
import { withTemporaryFolder } from '../common/temporary-folder.ts';

const LEAST = 12;

/** The option of a passphrase: an argument would be seen in the list of processes. */
const passphraseFile = (what: string) =>
  text('file', `a file whose first line is ${what}; - reads standard input`);
const PASSPHRASE = passphraseFile('the passphrase');
/** Of a command that opens a backup, which the recovery key may do, too. */
const SECRET = passphraseFile('the passphrase, or the recovery key of encrypted data');

const SOURCE = argument('file', 'a backup, or a folder of data set aside by a restore');

/**
 * The passphrase in a file; null where none is named.
 * @throws FaultError where the file cannot be read, or its first line is too short
 */
async function passphraseIn(file: string | undefined): Promise<string | null> {
  if (file === undefined) return null;
  const [line = ''] = Buffer.from(await readFile(file))
    .toString('utf8')
    .split(/\r?\n/);
  if (line.length >= LEAST) return line;
  const short = message('passphraseFileShort', { file, least: LEAST });
  throw new FaultError({ kind: 'invalid', message: short });
}

const checkKey = checker(RecoveryKey);

function parsedKey(content: Uint8Array): RecoveryKey | undefined {
  try {
    const checked = checkKey(JSON.parse(Buffer.from(content).toString('utf8')));
    return 'value' in checked ? checked.value : undefined;
  } catch {
    return undefined;
  }
}

/** The recovery key of a file. @throws FaultError where it cannot be read, or holds none */
async function readRecoveryKey(file: string): Promise<RecoveryKey> {
  const key = parsedKey(await readFile(file));
  if (key) return key;
  throw new FaultError({ kind: 'invalid', message: message('notRecoveryKey', { file }) });
}

interface Ways {
  readonly passphraseFile: string | undefined;
  readonly recoveryKey: string | undefined;
  readonly unencrypted: true | undefined;
}

/** What the options tell of the protection; undefined where they tell nothing, or more than one thing. */
async function protectionOf(ways: Ways): Promise<Protection | undefined> {
  if (Object.values(ways).filter((one) => one !== undefined).length !== 1) return undefined;
  if (ways.recoveryKey !== undefined) {
    return { recoveryKey: await readRecoveryKey(ways.recoveryKey) };
  }
  const passphrase = await passphraseIn(ways.passphraseFile);
  return passphrase === null ? null : { recoveryKey: await newRecoveryKey(passphrase) };
}

/** What a backup holds, in one line. */
function manifestLine(manifest: BackupManifest): string {
  const { madeAt, appVersion, quotes, policies, rateBooks, encryption } = manifest;
  const how = encryption ? 'encrypted' : 'NOT encrypted';
  return `Made ${madeAt} by Quotedesk ${appVersion}, ${how}: quotes ${quotes}, policies ${policies}, rate books ${rateBooks}.`;
}

const timeText = (time: number | null) => (time === null ? 'none' : utcText(time));

/** What is counted in the data of both, by its title. */
const COUNTED = {
  quotes: 'Quotes',
  policies: 'Policies',
  customers: 'Customers',
  rateBooks: 'Rate books',
  levyTables: 'Levy tables',
  drafts: 'Drafts',
  clients: 'API clients',
  datasets: 'Imported files',
} as const;
const counted = Object.entries(COUNTED) as [keyof typeof COUNTED, string][];

function peopleLines({ gained, lost, changed, signIn }: Difference['people']): string[] {
  if (signIn.now && !signIn.restored) {
    return [
      'No sign-in after the restore: the backup has no people, so anyone at the desk can do everything.',
    ];
  }
  if (gained + lost + changed === 0) return [];
  return [
    `People who sign in: ${gained} gained, ${lost} lost, ${changed} with another name, PIN, login or roles. They sign in with their PINs of the backup.`,
  ];
}

function differenceLines({ newest, erasures, ...difference }: Difference): string[] {
  const erased = `Erasures that the backup does not have: ${erasures}. The people they erased may come back: erase them again after the restore (\`customer erase\`).`;
  return [
    ...table(
      counted.map(([name, title]) => {
        const { gained, lost } = difference[name];
        return [title, `${gained} gained`, `${lost} lost`];
      }),
    ),
    `Quotes with another history: ${difference.changedQuotes}`,
    `Settings with another value: ${difference.changedSettings}`,
    ...peopleLines(difference.people),
    ...(erasures === 0 ? [] : [erased]),
    `Newest event: ${timeText(newest.now)} now, ${timeText(newest.restored)} in the backup`,
  ];
}

const NOTICES: Readonly<Record<RestoreNotice, string>> = {
  keyOfBackup:
    'The restored data have the key that sealed the backup, and its recovery key. Where this computer does not open them, `encryption recover` lets it.',
  notEncrypted: 'The restored data are NOT encrypted: `encryption on` encrypts them.',
};

/** What a restore changes, in lines. */
function previewLines({ manifest, difference, problem, notice }: RestorePreview): string[] {
  const unread = ['The present data cannot be read, and are not compared.', problem];
  return [
    ...(manifest ? [manifestLine(manifest)] : []),
    ...(difference ? differenceLines(difference) : unread.filter((line) => line !== null)),
    ...(notice === null ? [] : [NOTICES[notice]]),
  ];
}

const NO_PROTECTION =
  'give --passphrase-file, --recovery-key or --unencrypted: backups have no passphrase yet, and the data are not encrypted';

/** Backups: made, checked and restored. */
export const backupCommands: readonly CommandDefinition[] = [
  command({
    words: 'backup create',
    summary:
      'back up the data into one encrypted file, which is read back and checked; a host may be running',
    takes: {
      passphraseFile: PASSPHRASE,
      to: text('dir', 'the folder to write into; the one in the settings unless given'),
      recoveryKey: text(
        'file',
        'a key made by `backup create-key`: no passphrase is needed to back up',
      ),
      unencrypted: flag('write a file that anyone can read'),
    },
    examples: [
      'backup create --to /mnt/backups --passphrase-file passphrase.txt',
      'backup create --to /mnt/backups --recovery-key recovery-key.json',
    ],
    run: async ({ to, ...ways }, options) => {
      if (to === '') throw new WrongUsage('--to names no folder');
      const environment = vaultOptions(environmentOptions());
      const dataFolder = filledFolderOf(options);
      const settings = backupSettings(dataFolder).read();
      const { dataKey } = mustUnlock({ ...environment, dataFolder });
      const planned = plannedProtection(dataFolder, settings, dataKey) ?? undefined;
      const isNamed = Object.values(ways).some((one) => one !== undefined);
      const protection = isNamed ? await protectionOf(ways) : planned;
      if (protection === undefined) throw new WrongUsage(NO_PROTECTION);
      const now = Date.now();
      const state = stateAt(dataFolder, now);
      const made = await makeBackup(
        {
          dataFolder,
          to: to ?? backupFolder(dataFolder, settings),
          protection,
          now,
          source: state.source,
        },
        environment,
      );
      noteSuccess(dataFolder, state, { file: made.file, at: now });
      if (protection === null) {
        console.error('quotedesk: anyone who gets this file can read all of it');
      }
      return { value: made, lines: () => [made.file, manifestLine(made.manifest)] };
    },
  }),
  command({
    words: 'backup create-key',
    summary: 'make a key for backups: it encrypts them, and only its passphrase opens them',
    takes: {
      file: argument('file', 'the key file to write; it holds no secret'),
      passphraseFile: PASSPHRASE,
    },
    hasData: false,
    examples: ['backup create-key recovery-key.json --passphrase-file passphrase.txt'],
    run: async ({ file, passphraseFile: from }) => {
      const passphrase = await passphraseIn(from);
      if (passphrase === null) throw new WrongUsage('give --passphrase-file');
      writeFile(file, `${JSON.stringify(await newRecoveryKey(passphrase), null, 2)}\n`);
      return {
        value: { path: file },
        lines: () => [
          `Recovery key: ${file}. Use it with \`backup create --recovery-key\`.`,
          'Keep the passphrase elsewhere: without it, no one can read these backups.',
        ],
      };
    },
  }),
  command({
    words: 'backup verify',
    summary: 'check a backup for damage; exit code 1 if there is any',
    takes: { file: SOURCE, passphraseFile: SECRET },
    examples: ['backup verify quotedesk-20261123T011500Z.qdbackup --passphrase-file p.txt'],
    run: async ({ file, passphraseFile: from }, options) => {
      const environment = vaultOptions(environmentOptions());
      const present = unlockPresent({ ...environment, dataFolder: dataFolderOf(options) });
      const source = { file, passphrase: await passphraseIn(from), present: present.parts };
      const { manifest } = await withTemporaryFolder((folder) =>
        openSource(source, folder, environment),
      );
      return {
        value: { file, manifest },
        lines: () => [`${file} is whole.`, ...(manifest ? [manifestLine(manifest)] : [])],
      };
    },
  }),
  command({
    words: 'backup restore',
    summary: 'replace the data with those of a backup; the present data are set aside',
    takes: {
      file: SOURCE,
      passphraseFile: SECRET,
      preview: flag('only show what would change', { conflicts: 'yes' }),
      yes: flag('restore'),
    },
    examples: [
      'backup restore quotedesk-20261123T011500Z.qdbackup --passphrase-file p.txt --preview',
      'backup restore quotedesk-20261123T011500Z.qdbackup --passphrase-file p.txt --yes',
    ],
    run: async ({ file, passphraseFile: from, preview: isPreview, yes }, options) => {
      if (!isPreview && !yes) throw new WrongUsage('give --preview, or --yes');
      const passphrase = await passphraseIn(from);
      const order = { dataFolder: dataFolderOf(options), file, passphrase, now: Date.now() };
      const environment = vaultOptions(environmentOptions());
      if (isPreview) {
        const preview = await withTemporaryFolder((folder) =>
          previewRestore(order, folder, environment),
        );
        return { value: preview, lines: () => previewLines(preview) };
      }
      const restored = await restoreNow(order, environment);
      const { previous } = restored;
      const aside = previous === null ? [] : [`The data from before are in ${previous}`];
      return { value: restored, lines: () => [...previewLines(restored), ...aside] };
    },
  }),
];
