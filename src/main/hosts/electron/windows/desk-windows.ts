import { join } from 'node:path';
import { app, clipboard, dialog, Menu } from 'electron';
import { ENCRYPTED_ARGUMENT, SPELLING_ARGUMENT } from '../../../../shared/contract/bridge.ts';
import { hasDataKeys } from '../../../adapters/sqlite/files/has-data-keys.ts';
import type { Environments } from '../../../app/environments.ts';
import { BROKER } from '../../../core/caller/caller.ts';
import { logFailure } from '../log-failure.ts';
import { createMenus } from '../menu/menus.ts';
import type { Openings } from '../openings.ts';
import type { RunningWork } from '../quit/running-work.ts';
import { systemChecksSpelling } from '../spelling/limit-spelling.ts';
import type { Spelling } from '../spelling/spelling.ts';
import { WORDS } from '../words/words.ts';
import { showCrash } from './crash-dialog.ts';
import { createWindow } from './create-window.ts';
import { createHandOver } from './hand-over.ts';
import { reloadCrashedPage } from './reload-crashed-page.ts';
import { createWindows } from './windows.ts';

interface DeskWindowsParts {
  /** The folder that holds `out` and `resources`. */
  readonly root: string;
  readonly dataFolder: string;
  /** The environments, once they are open. */
  readonly opened: () => Promise<Environments>;
  readonly openings: Openings;
  readonly spelling: Spelling;
  readonly work: RunningWork;
}

/** The windows of the desk with their menus, what the system has them open, and what follows a crash. */
export function deskWindows({
  root,
  dataFolder,
  opened,
  openings,
  spelling,
  work,
}: DeskWindowsParts) {
  const { platform, arch, versions } = process;
  const devTools = !app.isPackaged;
  const checksSpelling = systemChecksSpelling(platform);
  const options = {
    preload: join(root, 'out/preload/index.cjs'),
    icon: join(root, 'resources/icon.png'),
    devTools,
    spellcheck: checksSpelling,
    pageArguments: [
      ...(hasDataKeys(dataFolder) ? [ENCRYPTED_ARGUMENT] : []),
      ...(checksSpelling ? [] : [SPELLING_ARGUMENT]),
    ],
  };
  const noteCrash = (reason: string) => {
    // The page has crashed, so it can't report this itself.
    const failure = { screen: '', error: 'ScreensGone', code: reason.replaceAll('-', '_'), at: [] };
    opened()
      .then(({ dispatch }) => dispatch('live')(BROKER, 'reportFailure', failure))
      .catch(logFailure);
  };
  const windows = createWindows({
    create: (front) => createWindow(options, front),
    prepare: (window) => {
      handOver.watch(window);
      work.watch(window);
      reloadCrashedPage(window, {
        note: noteCrash,
        giveUp: (reason) =>
          void showCrash(window, {
            app,
            clipboard,
            dialog,
            words: WORDS[menus.languageOf(window)].crash,
            facts: {
              version: app.getVersion(),
              versions,
              platform,
              arch,
              reason,
              at: new Date().toISOString(),
            },
          }),
      });
    },
  });
  const menus = createMenus({ Menu, windows, platform, devTools, spelling });
  const handOver = createHandOver(openings, windows.all);
  return { windows, menus, handOver };
}

export type DeskWindows = ReturnType<typeof deskWindows>;
