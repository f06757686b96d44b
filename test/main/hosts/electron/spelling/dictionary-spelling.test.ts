import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { dictionarySpelling } from '../../../../../src/main/hosts/electron/spelling/open-spelling.ts';
import type { Spelling } from '../../../../../src/main/hosts/electron/spelling/spelling.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';
import { BUNDLED_ENGLISH, putIrish } from '../../../../support/screens/dictionaries.ts';

const program = new URL('../../../../../src/main/hosts/spelling/main.ts', import.meta.url);

let folder: string;
let spelling: Spelling;
let own: string[];
let errors: unknown[];

const open = (longestWait = 60_000) =>
  dictionarySpelling({
    program,
    folder,
    places: { folders: [folder], bundled: { en: BUNDLED_ENGLISH } },
    ownWords: async () => own,
    longestWait,
    keepWord: async (word) => own.push(word),
    onError: (error) => errors.push(error),
  });

beforeAll(() => {
  folder = temporaryFolder();
});
beforeEach(() => {
  own = [];
  errors = [];
  spelling = open();
});
afterEach(() => spelling.close());

const misspelled = (misspelledWord: string) => ({ misspelledWord, dictionarySuggestions: [] });

test('a word that was added is right, also at the beginning of a sentence', async () => {
  own = ['mulcahyq', 'Brophyq'];
  const words = ['Mulcahyq', 'mulcahyq', 'Brophyq', 'brophyq'];
  expect(await spelling.misspelt(words, 'en')).toEqual(['brophyq']);
});

test('a word is added, and the field looks at it again', async () => {
  const replaced: string[] = [];
  await spelling.learn('Mulcahyq', { replaceMisspelling: (word) => replaced.push(word) });
  expect(own).toEqual(['Mulcahyq']);
  expect(replaced).toEqual(['Mulcahyq']);
});

test('suggestions come for a misspelt word, and for nothing else', async () => {
  expect(await spelling.suggest(misspelled('recieve'), 'en')).toContain('receive');
  expect(await spelling.suggest(misspelled(''), 'en')).toEqual([]);
});

test('a menu waits for suggestions for a while, and no longer', async () => {
  await spelling.close();
  spelling = open(0);
  expect(await spelling.suggest(misspelled('recieve'), 'en')).toEqual([]);
  expect(errors).toEqual([]);
});

test('the languages are those that have a dictionary now', () => {
  expect(spelling.state()).toEqual({ by: 'dictionaries', languages: ['en'], folder });
  putIrish(folder);
  expect(spelling.state()).toMatchObject({ languages: ['en', 'ga'] });
});

test('where checking fails nothing is marked or suggested, and it is noted', async () => {
  await spelling.close();
  expect(await spelling.misspelt(['recieve'], 'en')).toEqual([]);
  expect(await spelling.suggest(misspelled('recieve'), 'en')).toEqual([]);
  expect(errors).toHaveLength(2);
});
