import { type RawBuilder, type Selectable, sql } from 'kysely';
import { daysLater } from '../../../../shared/domain/date.ts';
import {
  type DueRenewal,
  NEAR,
  type RenewalFilter,
  type RenewalStore,
} from '../../../core/customers/renewal-store.ts';
import type { Days } from '../../../core/quotes/index/days.ts';
import type { IndexedQuote } from '../../../core/quotes/index/line.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { CUSTOMERS_IN_USE, readImport } from '../datasets/imported-customer-store.ts';
import { limit } from '../quote-index/full-text-query.ts';
import { readLine } from '../quote-index/line.ts';
import type { Tables } from '../schema/tables.ts';

type Sql = RawBuilder<unknown>;
type Line = Selectable<Tables['quote_line']>;

/** Where counting stops. */
const MOST_COUNTED = 1000;

/** A renewal in the order of the list: 0 of an import, 1 of a policy. */
interface Placed {
  readonly day: string;
  readonly source: 0 | 1;
  readonly number: number;
}

interface Subject {
  readonly customerKey: Sql;
  /** Null where any car will do. */
  readonly registration: Sql;
  readonly day: Sql;
  /** Of the policy itself. */
  readonly own: Sql;
}

const IMPORT: Subject = {
  customerKey: sql`import.customer_key`,
  registration: sql`import.registration`,
  day: sql`import.renewal_date`,
  own: sql`-1`,
};

const POLICY: Subject = {
  customerKey: sql`policy.customer_key`,
  registration: sql`policy.registration_number`,
  day: sql`date(policy.last_day, '+1 day')`,
  own: sql`policy.number`,
};

const near = (column: Sql, day: Sql) => sql`${column} between
  date(${day}, ${`-${NEAR} days`}) and date(${day}, ${`+${NEAR} days`})`;

/** A mark as it is kept now: older versions left zeros before its number. */
const plainMark = (mark: Sql) => sql`case when ${mark} glob '[0-9]*-*-0*'
  then rtrim(${mark}, '0123456789')
    || ltrim(substr(${mark}, length(rtrim(${mark}, '0123456789')) + 1), '0')
  else ${mark} end`;

/** Whether a line is of the car of a renewal; of any where that names none. */
const isOfCar = (registration: Sql) => sql`(${registration} is null
  or ${plainMark(sql`line.registration_number`)} = ${plainMark(registration)})`;

/** The quotes that are of a renewal. */
const quotesOf = ({ customerKey, registration, day, own }: Subject) => sql`quote_line as line
  where line.customer_key = ${customerKey} and line.number <> ${own}
    and ${isOfCar(registration)}
    and ${near(sql`substr(line.inception_date, 1, 10)`, day)}`;

/** Leaves out what a quote was accepted or lost for. */
const open = (isOpen: boolean, subject: Subject) =>
  isOpen
    ? sql`and not exists (select 1 from ${quotesOf(subject)}
        and line.outcome in ('accepted', 'lost'))`
    : sql``;

/** A policy made here that an import is of, too. */
const KNOWN = sql`exists (select 1 from quote_line as line
  where line.customer_key = import.customer_key and line.accepted_day is not null
    and ${isOfCar(IMPORT.registration)}
    and ${near(sql`date(line.last_day, '+1 day')`, IMPORT.day)})`;

/** The policies that were renewed for some days: theirs is a finished renewal. */
const renewedOf = ({ from, to }: Required<Days>, most: number, behind: (position: Sql) => Sql) =>
  sql`union all select * from (
    select renewed_day as day, 1 as source, number from quote_line
    where renewed_day between ${from} and ${to} ${behind(sql`(renewed_day, 1, number)`)}
    order by renewed_day, number ${limit(most)}
  )`;

/** The renewals of some days with where each stands, by their indexes. */
function dueOf({ days: { from = '', to = '' }, isOpen }: RenewalFilter, most: number, after?: Sql) {
  const behind = (position: Sql) => (after ? sql`and ${position} > ${after}` : sql``);
  const [first, last] = [daysLater(from, -1), daysLater(to, -1)];
  return sql<Placed>`select * from (
    select * from (
      select renewal_date as day, 0 as source, number from imported_customer as import
      where dataset = ${CUSTOMERS_IN_USE} and renewal_date between ${from} and ${to}
        ${behind(sql`(renewal_date, 0, number)`)} and not ${KNOWN} ${open(isOpen, IMPORT)}
      order by renewal_date, number ${limit(most)}
    ) union all select * from (
      select ${POLICY.day} as day, 1 as source, number from quote_line as policy
      where accepted_day is not null and last_day between ${first} and ${last}
        and cover_ends is null
        ${behind(sql`(${POLICY.day}, 1, number)`)} ${open(isOpen, POLICY)}
      order by last_day, number ${limit(most)}
    ) ${isOpen ? sql`` : renewedOf({ from, to }, most, behind)}
  ) order by day, source, number ${limit(most)}`;
}

/** Renewals in SQLite. */
export function renewalStore({
  reader: { db },
  projection,
}: Pick<OpenDatabase, 'reader' | 'projection'>): RenewalStore {
  /** The quote of a renewal that counts: one that was accepted, or else the newest. */
  async function quoteOf(table: Sql, subject: Subject): Promise<IndexedQuote | undefined> {
    const { rows } = await sql<Line>`select line.* from ${table}, ${quotesOf(subject)}
      order by line.accepted_day is not null desc, line.number desc ${limit(1)}`.execute(db);
    return rows.map(readLine)[0];
  }

  const quoteOfImport = (number: number) =>
    quoteOf(sql`(select * from imported_customer where number = ${number}) as import`, IMPORT);

  async function read({ day, source, number }: Placed): Promise<DueRenewal[]> {
    if (source === 0) {
      const row = await db
        .selectFrom('imported_customer')
        .selectAll()
        .where('number', '=', number)
        .executeTakeFirst();
      // An import may have taken its place since.
      if (!row) return [];
      return [{ day, of: { imported: readImport(row) }, quote: await quoteOfImport(number) }];
    }
    const table = sql`(select * from quote_line where number = ${number}) as policy`;
    const line = await db
      .selectFrom('quote_line')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirst();
    if (!line) return [];
    return [{ day, of: { policy: readLine(line) }, quote: await quoteOf(table, POLICY) }];
  }

  return {
    quoteOfImport: async (number) => {
      await projection.catchUp();
      return quoteOfImport(number);
    },
    due: async (filter, { after, limit: most }) => {
      await projection.catchUp();
      const behind = after && sql`(${sql.join([...after])})`;
      const { rows } = await dueOf(filter, most, behind).execute(db);
      const some = await Promise.all(rows.map(read));
      const { rows: counted } = await sql<{ count: number }>`select count(*) as count
        from (${dueOf(filter, MOST_COUNTED + 1)})`.execute(db);
      const count = counted[0]?.count ?? 0;
      return {
        some: some.flat(),
        count: { count: Math.min(count, MOST_COUNTED), atLeast: count > MOST_COUNTED },
      };
    },
  };
}
