import { setImmediate } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import { type Acceptance, lineOf } from '../../core/quote-index/line.ts';
import type { Connection } from './connection.ts';
import { readEvent } from './event-log.ts';
import { failureReport, type OnFault } from './failure-report.ts';
import { immediateTransaction } from './immediate-transaction.ts';
import { lineKeeper } from './quote-index-line.ts';
import { type CoreRow, readCore } from './quote-row.ts';
import type { Tables } from './tables.ts';

/**
 * The register of quotes is a projection of the history: its lines, their words, their customers
 * and their days follow from the quotes and their events, and nothing else is in them. A change
 * writes only the history. The register knows the last event that it has, and catches up with
 * those behind it before anybody reads it, and by itself soon after a change.
 */
export interface Projection {
  /** Brings everything into the register that had happened when this was called. */
  readonly catchUp: () => Promise<void>;
  /** To be told that something has happened: the register catches up by itself soon. */
  readonly note: () => void;
  /** Stops catching up; what is missing then is caught up with after the next opening. */
  readonly close: () => Promise<void>;
}

/** Milliseconds; whatever happens meanwhile is caught up with in one go. */
const SOON = 300;
/** How many events are caught up with in one transaction; between two, others have their turn. */
const SOME = 200;

type EventRow = Selectable<Tables['quote_event']>;
type QuoteRow = Selectable<Tables['quote']>;

/** Catches up with some events, in one transaction; answers whether there were any. */
function catcher({ sqlite, db }: Connection): () => Promise<boolean> {
  const reached = sqlite.prepare<[], number>('select sequence from register_reached').pluck();
  const reach = sqlite.prepare<[number]>('update register_reached set sequence = ?');
  const behind = sqlite.prepare<[number, number], { sequence: number; quote_id: string }>(
    'select sequence, quote_id from quote_event where sequence > ? order by sequence limit ?',
  );
  const quote = sqlite.prepare<[string], CoreRow & Pick<QuoteRow, 'submission'>>(
    `select id, status, created_at, expires_at, premium_cents, sections, submission
     from quote where id = ?`,
  );
  const accepted = sqlite.prepare<[string], EventRow>(
    "select * from quote_event where quote_id = ? and kind = 'accepted'",
  );
  const keep = lineKeeper(sqlite);

  function acceptance({ id, status }: CoreRow): Acceptance | undefined {
    const row = status === 'accepted' ? accepted.get(id) : undefined;
    const event = row && readEvent(row);
    return event?.kind === 'accepted' ? event : undefined;
  }

  return immediateTransaction({ sqlite, db }, () => {
    // Read in the transaction itself: another process may be catching up as well.
    const events = behind.all(reached.get() ?? 0, SOME);
    const last = events.at(-1);
    if (!last) return false;
    const ids = new Set(events.map(({ quote_id }) => quote_id));
    const changed = [...ids].map((id) => quote.get(id)).filter((row) => row !== undefined);
    keep(changed.map((row) => lineOf(row.submission, readCore(row), acceptance(row))));
    reach.run(last.sequence);
    return true;
  });
}

/** Opens the projection of the quote index, in a database that has all its tables. */
export function openProjection(connection: Connection, onFault: OnFault): Projection {
  const catchSome = catcher(connection);
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
    // No further than this: under a stream of changes it would have no end.
    const until = latest.get() ?? 0;
    while (isOpen && isBehind.get(until) === 1 && (await catchSome())) await setImmediate();
  }

  return {
    catchUp,
    note: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        // After a failure, the next change tries again, and so does the next reader.
        working = catchUp().then(report.succeeded, report.failed);
      }, SOON).unref();
    },
    close: () => {
      isOpen = false;
      clearTimeout(timer);
      return working;
    },
  };
}
