import { beforeAll, describe, expect, test } from 'vitest';
import {
  type SpellingTasks,
  spellingTasks,
} from '../../../../src/main/adapters/spelling/spelling-tasks.ts';
import { temporaryFolder } from '../../../support/host/prepared-folders.ts';
import { BUNDLED_ENGLISH, putIrish } from '../../../support/screens/dictionaries.ts';

let folder: string;
let tasks: SpellingTasks;
beforeAll(() => {
  folder = temporaryFolder();
  tasks = spellingTasks({ folders: [folder], bundled: { en: BUNDLED_ENGLISH } });
});

const misspelt = (language: 'en' | 'ga', text: string) =>
  tasks.misspelt({ words: text.split(' '), language });

describe('English', () => {
  test('is British, and Irish where they differ', async () => {
    expect(await misspelt('en', 'the insurer’s colour recieve color organise')).toEqual([
      'recieve',
      'color',
    ]);
    expect(
      await misspelt(
        'en',
        "Eircode gardaí Taoiseach Carrick Suir Leitrim Leitrim's Laoghaire Áras",
      ),
    ).toEqual([]);
  });

  test('has no opinion on marks, numbers, abbreviations and single letters', async () => {
    expect(await misspelt('en', '221-G-12345 NCBX PPSN a D 3rdd')).toEqual([]);
  });

  test('takes accents that are written apart', async () => {
    expect(await misspelt('en', 'gardaí Tánaiste'.normalize('NFD'))).toEqual([]);
  });

  test('suggests what may have been meant', async () => {
    const suggested = await tasks.suggestions({ word: 'recieve', language: 'en' });
    expect(suggested).toContain('receive');
    expect(await tasks.suggestions({ word: 'Eircoed', language: 'en' })).toContain('Eircode');
    // No one waits for what no dictionary could have.
    expect(await tasks.suggestions({ word: 'x'.repeat(10_000), language: 'en' })).toEqual([]);
  });
});

describe('Irish', () => {
  test('is not checked without a dictionary of it', async () => {
    expect(await misspelt('ga', 'árachas recieve qqzzq')).toEqual([]);
    expect(await tasks.suggestions({ word: 'árachs', language: 'ga' })).toEqual([]);
  });

  test('is checked once its dictionary is there, with English', async () => {
    putIrish(folder);
    expect(await misspelt('ga', 'árachas insurance árachs recieve')).toEqual(['árachs', 'recieve']);
    const suggested = await tasks.suggestions({ word: 'árachs', language: 'ga' });
    expect(suggested.slice(0, 2)).toEqual(['árachas', 'brass']);
    // On screens in English a word of Irish is none of English.
    expect(await misspelt('en', 'tiománaí')).toEqual(['tiománaí']);
  });
});
