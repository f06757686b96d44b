import { keptStatusesWith } from '../../../../shared/domain/quotes/quote-status.ts';
import type { DayStore, DaySum, OutcomeSum } from '../../../core/quotes/index/day-store.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { REQUOTED, validAt } from './filter.ts';

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
        day,
        quotes,
        converted,
        acceptances,
        cover: cover as DaySum['cover'],
        premiumCents: cents.premium_cents,
        acceptedCents: cents.accepted_cents,
      }));
    },
    outcomes: async (from, to) => {
      await projection.catchUp();
      const rows = await db
        .selectFrom('quote_outcome')
        .select(['cover', 'source', 'rate_book_hash', 'outcome', 'lost_reason'])
        .select(({ fn }) => fn.sum<number>('quotes').as('quotes'))
        .where('day', '>=', from)
        .where('day', '<=', to)
        .groupBy(['cover', 'source', 'rate_book_hash', 'outcome', 'lost_reason'])
        .having(({ fn }) => fn.sum<number>('quotes'), '>', 0)
        .execute();
      return rows.map(({ lost_reason: lostReason, rate_book_hash: rateBookHash, ...row }) => {
        const sum = { ...row, rateBookHash, ...(lostReason === '' ? {} : { lostReason }) };
        // Every column was written from a line of the index.
        return sum as OutcomeSum;
      });
    },
    clientNames: async () => {
      // Only shown: a damaged row is found by the person who lets its client in.
      const clients = await db.selectFrom('client').select(['id', 'name']).execute();
      return new Map(clients.map(({ id, name }) => [id, name]));
    },
    expiring: async (now, until) => {
      await projection.catchUp();
      const { count } = await db
        .selectFrom('quote_line')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('status', 'in', keptStatusesWith('isOpen'))
        .where('outcome', '=', 'open')
        // A bound of its own, so that SQLite follows the index of the expiry.
        .where('expires_at', '>', now)
        .where(validAt(now))
        .where('expires_at', '<', until)
        .where(({ not }) => not(REQUOTED))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
