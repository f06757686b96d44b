import nspell from 'nspell';
import type { SpellingLanguage } from '../../../shared/domain/spelling-language.ts';
import { type DictionaryPlaces, findDictionary, readDictionary } from './dictionary.ts';
import { IRISH_ENGLISH } from './irish-english.ts';

/** How many words are suggested, at most. */
const MOST = 5;

/** No word of English or Irish has more letters; what does would take long to suggest for. */
const LONGEST = 40;

/** Numbers, single letters and abbreviations in capitals, such as a mark or NCB, are no words to check. */
const isWord = (word: string) =>
  word.length > 1 && word.length <= LONGEST && !/\d/.test(word) && /\p{Ll}/u.test(word);

/** As dictionaries write a word: letters with their accents, and the apostrophe of typewriters. */
const written = (word: string) => word.normalize('NFC').replaceAll('’', "'");

/** The first of each list, then the second of each, and so on. */
function inTurn(lists: readonly (readonly string[])[]): string[] {
  return Array.from({ length: MOST }, (_, place) =>
    lists.flatMap((list) => list[place] ?? []),
  ).flat();
}

/** Checks words; a dictionary is read when its language is first asked for. */
export function spellingTasks(places: DictionaryPlaces) {
  const read = new Map<SpellingLanguage, nspell>();

  function checkerOf(language: SpellingLanguage): nspell | undefined {
    const known = read.get(language);
    if (known) return known;
    const files = findDictionary(language, places);
    if (!files) return undefined;
    const { aff, dic } = readDictionary(files);
    const checker = nspell(aff, dic);
    if (language === 'en') {
      for (const word of IRISH_ENGLISH) checker.add(word).add(`${word}'s`);
    }
    read.set(language, checker);
    return checker;
  }

  /** Of a language and English; none where the language itself lacks a dictionary. */
  function checkersOf(language: SpellingLanguage): nspell[] {
    const own = checkerOf(language);
    if (!own || language === 'en') return own ? [own] : [];
    return [own, checkerOf('en')].filter((checker) => checker !== undefined);
  }

  return {
    /** The words that neither the language's dictionary nor the English one has. */
    misspelt: async (asked: {
      readonly words: readonly string[];
      readonly language: SpellingLanguage;
    }): Promise<string[]> => {
      const checkers = checkersOf(asked.language);
      if (checkers.length === 0) return [];
      return asked.words.filter(
        (word) => isWord(word) && !checkers.some((checker) => checker.correct(written(word))),
      );
    },
    /** The words that may have been meant, the likeliest first. */
    suggestions: async (asked: {
      readonly word: string;
      readonly language: SpellingLanguage;
    }): Promise<string[]> => {
      if (!isWord(asked.word)) return [];
      const lists = checkersOf(asked.language).map((checker) =>
        checker.suggest(written(asked.word)).slice(0, MOST),
      );
      return [...new Set(inTurn(lists))].slice(0, MOST);
    },
  };
}

export type SpellingTasks = ReturnType<typeof spellingTasks>;
