import { Command } from 'commander';
import { english } from '../../../../shared/domain/messages/message.ts';
import { changeDataKey, turnOff, turnOn } from '../../../app/encryption/encryption.ts';
import { recoverKey, renewRecoveryKey } from '../../../app/encryption/recovery.ts';
import { type EncryptionState, encryptionState } from '../../../app/encryption/state.ts';
import { dataCommand, mayBeNew } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { readFile } from '../common/read-file.ts';
import {
  encryptedLines,
  ensureHostKey,
  type KeyOptions,
  leftLines,
  orderOf,
  placeLines,
  recoveryLines,
  replaceHostKey,
  withKeyFile,
} from './order.ts';

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

function addStatus(encryption: Command): void {
  const command = encryption
    .command('status')
    .description('show whether the data are encrypted, and which keys open them');
  dataCommand(withKeyFile(command), async (options: KeyOptions) => {
    const state = encryptionState(orderOf(options));
    const locked = state.locked && english(state.locked);
    print(options, { ...state, locked }, () => stateLines(state));
  });
}

function addOn(encryption: Command): void {
  const command = encryption
    .command('on')
    .description('encrypt the data, and print a recovery key once; quit the host first');
  examples(command, 'encryption on', 'encryption on --key-file /etc/quotedesk/data.key');
  dataCommand(mayBeNew(withKeyFile(command)), async (options: KeyOptions) => {
    let file: string | undefined;
    const makeKeys = () => {
      file = ensureHostKey(options);
    };
    const done = turnOn({ ...orderOf(options), makeKeys });
    print(options, { ...done, keyFile: file ?? null }, () => encryptedLines(done, file));
  });
}

function addOff(encryption: Command): void {
  const command = encryption
    .command('off')
    .description('write the data without encryption; quit the host first')
    .requiredOption('--yes', 'confirm: anyone who gets the files can then read them');
  dataCommand(withKeyFile(command), async (options: KeyOptions) => {
    const left = turnOff(orderOf(options));
    print(options, { left }, () => ['The data are no longer encrypted.', ...leftLines(left)]);
  });
}

const SAME_HOST_KEY =
  'The key of this computer stays as it was. To change it, too, move its file away, then use “encryption recover”.';

function addChange(encryption: Command): void {
  const command = encryption
    .command('change')
    .description(
      'write the data under a new key, and print its recovery key; the key of this computer stays; quit the host first',
    );
  dataCommand(withKeyFile(command), async (options: KeyOptions) => {
    const { holders } = encryptionState(orderOf(options));
    const done = changeDataKey(orderOf(options));
    const desk = 'The desk needs the recovery key again: give it when asked.';
    print(options, done, () => [
      ...encryptedLines(done, ensureHostKey(options)),
      SAME_HOST_KEY,
      ...(holders.includes('keystore') ? [desk] : []),
    ]);
  });
}

function addRecoveryKey(encryption: Command): void {
  const command = encryption
    .command('recovery-key')
    .description('print a new recovery key; the old one stops working');
  dataCommand(withKeyFile(command), async (options: KeyOptions) => {
    const recoveryKey = renewRecoveryKey(orderOf(options));
    print(options, { recoveryKey }, () => recoveryLines(recoveryKey));
  });
}

type RecoverOptions = KeyOptions & { readonly recoveryKeyFile: string };

function addRecover(encryption: Command): void {
  const command = encryption
    .command('recover')
    .description(
      'open the data on this computer again with the recovery key; makes this computer a key if it has no usable one',
    )
    .requiredOption(
      '--recovery-key-file <file>',
      'a file with the recovery key; - reads standard input',
    );
  examples(command, 'encryption recover --recovery-key-file -');
  dataCommand(withKeyFile(command), async (options: RecoverOptions) => {
    const recoveryKey = Buffer.from(await readFile(options.recoveryKeyFile)).toString('utf8');
    const order = orderOf(options);
    let key: ReturnType<typeof replaceHostKey> | undefined;
    const makeKeys = () => {
      key = replaceHostKey(options, order.now);
    };
    recoverKey({ ...order, makeKeys }, recoveryKey);
    const { file, aside } = key ?? {};
    const where = file === undefined ? '' : ` Its key is in ${file}.`;
    print(options, { keyFile: file ?? null, setAside: aside ?? null }, () => [
      `This computer opens the data.${where}`,
      ...(aside === undefined ? [] : [`The old key file is kept as ${aside}.`]),
      ...placeLines(file),
    ]);
  });
}

/** `encryption`. */
export function encryptionCommands(): Command {
  const encryption = new Command('encryption').description(
    'encrypt the data on the drive, and manage their keys',
  );
  for (const add of [addStatus, addOn, addChange, addRecoveryKey, addRecover, addOff]) {
    add(encryption);
  }
  return encryption;
}
