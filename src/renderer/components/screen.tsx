import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useWindowTitle } from './covered.ts';
import { Private } from './private.tsx';
import classes from './screen.module.css';

interface ScreenProps {
  readonly title: string;
  readonly lead?: string;
  /** Whether both are somebody's own data. */
  readonly isPrivate?: boolean;
  /** What stands next to the title: buttons. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Whether the heading that had the focus has just gone: what comes in its place takes it. */
let hasLostFocus = false;

/** A screen's heading, which takes the focus on navigation, and the window's title. */
export function Screen({ title, lead, isPrivate = false, actions, children }: ScreenProps) {
  useWindowTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const own = heading.current;
    if (hasLostFocus && document.activeElement === document.body) own?.focus();
    hasLostFocus = false;
    return () => {
      hasLostFocus = document.activeElement === own;
    };
  }, []);

  const shown = (text: string) => (isPrivate ? <Private>{text}</Private> : text);
  return (
    <div className={classes.screen}>
      <header className={classes.head} data-reveals>
        <div>
          <h1 ref={heading} className={classes.title} tabIndex={-1}>
            {shown(title)}
          </h1>
          {lead && <p className={classes.lead}>{shown(lead)}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
