import { createContext, useContext } from 'react';
import classes from './marked.module.css';
import { matches } from './matches.ts';

/** What was typed to find the rows around: see `typedParts`. */
export const Typed = createContext<readonly string[]>([]);

/** A text in which the parts that were typed are visible. */
export function Marked({ children }: { readonly children: string }) {
  const typed = useContext(Typed);
  if (typed.length === 0) return children;
  let at = 0;
  return matches(children, typed).map(({ text, isMatch }) => {
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
