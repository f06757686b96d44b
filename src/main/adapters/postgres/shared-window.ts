import type { Pool } from 'pg';
import type { SharedWindow, WindowOptions } from '../../core/access/sliding-window.ts';
import { withOffice } from './office-pool.ts';

/** What `count_one` gives. */
interface Row {
  readonly allowed: boolean;
  readonly remaining: number;
  /** Milliseconds. */
  readonly free_in: number;
}

/**
 * A window in which every process of an office counts, by the clock of PostgreSQL. A crash of PostgreSQL
 * forgets what was counted, and nothing else.
 * @returns a window that throws {@link FaultError} where the office is out of reach
 * @param name of what is counted: each has keys of its own
 */
export function sharedWindow(
  pool: Pool,
  name: string,
  { most, span }: WindowOptions,
): SharedWindow {
  return async (key) => {
    const { rows } = await withOffice(() =>
      pool.query<Row>({
        name: 'count one',
        text: 'select * from count_one($1, $2, $3)',
        values: [`${name} ${key}`, most, span],
      }),
    );
    const [row] = rows;
    if (!row) throw new TypeError('PostgreSQL gives one row for each count');
    const seconds = Math.max(1, Math.ceil(row.free_in / 1000));
    return { isAllowed: row.allowed, remaining: row.remaining, seconds };
  };
}
