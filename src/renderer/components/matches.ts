import { squash } from '../../shared/domain/fold.ts';

/** A piece of a text, and whether it is what was typed. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The shortest part of a code that is looked for inside of it. */
const SHORTEST_INSIDE = 3;

/**
 * A text in pieces, by where parts that were typed are in it: at the beginning of a word, or
 * anywhere in it from three letters on. Marks and case don't matter: `ni` is in `Ní Bhriain`.
 */
export function matches(text: string, parts: readonly string[]): readonly Piece[] {
  const letters = [...text];
  // A letter may fold into none or into two, so that each keeps where it came from.
  const folded = letters.flatMap((letter, at) => [...squash(letter)].map((each) => ({ each, at })));
  const line = folded.map(({ each }) => each).join('');
  const isHit = letters.map(() => false);
  const begins = (at: number) => at === 0 || squash(letters[at - 1] ?? '') === '';
  for (const part of parts) {
    for (let found = line.indexOf(part); found !== -1; found = line.indexOf(part, found + 1)) {
      const first = folded[found]?.at ?? 0;
      const last = folded[found + part.length - 1]?.at ?? first;
      if (part.length < SHORTEST_INSIDE && !begins(first)) continue;
      isHit.fill(true, first, last + 1);
    }
  }
  const pieces: Piece[] = [];
  letters.forEach((letter, at) => {
    const isMatch = isHit[at] ?? false;
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch)
      pieces[pieces.length - 1] = { text: last.text + letter, isMatch };
    else pieces.push({ text: letter, isMatch });
  });
  return pieces;
}
