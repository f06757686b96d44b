import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, expect, test } from 'vitest';
import { openLog } from '../../../src/main/adapters/node/log.ts';
import { type App, openApp } from '../../../src/main/app/app.ts';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { ask } from '../../support/host/ask.ts';
import { appOptions } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { GOOD_PRICE } from '../../support/host/requests.ts';
import { submitted } from '../../support/quotes/quotes.ts';

const BOOK = 'rate-books/demonstration.json';
let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  cpSync('resources', join(folder, 'resources'), { recursive: true });
});

const dataFolder = () => join(folder, 'data');

/** Opens the application with resources of its own, and closes it after some work. */
async function open<T>(work: (app: App) => Promise<T>): Promise<T> {
  const resourcesFolder = join(folder, 'resources');
  const log = openLog({ dataFolder: dataFolder(), keeps: true, says: false });
  const app = await openApp({ ...appOptions(dataFolder()), resourcesFolder, log });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

function edit(change: (text: string) => string): void {
  const file = join(folder, 'resources', BOOK);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

const books = (app: App) => app.dispatch(BROKER, 'listRateBooks', {});

test('a rate book that was checked before is in force as before', async () => {
  const first = await open(books);
  expect(await open(books)).toEqual(first);
});

test('a file that has changed since is read and checked again', async () => {
  await open(books);
  edit((text) => text.replace('"factors"', '"fctors"'));
  await expect(open(books)).rejects.toThrow(BOOK);
});

test('the same book in other white space is the same book', async () => {
  const first = await open(books);
  edit((text) => `${text}\n`);
  expect(await open(books)).toEqual(first);
});

/** How often the log names damage. */
const damages = () =>
  readFileSync(join(dataFolder(), 'logs', 'quotedesk.log'), 'utf8').match(/"msg":"damaged"/g)
    ?.length ?? 0;

test('where the note of checked files is damaged, the files are checked again, and it is said once', async () => {
  const first = await open(books);
  const database = new Database(join(dataFolder(), 'quotedesk.db'));
  const spoil = `update setting set value = '{"a":"b"}' where name = 'checkedFiles'`;
  expect(database.prepare(spoil).run().changes).toBe(1);
  database.close();

  await open(async (app) => {
    const damage = { table: 'setting', name: 'checkedFiles' };
    expect(app.dataState.problem()).toMatchObject({
      kind: 'damaged',
      message: { code: 'rowDamaged', values: damage },
    });
    expect(await books(app)).toEqual(first);
    const price = { data: { ...GOOD_PRICE.data, 'in_dts.raterCover': 'Comprehensive' } } as const;
    expect(await ask(app, 'priceQuote', price)).toMatchObject({
      'rater.Comp.GrossPrem': expect.any(Number),
    });
    expect(await app.checkData()).toBe(0);
  });
  expect(damages()).toBe(1);
  await open(async (app) => {
    expect(app.dataState.problem()).toBeUndefined();
    expect(await submitted({ app }, {})).toMatch(/^Q-/);
  });
  expect(damages()).toBe(1);
});
