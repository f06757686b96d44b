import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { DamagedData } from '../../../core/data-state/damaged-data.ts';
import type { KeptLine } from '../../../core/quotes/index/line.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { lineReader } from '../quote-index/batch.ts';
import { writeLine } from '../quote-index/line.ts';
import { indexReach } from '../quote-index/reach.ts';
import type { Tables } from '../schema/tables.ts';

const PAGE = 100;

type Line = Selectable<Tables['quote_line']>;

function isSameLine(line: KeptLine, kept: Line | undefined): boolean {
  const row: Readonly<Record<string, unknown>> = { ...kept };
  return Object.entries(writeLine(line)).every(([column, value]) => row[column] === value);
}

/** Tells whether the line of a quote is as the quote says. What is damaged itself is said as such elsewhere. */
function lineCheck(database: OpenDatabase) {
  const { sqlite } = database;
  const read = lineReader(database);
  const kept = sqlite.prepare<[number], Line>('select * from quote_line where number = ?');
  return (id: string) => {
    const line = read(id);
    return !line || line instanceof DamagedData || isSameLine(line, kept.get(line.number));
  };
}

/** Holds each line against its quote. */
export async function* checkLines(database: OpenDatabase): AsyncGenerator<Message | undefined> {
  const { sqlite, projection } = database;
  const isSame = lineCheck(database);
  const { newest, missing } = indexReach(database);
  // In one transaction: the index may catch up between two statements.
  const isAhead = sqlite.transaction(() => missing(newest()) < 0);
  const isDamaged = sqlite.transaction((id: string) => missing(newest()) <= 0 && !isSame(id));
  if (isAhead()) yield message('tableDamaged', { table: 'quote_index_reached' });
  const next = sqlite.prepare<[number, number], { sequence: number; quote_id: string }>(
    `select sequence, quote_id from quote_event
     where kind = 'submitted' and sequence > ? order by sequence limit ?`,
  );
  let [after, count] = [0, PAGE];
  while (count === PAGE) {
    const page = next.all(after, PAGE);
    for (const { sequence, quote_id: id } of page) {
      after = sequence;
      if (isSame(id)) continue;
      // It may only be behind, and stays so while another program has the lock.
      await projection.catchUp();
      if (isDamaged(id)) yield message('indexDamaged', { id });
    }
    count = page.length;
    yield undefined;
  }
}

type Customer = Selectable<Tables['customer']>;

/** What the triggers of the quote index make of a customer's lines, in their order. */
function customerOf(key: string, lines: readonly Line[]): Customer | undefined {
  const last = lines.at(-1);
  if (!last) return undefined;
  const given = (name: 'email' | 'phone' | 'eircode') =>
    lines.findLast((line) => line[name] !== null)?.[name] ?? null;
  return {
    key,
    name: last.customer_name,
    date_of_birth: last.date_of_birth,
    email: given('email'),
    phone: given('phone'),
    eircode: given('eircode'),
    newest_at: last.created_at,
    quotes: lines.length,
    policies: lines.filter(({ policy_id }) => policy_id !== null).length,
  };
}

/** Holds each customer against their lines. */
export async function* checkCustomers({
  sqlite,
}: OpenDatabase): AsyncGenerator<Message | undefined> {
  const next = sqlite.prepare<[string, number], Customer>(
    'select * from customer where key > ? order by key limit ?',
  );
  const lines = sqlite.prepare<[string], Line>(
    'select * from quote_line where customer_key = ? order by number',
  );
  let [after, count, isWhole] = ['', PAGE, true];
  while (count === PAGE && isWhole) {
    const page = next.all(after, PAGE);
    for (const customer of page) {
      const expected: object = customerOf(customer.key, lines.all(customer.key)) ?? {};
      isWhole &&= isDeepStrictEqual({ ...expected }, { ...customer });
      after = customer.key;
    }
    count = page.length;
    yield isWhole ? undefined : message('customersDamaged');
  }
  const all = sqlite.prepare<[], number>(
    'select (select sum(quotes) from customer) is (select nullif(count(*), 0) from quote_line)',
  );
  if (isWhole && all.pluck().get() !== 1) yield message('customersDamaged');
}

/** The days with sums of outcomes that are not as the lines say. */
const OTHER_OUTCOMES = `with said as (
    select created_day, cover, source, rate_book_hash, outcome, coalesce(lost_reason, ''), count(*)
    from quote_line group by 1, 2, 3, 4, 5, 6
  ), kept as (select * from quote_outcome where quotes <> 0)
  select created_day as day from (select * from said except select * from kept)
  union select day from (select * from kept except select * from said)`;

/** The days as the lines say, but those that are kept so. */
const OTHER_DAYS = `with line as (
    select created_day as day, cover, 1 as quotes, premium_cents, accepted_day is not null as converted,
      0 as acceptances, 0 as accepted_cents from quote_line
    union all
    select accepted_day, cover, 0, 0, 0, 1, premium_cents from quote_line where accepted_day is not null
  ), said as (
    select day, cover, sum(quotes), sum(premium_cents), sum(converted), sum(acceptances),
      sum(accepted_cents) from line group by day, cover
  )
  select day from (select * from said except select * from quote_day)
  union select day from (select * from quote_day except select * from said)`;

/** Holds the sums of days against the lines. */
export async function* checkDays({ sqlite }: OpenDatabase): AsyncGenerator<Message | undefined> {
  const days = [OTHER_DAYS, OTHER_OUTCOMES].flatMap((sql) =>
    sqlite.prepare<[], string>(sql).pluck().all(),
  );
  for (const day of new Set(days)) yield message('daysDamaged', { day });
}
