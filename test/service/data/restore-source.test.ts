import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../../../src/main/adapters/sqlite/connection/open-sqlite.ts';
import { openApp } from '../../../src/main/app/app.ts';
import { makeBackup } from '../../../src/main/app/vault/make-backup.ts';
import { previewRestore, restoreNow } from '../../../src/main/app/vault/restore.ts';
import { vaultOptions } from '../../../src/main/app/worker/examine.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { appOptions, startHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { MINIMAL_XML } from '../../support/host/requests.ts';

const now = Date.UTC(2026, 10, 23, 1, 15);
const options = vaultOptions(appOptions(''));
const folders: string[] = [];
let dataFolder: string;
let backup: string;

function newFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
}

async function quotes(): Promise<number> {
  const app = await openApp({ ...appOptions(dataFolder), host: 'command' });
  try {
    return (await ask(app, 'listQuotes', {})).total;
  } finally {
    await app.close();
  }
}

beforeAll(async () => {
  dataFolder = newFolder();
  const host = await startHost({ dataFolder });
  await host.sendXml(MINIMAL_XML);
  await host.close();
  const order = { dataFolder, to: newFolder(), protection: null, now };
  backup = (await makeBackup(order, options)).file;
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Folders that hold no sound database, each with what is said of it. */
const WITHOUT_DATA: readonly (readonly [
  name: string,
  make: (folder: string) => void,
  said: string,
])[] = [
  ['an empty one', () => undefined, 'holds no data of Quotedesk'],
  [
    'one with other files',
    (folder) => writeFileSync(join(folder, 'customers.csv'), 'Name\n'),
    'holds no data of Quotedesk',
  ],
  [
    'one with an empty database',
    (folder) => writeFileSync(join(folder, 'quotedesk.db'), ''),
    'holds no data of Quotedesk',
  ],
  [
    'one with a database of another program',
    (folder) => {
      const sqlite = openSqlite(join(folder, 'quotedesk.db'), {});
      sqlite.exec('create table note (id integer primary key)');
      sqlite.close();
    },
    'is not a Quotedesk database',
  ],
  [
    'one with something else by the name of the database',
    (folder) => writeFileSync(join(folder, 'quotedesk.db'), 'no database '.repeat(1000)),
    'holds no data of Quotedesk that can be read',
  ],
  [
    'the folder of the backups',
    (folder) => cpSync(backup, join(folder, 'quotedesk-20261123T011500Z.qdbackup')),
    'name one of the backups in it, such as quotedesk-20261123T011500Z.qdbackup',
  ],
  [
    'the backups of a data folder',
    (folder) =>
      cpSync(dataFolder, join(folder, 'before-restore-20261123T011500Z'), { recursive: true }),
    'such as before-restore-20261123T011500Z',
  ],
];

describe.each(WITHOUT_DATA)('a folder without data: %s', (_, make, text) => {
  test('is refused by a restore and its preview, and nothing changes', async () => {
    const file = newFolder();
    make(file);
    const order = { dataFolder, file, passphrase: null, now };
    await expect(previewRestore(order, newFolder(), options)).rejects.toThrow(text);
    const refused = restoreNow(order, options);
    await expect(refused).rejects.toThrow(text);
    await expect(refused).rejects.toThrow(file);
    expect(await quotes()).toBe(1);
    expect(existsSync(join(dataFolder, 'backups/work'))).toBe(false);
  });
});

test('a folder of data is restored as it was', async () => {
  const file = newFolder();
  cpSync(dataFolder, file, { recursive: true });
  const { difference } = await restoreNow({ dataFolder, file, passphrase: null, now }, options);
  expect(difference).toMatchObject({ quotes: { gained: 0, lost: 0 } });
  expect(await quotes()).toBe(1);
});

test('the desk restores only what its list names', async () => {
  const host = await startHost({ dataFolder });
  try {
    mkdirSync(join(dataFolder, 'backups/empty.qdbackup'), { recursive: true });
    for (const name of ['.', '..', 'work', 'empty.qdbackup', 'lock.db']) {
      for (const from of ['backups', 'kept']) {
        const fault = await refusal(host.app, 'prepareRestore', { name, from });
        expect(fault.message, `${from}: ${name}`).toContain('nothing was changed');
      }
    }
    expect(readdirSync(join(dataFolder, 'backups'))).not.toContain('to-restore');
  } finally {
    await host.close();
  }
});
