import type { TypedWord } from '../register/words.ts';

/**
 * The words that somebody typed as a query of FTS5: each of them the beginning of a kept one.
 * They are letters and digits, and quoted: nothing in them is syntax.
 */
export function match(words: readonly TypedWord[]): string {
  const beginning = (word: string) => `"${word}"*`;
  return words.map((any) => `(${any.map(beginning).join(' OR ')})`).join(' AND ');
}
