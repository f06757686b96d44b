import { customerKey } from '../../../../shared/domain/customer-key.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { Contact } from '../../../../shared/schemas/people/customer.ts';
import { DamagedData } from '../../../core/data-state/damaged-data.ts';
import { unpaidSince } from '../../../core/policies/overdue.ts';
import { foldCore } from '../../../core/quotes/history/fold.ts';
import { type KeptLine, lineOf } from '../../../core/quotes/index/line.ts';
import type { Connection } from '../connection/connection.ts';
import { storageFailureOf } from '../connection/storage-failure-of.ts';
import { coreRows, readCore } from '../history/event-log.ts';
import { lineKeeper } from './line.ts';

/** Milliseconds of work in one transaction; between two of them, other work has its turn. */
const SLICE = 8;
/** How many events the first transaction takes, and any at most. */
const FIRST_BATCH = 20;
const LARGEST_BATCH = 200;

/** The size of the next batch, by what the last one took in milliseconds. */
function nextSize(size: number, took: number): number {
  return Math.max(1, Math.min(LARGEST_BATCH, 2 * size, Math.floor((size * SLICE) / took)));
}

/** Why a quote has no line where it makes no sense. */
function damageOf(id: string, error: unknown): DamagedData {
  if (storageFailureOf(error)) throw error;
  return new DamagedData(message('quoteDamaged', { id }));
}

/**
 * Reads the line that a quote should have; undefined where there is no such quote, or it was
 * erased, and what is damaged where it cannot be read.
 */
export function lineReader({
  sqlite,
}: Pick<Connection, 'sqlite'>): (id: string) => KeptLine | DamagedData | undefined {
  const submission = sqlite
    .prepare<[string], number>('select submission from quote where id = ? and erased_at is null')
    .pluck();
  const rows = coreRows({ sqlite });
  const notesOn = sqlite
    .prepare<[string], string>(
      `select json_extract(detail, '$.text') from quote_event where quote_id = ?
         and kind <> 'submitted' and kind = 'recordNote' and refused = 0 and erased_seq is null`,
    )
    .pluck();

  const contactsOf = sqlite
    .prepare<[string], string>(
      `select detail from quote_event where kind like 'record%' and quote_id is null
         and json_extract(detail, '$.customerKey') = ?
         and kind = 'recordContact' and refused = 0 and erased_seq is null`,
    )
    .pluck();

  return (id) => {
    const number = submission.get(id);
    if (number === undefined) return undefined;
    try {
      const events = rows(id).map(readCore);
      const quote = foldCore(id, events);
      const contacts = contactsOf
        .all(customerKey(quote.sections.customer))
        .map((detail): Contact => JSON.parse(detail));
      const since = unpaidSince(quote, events) ?? null;
      const notes = notesOn.all(id);
      return lineOf(number, quote, events, { notes, contacts, unpaidSince: since });
    } catch (error) {
      return damageOf(id, error);
    }
  };
}

/**
 * Finds the quotes of a customer that the index has: what is said of how the customer is reached changes the words
 * of each.
 */
export function quotesOfCustomer({
  sqlite,
}: Pick<Connection, 'sqlite'>): (customerKey: string) => readonly string[] {
  const find = sqlite
    .prepare<[string], string>('select id from quote_line where customer_key = ?')
    .pluck();
  return (key) => find.all(key);
}

/** An event that the index lacks. */
interface EventBehind {
  readonly sequence: number;
  readonly quote_id: string | null;
  /** Of the customer whom it says how to reach. */
  readonly customer_key: string | null;
}

/** The next events of the history, as lines of the quote index. */
interface Batch {
  /** The sequence of the last event that the index had, and of the last one in here. */
  readonly from: number;
  readonly until: number;
  readonly events: number;
  readonly lines: readonly KeptLine[];
}

/** Brings the history into the quote index, batch by batch. */
export interface BatchIndexer {
  /** Reads the next batch beforehand, outside the transaction that writes it: others may write meanwhile. */
  readonly prepare: () => void;
  /**
   * Writes the next batch, in one transaction.
   * @returns whether there were any events
   * @throws `SQLITE_BUSY` where the lock is elsewhere
   */
  readonly index: () => boolean;
}

/**
 * Brings the next events of the history into the quote index. A quote that can not be read gets no line,
 * so that it does not keep all others from theirs.
 */
export function batchIndexer(
  connection: Pick<Connection, 'sqlite'>,
  onDamage: (damage: DamagedData) => void = () => undefined,
): BatchIndexer {
  const { sqlite } = connection;
  let size = FIRST_BATCH;
  let prepared: Batch | undefined;
  const reached = sqlite.prepare<[], number>('select sequence from quote_index_reached').pluck();
  // The row may be missing in damaged data: an update would then change nothing, without an end.
  const reach = sqlite.prepare<[number]>(
    'insert or replace into quote_index_reached (one, sequence) values (1, ?)',
  );
  const behind = sqlite.prepare<[number, number], EventBehind>(
    `select sequence, quote_id, iif(kind = 'recordContact',
       json_extract(detail, '$.customerKey'), null) as customer_key
     from quote_event where sequence > ? order by sequence limit ?`,
  );
  const forgetWords = sqlite.prepare(
    "insert into quote_search (quote_search) values ('delete-all')",
  );
  const read = lineReader(connection);
  const ofCustomer = quotesOfCustomer(connection);
  const keep = lineKeeper(sqlite);

  function next(from: number): Batch | undefined {
    const events = behind.all(from, size);
    const last = events.at(-1);
    if (!last) return undefined;
    // An event of a rate book is of no quote.
    const ids = new Set(
      events.flatMap(({ quote_id, customer_key }) =>
        customer_key === null ? (quote_id ?? []) : ofCustomer(customer_key),
      ),
    );
    const lines = [...ids].flatMap((id) => {
      const line = read(id);
      if (line instanceof DamagedData) onDamage(line);
      return line === undefined || line instanceof DamagedData ? [] : [line];
    });
    return { from, until: last.sequence, events: events.length, lines };
  }

  return {
    prepare: sqlite.transaction(() => {
      prepared = next(reached.get() ?? 0);
    }),
    index: sqlite.transaction(() => {
      const begin = performance.now();
      // Read inside the transaction: another process may be catching up as well. A change after the
      // preparation is an event of a later batch, which reads its line again.
      const from = reached.get() ?? 0;
      const batch = prepared?.from === from ? prepared : next(from);
      if (!batch) return false;
      // Then all words come again: to replace those of each line takes FTS5 twice as long.
      if (from === 0) forgetWords.run();
      keep(batch.lines);
      reach.run(batch.until);
      size = nextSize(batch.events, performance.now() - begin);
      return true;
    }).immediate,
  };
}
