import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type App, openApp } from '../../src/main/app/app.ts';
import { BROKER } from '../../src/main/core/dispatcher.ts';
import { appOptions, temporaryFolder } from '../support/host.ts';

const BOOK = 'rate-books/demonstration.json';
let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  cpSync('resources', join(folder, 'resources'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Opens the application with resources of its own, and closes it after some work. */
async function open<T>(work: (app: App) => Promise<T>): Promise<T> {
  const resourcesFolder = join(folder, 'resources');
  const app = await openApp({ ...appOptions(join(folder, 'data')), resourcesFolder });
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
