import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readArchive, writeArchive } from '../../../../src/main/adapters/backup/archive.ts';
import { encodeHeader } from '../../../../src/main/adapters/backup/header.ts';
import { newRecoveryKey } from '../../../../src/main/adapters/backup/recovery-key.ts';
import type { BackupManifest, RecoveryKey } from '../../../../src/shared/schemas/data/backup.ts';

/** A backup of the text `the database of before`, as the first version of the format wrote it. */
const OLD = Buffer.from(
  [
    'UVVPVEVERVNLIEJBQ0tVUCAxCgAAAXd7Im1hZGVBdCI6IjIwMjYtMTEtMjNUMDE6MTU6MDBaIiwiYXBwVmVyc2lv',
    'biI6IjAuMS4wIiwic2NoZW1hVmVyc2lvbiI6MjksInF1b3RlcyI6MSwicG9saWNpZXMiOjAsInJhdGVCb29rcyI6',
    'MSwiaGVhZCI6bnVsbCwiZGF0YWJhc2UiOnsiYnl0ZXMiOjIyLCJzaGEyNTYiOiIxYjZhY2Q4ZGU0ZmM0Mjk5OWIx',
    'MTczMmYwN2E0ZTVlOGMxMTAzODA3YWM2N2I5MWFiMjkwY2I5NDgyZjQ3NDg5In0sImVuY3J5cHRpb24iOnsiY2lw',
    'aGVyIjoiYWVzLTI1Ni1nY20iLCJrZXlEZXJpdmF0aW9uIjoic2NyeXB0Iiwic2FsdCI6IlhhMUJfc2JFVVJicFcx',
    'TEVrR3JUakEiLCJrZXlDaGVjayI6Im9aSVpuMUt5a1BTWlpqTDNBWERFQmVJQjZ5THdLcjhCMHZEWXktY1V1QzQi',
    'fX3Ff/qv8goozO4/n7eVI5szYZyzGfYESriIOVdROnoYNLiI+KHBVs7Ad/FzP1GC0T8+aKNIZffJ7pYbKgZWOO7+',
    'u4/wgfOb',
  ].join(''),
  'base64',
);

const passphrase = 'twelve and more';
const content = Buffer.from('the database of today');
const facts = {
  madeAt: '2026-11-23T01:15:00Z',
  appVersion: '0.2.0',
  schemaVersion: 1,
  quotes: 1,
  policies: 0,
  rateBooks: 1,
  head: null,
};
const folder = mkdtempSync(join(tmpdir(), 'archive-'));
let count = 0;
let recoveryKey: RecoveryKey;

function newFile(bytes?: Buffer): string {
  count += 1;
  const file = join(folder, String(count));
  if (bytes) writeFileSync(file, bytes);
  return file;
}

async function written() {
  const file = newFile();
  const archive = await writeArchive({ database: newFile(content), file }, facts, {
    recoveryKey,
  });
  return { file, ...archive };
}

/** The text that a backup opens to. */
async function opened(file: string, secret: Parameters<typeof readArchive>[1]): Promise<string> {
  const database = newFile();
  await readArchive({ file, database }, secret);
  return readFileSync(database, 'utf8');
}

type Archive = Awaited<ReturnType<typeof written>>;

/** The file with another header, whose own digest is right. */
function withHeader(
  { file, manifest }: Archive,
  change: (manifest: BackupManifest) => BackupManifest,
) {
  const bytes = readFileSync(file);
  const start = encodeHeader(manifest).content.length;
  return newFile(Buffer.concat([encodeHeader(change(manifest)).content, bytes.subarray(start)]));
}

beforeAll(async () => {
  recoveryKey = await newRecoveryKey(passphrase);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a backup for a recovery key opens with the passphrase, and with the key of its writer', {
  tags: ['thorough'],
}, async () => {
  const { file, secret } = await written();
  expect(readFileSync(file).includes(content)).toBe(false);
  expect(await opened(file, { passphrase })).toBe(content.toString());
  expect(await opened(file, secret)).toBe(content.toString());
});

test('two backups for one recovery key share no key of their content', async () => {
  const [first, second] = [await written(), await written()];
  await expect(opened(first.file, second.secret)).rejects.toThrow(
    expect.objectContaining({ name: 'backupPartDamaged' }),
  );
});

test('a passphrase that is missing or wrong is said, and is no damage', async () => {
  const { file } = await written();
  for (const wrong of [null, 'another passphrase']) {
    await expect(opened(file, { passphrase: wrong })).rejects.toThrow(
      expect.objectContaining({
        name: wrong === null ? 'backupNeedsPassphrase' : 'backupPassphraseWrong',
      }),
    );
  }
});

test('a header that was altered opens nothing, even with a right digest', async () => {
  const archive = await written();
  const counts = withHeader(archive, (manifest) => ({ ...manifest, quotes: 2 }));
  await expect(opened(counts, archive.secret)).rejects.toThrow(
    expect.objectContaining({ name: 'backupPartDamaged' }),
  );
  const noKey = withHeader(archive, ({ encryption, ...manifest }) => ({
    ...manifest,
    encryption: encryption && { ...encryption, ephemeralKey: 'AAAA' },
  }));
  await expect(opened(noKey, { passphrase })).rejects.toThrow(
    expect.objectContaining({ name: 'backupKeyInvalid' }),
  );
});

test('a backup of the first version still opens', { tags: ['thorough'] }, async () => {
  const file = newFile(OLD);
  expect(await opened(file, { passphrase })).toBe('the database of before');
  await expect(opened(file, { passphrase: 'another passphrase' })).rejects.toThrow(
    expect.objectContaining({ name: 'backupPassphraseWrong' }),
  );
});
