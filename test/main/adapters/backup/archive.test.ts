import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  encodeHeader,
  readArchive,
  writeArchive,
} from '../../../../src/main/adapters/backup/archive.ts';
import { newRecoveryKey } from '../../../../src/main/adapters/backup/protection.ts';
import type { BackupManifest, RecoveryKey } from '../../../../src/shared/schemas/data/backup.ts';

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
