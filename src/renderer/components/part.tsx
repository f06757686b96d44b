import { type ReactNode, useId } from 'react';
import classes from './part.module.css';

interface PartProps {
  readonly title: string;
  readonly note?: string;
  /** What stands next to the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One part of a section under its own heading. */
export function Part({ title, note, action, children }: PartProps) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <div className={classes.head}>
        <h3 id={id} className={classes.heading}>
          {title}
        </h3>
        {action}
      </div>
      {note && <p className={classes.note}>{note}</p>}
      {children}
    </section>
  );
}
