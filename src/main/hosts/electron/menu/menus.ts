import type { BrowserWindow } from 'electron';
import type { DesktopAnswer, DesktopMenu } from '../../../../shared/schemas/desk/desktop.ts';
import type { Spelling } from '../spelling/spelling.ts';
import { sendCommand, sendOpened } from '../windows/send.ts';
import type { Windows } from '../windows/windows.ts';
import type { Language } from '../words/words.ts';
import { applicationMenu } from './application-menu.ts';
import { contextMenu } from './context-menu.ts';

interface MenusParts {
  readonly Menu: Pick<typeof Electron.Menu, 'buildFromTemplate' | 'setApplicationMenu'>;
  readonly windows: Pick<Windows, 'front' | 'open'>;
  readonly platform: NodeJS.Platform;
  readonly devTools: boolean;
  readonly spelling: Pick<Spelling, 'suggest' | 'learn'>;
}

/** The application has one menu: that of the window used last, which gets its commands. */
export function createMenus({ Menu, windows, platform, devTools, spelling }: MenusParts) {
  const menus = new WeakMap<BrowserWindow, DesktopMenu>();
  /** The language that the page of a window speaks; English before it has said so. */
  const languageOf = (window: BrowserWindow): Language => menus.get(window)?.language ?? 'en';
  // A window that has just come to the front may not have sent its menu yet.
  const inFront = (act: (window: BrowserWindow) => void) => {
    const front = windows.front();
    if (front) act(front);
  };
  const show = (window: BrowserWindow) => {
    const menu = menus.get(window);
    if (!menu) return;
    const template = applicationMenu(menu, {
      platform,
      devTools,
      onCommand: (command) => inFront((front) => sendCommand(front, command)),
      onQuote: (quoteId) => inFront((front) => sendOpened(front, { kind: 'quote', quoteId })),
    });
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  };
  const watch = (window: BrowserWindow) => {
    window.on('focus', () => show(window));
    window.webContents.on('context-menu', async (_event, clicked) => {
      const language = languageOf(window);
      const dictionarySuggestions = await spelling.suggest(clicked, language);
      // Whoever waits for suggestions may close the window meanwhile.
      if (window.isDestroyed()) return;
      const items = contextMenu(
        { ...clicked, dictionarySuggestions },
        {
          platform,
          language,
          onOpenLink: (url) => windows.open(url),
          onReplace: (word) => window.webContents.replaceMisspelling(word),
          onLearn: (word) => void spelling.learn(word, window.webContents),
        },
      );
      if (items.length > 0) Menu.buildFromTemplate(items).popup({ window });
    });
  };
  return {
    languageOf,
    /** Takes the menu of a window's page. */
    set(window: BrowserWindow, menu: DesktopMenu): DesktopAnswer {
      if (!menus.has(window)) watch(window);
      menus.set(window, menu);
      if (windows.front() === window) show(window);
      return 'done';
    },
  };
}

export type Menus = ReturnType<typeof createMenus>;
