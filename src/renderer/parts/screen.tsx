import { type ReactNode, useEffect } from 'react';
import classes from './screen.module.css';

interface ScreenProps {
  readonly title: string;
  readonly lead?: string;
  /** What stands beside the title: buttons. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A screen's heading, which takes the focus on navigation, and the window's title. */
export function Screen({ title, lead, actions, children }: ScreenProps) {
  useEffect(() => {
    document.title = `${title} · Quotedesk`;
  }, [title]);

  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <div>
          <h1 className={classes.title} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
