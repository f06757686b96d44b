import { sql, type Transaction } from 'kysely';
import type { RefusalStore } from '../../../core/access/refusals.ts';
import type { Rows } from '../connection/rows.ts';
import { hashed, verified } from '../rows/row-hash.ts';
import type { Tables } from '../schema/tables.ts';

type Refusal = Parameters<RefusalStore['add']>[0][number];

/** The kept count of the same refusals; none where this is their first. */
async function find(trx: Transaction<Tables>, { hour, clientId, route, status }: Refusal) {
  const row = await trx
    .selectFrom('refusal')
    .selectAll()
    .where('hour', '=', hour)
    .where('client_id', '=', clientId)
    .where('route', '=', route)
    .where('status', '=', status)
    .executeTakeFirst();
  return row ? verified('refusal', row) : { requests: 0, last_at: 0 };
}

/** Refusals, a row for each hour, client, address and status. */
export function refusalStore({ db, reader }: Rows): RefusalStore {
  return {
    add: (refusals, { from, most }) =>
      db.transaction().execute(async (trx) => {
        for (const refusal of refusals) {
          const { hour, clientId, route, status, requests, lastAt } = refusal;
          const before = await find(trx, refusal);
          const counted = {
            hour,
            client_id: clientId,
            route,
            status,
            requests: before.requests + requests,
            last_at: Math.max(before.last_at, lastAt),
          };
          const row = hashed(counted);
          await trx
            .insertInto('refusal')
            .values(row)
            .onConflict((conflict) =>
              conflict.columns(['hour', 'client_id', 'route', 'status']).doUpdateSet(row),
            )
            .execute();
        }
        await trx.deleteFrom('refusal').where('hour', '<', from).execute();
        // Without a row id: the key says which rows are too many.
        await sql`delete from refusal where (hour, client_id, route, status) in (
            select hour, client_id, route, status from refusal
            order by hour desc, last_at desc limit ${Number.MAX_SAFE_INTEGER} offset ${most}
          )`.execute(trx);
      }),
    newest: async (limit) => {
      const rows = await reader.db
        .selectFrom('refusal')
        .selectAll()
        .orderBy('hour', 'desc')
        .orderBy('last_at', 'desc')
        .orderBy('requests', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => {
        const {
          client_id: clientId,
          last_at: lastAt,
          row_hash: _,
          ...rest
        } = verified('refusal', row);
        return { ...rest, clientId, lastAt };
      });
    },
  };
}
