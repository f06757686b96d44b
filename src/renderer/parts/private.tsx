import type { ReactNode } from 'react';
import classes from './private.module.css';

/**
 * Somebody's personal data: a name, a birth, how to reach them. Where the broker asked for it they
 * are blurred until pointed at, or until the link, button or row around them has the focus.
 */
export function Private({ children }: { readonly children: ReactNode }) {
  return <span className={classes.private}>{children}</span>;
}
