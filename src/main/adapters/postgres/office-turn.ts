import type { Pool } from 'pg';
import { withOffice } from './office-pool.ts';

/** Lets one process at a time do what all could. */
export interface Turns {
  /** Does work that is to be done once for all of them; nothing where another process is at it. */
  readonly inTurn: (name: string, work: () => Promise<void>) => Promise<void>;
  /** Does work once no other process is at it. */
  readonly afterOthers: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

/** Turns end with the work, or with the connection: a process that was killed keeps no one waiting. */
export function takingTurns(pool: Pool): Turns {
  async function hold<T>(name: string, lock: string, work: (isMine: boolean) => Promise<T>) {
    const client = await pool.connect();
    try {
      const { rows } = await client.query<{ mine: boolean | string }>(
        `select ${lock}(hashtextextended($1, 2)) as mine`,
        [name],
      );
      // A lock that waits gives nothing.
      const isMine = rows[0]?.mine !== false;
      try {
        return await work(isMine);
      } finally {
        if (isMine)
          await client.query('select pg_advisory_unlock(hashtextextended($1, 2))', [name]);
      }
    } finally {
      client.release();
    }
  }
  return {
    inTurn: (name, work) =>
      withOffice(() =>
        hold(name, 'pg_try_advisory_lock', async (isMine) => {
          if (isMine) await work();
        }),
      ),
    afterOthers: (name, work) => withOffice(() => hold(name, 'pg_advisory_lock', work)),
  };
}
