import type { Clipboard, Dialog } from 'electron';
import { newKeyText } from '../../adapters/node/keys/key-file.ts';
import type { KeyHolder } from '../../adapters/node/keys/key-holders.ts';
import { hasDataKeys } from '../../adapters/sqlite/files/file-names.ts';
import { turnOnAtStart } from '../../app/vault/encryption.ts';
import { mustBeEncrypted } from '../../app/vault/unlock.ts';
import type { Words } from './words/words.ts';

interface RequiredEncryptionParts {
  readonly dialog: Pick<Dialog, 'showMessageBox'>;
  readonly clipboard: Pick<Clipboard, 'writeText'>;
  readonly words: Words['requiredEncryption'];
  readonly dataFolder: string;
  readonly nativeBinding?: string;
  readonly holders: readonly KeyHolder[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Shows a recovery key until it is written down. @returns false where it is refused */
async function isWrittenDown(parts: RequiredEncryptionParts, key: string): Promise<boolean> {
  const { dialog, clipboard, words } = parts;
  const choices = ['encrypt', 'copy', 'quit'] as const;
  const { response } = await dialog.showMessageBox({
    type: 'warning',
    title: 'Quotedesk',
    message: words.message,
    detail: `${words.keyNote}\n\n${key}`,
    buttons: choices.map((choice) => words[choice]),
    defaultId: choices.indexOf('copy'),
    cancelId: choices.indexOf('quit'),
    noLink: true,
  });
  if (choices[response] !== 'copy') return choices[response] === 'encrypt';
  await clipboard.writeText(key);
  return isWrittenDown(parts, key);
}

/**
 * Has data that are not encrypted encrypted by the keystore when they are opened, because the
 * administrator requires it. The data must not be open.
 * @returns false where anyone who sits there would rather quit: nothing has changed
 * @throws {FaultError} where the system has no keystore
 */
export async function encryptAsRequired(parts: RequiredEncryptionParts): Promise<boolean> {
  const { dataFolder, holders, now, nativeBinding } = parts;
  if (hasDataKeys(dataFolder)) return true;
  const keystore = holders.filter(({ holder }) => holder === 'keystore');
  if (keystore.length === 0) mustBeEncrypted(dataFolder);
  const key = newKeyText();
  if (!(await isWrittenDown(parts, key))) return false;
  const native = nativeBinding === undefined ? {} : { nativeBinding };
  turnOnAtStart({ dataFolder, holders: keystore, now, ...native }, key);
  return true;
}
