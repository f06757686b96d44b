import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { CustomerStore, KeptCustomer } from '../register/customers.ts';
import type { TypedWord } from '../register/words.ts';
import type { Storage } from './open.ts';
import { readLine } from './quote-line.ts';
import { readQuote } from './quote-row.ts';
import { match } from './search.ts';
import type { Tables } from './tables.ts';

/** How many of the newest quotes that match are asked for their customers. */
const MOST_LOOKED_AT = 500;

function read(row: Selectable<Tables['customer']>): KeptCustomer {
  const { date_of_birth, newest_at, ...same } = row;
  return { ...same, dateOfBirth: date_of_birth, newestAt: newest_at };
}

const hits = (words: readonly TypedWord[], most: number) => sql`select rowid from quote_search
  where quote_search match ${match(words)} order by rowid desc limit ${most}`;

/** The customers of the newest quotes that match. */
const found = (words: readonly TypedWord[]) => sql`select customer.* from (
  select distinct line.customer_key from (${hits(words, MOST_LOOKED_AT)}) as hit
  cross join quote_line as line on line.number = hit.rowid
) as one cross join customer on customer.key = one.customer_key`;

/** Customers in SQLite, as the triggers of the register keep them. */
export function customerStore({ db, projection }: Storage): CustomerStore {
  const count = async (query: RawBuilder<unknown>): Promise<number> => {
    const counted = sql<{ n: number }>`select count(*) as n from (${query})`;
    return (await counted.execute(db)).rows[0]?.n ?? 0;
  };
  return {
    page: async (words, { after, limit }) => {
      await projection.catchUp();
      const from = words.length > 0 ? sql`(${found(words)})` : sql`customer`;
      const behind = after ? sql`(newest_at, key) < (${sql.join([...after])})` : sql`true`;
      const { rows } = await sql<Selectable<Tables['customer']>>`select * from ${from}
        where ${behind} order by newest_at desc, key desc limit ${limit}`.execute(db);
      return rows.map(read);
    },
    count: async (words) => {
      await projection.catchUp();
      if (words.length === 0)
        return { count: await count(sql`select 1 from customer`), atLeast: false };
      return {
        count: await count(found(words)),
        atLeast: (await count(hits(words, MOST_LOOKED_AT + 1))) > MOST_LOOKED_AT,
      };
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
    quotes: async (key, limit) => {
      await projection.catchUp();
      const lines = await db
        .selectFrom('quote_line')
        .selectAll()
        .where('customer_key', '=', key)
        .orderBy('created_at', 'desc')
        .orderBy('number', 'desc')
        .limit(limit)
        .execute();
      const ids = lines.map(({ id }) => id);
      const rows =
        ids.length > 0
          ? await db.selectFrom('quote').selectAll().where('id', 'in', ids).execute()
          : [];
      const quotes = new Map(rows.map((row) => [row.id, readQuote(row)]));
      return lines.flatMap((line) => {
        const quote = quotes.get(line.id);
        return quote ? [{ line: readLine(line), quote }] : [];
      });
    },
  };
}
