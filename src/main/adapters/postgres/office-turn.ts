import type { Pool } from 'pg';
import { saidByTheNext, withOffice } from './office-pool.ts';

/**
 * Lets one process do what is to be done once for all of them. Its turn ends with the work, or with its
 * connection: a process that was killed keeps no one waiting.
 */
export function takingTurns(
  pool: Pool,
): (name: string, work: () => Promise<void>) => Promise<void> {
  return (name, work) =>
    withOffice(async () => {
      const client = await pool.connect();
      client.on('error', saidByTheNext);
      try {
        const { rows } = await client.query<{ isMine: boolean }>(
          'select pg_try_advisory_lock(hashtextextended($1, 2)) as "isMine"',
          [name],
        );
        if (!rows[0]?.isMine) return;
        try {
          await work();
        } finally {
          await client.query('select pg_advisory_unlock(hashtextextended($1, 2))', [name]);
        }
      } finally {
        client.off('error', saidByTheNext);
        client.release();
      }
    });
}
