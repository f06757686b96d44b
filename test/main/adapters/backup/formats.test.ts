import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readArchive } from '../../../../src/main/adapters/backup/archive.ts';
import type { Secret } from '../../../../src/main/adapters/backup/protection.ts';

/** A backup of the text `the database of before`, whose key is 32 bytes of 9. */
const backup = (lines: readonly string[]) => Buffer.from(lines.join(''), 'base64');

/** By the passphrase `twelve and more`. */
const FOR_RECOVERY_KEY = backup([
  'UVVPVEVERVNLIEJBQ0tVUCAxCgAAAg17Im1hZGVBdCI6IjIwMjYtMTEtMjRUMDE6MTU6MDBaIiwiYXBwVmVyc2lv',
  'biI6IjAuMS4wIiwic2NoZW1hVmVyc2lvbiI6MjksInF1b3RlcyI6MSwicG9saWNpZXMiOjAsInJhdGVCb29rcyI6',
  'MSwiaGVhZCI6bnVsbCwiZGF0YWJhc2UiOnsiYnl0ZXMiOjIyLCJzaGEyNTYiOiIxYjZhY2Q4ZGU0ZmM0Mjk5OWIx',
  'MTczMmYwN2E0ZTVlOGMxMTAzODA3YWM2N2I5MWFiMjkwY2I5NDgyZjQ3NDg5In0sImVuY3J5cHRpb24iOnsiY2lw',
  'aGVyIjoiYWVzLTI1Ni1nY20iLCJrZXlEZXJpdmF0aW9uIjoic2NyeXB0LXgyNTUxOSIsInNhbHQiOiJGMmdfNEdp',
  'R3NySzRfSGxhZXJPbmhRIiwicHVibGljS2V5IjoiX0JiR1JtcUlyYWFUSzg2Wll5b1lkMEpLSjJwd1JsTTVuMkhN',
  'czBzeF9TQSIsImVwaGVtZXJhbEtleSI6IjczTE5RT2ktWXR3bTdQeEk1UDgtYVRMM2Jza3M4bW9CSFRGdWxxVHdC',
  'a0UifSwiZGF0YWJhc2VLZXkiOiJfWUdxdXBkYnY5dmVJNHlmLWFtSFBCTmF3UkIzZTJFTV8wNUk1eWdVS0FrU2xl',
  'LUVmaHBYQ3d5bDZSM3FCMkstIn30TeZ1olvF6yIk2fUgzwesKeZNMJncuo57VfEsWiZTSeRbeY9c9YX0izjGcDyx',
  '9K2aU8miZypMouV3af0e1E3lTEwkwqcG',
]);

/** By the data key, 32 bytes of 7. */
const FOR_DATA_KEY = backup([
  'UVVPVEVERVNLIEJBQ0tVUCAxCgAAAdh7Im1hZGVBdCI6IjIwMjYtMTEtMjRUMDE6MTU6MDBaIiwiYXBwVmVyc2lv',
  'biI6IjAuMS4wIiwic2NoZW1hVmVyc2lvbiI6MjksInF1b3RlcyI6MSwicG9saWNpZXMiOjAsInJhdGVCb29rcyI6',
  'MSwiaGVhZCI6bnVsbCwiZGF0YWJhc2UiOnsiYnl0ZXMiOjIyLCJzaGEyNTYiOiIxYjZhY2Q4ZGU0ZmM0Mjk5OWIx',
  'MTczMmYwN2E0ZTVlOGMxMTAzODA3YWM2N2I5MWFiMjkwY2I5NDgyZjQ3NDg5In0sImVuY3J5cHRpb24iOnsiY2lw',
  'aGVyIjoiYWVzLTI1Ni1nY20iLCJrZXlEZXJpdmF0aW9uIjoiZGF0YS1rZXkiLCJzYWx0IjoieFJaazVoaEREZ1pW',
  'R0h5WnpnT1VxZyIsImRhdGFLZXkiOnsibWFkZUF0IjoiMjAyNi0xMS0yM1QxMjowMDowMFoiLCJjaGVjayI6IkFB',
  'QUEiLCJzZWFsZWQiOltdfX0sImRhdGFiYXNlS2V5IjoiaEtUREs0WVJpREY5cFFTSVd1REdra1MtRUp5Q0V2am4w',
  'UWwwZ29nV29zSEVQRFZBaWhCOVNEUjBOdWJKRjhOZiJ9Cx0iSxSRNz9gXwkaAdYdFoMnlZckxU+k7gwDdOjNmTx5',
  'y7U2fRXZ9sH7JbPHtxLeX/UKbs3s7Ab6OIxnm2Zi4SJwC4PjFg==',
]);

const folder = mkdtempSync(join(tmpdir(), 'formats-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ways: readonly (readonly [name: string, bytes: Buffer, secret: Secret])[] = [
  ['for a recovery key', FOR_RECOVERY_KEY, { passphrase: 'twelve and more' }],
  [
    'for the key of the data',
    FOR_DATA_KEY,
    { passphrase: null, openSealedKey: () => Buffer.alloc(32, 7) },
  ],
];

test.each(ways)(
  'a backup that was made %s still opens, with its database',
  async (name, bytes, secret) => {
    const file = join(folder, name);
    const database = `${file}.db`;
    writeFileSync(file, bytes);
    const { databaseKey } = await readArchive({ file, database }, secret);
    expect(databaseKey).toBe('09'.repeat(32));
    expect(readFileSync(database, 'utf8')).toBe('the database of before');
  },
);
