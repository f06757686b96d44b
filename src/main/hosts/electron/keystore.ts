import type { SafeStorage } from 'electron';
import type { KeyHolder } from '../../adapters/node/keys/key-holder.ts';

/** The part of Electron's that is used here. */
export type Keystore = Pick<
  SafeStorage,
  'isEncryptionAvailable' | 'getSelectedStorageBackend' | 'encryptString' | 'decryptString'
>;

/** On Linux without a keystore, Chromium encrypts by a password that everybody knows. */
const NO_KEYSTORE = ['basic_text', 'unknown'];

/** Whether the system keeps the key from other users. Call it when Electron is ready. */
export function hasKeystore(keystore: Keystore): boolean {
  if (!keystore.isEncryptionAvailable()) return false;
  if (process.platform !== 'linux') return true;
  return !NO_KEYSTORE.includes(keystore.getSelectedStorageBackend());
}

/** Opens data keys by the keystore of the system: of macOS, Windows, GNOME or KDE. */
export const keystoreHolder = (keystore: Keystore): KeyHolder => ({
  holder: 'keystore',
  seal: (dataKey) => keystore.encryptString(dataKey.toString('hex')).toString('base64url'),
  open: (text) => {
    try {
      return Buffer.from(keystore.decryptString(Buffer.from(text, 'base64url')), 'hex');
    } catch {
      return undefined;
    }
  },
});

/** Who opens the data at this desk: the keystore, where there is one, and the key of this computer. */
export function deskHolders(keystore: Keystore, others: readonly KeyHolder[]): KeyHolder[] {
  return hasKeystore(keystore) ? [keystoreHolder(keystore), ...others] : [...others];
}
