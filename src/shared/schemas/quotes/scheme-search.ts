import { BETWEEN_WORDS, fold } from '../../domain/fold.ts';
import type { Scheme } from './scheme.ts';

/** Fewer letters are the beginning of a customer's name. */
const SHORTEST = 3;

function wordsOf({ name, insurer }: Scheme): ReadonlySet<string> {
  return new Set(fold(`${name} ${insurer}`).split(BETWEEN_WORDS));
}

/**
 * Finds what is of a scheme by the beginning of a word of its name or of its insurer. A word that every
 * scheme has, as `insurance`, tells none apart and finds nothing.
 * @returns for a folded word, what is of the schemes that it finds
 */
export function schemeFinder<T extends { readonly scheme: Scheme }>(
  all: readonly T[],
): (word: string) => T[] {
  const known = all.map((one) => ({ one, words: wordsOf(one.scheme) }));
  const isShared = (word: string) => known.every(({ words }) => words.has(word));
  return (begin) =>
    begin.length < SHORTEST
      ? []
      : known
          .filter(({ words }) =>
            [...words].some((word) => word.startsWith(begin) && !isShared(word)),
          )
          .map(({ one }) => one);
}
