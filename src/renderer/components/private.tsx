import type { ReactNode } from 'react';
import classes from './marked.module.css';

/**
 * Personal data: a name, a birth, how to reach them. Where the broker asked for it they
 * are blurred until pointed at, or until the keyboard is in the row, or in the group around them
 * that says `data-reveals`. Blurred is only how they look: a screen reader reads them as ever. A name
 * that is written from right to left does not turn what stands next to it.
 */
export function Private({ children }: { readonly children: ReactNode }) {
  return <bdi className={classes.private}>{children}</bdi>;
}
