import type { Selectable, Transaction } from 'kysely';
import type { DayUsage, UsageStore } from '../../../core/access/usage.ts';
import type { Rows } from '../connection/rows.ts';
import { hashed, rowReader } from '../rows/row-hash.ts';
import type { Tables } from '../schema/tables.ts';

const read = rowReader('api_usage', (row: Selectable<Tables['api_usage']>) => ({
  day: row.day,
  clientId: row.client_id,
  requests: row.requests,
  unauthenticated: row.unauthenticated,
  forbidden: row.forbidden,
  rateLimited: row.rate_limited,
  otherRefusals: row.other_refusals,
  failures: row.failures,
  lastUsedAt: row.last_used_at,
}));

const NONE = {
  requests: 0,
  unauthenticated: 0,
  forbidden: 0,
  rateLimited: 0,
  otherRefusals: 0,
  failures: 0,
  lastUsedAt: 0,
};

/** The kept usage of the same client and day; its row is only ever written with its hash. */
async function find(trx: Transaction<Tables>, { day, clientId }: DayUsage) {
  const row = await trx
    .selectFrom('api_usage')
    .selectAll()
    .where('day', '=', day)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row ? read(row) : NONE;
}

/** Usage of the API, a row for each client and day. */
export function usageStore({ db, reader }: Rows): UsageStore {
  return {
    add: (usage, before) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('api_usage').where('day', '<', before).execute();
        for (const one of usage) {
          const kept = await find(trx, one);
          const row = hashed({
            day: one.day,
            client_id: one.clientId,
            requests: kept.requests + one.requests,
            unauthenticated: kept.unauthenticated + one.unauthenticated,
            forbidden: kept.forbidden + one.forbidden,
            rate_limited: kept.rateLimited + one.rateLimited,
            other_refusals: kept.otherRefusals + one.otherRefusals,
            failures: kept.failures + one.failures,
            last_used_at: Math.max(kept.lastUsedAt, one.lastUsedAt),
          });
          await trx
            .insertInto('api_usage')
            .values(row)
            .onConflict((conflict) => conflict.columns(['day', 'client_id']).doUpdateSet(row))
            .execute();
        }
      }),
    since: async (from) => {
      const rows = await reader.db
        .selectFrom('api_usage')
        .selectAll()
        .where('day', '>=', from)
        .execute();
      return rows.map(read);
    },
  };
}
