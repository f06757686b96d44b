import type { ReactNode } from 'react';
import classes from './empty.module.css';

interface EmptyProps {
  readonly title: string;
  /** What to do about it. */
  readonly children?: ReactNode;
}

/** A place with nothing in it yet: says so, and what to do. */
export function Empty({ title, children }: EmptyProps) {
  return (
    <div className={classes.empty}>
      <div className={classes.title}>{title}</div>
      {children}
    </div>
  );
}
