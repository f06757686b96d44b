import type { ReactNode } from 'react';
import classes from './cards.module.css';

/** A name, and what stands next to it; nothing, false or an empty text where there is nothing to show. */
export type Line = readonly [name: string, value: ReactNode];

interface CardProps {
  readonly title: string;
  readonly head: ReactNode;
  readonly lines: readonly Line[];
}

/** A heading with named lines below it. */
export function Card({ title, head, lines }: CardProps) {
  return (
    <section className={classes.card} aria-label={title} data-reveals>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.head}>{head}</p>
      <dl className={classes.lines}>
        {lines
          .filter(([, value]) => value !== undefined && value !== '' && value !== false)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
