import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  SPELLING_LANGUAGES,
  type SpellingLanguage,
} from '../../../shared/domain/spelling-language.ts';

/** The paths of the two files of a Hunspell dictionary. */
export interface DictionaryFiles {
  readonly aff: string;
  readonly dic: string;
}

/** Where dictionaries are. */
export interface DictionaryPlaces {
  /** What has its files here goes before what is bundled; the first folder goes before the next. */
  readonly folders: readonly string[];
  readonly bundled: Partial<Record<SpellingLanguage, DictionaryFiles>>;
}

/** The names that dictionaries of a language have, without their endings. */
const NAMES: Record<SpellingLanguage, readonly string[]> = {
  en: ['en_IE', 'en-IE'],
  ga: ['ga_IE', 'ga-IE', 'ga'],
};

/** The dictionary of a language; undefined where there is none. */
export function findDictionary(
  language: SpellingLanguage,
  { folders, bundled }: DictionaryPlaces,
): DictionaryFiles | undefined {
  return folders
    .flatMap((folder) => NAMES[language].map((name) => join(folder, name)))
    .map((path) => ({ aff: `${path}.aff`, dic: `${path}.dic` }))
    .concat(bundled[language] ?? [])
    .find(({ aff, dic }) => existsSync(aff) && existsSync(dic));
}

/** The languages that have a dictionary. */
export function foundLanguages(places: DictionaryPlaces): SpellingLanguage[] {
  return SPELLING_LANGUAGES.filter((language) => findDictionary(language, places));
}

/** The line of an affix file that names the encoding of both files. hunspell(5) */
const ENCODING = /^SET[ \t]+(\S+)/m;

function decoderFor(encoding: string) {
  try {
    return new TextDecoder(encoding.replace(/^microsoft-cp/i, 'windows-'));
  } catch {
    return new TextDecoder();
  }
}

/** The texts of a dictionary, in the encoding that it names; ISO 8859-1 where it names none. */
export function readDictionary({ aff, dic }: DictionaryFiles): DictionaryFiles {
  const affixes = readFileSync(aff);
  const decoder = decoderFor(ENCODING.exec(affixes.toString('latin1'))?.[1] ?? 'iso-8859-1');
  return { aff: decoder.decode(affixes), dic: decoder.decode(readFileSync(dic)) };
}
