import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readArchive, writeArchive } from '../../../../src/main/adapters/backup/archive.ts';
import type { Protection } from '../../../../src/main/adapters/backup/protection.ts';
import { readDataKeys } from '../../../../src/main/adapters/sqlite/files/data-keys-file.ts';
import { changeDataKey, turnOff, turnOn } from '../../../../src/main/app/vault/encryption.ts';
import { sealedKeyOpener } from '../../../../src/main/app/vault/open-backup.ts';
import { orderOf, own, smallFolders } from '../../../support/data/small-folders.ts';

const { empty, plain } = smallFolders();
const CONTENT = Buffer.concat([Buffer.from('SQLite format 3\0'), randomBytes(300_000)]);
const facts = {
  madeAt: '2026-11-24T01:15:00Z',
  appVersion: '0.2.0',
  schemaVersion: 1,
  quotes: 1,
  policies: 0,
  rateBooks: 1,
  head: null,
};

async function backUp(to: string, protection: Protection): Promise<void> {
  const database = join(empty(), 'database');
  writeFileSync(database, CONTENT);
  await writeArchive({ database, file: to }, facts, protection);
}

/** A folder that is not encrypted, with its folder of backups. */
function withBackups() {
  const dataFolder = plain();
  const at = (...names: string[]) => join(dataFolder, 'backups', ...names);
  mkdirSync(at());
  return { dataFolder, at };
}

const isPlain = (file: string) => readFileSync(file).includes('SQLite format 3');

test('backups that everybody can read are sealed where they are, with the same data', async () => {
  const { dataFolder, at } = withBackups();
  await backUp(at('one.qdbackup'), null);
  await backUp(at('one.qdbackup.unsound'), null);
  const sealed = { madeAt: '', check: '', sealed: [] };
  await backUp(at('sealed.qdbackup'), { dataKey: Buffer.alloc(32, 5), sealed });
  const before = readFileSync(at('sealed.qdbackup'));
  writeFileSync(at('begun.qdbackup.partial'), CONTENT);
  // Not for backups, or none.
  writeFileSync(at('other.txt'), CONTENT);
  mkdirSync(at('folder.qdbackup'));
  expect(turnOn(orderOf(dataFolder)).left).toEqual([]);
  const names = ['one.qdbackup', 'one.qdbackup.unsound'];
  expect(readdirSync(at()).toSorted()).toEqual(
    ['folder.qdbackup', ...names, 'other.txt', 'sealed.qdbackup'].toSorted(),
  );
  const openSealedKey = sealedKeyOpener({ keyHolders: [own] });
  for (const name of names) {
    expect(isPlain(at(name)), name).toBe(false);
    const database = join(empty(), 'opened');
    const secret = { passphrase: null, openSealedKey };
    const { manifest } = await readArchive({ file: at(name), database }, secret);
    expect(readFileSync(database).equals(CONTENT), name).toBe(true);
    const dataKey = readDataKeys(dataFolder)?.present;
    expect(manifest).toMatchObject({ ...facts, encryption: { dataKey } });
  }
  expect(readFileSync(at('sealed.qdbackup')).equals(before)).toBe(true);
  expect(isPlain(at('other.txt'))).toBe(true);
});

test('one that is damaged stays as it is, and is named', async () => {
  const { dataFolder, at } = withBackups();
  await backUp(at('whole.qdbackup'), null);
  const bytes = readFileSync(at('whole.qdbackup'));
  const damaged = Buffer.concat([bytes, Buffer.from('x')]);
  writeFileSync(at('damaged.qdbackup'), damaged);
  expect(turnOn(orderOf(dataFolder)).left).toEqual([join('backups', 'damaged.qdbackup')]);
  expect(readFileSync(at('damaged.qdbackup')).equals(damaged)).toBe(true);
  expect(existsSync(at('damaged.qdbackup.partial'))).toBe(false);
  expect(isPlain(at('whole.qdbackup'))).toBe(false);
});

test('what everybody can read stays so where another key is made, or none is needed', async () => {
  const { dataFolder, at } = withBackups();
  turnOn(orderOf(dataFolder));
  await backUp(at('handed-over.qdbackup'), null);
  expect(changeDataKey(orderOf(dataFolder)).left).toEqual([]);
  expect(isPlain(at('handed-over.qdbackup'))).toBe(true);
  expect(turnOff(orderOf(dataFolder))).toEqual([]);
  expect(isPlain(at('handed-over.qdbackup'))).toBe(true);
});
