import { resolve } from 'node:path';
import { english } from '../../../../shared/domain/messages/english.ts';
import { setAsideUnusable } from '../../../adapters/node/keys/key-file.ts';
import {
  defaultKeyFile,
  ensureHostKey,
  hostKeyFile,
  hostKeyHolder,
} from '../../../adapters/node/keys/key-holders.ts';
import { makeFolder } from '../../../adapters/node/make-folder.ts';
import {
  changeDataKey,
  type Encrypted,
  type EncryptionOptions,
  type EncryptionState,
  encryptionState,
  recoverKey,
  renewRecoveryKey,
  turnOff,
  turnOn,
} from '../../../app/vault/encryption.ts';
import { type CommandDefinition, command } from '../common/command.ts';
import { type DataOptions, dataFolderOf, filledFolderOf } from '../common/data.ts';
import { readFile } from '../common/files.ts';
import { flag, requiredText, text } from '../common/parameters.ts';

const KEY_FILE = text(
  'file',
  `the key of this computer; by default as for the host (${defaultKeyFile()}), which finds another one only by QUOTEDESK_DATA_KEY_FILE`,
);

type KeyFile = string | undefined;

/**
 * What a command is to do with the keys of its folder; where it may be new, its data begin encrypted.
 * @throws FaultError where the folder holds no data, and none may be created
 */
function orderOf(options: DataOptions, keyFile: KeyFile): EncryptionOptions {
  const dataFolder = options.new ? dataFolderOf(options) : filledFolderOf(options);
  if (options.new) makeFolder(dataFolder, 0o700);
  return { dataFolder, holders: [hostKeyHolder(keyFile)], now: Date.now() };
}

/** How hosts and other commands find a key that is not where they look by themselves. */
function placeLines(file: string | undefined): string[] {
  const place = file && resolve(file);
  const usual = hostKeyFile();
  if (place === undefined || (usual !== undefined && resolve(usual) === place)) return [];
  const { QUOTEDESK_DATA_KEY: variable } = process.env;
  return [
    `The host and other commands look elsewhere: set QUOTEDESK_DATA_KEY_FILE=${place} for them.`,
    ...(variable ? ['Take QUOTEDESK_DATA_KEY away, which comes before it.'] : []),
  ];
}

/** The recovery key, with what it is for. */
const recoveryLines = (recoveryKey: string): string[] => [
  'Recovery key, which is not shown again. Write it down, and keep it away from this computer:',
  '',
  `  ${recoveryKey}`,
  '',
  'Anyone who has it can open the data. If it and the key of this computer are both lost, no one can.',
];

/** The copies that stay as they were. */
const leftLines = (left: readonly string[]): string[] =>
  left.length === 0
    ? []
    : [`These copies cannot be read, and stay as they are: ${left.join(', ')}`];

/** What the owner of data under a new key must know. */
const encryptedLines = ({ recoveryKey, left }: Encrypted, file: string | undefined): string[] => [
  ...recoveryLines(recoveryKey),
  file === undefined
    ? 'The key of this computer comes from its environment, as for the host.'
    : `The key of this computer is in ${file}: keep it out of backups of the data folder.`,
  ...placeLines(file),
  ...leftLines(left),
];

const HOLDERS: Record<EncryptionState['holders'][number], string> = {
  host: 'the key of this computer, for hosts without a window and these commands',
  keystore: 'the keystore of the system, for the desk',
  recovery: 'the recovery key',
};

function stateLines({ repaired, ...state }: EncryptionState): string[] {
  const { encrypted, keyMadeAt, holders, locked } = state;
  if (!encrypted) return ['The data are not encrypted.'];
  return [
    `The data are encrypted, with a key made ${keyMadeAt}. They open with:`,
    ...holders.map((holder) => `  ${HOLDERS[holder]}`),
    ...(locked ? ['They do not open here.', english(locked)] : ['They open here.']),
    ...(repaired ? [`data-keys.json was ${repaired}: it is restored from its copy.`] : []),
  ];
}

const SAME_HOST_KEY =
  'The key of this computer stays as it was. To change it, too, move its file away, then use “encryption recover”.';

/** The encryption of the data on the drive, and their keys. */
export const encryptionCommands: readonly CommandDefinition[] = [
  command({
    words: 'encryption show',
    summary: 'show whether the data are encrypted, and which keys open them',
    takes: { keyFile: KEY_FILE },
    examples: ['encryption show'],
    run: async ({ keyFile }, options) => {
      const state = encryptionState(orderOf(options, keyFile));
      return {
        value: { ...state, locked: state.locked && english(state.locked) },
        lines: () => stateLines(state),
      };
    },
  }),
  command({
    words: 'encryption on',
    summary: 'encrypt the data, and print a recovery key once; quit the host first',
    takes: { keyFile: KEY_FILE },
    mayBeNew: true,
    examples: ['encryption on', 'encryption on --key-file /etc/quotedesk/data.key'],
    run: async ({ keyFile }, options) => {
      let file: string | undefined;
      const makeKeys = () => {
        file = ensureHostKey(keyFile);
      };
      const done = turnOn({ ...orderOf(options, keyFile), makeKeys });
      return {
        value: { ...done, keyFile: file ?? null },
        lines: () => encryptedLines(done, file),
      };
    },
  }),
  command({
    words: 'encryption change-key',
    summary:
      'write the data under a new key, and print its recovery key; the key of this computer stays; quit the host first',
    takes: { keyFile: KEY_FILE },
    examples: ['encryption change-key'],
    run: async ({ keyFile }, options) => {
      const { holders } = encryptionState(orderOf(options, keyFile));
      const done = changeDataKey(orderOf(options, keyFile));
      const desk = 'The desk needs the recovery key again: give it when asked.';
      return {
        value: done,
        lines: () => [
          ...encryptedLines(done, ensureHostKey(keyFile)),
          SAME_HOST_KEY,
          ...(holders.includes('keystore') ? [desk] : []),
        ],
      };
    },
  }),
  command({
    words: 'encryption renew-recovery-key',
    summary: 'print a new recovery key; the old one stops working',
    takes: { keyFile: KEY_FILE },
    examples: ['encryption renew-recovery-key'],
    run: async ({ keyFile }, options) => {
      const recoveryKey = renewRecoveryKey(orderOf(options, keyFile));
      return { value: { recoveryKey }, lines: () => recoveryLines(recoveryKey) };
    },
  }),
  command({
    words: 'encryption recover',
    summary:
      'open the data on this computer again with the recovery key; makes this computer a key if it has no usable one',
    takes: {
      recoveryKeyFile: requiredText('file', 'a file with the recovery key; - reads standard input'),
      keyFile: KEY_FILE,
    },
    examples: ['encryption recover --recovery-key-file -'],
    run: async ({ recoveryKeyFile, keyFile }, options) => {
      const recoveryKey = Buffer.from(await readFile(recoveryKeyFile)).toString('utf8');
      const order = orderOf(options, keyFile);
      let file: string | undefined;
      let aside: string | undefined;
      const makeKeys = () => {
        // A file that holds no usable key is kept under another name.
        const named = keyFile ?? hostKeyFile();
        aside = named === undefined ? undefined : setAsideUnusable(named, order.now);
        file = ensureHostKey(keyFile);
      };
      recoverKey({ ...order, makeKeys }, recoveryKey);
      const where = file === undefined ? '' : ` Its key is in ${file}.`;
      return {
        value: { keyFile: file ?? null, setAside: aside ?? null },
        lines: () => [
          `This computer opens the data.${where}`,
          ...(aside === undefined ? [] : [`The old key file is kept as ${aside}.`]),
          ...placeLines(file),
        ],
      };
    },
  }),
  command({
    words: 'encryption off',
    summary: 'write the data without encryption; quit the host first',
    takes: {
      yes: flag('confirm: anyone who gets the files can then read them', { isRequired: true }),
      keyFile: KEY_FILE,
    },
    examples: ['encryption off --yes'],
    run: async ({ keyFile }, options) => {
      const left = turnOff(orderOf(options, keyFile));
      return {
        value: { left },
        lines: () => ['The data are no longer encrypted.', ...leftLines(left)],
      };
    },
  }),
];
