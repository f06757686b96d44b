import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import {
  encodeHeader,
  readArchive,
  writeArchive,
} from '../../../src/main/adapters/backup/archive.ts';
import type {
  DataKeyProtection,
  Protection,
  Secret,
} from '../../../src/main/adapters/backup/protection.ts';
import type { BackupManifest } from '../../../src/shared/schemas/data/backup.ts';

export const MIB = 1024 * 1024;

export const facts = {
  madeAt: '2026-11-24T01:15:00Z',
  appVersion: '0.2.0',
  schemaVersion: 1,
  quotes: 1,
  policies: 0,
  rateBooks: 1,
  head: null,
  kind: 'daily',
  source: 'one',
};

export const protection: DataKeyProtection = {
  dataKey: Buffer.alloc(32, 7),
  sealed: { madeAt: '2026-11-23T12:00:00Z', check: 'check', sealed: [] },
};
export const byDataKey: Secret = {
  passphrase: null,
  openSealedKey: () => protection.dataKey,
};

interface Made {
  readonly content?: Buffer;
  readonly databaseKey?: string;
  readonly onBytes?: (done: number, of: number) => void;
}

interface Archived {
  readonly file: string;
  readonly manifest: BackupManifest;
}

/** Backups of a few bytes, in a folder that each test of a file has for itself. */
export function smallArchives() {
  const place = mkdtempSync(join(tmpdir(), 'archives-'));
  let folder: string;
  afterAll(() => rmSync(place, { recursive: true, force: true }));
  beforeEach(() => {
    folder = mkdtempSync(join(place, 'test-'));
  });
  const inFolder = (name: string) => join(folder, name);
  return {
    inFolder,
    made: async (
      as: Protection,
      { content = Buffer.from('data'), databaseKey, onBytes }: Made = {},
    ): Promise<Archived> => {
      const [database, file] = [inFolder('database'), inFolder('backup')];
      writeFileSync(database, content);
      const { manifest } = await writeArchive({ database, databaseKey, file }, facts, as, onBytes);
      return { file, manifest };
    },
    opened: async (file: string, secret = byDataKey) => {
      const database = inFolder('opened');
      rmSync(database, { force: true });
      const read = await readArchive({ file, database }, secret);
      return { ...read, content: readFileSync(database) };
    },
  };
}

/** Has a backup another header, whose own digest is right. */
export function changeHeader({ file, manifest }: Archived, change: object): void {
  const content = readFileSync(file).subarray(encodeHeader(manifest).content.length);
  writeFileSync(file, Buffer.concat([encodeHeader({ ...manifest, ...change }).content, content]));
}
