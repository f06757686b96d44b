import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { writeArchive } from '../../../../src/main/adapters/backup/archive.ts';
import { noteMove } from '../../../../src/main/adapters/node/moved.ts';
import { backupSettings, backupState } from '../../../../src/main/app/vault/backup-settings.ts';
import { remainingCopies } from '../../../../src/main/app/vault/remaining-copies.ts';
import { type BackupState, USUAL_BACKUPS } from '../../../../src/shared/schemas/data/backups.ts';
import { facts } from '../../../support/data/small-archives.ts';
import { smallFolders } from '../../../support/data/small-folders.ts';

const { empty } = smallFolders();
const AT = '2026-11-24T12:00:00Z';
const BEFORE_RESTORE = 'before-restore-20261120T120000Z';
const STATE: BackupState = { source: 'one', since: AT, lastSuccess: null, lastFailure: null };
let dataFolder: string;
beforeEach(() => {
  dataFolder = empty();
});

async function backUp(folder: string, name: string, madeAt = AT, source = 'one'): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const database = join(empty(), 'database');
  writeFileSync(database, 'data');
  await writeArchive({ database, file: join(folder, name) }, { ...facts, madeAt, source }, null);
}

function addFiles(folder: string, ...names: readonly string[]): void {
  for (const name of names) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), 'data');
  }
}

const backups = (path: string, count: number | null, until: string | null = null) => ({
  kind: 'backups',
  path,
  count,
  until,
});
const copy = (path: string, until: string | null = null) => ({
  kind: 'copy',
  path,
  count: 1,
  until,
});
const usual = (name = '') => join(dataFolder, 'backups', name);
const set = (folder: string | null, days = 90) =>
  backupSettings(dataFolder).write({ ...USUAL_BACKUPS, folder, days });

test('where nothing was copied there is nothing', async () => {
  expect(await remainingCopies(dataFolder)).toEqual([]);
  mkdirSync(usual());
  expect(await remainingCopies(dataFolder)).toEqual([]);
});

test('backups of these data go by their days, and those of others by no one', async () => {
  backupState(dataFolder).write(STATE);
  await backUp(usual(), 'a.qdbackup', '2026-11-01T12:00:00Z');
  await backUp(usual(), 'b.qdbackup', '2026-11-20T12:00:00Z');
  expect(await remainingCopies(dataFolder)).toEqual([backups(usual(), 2, '2027-02-18')]);
  await backUp(usual(), 'c.qdbackup', AT, 'other');
  addFiles(usual(), 'd.qdbackup', 'notes.txt');
  set(null, 10);
  expect(await remainingCopies(dataFolder)).toEqual([
    backups(usual(), 2, '2026-11-30'),
    backups(usual(), 2),
  ]);
});

test('backups in another folder are apart from those that stayed in the usual one', async () => {
  const away = empty();
  backupState(dataFolder).write(STATE);
  await backUp(usual(), 'a.qdbackup');
  await backUp(away, 'b.qdbackup');
  set(away);
  expect(await remainingCopies(dataFolder)).toEqual([
    backups(away, 1, '2027-02-22'),
    backups(usual(), 1, '2027-02-22'),
  ]);
  // The settings named it once: backups there go by their days, too.
  const before = empty();
  await backUp(before, 'c.qdbackup', '2026-11-20T12:00:00Z');
  backupState(dataFolder).write({ ...STATE, folders: [before, away] });
  expect(await remainingCopies(dataFolder)).toEqual([
    backups(away, 1, '2027-02-22'),
    backups(before, 1, '2027-02-18'),
    backups(usual(), 1, '2027-02-22'),
  ]);
});

test('the folder of the last backup is named where the settings name another one since', async () => {
  const [last, away] = [empty(), empty()];
  const success = (folder: string) => ({ at: AT, folder, name: 'a.qdbackup' });
  const write = (folder: string) =>
    backupState(dataFolder).write({ ...STATE, lastSuccess: success(folder) });
  set(away);
  write(last);
  expect(await remainingCopies(dataFolder)).toEqual([backups(last, null)]);
  for (const listed of [away, usual()]) {
    write(listed);
    expect(await remainingCopies(dataFolder)).toEqual([]);
  }
});

test('copies that restores, updates and moves set aside are named, and what an erasure removes is not', async () => {
  const copies = ['before-update.db', 'b.qdbackup.partial'];
  addFiles(usual(), ...copies, 'before-upgrade-from-20.db', 'lock.db', 'work/quotedesk.db');
  addFiles(
    usual(),
    'folder.qdbackup/notes.txt',
    `${BEFORE_RESTORE}/quotedesk.db`,
    'mine/quotedesk.db',
    'empty/notes.txt',
  );
  addFiles(usual(), 'before-move-1/quotedesk.db');
  addFiles(dataFolder, 'quotedesk.db', 'training/quotedesk.db');
  const found = await remainingCopies(dataFolder);
  const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
  expect(found.toSorted(byPath)).toEqual(
    [
      ...[...copies, 'mine', 'before-move-1'].map((name) => copy(usual(name))),
      copy(usual(BEFORE_RESTORE), '2027-02-18'),
    ].toSorted(byPath),
  );
});

test('in the folders of before a move nothing goes by itself', async () => {
  const old = empty();
  await backUp(join(old, 'backups'), 'a.qdbackup');
  addFiles(
    old,
    'backups/before-move-1/quotedesk.db',
    'backups/before-upgrade-from-20.db',
    'backups/lock.db',
  );
  noteMove({ from: old, to: dataFolder });
  expect(await remainingCopies(dataFolder)).toEqual([
    backups(join(old, 'backups'), 1),
    copy(join(old, 'backups/before-move-1')),
    copy(join(old, 'backups/before-upgrade-from-20.db')),
  ]);
});

test('a folder that can not be read is named, and keeps nothing else from the list', async () => {
  const place = empty();
  const loop = join(place, 'loop');
  symlinkSync(loop, loop);
  addFiles(usual(), 'before-update.db');
  cpSync(usual(), join(place, 'old/backups'), { recursive: true });
  noteMove({ from: loop, to: dataFolder });
  for (const folder of [join(place, 'absent'), join(place, 'office-backups'), loop]) {
    set(folder);
    expect(await remainingCopies(dataFolder)).toEqual([
      backups(folder, null),
      copy(usual('before-update.db')),
      backups(loop, null),
    ]);
  }
});
