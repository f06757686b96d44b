import { type Selectable, sql } from 'kysely';
import { keptStatusesWith } from '../../../../shared/domain/quotes/quote-status.ts';
import type { ListedQuote } from '../../../core/quotes/index/line.ts';
import type {
  Count,
  Found,
  LineFilter,
  Page,
  QuoteIndex,
} from '../../../core/quotes/index/quote-index.ts';
import type { OpenDatabase } from '../connection/database.ts';
import type { Tables } from '../schema/tables.ts';
import { columnsOf, conditions, type Sql, validAt } from './filter.ts';
import { limit, match } from './full-text-query.ts';
import { readLine, readListed, SUBMITTED_BY } from './line.ts';

/** How many of the newest matches of a search are sorted. */
const MOST_FOUND = 200;
/** How many of the newest matches are filtered to find them. */
const MOST_LOOKED_AT = 5000;
/** Where counting stops. */
const MOST_COUNTED = 1000;

/** The statuses of quotes that can still be accepted. */
const OPEN = sql.join(keptStatusesWith('isOpen'));

type Row = Selectable<Tables['quote_line']> & { readonly user: string | null };

const all = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;

/** The lines after a position in an order, in that order. */
function ordered(page: Page): { readonly after: Sql[]; readonly order: Sql } {
  const columns = columnsOf(page);
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const direction = sql.raw(page.descending ? 'desc' : 'asc');
  const order = sql.join(columns.map((name) => sql`${sql.ref(name)} ${direction}`));
  if (!page.after) return { after: [], order };
  const sign = sql.raw(page.descending ? '<' : '>');
  const values = sql.join([...page.after]);
  return { after: [sql`(${names}) ${sign} (${values})`], order };
}

/** A count that stopped one past the most that is counted. */
const atMostCounted = (count: number): Count => ({
  count: Math.min(count, MOST_COUNTED),
  atLeast: count > MOST_COUNTED,
});

type Tally = { readonly matches: number; readonly looked: number };

/**
 * A page of the newest lines that match a search and a filter, and how many match, in one pass:
 * searching costs more than all else. A row without a line means that the page is empty.
 */
function searched(filter: LineFilter, page: Page) {
  const filters = conditions(filter);
  const mostLookedAt = filters.length > 0 ? MOST_LOOKED_AT : MOST_FOUND;
  const names = sql.join(columnsOf(page).map((name) => sql.ref(`line.${name}`)));
  const { after, order } = ordered(page);
  // A cross join keeps its order: SQLite reads the lines of the matches, not all lines.
  return sql<Tally & { [K in keyof Row]: Row[K] | null }>`with hit as materialized (
    select rowid as number from quote_search where quote_search match ${match(filter.words)}
    order by rowid desc ${limit(mostLookedAt + 1)}
  ), found as materialized (
    select line.number, ${names} from hit cross join quote_line as line on line.number = hit.number
    where ${all(filters)} order by hit.number desc ${limit(MOST_FOUND)}
  ), one as (
    select number from found where ${all(after)} order by ${order} ${limit(page.limit)}
  )
  select line.*, ${SUBMITTED_BY}, matches, looked from (
    select (select count(*) from found) as matches, (select count(*) from hit) as looked
  ) left join one left join quote_line as line on line.number = one.number order by ${order}`;
}

/** The quote index in SQLite. */
export function quoteIndexStore({ reader: { db }, projection }: OpenDatabase): QuoteIndex {
  const number = async (query: Sql): Promise<number> => {
    const { rows } = await sql<{ n: number | null }>`select (${query}) as n`.execute(db);
    return rows[0]?.n ?? 0;
  };
  const countOf = (query: Sql) => number(sql`select count(*) from (${query})`);

  async function search(filter: LineFilter, page: Page): Promise<Found<ListedQuote>> {
    const { rows } = await searched(filter, page).execute(db);
    const { matches: count = 0, looked = 0 } = rows[0] ?? {};
    const isFiltered = conditions(filter).length > 0;
    const atLeast = isFiltered
      ? count === MOST_FOUND || looked > MOST_LOOKED_AT
      : looked > MOST_FOUND;
    const some = rows.filter((row): row is Row & Tally => row.number !== null);
    return { some: some.map(readListed), count: { count, atLeast } };
  }

  /** For a filter by what the sums of outcomes are of, they give the count without reading quotes. */
  const countByDay = ({ cover, source, books, outcome, lostReason, created }: LineFilter) => {
    const { from, to } = created;
    return number(
      sql`select sum(quotes) from quote_outcome where ${all([
        ...(cover === undefined ? [] : [sql`cover = ${cover}`]),
        ...(source === undefined ? [] : [sql`source = ${source}`]),
        ...(books === undefined ? [] : [sql`rate_book_hash in (${sql.join([...books])})`]),
        ...(outcome === undefined ? [] : [sql`outcome = ${outcome}`]),
        ...(lostReason === undefined ? [] : [sql`lost_reason = ${lostReason}`]),
        ...(from === undefined ? [] : [sql`day >= ${from}`]),
        ...(to === undefined ? [] : [sql`day <= ${to}`]),
      ])}`,
    );
  };

  async function count(filter: LineFilter): Promise<Count> {
    const { status, customer, referral, isRequoted, assignee, accepted, expires, valid } = filter;
    const { from, until } = expires;
    const others = [status, customer, referral, isRequoted, assignee, accepted, from, until, valid];
    if (others.every((other) => other === undefined)) {
      return { count: await countByDay(filter), atLeast: false };
    }
    const some = await countOf(sql`select 1 from quote_line
      where ${all(conditions(filter))} ${limit(MOST_COUNTED + 1)}`);
    return atMostCounted(some);
  }

  async function browse(filter: LineFilter, page: Page): Promise<readonly ListedQuote[]> {
    const { after, order } = ordered(page);
    // Only the lines of the page are read in full.
    const numbers = sql`select number from quote_line
      where ${all([...conditions(filter, page), ...after])} order by ${order} ${limit(page.limit)}`;
    const { rows } = await sql<Row>`select line.*, ${SUBMITTED_BY} from (${numbers}) as one
      cross join quote_line as line on line.number = one.number
      order by ${order}`.execute(db);
    return rows.map(readListed);
  }

  return {
    list: async (filter, page) => {
      await projection.catchUp();
      if (filter.words.length > 0) return search(filter, page);
      return { some: await browse(filter, page), count: await count(filter) };
    },
    page: async (filter, page) => {
      await projection.catchUp();
      return filter.words.length > 0 ? (await search(filter, page)).some : browse(filter, page);
    },
    waiting: async (now, { after, limit: most }) => {
      await projection.catchUp();
      const open = sql`referral = 'referred' and outcome = 'open' and status in (${OPEN})
        and ${validAt(now)}`;
      const behind = after ? sql`and (referred_at, number) > (${sql.join([...after])})` : sql``;
      const { rows } = await sql<Row>`select line.*, ${SUBMITTED_BY} from quote_line as line
        where ${open} ${behind}
        order by referred_at, number ${limit(most)}`.execute(db);
      const counted = sql`select 1 from quote_line where ${open} ${limit(MOST_COUNTED + 1)}`;
      return { some: rows.map(readListed), count: atMostCounted(await countOf(counted)) };
    },
    unpaid: async (before, most) => {
      await projection.catchUp();
      const late = sql`unpaid_since < ${before}`;
      const { rows } = await sql<Selectable<Tables['quote_line']>>`select * from quote_line
        where ${late} order by unpaid_since, number ${limit(most)}`.execute(db);
      const counted = sql`select 1 from quote_line where ${late} ${limit(MOST_COUNTED + 1)}`;
      return { some: rows.map(readLine), count: atMostCounted(await countOf(counted)) };
    },
  };
}
