import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type BackupFacts, writeArchive } from '../../../../src/main/adapters/backup/archive.ts';
import { newRecoveryKey } from '../../../../src/main/adapters/backup/protection.ts';
import { listBackups, pruneBackups } from '../../../../src/main/app/vault/backup-list.ts';
import { facts, protection } from '../../../support/data/small-archives.ts';
import { smallFolders } from '../../../support/data/small-folders.ts';

const { empty } = smallFolders();

async function backUp(
  folder: string,
  name: string,
  change: Partial<BackupFacts> = {},
  as: Parameters<typeof writeArchive>[2] = null,
): Promise<void> {
  const database = join(empty(), 'database');
  writeFileSync(database, 'data');
  const file = join(folder, name);
  await writeArchive({ database, file }, { ...facts, ...change }, as);
}
const names = async (folder: string) => (await listBackups(folder, 'one')).map(({ name }) => name);

test('the backups of these data are listed, the newest first, with what their headers say', async () => {
  const folder = empty();
  await backUp(folder, 'a.qdbackup');
  await backUp(folder, 'b.qdbackup', { kind: 'manual', policies: 2 }, protection);
  const c = { madeAt: '2026-11-25T01:15:00Z' };
  await backUp(folder, 'c.qdbackup', c, { recoveryKey: await newRecoveryKey('twelve and more') });
  await backUp(folder, 'other.qdbackup', { source: 'other' });
  await backUp(folder, 'unknown.qdbackup', { kind: 'unknown' });
  await backUp(folder, 'a.qdbackup.unsound');
  const found = await listBackups(folder, 'one');
  expect(found.map(({ name }) => name)).toEqual(['c.qdbackup', 'b.qdbackup', 'a.qdbackup']);
  expect(found[0]).toMatchObject({ protection: 'passphrase' });
  expect(found[1]).toEqual({
    name: 'b.qdbackup',
    at: facts.madeAt,
    kind: 'manual',
    quotes: 1,
    policies: 2,
    protection: 'dataKey',
    bytes: expect.any(Number),
  });
  expect(found[2]).toMatchObject({ kind: 'daily', protection: 'none' });
});

test('what is no backup of these data does not keep the others from the list', async () => {
  const folder = empty();
  await backUp(folder, 'a.qdbackup');
  writeFileSync(join(folder, 'text.qdbackup'), 'no backup');
  symlinkSync(join(folder, 'gone'), join(folder, 'gone.qdbackup'));
  symlinkSync(join(folder, 'loop.qdbackup'), join(folder, 'loop.qdbackup'));
  mkdirSync(join(folder, 'folder.qdbackup'));
  expect(await names(folder)).toEqual(['a.qdbackup']);
});

test('only backups of these data are dropped, past their count and their days', async () => {
  const folder = empty();
  for (const day of ['20', '21', '22', '23']) {
    await backUp(folder, `${day}.qdbackup`, { madeAt: `2026-11-${day}T00:00:00Z` });
  }
  await backUp(folder, 'other.qdbackup', { madeAt: '2026-01-01T00:00:00Z', source: 'other' });
  writeFileSync(join(folder, 'text.qdbackup'), 'no backup');
  const now = Date.UTC(2026, 10, 23);
  await pruneBackups({ folders: [folder], source: 'one' }, { count: 3, days: 1 }, now);
  expect(readdirSync(folder).toSorted()).toEqual([
    '22.qdbackup',
    '23.qdbackup',
    'other.qdbackup',
    'text.qdbackup',
  ]);
  await pruneBackups({ folders: [folder], source: 'one' }, { count: 1, days: 9 }, now);
  expect(await names(folder)).toEqual(['23.qdbackup']);
});

test('backups in several folders are counted together, and what cannot be read stays', async () => {
  const [before, present] = [empty(), empty()];
  for (const day of ['20', '21']) {
    await backUp(before, `${day}.qdbackup`, { madeAt: `2026-11-${day}T00:00:00Z` });
  }
  await backUp(present, '23.qdbackup', { madeAt: '2026-11-23T00:00:00Z' });
  const folders = [present, join(before, 'absent'), before];
  await pruneBackups({ folders, source: 'one' }, { count: 2, days: 9 }, Date.UTC(2026, 10, 23));
  expect(await names(before)).toEqual(['21.qdbackup']);
  await pruneBackups({ folders, source: 'one' }, { count: 2, days: 9 }, Date.UTC(2027, 10, 23));
  expect([await names(before), await names(present)]).toEqual([[], ['23.qdbackup']]);
});

test('a folder that is not there, or none, is an error', async () => {
  const folder = empty();
  const refuses = (path: string, name: string) =>
    expect(listBackups(path, 'one')).rejects.toThrow(expect.objectContaining({ name }));
  await refuses(join(folder, 'absent'), 'backupFolderGone');
  writeFileSync(join(folder, 'file'), '');
  await refuses(join(folder, 'file'), 'backupFolderIsFile');
});
