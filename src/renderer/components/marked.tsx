import { createContext, type ReactNode, useContext } from 'react';
import { typedForms } from '../../shared/domain/fold.ts';
import { isPhoneFound } from '../../shared/domain/phone.ts';
import type { SearchTerm } from '../../shared/domain/search-terms.ts';
import classes from './marked.module.css';

/** A piece of a text, and whether it is what was typed. */
interface Piece {
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
      for (let start = line.indexOf(part); start !== -1; start = line.indexOf(part, start + 1)) {
        const first = folded[start]?.at ?? 0;
        const last = folded[start + part.length - 1]?.at ?? first;
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

/** What was typed to find the rows around. */
export const Typed = createContext<readonly SearchTerm[]>([]);

/** A text in which the parts that were typed are visible. */
export function Marked({ children }: { readonly children: string }) {
  const typed = useContext(Typed);
  if (typed.length === 0) return children;
  let at = 0;
  return matches(
    children,
    typed.flatMap(({ word, forms, marks }) => [word, ...forms, ...marks]),
  ).map(({ text, isMatch }) => {
    const key = at;
    at += text.length;
    return isMatch ? (
      <mark key={key} className={classes.mark}>
        {text}
      </mark>
    ) : (
      text
    );
  });
}

/** Whether what was typed names this day, `YYYY-MM-DD`, in any form. */
export function useIsDayTyped(day: string): boolean {
  return useContext(Typed).some(({ days }) => days.includes(day));
}

/** Whether what was typed is the beginning or the end of this phone number, in any form. */
export function useIsPhoneTyped(number: string | undefined): boolean {
  const typed = useContext(Typed);
  return (
    number !== undefined &&
    typed.some(({ phones }) => phones.some((part) => isPhoneFound(number, part)))
  );
}

/** A value that was found as a whole, in any form in which it was typed. */
export function MarkedWhole({
  isMatch,
  children,
}: {
  readonly isMatch: boolean;
  readonly children: ReactNode;
}) {
  return isMatch ? <mark className={classes.mark}>{children}</mark> : children;
}
