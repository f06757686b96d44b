import { type ReactNode, useId } from 'react';
import classes from './section.module.css';

interface SectionProps {
  readonly title: string;
  readonly note?: string;
  /** What stands next to the title: one button. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One part of a screen under its own heading. */
export function Section({ title, note, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {action}
      </div>
      {note && <p className={classes.note}>{note}</p>}
      {children}
    </section>
  );
}
