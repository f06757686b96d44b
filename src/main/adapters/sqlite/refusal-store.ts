import { sql } from 'kysely';
import type { RefusalStore } from '../../core/api-clients/refusals.ts';
import type { OpenDatabase } from './open.ts';

/** Refusals in SQLite, a row for each hour, client, address and status. */
export function refusalStore({ db }: OpenDatabase): RefusalStore {
  return {
    add: (refusals, { from, most }) =>
      db.transaction().execute(async (trx) => {
        for (const { hour, clientId, route, status, requests, lastAt } of refusals) {
          await sql`insert into refusal values (
              ${hour}, ${clientId}, ${route}, ${status}, ${requests}, ${lastAt}
            ) on conflict do update set
              requests = requests + excluded.requests,
              last_at = max(last_at, excluded.last_at)`.execute(trx);
        }
        await trx.deleteFrom('refusal').where('hour', '<', from).execute();
        // Without a row id: the key says which rows are too many.
        await sql`delete from refusal where (hour, client_id, route, status) in (
            select hour, client_id, route, status from refusal
            order by hour desc, last_at desc limit -1 offset ${most}
          )`.execute(trx);
      }),
    newest: async (limit) => {
      const rows = await db
        .selectFrom('refusal')
        .selectAll()
        .orderBy('hour', 'desc')
        .orderBy('last_at', 'desc')
        .orderBy('requests', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ client_id, last_at, ...row }) => ({
        ...row,
        clientId: client_id,
        lastAt: last_at,
      }));
    },
  };
}
