import type { ChoiceName, ChoiceWord } from '../domain/quote-fields/choices.ts';
import type { english } from './english.ts';
import type { Language } from './language.ts';
import type { messages } from './messages.ts';

/** The values that a text takes, by name. */
export type SaidValues = Readonly<Record<string, string | number | undefined>>;

type Texts = typeof english;

/** A key without its plural form. */
type Stem<Key> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key;

/** Where the words are that screens and documents share. */
export type SharedKey =
  | {
      [Part in keyof Texts['book']]: `book:${Part}.${Stem<keyof Texts['book'][Part] & string>}`;
    }[keyof Texts['book']]
  | { [Name in ChoiceName]: `choices:${Name}.${ChoiceWord<Name>}` }[ChoiceName]
  | {
      [Part in keyof Texts['history']]: `history:${Part}.${keyof Texts['history'][Part] & string}`;
    }[keyof Texts['history']]
  | `messages:${keyof typeof messages}`;

/** Says what stands at a key, as i18next does for the screens. */
export type Say = (key: SharedKey, values?: SaidValues) => string;

/** The form of a word behind a number. Source: Unicode CLDR, plural rules of cardinals. */
const FORMS: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => (count === 1 ? 'one' : 'other'),
  ga: (count) => {
    if (count === 1) return 'one';
    if (count === 2) return 'two';
    if (!Number.isInteger(count) || count < 3) return 'other';
    return count <= 6 ? 'few' : count <= 10 ? 'many' : 'other';
  },
};

const SLOT = /{{(\w+)}}/g;

/** What stands at the names, one inside the other. */
function at(words: unknown, names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (inside, name) =>
      typeof inside === 'object' && inside !== null
        ? Object.entries(inside).find(([own]) => own === name)?.[1]
        : undefined,
    words,
  );
}

/** Says words where i18next is not: the core has no packages. A missing text is its key. */
export function sayIn(language: Language, words: object): Say {
  return (key, values = {}) => {
    const names = key.split(/[:.]/);
    const last = names.pop() ?? '';
    const form = typeof values.count === 'number' && FORMS[language](values.count);
    const text = at(words, [...names, `${last}_${form}`]) ?? at(words, [...names, last]);
    if (typeof text !== 'string') return key;
    return text.replace(SLOT, (_, name: string) => String(values[name] ?? ''));
  };
}
