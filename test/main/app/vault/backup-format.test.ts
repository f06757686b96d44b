import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  newRecoveryKey,
  type Protection,
} from '../../../../src/main/adapters/backup/protection.ts';
import { openSqlite } from '../../../../src/main/adapters/sqlite/connection/open-sqlite.ts';
import { plannedProtection } from '../../../../src/main/app/vault/backup-settings.ts';
import { makeBackup } from '../../../../src/main/app/vault/make-backup.ts';
import { mustUnlock } from '../../../../src/main/app/vault/unlock.ts';
import { vaultOptions } from '../../../../src/main/app/worker/examine.ts';
import { USUAL_BACKUPS } from '../../../../src/shared/schemas/data/backups.ts';
import { readBackup } from '../../../support/data/read-backup.ts';
import { now, own, smallFolders } from '../../../support/data/small-folders.ts';
import { appOptions } from '../../../support/host/host.ts';

const { empty, encrypted, plain } = smallFolders();
const passphrase = 'Áine, twelve and more';
const options = vaultOptions({ ...appOptions(''), keyHolders: [own] });

/** Makes a backup, and opens it by the reader that knows only the document. */
async function readAgain(dataFolder: string, protection: Protection, secret: string) {
  const { file, manifest } = await makeBackup(
    { dataFolder, to: empty(), protection, now, source: 'one' },
    options,
  );
  const read = readBackup(file, secret);
  expect(read.manifest).toEqual(manifest);
  const database = join(empty(), 'quotedesk.db');
  writeFileSync(database, read.database);
  const dataKey = read.databaseKey?.toString('hex');
  const sqlite = openSqlite(database, { ...(dataKey ? { dataKey } : {}), readonly: true });
  try {
    expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
  } finally {
    sqlite.close();
  }
  return { file, dataKey };
}

test('the second reader is written from the document: it imports nothing of ours', () => {
  const text = readFileSync(
    join(import.meta.dirname, '../../../support/data/read-backup.ts'),
    'utf8',
  );
  const imported = [...text.matchAll(/from '([^']+)'/g)].map(([, name]) => name);
  expect(imported).toEqual(['node:crypto', 'node:fs']);
});

test('by the document alone, a backup opens that everyone can read', async () => {
  expect((await readAgain(plain(), null, '')).dataKey).toBeUndefined();
});

test('by the document alone, a backup opens with its passphrase, and with no other', async () => {
  const recoveryKey = await newRecoveryKey(passphrase);
  const { file } = await readAgain(plain(), { recoveryKey }, passphrase);
  expect(() => readBackup(file, 'another passphrase')).toThrow('another passphrase');
});

test('by the document alone, a backup of encrypted data opens with their recovery key', async () => {
  const { dataFolder, recoveryKey } = encrypted();
  const { dataKey } = mustUnlock({ dataFolder, keyHolders: [own] });
  const sealed = plannedProtection(dataFolder, USUAL_BACKUPS, dataKey);
  const read = await readAgain(dataFolder, sealed, recoveryKey.toLowerCase());
  // Who opens the backup does not get the key of the data folder.
  expect(read.dataKey).toMatch(/^[0-9a-f]{64}$/);
  expect(read.dataKey).not.toBe(dataKey);
});
