import { type Selectable, sql } from 'kysely';
import type { CustomerStore, KeptCustomer } from '../../../core/customers/customer-store.ts';
import type { TypedWord } from '../../../core/quotes/index/typed-words.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { quoteReader } from '../history/event-log.ts';
import type { Tables } from '../schema/tables.ts';
import { limit, match } from './full-text-query.ts';
import { readListed, SUBMITTED_BY } from './line.ts';

/** How many of the newest matching quotes are searched for their customers. */
const MOST_LOOKED_AT = 200;

function read(row: Selectable<Tables['customer']>): KeptCustomer {
  const { key, name, date_of_birth, newest_at, email, phone, eircode, quotes, policies } = row;
  const contact = { email, phone, eircode };
  return {
    key,
    name,
    ...contact,
    quotes,
    policies,
    dateOfBirth: date_of_birth,
    newestAt: newest_at,
  };
}

type Row = Selectable<Tables['customer']>;
type Tally = { readonly matches: number; readonly looked: number };

/** The first customers after a position in the order. */
const firstAfter = ({ after, limit: most }: Parameters<CustomerStore['list']>[1]) =>
  sql`where ${after ? sql`(newest_at, key) < (${sql.join([...after])})` : sql`true`}
    order by newest_at desc, key desc ${limit(most)}`;

/**
 * The customers of the newest matching quotes, in one pass: searching costs more than counting
 * the matches. A row without a customer means that this page is empty.
 */
const searched = (words: readonly TypedWord[], page: Parameters<CustomerStore['list']>[1]) =>
  sql<Tally & { [K in keyof Row]: Row[K] | null }>`with hit as materialized (
    select rowid as number from quote_search where quote_search match ${match(words)}
    order by rowid desc ${limit(MOST_LOOKED_AT + 1)}
  ), found as materialized (
    select distinct line.customer_key from (
      select number from hit order by number desc ${limit(MOST_LOOKED_AT)}
    ) as hit cross join quote_line as line on line.number = hit.number
  ), one as (
    select customer.* from found cross join customer on customer.key = found.customer_key
    ${firstAfter(page)}
  )
  select one.*, matches, looked from (
    select (select count(*) from found) as matches, (select count(*) from hit) as looked
  ) left join one order by newest_at desc, key desc`;

/** Customers in SQLite; the triggers of the quote index keep them up to date. */
export function customerStore({ reader, projection }: OpenDatabase): CustomerStore {
  const { db } = reader;
  const quoteOf = quoteReader(reader);
  return {
    list: async (words, page) => {
      await projection.catchUp();
      if (words.length === 0) {
        const { rows } = await sql<Row>`select * from customer ${firstAfter(page)}`.execute(db);
        const { count } = await db
          .selectFrom('customer')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        return { some: rows.map(read), count: { count, atLeast: false } };
      }
      const { rows } = await searched(words, page).execute(db);
      const { matches: count = 0, looked = 0 } = rows[0] ?? {};
      const some = rows.filter((row): row is Row & Tally => row.key !== null);
      return { some: some.map(read), count: { count, atLeast: looked > MOST_LOOKED_AT } };
    },
    find: async (key) => {
      await projection.catchUp();
      const row = await db
        .selectFrom('customer')
        .selectAll()
        .where('key', '=', key)
        .executeTakeFirst();
      return row && read(row);
    },
    quotes: async (key, most) => {
      await projection.catchUp();
      const lines = await db
        .selectFrom('quote_line as line')
        .selectAll('line')
        .select(SUBMITTED_BY)
        .where('customer_key', '=', key)
        .orderBy('created_at', 'desc')
        .orderBy('number', 'desc')
        .limit(most)
        .execute();
      return lines.flatMap((line) => {
        const quote = quoteOf(line.id);
        return quote ? [{ line: readListed(line), quote }] : [];
      });
    },
  };
}
