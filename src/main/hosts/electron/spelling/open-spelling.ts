import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Session } from 'electron';
import type { Policies } from '../../../../shared/schemas/desk/policies.ts';
import type { App } from '../../../app/app.ts';
import { BROKER } from '../../../core/caller/caller.ts';
import type { Dispatch } from '../../../core/dispatcher.ts';
import { dictionarySpelling } from './dictionary-spelling.ts';
import { systemChecksSpelling } from './limit-spelling.ts';
import type { Spelling } from './spelling.ts';
import { systemSpelling } from './system-spelling.ts';

interface OpenSpellingParts {
  readonly platform: NodeJS.Platform;
  readonly session: Session;
  readonly policies: Pick<Policies, 'dictionaries'>;
  readonly dataFolder: string;
  /** The folder that holds `out`. */
  readonly root: string;
  readonly settings: App['settings'];
  /** Carries out what whoever is signed in at the desk asks. */
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
