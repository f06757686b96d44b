import type { DayStore, DaySum } from '../../core/quote-index/dashboard.ts';
import type { OpenDatabase } from './open.ts';

/** The sums of days in SQLite; the triggers of the quote index keep them up to date. */
export function dayStore({ reader: { db }, projection }: OpenDatabase): DayStore {
  return {
    between: async (from, to) => {
      await projection.catchUp();
      const rows = await db
        .selectFrom('quote_day')
        .selectAll()
        .where('day', '>=', from)
        .where('day', '<=', to)
        .orderBy('day')
        .execute();
      return rows.map(({ day, cover, quotes, converted, acceptances, ...cents }) => ({
        ...{ day, quotes, converted, acceptances },
        cover: cover as DaySum['cover'],
        premiumCents: cents.premium_cents,
        acceptedCents: cents.accepted_cents,
      }));
    },
    expiring: async (from, until) => {
      await projection.catchUp();
      const { count } = await db
        .selectFrom('quote_line')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('status', '=', 'quoted')
        .where('expires_at', '>=', from)
        .where('expires_at', '<', until)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
