import { createContext, type ReactNode, useContext } from 'react';
import { isPhoneFound } from '../../shared/domain/phone.ts';
import type { SearchTerm } from '../../shared/domain/search-terms.ts';
import classes from './marked.module.css';
import { matches } from './matches.ts';

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

/** Whether what was typed names this day, `YYYY-MM-DD`, in whatever form. */
export function useIsDayTyped(day: string): boolean {
  return useContext(Typed).some(({ days }) => days.includes(day));
}

/** Whether what was typed is the beginning or the end of this phone number, in whatever form. */
export function useIsPhoneTyped(number: string | undefined): boolean {
  const typed = useContext(Typed);
  return (
    number !== undefined &&
    typed.some(({ phones }) => phones.some((part) => isPhoneFound(number, part)))
  );
}

/** A value that was found as a whole, whatever the form in which it was typed. */
export function MarkedWhole({
  isMatch,
  children,
}: {
  readonly isMatch: boolean;
  readonly children: ReactNode;
}) {
  return isMatch ? <mark className={classes.mark}>{children}</mark> : children;
}
