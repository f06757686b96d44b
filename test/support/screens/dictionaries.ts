import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const british = dirname(createRequire(import.meta.url).resolve('dictionary-en-gb'));

/** The files of the English dictionary that a build brings along. */
export const BUNDLED_ENGLISH = {
  aff: join(british, 'index.aff'),
  dic: join(british, 'index.dic'),
};

const WORDS = ['árachas', 'leabhar', 'tiománaí', 'nóta', 'chun', 'feithicil'];

/** Puts a small dictionary of Irish into a folder, which is made. */
export function putIrish(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'ga_IE.aff'), 'SET UTF-8\nTRY aáeéiíoóuúbcdfghlmnprst\n');
  writeFileSync(join(folder, 'ga_IE.dic'), `${WORDS.length}\n${WORDS.join('\n')}\n`);
}
