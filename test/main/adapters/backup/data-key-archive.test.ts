/** @module-tag thorough */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { encodeHeader } from '../../../../src/main/adapters/backup/archive.ts';
import {
  newRecoveryKey,
  openingOf,
  protect,
} from '../../../../src/main/adapters/backup/protection.ts';
import {
  changeHeader,
  facts,
  protection,
  smallArchives,
} from '../../../support/data/small-archives.ts';

const { made, opened } = smallArchives();

describe('a backup by the key of the data', () => {
  test('has another key than the next one', async () => {
    const [one, other] = [await protect(protection), await protect(protection)];
    expect(one.contentKey).toHaveLength(32);
    expect(one.contentKey).not.toEqual(other.contentKey);
    expect(one.contentKey).not.toEqual(protection.dataKey);
  });

  test('asks for the data key by what it says of it, and by what somebody typed', async () => {
    const { file } = await made(protection);
    const asked: unknown[] = [];
    const openSealedKey = (...given: unknown[]) => {
      asked.push(given);
      return protection.dataKey;
    };
    await opened(file, { passphrase: 'typed', openSealedKey });
    expect(asked).toEqual([[protection.sealed, 'typed']]);
  });

  test('does not open without that key, which is no damage', async () => {
    const { file } = await made(protection);
    const none = { passphrase: 'typed', openSealedKey: () => undefined };
    for (const secret of [{ passphrase: null }, none]) {
      await expect(opened(file, secret)).rejects.toThrow(
        expect.objectContaining({ name: 'backupNeedsRecoveryKey' }),
      );
      await expect(opened(file, secret)).rejects.toThrow(/recovery key of that time/);
    }
    const another = { passphrase: null, openSealedKey: () => Buffer.alloc(32, 8) };
    await expect(opened(file, another)).rejects.toThrow(
      expect.objectContaining({ name: 'backupPartDamaged' }),
    );
  });

  test('gives the key of its database, unless that was changed', async () => {
    const databaseKey = '09'.repeat(32);
    const backup = await made(protection, { databaseKey });
    expect(readFileSync(backup.file).includes(Buffer.from(databaseKey, 'hex'))).toBe(false);
    expect(await opened(backup.file)).toMatchObject({ databaseKey });
    const { databaseKey: sealed = '' } = backup.manifest;
    const other = sealed.startsWith('A') ? 'B' : 'A';
    changeHeader(backup, { databaseKey: other + sealed.slice(1) });
    await expect(opened(backup.file)).rejects.toThrow(/damaged: the key of its database/);
  });

  test('is the only one for a database with a key: no backup says it to everybody', async () => {
    await expect(made(null, { databaseKey: '09'.repeat(32) })).rejects.toThrow(/with a key/);
  });
});

test('a passphrase opens a backup however its accents are typed, as does its writer', async () => {
  const recoveryKey = await newRecoveryKey('Áine Ní Bhriain'.normalize('NFD'));
  const { encryption, contentKey } = protect({ recoveryKey });
  const database = { bytes: 1, sha256: '' };
  const { header } = encodeHeader({ ...facts, database, encryption });
  const sealed = async (secret: Parameters<typeof openingOf>[1]) =>
    (await openingOf(header, secret, 'file')).cipher.seal(Buffer.from('text'), 3);
  const byWriter = await sealed({ contentKey: contentKey ?? Buffer.alloc(0) });
  expect(await sealed({ passphrase: 'Áine Ní Bhriain'.normalize('NFC') })).toEqual(byWriter);
  await expect(sealed({ passphrase: null })).rejects.toThrow(/its passphrase is needed/);
});
