import type { MessageBoxOptions } from 'electron';
import { beforeEach, expect, test } from 'vitest';
import { hasDataKeys } from '../../../../src/main/adapters/sqlite/files/file-names.ts';
import { opensByRecoveryKey } from '../../../../src/main/app/vault/encryption.ts';
import { unlock } from '../../../../src/main/app/vault/unlock.ts';
import { encryptAsRequired } from '../../../../src/main/hosts/electron/required-encryption.ts';
import { english } from '../../../../src/main/hosts/electron/words/english.ts';
import { temporaryFolder } from '../../../support/host/prepared-folders.ts';

let dataFolder: string;
beforeEach(() => {
  dataFolder = temporaryFolder();
});

const keystore = {
  holder: 'keystore' as const,
  seal: (key: Buffer) => key.toString('base64url'),
  open: (text: string) => Buffer.from(text, 'base64url'),
};

/** A desk at which somebody presses these buttons, one after the other. */
function deskWith(presses: number[], holders = [keystore]) {
  const shown: MessageBoxOptions[] = [];
  const copied: string[] = [];
  const parts = {
    dialog: {
      showMessageBox: async (options: MessageBoxOptions) => {
        shown.push(options);
        return { response: presses.shift() ?? 2, checkboxChecked: false };
      },
    },
    clipboard: { writeText: (text: string) => copied.push(text) },
    words: english.requiredEncryption,
    dataFolder,
    holders,
    now: Date.parse('2026-11-23T12:00:00Z'),
  };
  return { shown, copied, ask: () => encryptAsRequired(parts as never) };
}

test('data that must be encrypted are, once the recovery key is written down', async () => {
  const { shown, copied, ask } = deskWith([1, 0]);
  expect(await ask()).toBe(true);
  expect(shown).toHaveLength(2);
  const [key = ''] = copied;
  expect(shown[1]?.detail).toContain(key);
  expect(unlock({ dataFolder, keyHolders: [keystore] })).toHaveProperty('dataKey');
  expect(opensByRecoveryKey(dataFolder, key)).toBe(true);

  const later = deskWith([]);
  expect(await later.ask()).toBe(true);
  expect(later.shown).toEqual([]);
});

test('anyone who would rather quit leaves the data as they are', async () => {
  expect(await deskWith([2]).ask()).toBe(false);
  expect(hasDataKeys(dataFolder)).toBe(false);
});

test('without a keystore the desk does not open, and says how it can', async () => {
  const { shown, ask } = deskWith([], []);
  await expect(ask()).rejects.toThrow('encryption on');
  expect(shown).toEqual([]);
});
