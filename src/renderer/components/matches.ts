import { typedForms } from '../../shared/domain/fold.ts';

/** A piece of a text, and whether it is what was typed. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The shortest part of a code that is looked for inside of it. */
const SHORTEST_INSIDE = 3;

/** A letter as it may be typed, and where in the text the one is that it stands for. */
interface Folded {
  readonly letter: string;
  readonly at: number;
}

/** A text as it may be typed: a letter may fold into none or into two, and each keeps where it came from. */
function readings(forms: readonly (readonly string[])[]): readonly (readonly Folded[])[] {
  const reading = (form: number) =>
    forms.flatMap((each, at) =>
      [...(each[form] ?? each[0] ?? '')].map((letter) => ({ letter, at })),
    );
  return forms.some(({ length }) => length > 1) ? [reading(0), reading(1)] : [reading(0)];
}

/**
 * A text in pieces, by where parts that were typed are in it: at the beginning of a word, or
 * anywhere in it from three letters on. Marks and case don't matter: `ni` is in `Ní Bhriain`, and
 * `caoimh` in `Ó Caoiṁ`.
 */
export function matches(text: string, parts: readonly string[]): readonly Piece[] {
  const letters = [...text];
  const forms = letters.map(typedForms);
  const isHit = letters.map(() => false);
  const begins = (at: number) => at === 0 || forms[at - 1]?.[0] === '';
  for (const folded of readings(forms)) {
    const line = folded.map(({ letter }) => letter).join('');
    for (const part of parts) {
      for (let found = line.indexOf(part); found !== -1; found = line.indexOf(part, found + 1)) {
        const first = folded[found]?.at ?? 0;
        const last = folded[found + part.length - 1]?.at ?? first;
        if (part.length < SHORTEST_INSIDE && !begins(first)) continue;
        isHit.fill(true, first, last + 1);
      }
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
