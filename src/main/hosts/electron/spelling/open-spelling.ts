import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Session } from 'electron';
import type { Policies } from '../../../../shared/schemas/desk/policies.ts';
import {
  type DictionaryPlaces,
  foundLanguages,
  type SpellingTasks,
} from '../../../adapters/spelling/spelling-tasks.ts';
import { workerThread } from '../../../adapters/worker/worker-thread.ts';
import type { App } from '../../../app/app.ts';
import { BROKER } from '../../../core/caller/caller.ts';
import type { Dispatch } from '../../../core/dispatcher.ts';
import { systemChecksSpelling } from './limit-spelling.ts';
import type { Spelling } from './spelling.ts';

interface DictionarySpellingParts {
  /** The program of the thread that holds the dictionaries. */
  readonly program: URL;
  readonly places: DictionaryPlaces;
  /** Where anyone who uses this desk can put dictionaries. */
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

/** The checker of the system, which marks words and suggests others by itself. */
function systemSpelling(session: Pick<Session, 'addWordToSpellCheckerDictionary'>): Spelling {
  return {
    state: () => ({ by: 'system' }),
    misspelt: async () => [],
    suggest: async ({ dictionarySuggestions }) => dictionarySuggestions,
    learn: async (word) => {
      session.addWordToSpellCheckerDictionary(word);
    },
    close: async () => undefined,
  };
}

interface OpenSpellingParts {
  readonly platform: NodeJS.Platform;
  readonly session: Session;
  readonly policies: Pick<Policies, 'dictionaries'>;
  readonly dataFolder: string;
  /** The folder that holds `out`. */
  readonly root: string;
  readonly settings: App['settings'];
  /** Carries out what the person who is signed in at the desk asks. */
  readonly dispatch: Dispatch;
  readonly onError: (error: unknown) => void;
}

/** Where Linux has the dictionaries of its packages. */
const OF_LINUX = '/usr/share/hunspell';

/** Milliseconds; most words take less than 50. */
const LONGEST_WAIT = 1000;

/** The checker of this desk: the system's own, or one by the dictionaries that are found. */
export function openSpelling(parts: OpenSpellingParts): Spelling {
  const { platform, session, policies, dataFolder, root, settings, dispatch, onError } = parts;
  if (systemChecksSpelling(platform)) return systemSpelling(session);
  const built = join(root, 'out/main');
  const folder = join(dataFolder, 'dictionaries');
  const english = join(built, 'dictionaries/en-GB');
  return dictionarySpelling({
    program: pathToFileURL(join(built, 'spelling.js')),
    folder,
    places: {
      folders: [folder, policies.dictionaries, platform === 'linux' ? OF_LINUX : undefined].filter(
        (place) => place !== undefined,
      ),
      bundled: { en: { aff: `${english}.aff`, dic: `${english}.dic` } },
    },
    ownWords: async () => (await settings()).ownWords,
    keepWord: (word) =>
      dispatch(BROKER, 'saveSettings', { entries: { ownWords: { [word]: true } } }),
    longestWait: LONGEST_WAIT,
    onError,
  });
}
