import { type ReactNode, useEffect } from 'react';
import classes from './screen.module.css';

interface ScreenProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A screen's heading, which takes the focus on navigation, and the window's title. */
export function Screen({ title, lead, children }: ScreenProps) {
  useEffect(() => {
    document.title = `${title} · Quotedesk`;
  }, [title]);

  return (
    <div className={classes.screen}>
      <header>
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={classes.lead}>{lead}</p>
      </header>
      {children}
    </div>
  );
}
