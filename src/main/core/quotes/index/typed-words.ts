import { SHORTEST_PHONE_END } from '../../../../shared/domain/phone.ts';
import { type SearchTerm, searchTerms } from '../../../../shared/domain/search-terms.ts';
import { schemeFinder } from '../../../../shared/schemas/quotes/scheme-search.ts';
import type { ReadyBook } from '../../rate-books/library.ts';
import { birthWord, bookWord, MARK, MOST_LETTERS, phoneEnd, SHORT, SHORTEST_ID } from './words.ts';

/** How much of the typed text is used. */
const MOST_WORDS = 8;

/** A word of the index to search for, or the beginning of one. */
export interface Sought {
  readonly word: string;
  readonly isBeginning: boolean;
}

/** A typed word: it matches where any of its searches does. */
export type TypedWord = readonly Sought[];

/** The searches for a word of a name, a code or an id. */
function soughtFor(word: string): Sought[] {
  const code = { word: MARK + word, isBeginning: word.length > SHORT };
  return [{ word, isBeginning: false }, ...(word.length < SHORTEST_ID ? [] : [code])];
}

function typedWord({ word, forms, phones, marks, days }: SearchTerm): TypedWord {
  const used = (text: string) => text.slice(0, MOST_LETTERS);
  const written = new Set([word, ...forms, ...phones].map(used));
  const ends = phones.map(used).filter(({ length }) => length >= SHORTEST_PHONE_END);
  return [
    ...[...written].flatMap(soughtFor),
    ...marks.map((mark) => ({ word: MARK + mark, isBeginning: true })),
    ...ends.map((digits) => ({ word: phoneEnd(digits), isBeginning: false })),
    ...days.map((day) => ({ word: birthWord(day), isBeginning: false })),
  ];
}

/**
 * The words of a typed text; their order does not matter.
 * @param books whose quotes the name of their scheme or insurer finds, too
 */
export function typedWords(text: string, books: readonly ReadyBook[] = []): readonly TypedWord[] {
  const ofScheme = schemeFinder(books);
  const sought = (term: SearchTerm): TypedWord => [
    ...typedWord(term),
    ...ofScheme(term.word).map(({ hash }) => ({ word: bookWord(hash), isBeginning: false })),
  ];
  const words = new Map(searchTerms(text).map((term) => [term.word, sought(term)]));
  return [...words.values()].slice(0, MOST_WORDS);
}
