import type { BrowserWindow, ContextMenuParams, MenuItemConstructorOptions } from 'electron';
import type { DesktopAnswer, DesktopMenu } from '../../../../shared/schemas/desk/desktop.ts';
import { isOurs } from '../page/page-address.ts';
import type { Spelling } from '../spelling/spelling.ts';
import { sendCommand, sendOpened } from '../windows/send.ts';
import type { Windows } from '../windows/windows.ts';
import { type Language, menuWords } from '../words/words.ts';
import { applicationMenu } from './application-menu.ts';
import { withMnemonics } from './mnemonics.ts';

type Item = MenuItemConstructorOptions;

interface ContextMenuParts {
  readonly platform: NodeJS.Platform;
  readonly language: Language;
  readonly onOpenLink: (url: string) => void;
  /** Puts a word in the place of the one that is misspelled. */
  readonly onReplace: (word: string) => void;
  /** Takes the misspelled word as one that is right. */
  readonly onLearn: (word: string) => void;
}

export type Clicked = Pick<
  ContextMenuParams,
  | 'linkURL'
  | 'isEditable'
  | 'editFlags'
  | 'selectionText'
  | 'misspelledWord'
  | 'dictionarySuggestions'
>;

const SEPARATOR: Item = { type: 'separator' };

/** The words that may have been meant in the place of one, and that it is right all the same. */
function spelling(clicked: Clicked, { platform, language, onReplace, onLearn }: ContextMenuParts) {
  const { misspelledWord, dictionarySuggestions } = clicked;
  if (misspelledWord === '') return [];
  const { noSuggestions, learn } = menuWords(language, platform);
  const suggestions = dictionarySuggestions.map(
    (word): Item => ({ label: word, click: () => onReplace(word) }),
  );
  return [
    ...(suggestions.length > 0 ? suggestions : [{ label: noSuggestions, enabled: false }]),
    SEPARATOR,
    { label: learn, click: () => onLearn(misspelledWord) },
  ];
}

/** What can be done where somebody clicked; empty where nothing can. */
export function contextMenu(clicked: Clicked, parts: ContextMenuParts): Item[] {
  const { linkURL, isEditable, editFlags, selectionText } = clicked;
  const { platform, language, onOpenLink } = parts;
  const words = menuWords(language, platform);
  const link: Item[] = isOurs(linkURL)
    ? [{ label: words.openInWindow, click: () => onOpenLink(linkURL) }]
    : [];
  const copy: Item = { role: 'copy', label: words.copy, enabled: editFlags.canCopy };
  const edit: Item[] = [
    { role: 'undo', label: words.undo, enabled: editFlags.canUndo },
    { role: 'redo', label: words.redo, enabled: editFlags.canRedo },
    SEPARATOR,
    { role: 'cut', label: words.cut, enabled: editFlags.canCut },
    copy,
    { role: 'paste', label: words.paste, enabled: editFlags.canPaste },
    { role: 'delete', label: words.delete, enabled: editFlags.canDelete },
    SEPARATOR,
    { role: 'selectAll', label: words.selectAll, enabled: editFlags.canSelectAll },
  ];
  const text = isEditable ? edit : selectionText.trim() === '' ? [] : [copy];
  const items = [link, spelling(clicked, parts), text]
    .filter((section) => section.length > 0)
    .flatMap((section, index) => (index === 0 ? section : [SEPARATOR, ...section]));
  return platform === 'darwin' ? items : withMnemonics(items);
}

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
      // Anyone who waits for suggestions may close the window meanwhile.
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
