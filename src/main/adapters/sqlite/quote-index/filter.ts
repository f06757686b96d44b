import { type RawBuilder, type Selectable, sql } from 'kysely';
import { latestAt } from '../../../core/data-state/clock-behind.ts';
import { SORTED_BY } from '../../../core/quotes/index/cursor.ts';
import { common, type Span, spanOf } from '../../../core/quotes/index/days.ts';
import type { IndexedQuote } from '../../../core/quotes/index/line.ts';
import type { LineFilter, Page } from '../../../core/quotes/index/quote-index.ts';
import type { Tables } from '../schema/tables.ts';

export type Sql = RawBuilder<unknown>;
type Row = Selectable<Tables['quote_line']>;

/** The columns that the orders sort by. */
const COLUMNS = {
  number: 'number',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
  premiumCents: 'premium_cents',
  customerOrder: 'customer_order',
  registrationNumber: 'registration_number',
  status: 'status',
} as const satisfies Partial<Record<keyof IndexedQuote, keyof Row>>;
type Column = (typeof COLUMNS)[keyof typeof COLUMNS];

/** The columns of an order, the leading one first. */
export const columnsOf = ({ sort }: Pick<Page, 'sort'>): readonly Column[] =>
  SORTED_BY[sort].map((name) => COLUMNS[name]);

/**
 * Whether a line is valid at a moment (epoch milliseconds) by the clock alone: see `statusAt`. The `+` leaves the
 * choice of an index to the other conditions.
 */
export const validAt = (now: number) =>
  sql<boolean>`(+expires_at > ${now} and +created_at <= ${latestAt(now)})`;

/**
 * The conditions that lines must meet.
 * @param page for reading a page: a `+` keeps SQLite on the index of the page's order, and on the
 * cursor as the tighter bound where the filter has a bound on the same side
 */
export function conditions(filter: LineFilter, page?: Page): Sql[] {
  const { status, cover, customer, referral, source, created, expires } = filter;
  const { books, valid, assignee } = filter;
  const order = page ? columnsOf(page) : [];
  const [leading] = order;
  const column = (name: string, isBound: boolean) => sql.raw(page && !isBound ? `+${name}` : name);
  const span = (name: 'created_at' | 'expires_at', { from, until }: Span): Sql[] => {
    const leads = leading === name;
    const at = page?.after;
    const atLow = column(name, leads && !(at && !page.descending));
    const atHigh = column(name, leads && !(at && page.descending));
    return [
      ...(from === undefined ? [] : [sql`${atLow} >= ${from}`]),
      ...(until === undefined ? [] : [sql`${atHigh} < ${until}`]),
    ];
  };
  return [
    ...(customer === undefined ? [] : [sql`customer_key = ${customer}`]),
    ...(referral === undefined ? [] : [sql`referral = ${referral}`]),
    ...(status === undefined ? [] : [sql`${column('status', leading === 'status')} = ${status}`]),
    ...(cover === undefined ? [] : [sql`${column('cover', false)} = ${cover}`]),
    // Only the order by the time of making has indexes that also begin with the source, the assignee or the book.
    ...(source === undefined
      ? []
      : [sql`${column('source', leading === 'created_at')} = ${source}`]),
    ...(assignee === undefined
      ? []
      : [sql`${column('assignee_id', leading === 'created_at')} = ${assignee}`]),
    ...(books === undefined
      ? []
      : [sql`${column('rate_book_hash', leading === 'created_at')} in (${sql.join([...books])})`]),
    ...outcomeConditions(filter, column('outcome', false)),
    ...requotedConditions(filter),
    ...acceptedConditions(filter),
    ...span('created_at', spanOf(created)),
    // A bound of its own, so that SQLite follows the index of an order by it.
    ...span('expires_at', valid?.is ? common(expires, { from: valid.at + 1 }) : expires),
    ...(valid ? [valid.is ? validAt(valid.at) : sql`not ${validAt(valid.at)}`] : []),
  ];
}

/**
 * That another quote was made from a line's quote, by the index of those that were made from one: with
 * the affinity of a column, which the `+` takes away, SQLite would read all of it.
 */
export const REQUOTED = sql<boolean>`exists (select 1 from quote_event
  where kind = 'submitted' and json_extract(detail, '$.basedOn') = +id and refused = 0)`;

function requotedConditions({ isRequoted }: LineFilter): Sql[] {
  if (isRequoted === undefined) return [];
  return [isRequoted ? REQUOTED : sql`not ${REQUOTED}`];
}

/**
 * Refused quotes are few, and those of a reason have an index of their own; lost ones may be many, so their
 * lists follow the index of their order.
 */
function outcomeConditions({ outcome, lostReason }: LineFilter, column: Sql): Sql[] {
  return [
    ...(outcome === undefined ? [] : [sql`${column} = ${outcome}`]),
    ...(outcome === 'refused' ? [sql`referral = 'refused'`] : []),
    ...(lostReason === undefined ? [] : [sql`lost_reason = ${lostReason}`]),
  ];
}

/** Those accepted on some days have an index of their own. */
function acceptedConditions({ accepted }: LineFilter): Sql[] {
  const { from, to } = accepted ?? {};
  return [
    ...(from === undefined ? [] : [sql`accepted_day >= ${from}`]),
    ...(to === undefined ? [] : [sql`accepted_day <= ${to}`]),
  ];
}
