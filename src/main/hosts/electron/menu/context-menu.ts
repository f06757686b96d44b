import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron';
import { isOurs } from '../page-address.ts';
import { type Language, menuWords } from '../words/words.ts';
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
