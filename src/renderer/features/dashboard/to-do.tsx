import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Private } from '../../components/private.tsx';
import { Section } from '../../components/section.tsx';
import classes from './to-do.module.css';

interface ToDoProps {
  readonly title: string;
  /** Ways to all that there is, with how many. */
  readonly counts: ReactNode;
  readonly children: ReactNode;
}

/** Something that waits for the broker: its title, how much there is, and what comes first. */
export function ToDo({ title, counts, children }: ToDoProps) {
  return (
    <Section title={title} action={<div className={classes.counts}>{counts}</div>}>
      {children}
    </Section>
  );
}

interface ToDoCountProps {
  readonly href: string;
  readonly name: string;
  readonly count: string;
}

/** How many there are, as the way to them. */
export function ToDoCount({ href, name, count }: ToDoCountProps) {
  return (
    <Link href={href} className={classes.count}>
      {name} <strong className="amount">{count}</strong>
    </Link>
  );
}

interface ToDoRowProps {
  readonly href: string;
  /** Whose it is. */
  readonly who: string;
  /** What stands at the end of the first line. */
  readonly amount?: string;
  readonly what: string;
  /** What to do next, and until when. */
  readonly next: string;
  readonly isUrgent?: boolean;
}

/** One of the things that wait, with what to do next: the way to it. */
export function ToDoRow({ href, who, amount, what, next, isUrgent = false }: ToDoRowProps) {
  return (
    <li>
      <Link href={href} className={classes.row}>
        <span className={classes.who}>
          <Private>{who}</Private>
        </span>
        <span className="amount">{amount}</span>
        <span className={classes.quiet}>{what}</span>
        <span className={`${classes.quiet} amount`} data-urgent={isUrgent || undefined}>
          {next}
        </span>
      </Link>
    </li>
  );
}

/** The first of the things that wait. */
export function ToDoList({ children }: { readonly children: ReactNode }) {
  return <ul className={classes.rows}>{children}</ul>;
}
