import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { contentHash } from '../../../../../src/main/adapters/node/hash.ts';
import {
  headCheck,
  openChainHead,
} from '../../../../../src/main/adapters/sqlite/history/chain-head.ts';
import {
  readHead,
  writeHead,
} from '../../../../../src/main/adapters/sqlite/history/chain-head-file.ts';
import { quoteStore } from '../../../../../src/main/adapters/sqlite/quotes/quote-store.ts';
import { HEAD_FILE } from '../../../../../src/shared/schemas/quotes/history.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { testDatabase, throwFault } from '../../../../support/stores/database.ts';
import { keepReferenced, submission } from '../../../../support/stores/stored-quote.ts';

let file: string;
const database = openedForEach(() => testDatabase());
beforeEach(() => {
  file = join(database.folder, HEAD_FILE);
});

const partials = () => readdirSync(database.folder).filter((name) => name.endsWith('.partial'));

describe('the file of a head', () => {
  test('is replaced whole, is its owner’s alone, and leaves nothing next to it', async () => {
    expect(await readHead(file)).toBeUndefined();
    await writeHead(file, { sequence: 1, hash: 'one' });
    const noted = { sequence: 2, hash: 'two', more: 'is not kept' };
    await writeHead(file, noted);
    expect(readFileSync(file, 'utf8')).toBe('{"sequence":2,"hash":"two"}\n');
    expect(await readHead(file)).toEqual({ sequence: 2, hash: 'two' });
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(partials()).toEqual([]);
  });

  test.each([
    'null',
    '7',
    '"one"',
    '[]',
    '{"hash":"one"}',
    '{"sequence":1}',
    '{"sequence":1.5,"hash":"one"}',
    '{"sequence":1,"hash":1}',
  ])('that reads %s is none', async (content) => {
    writeFileSync(file, content);
    await expect(readHead(file)).rejects.toThrow(`${file} holds no head`);
  });

  test('that is cut off is none', async () => {
    writeFileSync(file, '{');
    await expect(readHead(file)).rejects.toThrow(SyntaxError);
  });

  test('that cannot be replaced stays, and what was begun goes', async () => {
    mkdirSync(file);
    await expect(writeHead(file, { sequence: 1, hash: 'one' })).rejects.toThrow();
    expect(partials()).toEqual([]);
    await expect(readHead(file)).rejects.toThrow(/EISDIR/);
    rmSync(file, { recursive: true });
  });
});

describe('a head', () => {
  const submit = async (id: string) => quoteStore(database, contentHash).add([submission(id)]);
  const hashes = () =>
    database.sqlite.prepare('select hash from quote_event order by sequence').pluck().all();
  const hashOf = (sequence: number) => String(hashes()[sequence - 1]);
  const check = () => headCheck(database.folder, database.reader, throwFault)();
  const open = () => openChainHead(database.folder, database.reader, throwFault);

  beforeEach(async () => {
    await keepReferenced(database);
    for (const id of ['Q-1', 'Q-2', 'Q-3']) await submit(id);
    await database.head.close();
  });

  test('is the last event that was noted, once it is closed', async () => {
    expect(await readHead(file)).toEqual({ sequence: 3, hash: hashOf(3) });
    expect(await check()).toEqual({ state: 'whole', sequence: 3 });
  });

  test.each([
    ['whole', 2, () => hashOf(2)],
    ['changed', 2, () => hashOf(1)],
    ['rolledBack', 4, () => hashOf(3)],
  ] as const)('is %s where the database has event %d so', async (state, sequence, hash) => {
    await writeHead(file, { sequence, hash: hash() });
    expect(await check()).toEqual({ state, sequence });
  });

  test('is written where there was none, and only ever a later one', async () => {
    rmSync(file);
    await (await open()).close();
    expect(await readHead(file)).toMatchObject({ sequence: 3 });
    const head = await open();
    for (const sequence of [2, 1]) head.note({ sequence, hash: hashOf(sequence), at: 1 });
    await head.close();
    expect(await readHead(file)).toMatchObject({ sequence: 3 });
    await writeHead(file, { sequence: 1, hash: hashOf(1) });
    const later = await open();
    for (const sequence of [3, 2]) later.note({ sequence, hash: hashOf(sequence), at: 1 });
    await later.close();
    expect(await readHead(file)).toMatchObject({ sequence: 3 });
  });

  test.each([
    ['of another history', () => ({ sequence: 1, hash: 'another' })],
    ['of a longer history', () => ({ sequence: 9, hash: 'later' })],
  ])('%s is evidence, and stays', async (_, kept) => {
    await writeHead(file, kept());
    const head = await open();
    head.note({ sequence: 3, hash: hashOf(3), at: 1 });
    await head.close();
    expect(await readHead(file)).toEqual(kept());
  });
});
