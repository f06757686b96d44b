import type { ReactNode } from 'react';
import type { Actor } from '../../shared/schemas/common/actor.ts';
import { moment } from '../i18n/day.ts';
import { who } from '../i18n/who.ts';
import classes from './history-lines.module.css';

/** Something that happened: what, why, who and when. */
export interface HistoryLine {
  readonly key: string | number;
  readonly what: ReactNode;
  /** In the words of whoever did it. */
  readonly reason?: ReactNode;
  /** What stands at the end of its line. */
  readonly aside?: ReactNode;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: string;
  readonly user?: Actor | undefined;
}

interface HistoryLinesProps {
  /** The newest first. */
  readonly lines: readonly HistoryLine[];
  /** How many there are with the older ones: the number of the first line. */
  readonly total: number;
}

/** What happened, the newest first. */
export function HistoryLines({ lines, total }: HistoryLinesProps) {
  return (
    <ol className={classes.list} reversed start={total}>
      {lines.map(({ key, what, reason, aside, at, by, user }) => (
        <li key={key} className={classes.entry}>
          <div className={classes.what}>
            {what}
            {reason && <q className={classes.reason}>{reason}</q>}
          </div>
          <div className={`${classes.aside} amount`}>{aside}</div>
          <div className={classes.by}>
            <time dateTime={at}>{moment(at)}</time> · {who(by, user)}
          </div>
        </li>
      ))}
    </ol>
  );
}
