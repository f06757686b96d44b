import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, expect, test } from 'vitest';
import { openStagedRows } from '../../../../../src/main/adapters/sqlite/datasets/staged-rows.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder, 'staged.db');
});

const row = (key: string) => ({ key, content: JSON.stringify([key]) });
/** As many keys, which sort as they are numbered. */
const keys = (most: number) =>
  Array.from({ length: most }, (_, at) => `key ${String(at).padStart(5, '0')}`);

test('a key is taken once, and what has it already is named by its line', () => {
  const staged = openStagedRows(file, {});
  expect(staged.add(row('191-D-2'), 2)).toBeUndefined();
  expect(staged.add(row('191-D-1'), 3)).toBeUndefined();
  expect(staged.add({ key: '191-D-2', content: '["other"]' }, 4)).toBe(2);
  expect(staged.add(row('191-D-1'), 5)).toBe(3);
  expect([...staged.byKey()].flat()).toMatchObject([row('191-D-1'), row('191-D-2')]);
  staged.close();
});

// Pieces of 500 rows: none, fewer, one whole, two whole, and a part more.
test.each([0, 1, 499, 500, 501, 1000, 1250])('%i rows come once each, by their keys', (most) => {
  const staged = openStagedRows(file, {});
  for (const [at, key] of keys(most).reverse().entries()) staged.add(row(key), at + 2);
  const pieces = [...staged.byKey()];
  expect(pieces.flat().map(({ key }) => key)).toEqual(keys(most));
  expect(pieces.every(({ length }) => length > 0 && length <= 500)).toBe(true);
  expect(pieces).toHaveLength(Math.ceil(most / 500));
  staged.close();
});

test('what a crash has left gives way, and nothing is left at the end', () => {
  const before = new Database(file);
  before.exec('create table staged (line integer primary key)');
  before.close();
  const staged = openStagedRows(file, {});
  expect(staged.add(row('191-D-1'), 2)).toBeUndefined();
  // Whose rows these are stands in one file, in no journal next to it.
  expect(readdirSync(folder)).toEqual(['staged.db']);
  staged.close();
  expect(readdirSync(folder)).toEqual([]);
  expect(() => staged.add(row('191-D-2'), 3)).toThrow(/not open/);
});

test('a file that somebody has removed in between does not keep it from its end', () => {
  const staged = openStagedRows(file, {});
  rmSync(file);
  staged.close();
  expect(existsSync(file)).toBe(false);
});
