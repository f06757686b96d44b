import { sql } from 'kysely';
import type { UsageStore } from '../../core/api-clients/usage.ts';
import type { OpenDatabase } from './open.ts';

/** Usage of the API in SQLite, a row for each client and day. */
export function usageStore({ db, reader }: OpenDatabase): UsageStore {
  return {
    add: (usage, before) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('api_usage').where('day', '<', before).execute();
        for (const { day, clientId, requests, ...rest } of usage) {
          const { unauthenticated, forbidden, rateLimited, otherRefusals, failures } = rest;
          await sql`insert into api_usage values (
              ${day}, ${clientId}, ${requests}, ${unauthenticated}, ${forbidden}, ${rateLimited},
              ${otherRefusals}, ${failures}, ${rest.lastUsedAt}
            ) on conflict do update set
              requests = requests + excluded.requests,
              unauthenticated = unauthenticated + excluded.unauthenticated,
              forbidden = forbidden + excluded.forbidden,
              rate_limited = rate_limited + excluded.rate_limited,
              other_refusals = other_refusals + excluded.other_refusals,
              failures = failures + excluded.failures,
              last_used_at = max(last_used_at, excluded.last_used_at)`.execute(trx);
        }
      }),
    since: async (from) => {
      const rows = await reader.db
        .selectFrom('api_usage')
        .selectAll()
        .where('day', '>=', from)
        .execute();
      return rows.map((row) => ({
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
    },
  };
}
