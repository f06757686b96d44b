import { setImmediate } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import { type Acceptance, type KeptLine, lineOf } from '../../core/quote-index/line.ts';
import type { Connection } from './connection.ts';
import { readEvent } from './event-log.ts';
import { failureReport, type OnFault } from './failure-report.ts';
import { immediateTransaction } from './immediate-transaction.ts';
import { lineKeeper } from './quote-index-line.ts';
import { type CoreRow, readCore } from './quote-row.ts';
import type { Tables } from './tables.ts';

/**
 * The quote index is a projection of the history: its lines, words, customers and days follow from
 * the quotes and their events, and from nothing else. A change writes only the history. The index
 * keeps the sequence of its last event; it catches up before every reading, and by itself soon
 * after a change.
 */
export interface Projection {
  /** Brings into the index everything that had happened when this was called. */
  readonly catchUp: () => Promise<void>;
  /** Says that the history has grown: the index soon catches up by itself. */
  readonly note: () => void;
  /** Stops catching up; the next opening goes on with what is missing. */
  readonly close: () => Promise<void>;
}

/** Milliseconds to wait, so that many changes are caught up with in one go. */
const DELAY = 300;
/** How many events one transaction takes; between two of them, other work has its turn. */
const BATCH = 200;

type EventRow = Selectable<Tables['quote_event']>;
type QuoteRow = Selectable<Tables['quote']>;

/** Reads the line that a quote should have; undefined where there is no such quote. */
export function lineReader({ sqlite }: Connection): (id: string) => KeptLine | undefined {
  const quote = sqlite.prepare<[string], CoreRow & Pick<QuoteRow, 'submission'>>(
    `select id, status, created_at, expires_at, premium_cents, sections, submission
     from quote where id = ?`,
  );
  const accepted = sqlite.prepare<[string], EventRow>(
    "select * from quote_event where quote_id = ? and kind = 'accepted'",
  );
  function acceptance({ id, status }: CoreRow): Acceptance | undefined {
    const row = status === 'accepted' ? accepted.get(id) : undefined;
    const event = row && readEvent(row);
    return event?.kind === 'accepted' ? event : undefined;
  }

  return (id) => {
    const row = quote.get(id);
    return row && lineOf(row.submission, readCore(row), acceptance(row));
  };
}

/** Catches up with a batch of events in one transaction, and returns whether there were any. */
function batchIndexer(connection: Connection): () => Promise<boolean> {
  const { sqlite, db } = connection;
  const reached = sqlite.prepare<[], number>('select sequence from register_reached').pluck();
  const reach = sqlite.prepare<[number]>('update register_reached set sequence = ?');
  const behind = sqlite.prepare<[number, number], { sequence: number; quote_id: string }>(
    'select sequence, quote_id from quote_event where sequence > ? order by sequence limit ?',
  );
  const read = lineReader(connection);
  const keep = lineKeeper(sqlite);

  return immediateTransaction({ sqlite, db }, () => {
    // Read inside the transaction: another process may be catching up as well.
    const events = behind.all(reached.get() ?? 0, BATCH);
    const last = events.at(-1);
    if (!last) return false;
    const ids = new Set(events.map(({ quote_id }) => quote_id));
    keep([...ids].map(read).filter((line) => line !== undefined));
    reach.run(last.sequence);
    return true;
  });
}

/** Opens the projection of the quote index, in a database that has all its tables. */
export function openProjection(connection: Connection, onFault: OnFault): Projection {
  const indexBatch = batchIndexer(connection);
  const report = failureReport(onFault, 'quoteIndex');
  const { sqlite } = connection;
  const isBehind = sqlite
    .prepare<[number], number>('select sequence < ? from register_reached')
    .pluck();
  const latest = sqlite.prepare<[], number | null>('select max(sequence) from quote_event').pluck();
  let isOpen = true;
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();

  async function catchUp(): Promise<void> {
    // Up to here only: with a steady stream of changes it would never end.
    const until = latest.get() ?? 0;
    while (isOpen && isBehind.get(until) === 1 && (await indexBatch())) await setImmediate();
  }

  return {
    catchUp,
    note: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        // After a failure, the next change tries again, and so does the next reader.
        working = catchUp().then(report.succeeded, report.failed);
      }, DELAY).unref();
    },
    close: () => {
      isOpen = false;
      clearTimeout(timer);
      return working;
    },
  };
}
