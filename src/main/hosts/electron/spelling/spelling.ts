import type { ContextMenuParams, WebContents } from 'electron';
import type { DeskSpelling } from '../../../../shared/schemas/desk/desk-spelling.ts';
import type { Language } from '../words/words.ts';

/** What of a click says which word is meant, and what the system suggests for it. */
export type ClickedWord = Pick<ContextMenuParams, 'misspelledWord' | 'dictionarySuggestions'>;

/** What checks the spelling of the fields for sentences. */
export interface Spelling {
  readonly state: () => DeskSpelling;
  /** Of some words, those that are misspelt where the screens speak a language. */
  readonly misspelt: (words: readonly string[], language: Language) => Promise<readonly string[]>;
  /** The words that may have been meant, the likeliest first; none where that takes too long. */
  readonly suggest: (clicked: ClickedWord, language: Language) => Promise<string[]>;
  /** Takes a misspelt word as right from now on. @param page whose field has it */
  readonly learn: (word: string, page: Pick<WebContents, 'replaceMisspelling'>) => Promise<void>;
  readonly close: () => Promise<void>;
}
