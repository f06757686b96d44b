import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../../../../src/main/adapters/sqlite/connection/open-sqlite.ts';
import { listPrevious, prunePrevious } from '../../../../src/main/app/vault/backup-list.ts';
import { openSource } from '../../../../src/main/app/vault/open-backup.ts';
import { vaultOptions } from '../../../../src/main/app/worker/examine.ts';
import { marked, markOf, smallFolders } from '../../../support/data/small-folders.ts';
import { appOptions } from '../../../support/host/host.ts';

const { empty, plain } = smallFolders();
const DAY = 24 * 60 * 60 * 1000;
const OLD = 'before-restore-20261121T120000Z';
const NEW = 'before-restore-20261123T011500Z';

function withKept(...names: readonly string[]) {
  const dataFolder = empty();
  const backups = join(dataFolder, 'backups');
  for (const name of names) {
    mkdirSync(join(backups, name), { recursive: true });
    writeFileSync(join(backups, name, 'quotedesk.db'), 'data');
  }
  return { dataFolder, backups };
}

test('what restores set aside is listed, the newest first, by its own names', async () => {
  const others = [`x${OLD}`, `${OLD}.partial`, 'before-restore-2026', 'work'];
  const { dataFolder, backups } = withKept(OLD, NEW, ...others);
  mkdirSync(join(backups, 'before-restore-20261124T011500Z'));
  expect(await listPrevious(dataFolder)).toEqual([
    { name: NEW, at: '2026-11-23T01:15:00Z', bytes: 4 },
    { name: OLD, at: '2026-11-21T12:00:00Z', bytes: 4 },
  ]);
  expect(await listPrevious(empty())).toEqual([]);
});

test('what a restore set aside goes once it is older than its days, and nothing else', async () => {
  const { dataFolder, backups } = withKept(OLD, NEW, 'mine');
  const passed = Date.UTC(2026, 10, 21, 12) + 2 * DAY;
  await prunePrevious(dataFolder, 2, passed);
  expect(readdirSync(backups).toSorted()).toEqual([OLD, NEW, 'mine'].toSorted());
  await prunePrevious(dataFolder, 2, passed + 1);
  expect(readdirSync(backups).toSorted()).toEqual([NEW, 'mine'].toSorted());
});

test('a folder without data names the newest of what can be restored in it', async () => {
  const { backups } = withKept(OLD, NEW);
  const options = vaultOptions(appOptions(''));
  const open = (kept: string) =>
    openSource({ file: kept, passphrase: null, present: {} }, empty(), options);
  await expect(open(backups)).rejects.toThrow(
    `${backups} holds no data of Quotedesk: name one of the backups in it, such as ${NEW}`,
  );
  const none = empty();
  writeFileSync(join(none, 'notes.txt'), '');
  await expect(open(none)).rejects.toThrow(/holds no data of Quotedesk$/);
});

test('what only the log of such data has is opened with them', async () => {
  const kept = plain();
  const database = await marked(kept, 'in the log');
  const folder = empty();
  try {
    const source = { file: kept, passphrase: null, present: {} };
    const { databaseKey } = await openSource(source, folder, vaultOptions(appOptions('')));
    expect(databaseKey).toBeUndefined();
  } finally {
    await database.close();
  }
  expect(markOf(folder)).toBe('in the log');
});

test.each([
  ["insert into setting values ('mark', 'another', 'hash')", 'A record of the table setting'],
  [
    'create trigger kysely_one after insert on setting begin select 1; end',
    'The tables of the database are not as this version makes them.',
  ],
])('the error of data that are not ours names what is wrong: %s', async (statement, text) => {
  const kept = plain();
  const sqlite = openSqlite(join(kept, 'quotedesk.db'), {});
  sqlite.exec(statement);
  sqlite.close();
  const opening = openSource(
    { file: kept, passphrase: null, present: {} },
    empty(),
    vaultOptions(appOptions('')),
  );
  await expect(opening).rejects.toThrow(`${kept} holds damaged data: ${text}`);
});
