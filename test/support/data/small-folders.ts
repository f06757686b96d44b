import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { secretHolder } from '../../../src/main/adapters/node/keys/key-holders.ts';
import { readDatabase } from '../../../src/main/adapters/sqlite/files/copy-to-file.ts';
import { openDatabase } from '../../../src/main/adapters/sqlite/open.ts';
import { schemaVersion } from '../../../src/main/adapters/sqlite/schema/migrate.ts';
import { settingStore } from '../../../src/main/adapters/sqlite/settings/setting-store.ts';
import { turnOn } from '../../../src/main/app/vault/encryption.ts';
import { throwFault } from '../stores/database.ts';
import { fixtureOf, unpackFolder } from './packed-folder.ts';

/** Epoch milliseconds. */
export const now = Date.UTC(2026, 10, 24, 12);

/** Anyone who has a secret that is this byte, twenty times. */
export const hostOf = (byte: number) => secretHolder('host', () => Buffer.alloc(20, byte));
/** Who opens the keys of these folders here. */
export const own = hostOf(1);

export const orderOf = (dataFolder: string, ...holders: readonly ReturnType<typeof hostOf>[]) => ({
  dataFolder,
  now,
  holders: holders.length > 0 ? holders : [own],
});

/** An order that notes each time that keys are made. */
export function counted(dataFolder: string, ...secrets: number[]) {
  const made: string[] = [];
  const makeKeys = () => made.push('made');
  return { made, order: { ...orderOf(dataFolder, ...secrets.map(hostOf)), makeKeys } };
}

const openIn = (folder: string) =>
  openDatabase({ folder, host: 'headless', since: '', onFault: throwFault });

/** Opens the data of a folder, and writes a setting that tells them from others. */
export async function marked(folder: string, mark: string) {
  const database = await openIn(folder);
  await settingStore(database).once('mark', () => mark);
  return database;
}

/** The setting that tells the data of a folder from others. */
export function markOf(folder: string): unknown {
  return readDatabase(join(folder, 'quotedesk.db'), {}, (sqlite) =>
    sqlite.prepare("select value from setting where name = 'mark'").pluck().get(),
  );
}

/** Folders with a small database, for the tests of a file: nothing starts a host. */
export function smallFolders() {
  const all = mkdtempSync(join(tmpdir(), 'quotedesk-small-'));
  afterAll(() => rmSync(all, { recursive: true, force: true }));
  const empty = () => mkdtempSync(join(all, 'data-'));
  const plain = () => {
    const folder = empty();
    unpackFolder(fixtureOf(schemaVersion()), folder);
    return folder;
  };
  /** One with a mark. */
  const plainWith = async (mark: string) => {
    const folder = plain();
    await (await marked(folder, mark)).close();
    return folder;
  };
  const encrypted = () => {
    const dataFolder = plain();
    return { dataFolder, ...turnOn(orderOf(dataFolder)) };
  };
  return { empty, plain, plainWith, encrypted };
}
