import { setTimeout as after } from 'node:timers/promises';
import { type DictionaryPlaces, foundLanguages } from '../../../adapters/spelling/dictionary.ts';
import type { SpellingTasks } from '../../../adapters/spelling/spelling-tasks.ts';
import { workerThread } from '../../../adapters/worker/worker-thread.ts';
import type { Spelling } from './spelling.ts';

interface DictionarySpellingParts {
  /** The program of the thread that holds the dictionaries. */
  readonly program: URL;
  readonly places: DictionaryPlaces;
  /** Where whoever uses this desk can put dictionaries. */
  readonly folder: string;
  /** The words that were added to the dictionary. */
  readonly ownWords: () => Promise<readonly string[]>;
  /** Adds one more. */
  readonly keepWord: (word: string) => Promise<unknown>;
  /** Milliseconds that a menu waits for suggestions. */
  readonly longestWait: number;
  readonly onError: (error: unknown) => void;
}

/** Milliseconds without a text to check after which the dictionaries leave memory. */
const IDLE = 5 * 60_000;

/**
 * Checks spelling by Hunspell dictionaries, in a thread that starts with the first text: neither the
 * start of the desk nor typing waits for it.
 */
export function dictionarySpelling(parts: DictionarySpellingParts): Spelling {
  const { program, places, folder, ownWords, keepWord, longestWait, onError } = parts;
  const thread = workerThread<SpellingTasks, DictionaryPlaces>({
    program,
    data: places,
    idle: IDLE,
  });
  /** Nothing is marked or suggested where checking fails. */
  const none = (error: unknown): string[] => {
    onError(error);
    return [];
  };
  return {
    state: () => ({ by: 'dictionaries', languages: foundLanguages(places), folder }),
    async misspelt(words, language) {
      try {
        const found = await thread.run('misspelt', { words, language });
        const own = new Set(await ownWords());
        // A word that is right in a sentence is right at its beginning.
        return found.filter((word) => !own.has(word) && !own.has(word.toLowerCase()));
      } catch (error) {
        return none(error);
      }
    },
    suggest: ({ misspelledWord: word }, language) =>
      word === ''
        ? Promise.resolve([])
        : Promise.race([
            thread.run('suggestions', { word, language }).catch(none),
            after(longestWait, [], { ref: false }),
          ]),
    async learn(word, page) {
      await keepWord(word);
      // The same word in its own place is checked again, and its mark goes.
      page.replaceMisspelling(word);
    },
    close: thread.close,
  };
}
