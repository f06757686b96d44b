import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import {
  findDictionary,
  foundLanguages,
  readDictionary,
} from '../../../../src/main/adapters/spelling/spelling-tasks.ts';
import { temporaryFolder } from '../../../support/host/prepared-folders.ts';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
});

/** Writes both files of a dictionary. @returns the folder's path */
function put(folder: string, name: string, encoding = 'utf8'): string {
  const at = join(root, folder);
  mkdirSync(at, { recursive: true });
  for (const ending of ['aff', 'dic']) writeFileSync(join(at, `${name}.${ending}`), encoding);
  return at;
}

const none = { bundled: {} };

test.each(['ga_IE', 'ga-IE', 'ga'])('%s is a dictionary of Irish', (name) => {
  const folder = put('a', name);
  expect(foundLanguages({ folders: [folder], ...none })).toEqual(['ga']);
  expect(findDictionary('ga', { folders: [folder], ...none })?.dic).toBe(
    join(folder, `${name}.dic`),
  );
});

test('the first folder goes before the next, and any before what is bundled', () => {
  const [first, second] = [put('a', 'en_IE'), put('b', 'en_IE')];
  const bundled = { en: { aff: join(put('c', 'x'), 'x.aff'), dic: join(root, 'c/x.dic') } };
  const found = (...folders: string[]) => findDictionary('en', { folders, bundled })?.dic;
  expect(found(first, second)).toBe(join(first, 'en_IE.dic'));
  expect(found(join(root, 'missing'), second)).toBe(join(second, 'en_IE.dic'));
  expect(found()).toBe(join(root, 'c/x.dic'));
});

test('one file of the two is no dictionary', () => {
  const folder = put('a', 'ga_IE');
  rmSync(join(folder, 'ga_IE.aff'));
  expect(foundLanguages({ folders: [folder], ...none })).toEqual([]);
});

test.each([
  ['SET UTF-8', 'utf8'],
  ['SET ISO8859-1', 'latin1'],
  ['# without an encoding', 'latin1'],
] as const)('after %s the words are read as %s', (first, encoding) => {
  const [aff, dic] = [join(root, 'ga.aff'), join(root, 'ga.dic')];
  writeFileSync(aff, `${first}\n`);
  writeFileSync(dic, Buffer.from('1\nárachas\n', encoding));
  expect(readDictionary({ aff, dic }).dic).toBe('1\nárachas\n');
});
