import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { StorageFailure } from '../../core/data-state/storage-failure.ts';
import { type Acceptance, type KeptLine, lineOf } from '../../core/quote-index/line.ts';
import type { Connection } from './connection.ts';
import { readEvent } from './event-log.ts';
import { failureReport, type OnFault } from './failure-report.ts';
import { deferredSyncTransaction } from './immediate-transaction.ts';
import { lineKeeper } from './quote-index-line.ts';
import { type CoreRow, readCore } from './quote-row.ts';
import { storageFailureOf } from './storage-failure-of.ts';
import type { Tables } from './tables.ts';

/**
 * The quote index is a projection of the history: its lines, words, customers and days follow from
 * the quotes and their events, and from nothing else. A change writes only the history. The index
 * keeps the sequence of its last event; it catches up before every reading, and by itself soon
 * after a change.
 */
export interface Projection {
  /**
   * Brings into the index everything that had happened when this was called. Where another process
   * holds the lock for long, it goes on later; where nothing can be written, too: who reads then gets
   * the index as it is.
   */
  readonly catchUp: () => Promise<void>;
  /** Says that the history has grown: the index soon catches up by itself. */
  readonly note: () => void;
  /** Stops catching up; the next opening goes on with what is missing. */
  readonly close: () => Promise<void>;
}

/** Milliseconds to wait, so that many changes are caught up with in one go. */
const DELAY = 300;
/** Milliseconds of work in one transaction; between two of them, other work has its turn. */
const SLICE = 8;
/** How many events the first transaction takes, and any at most. */
const FIRST_BATCH = 20;
const LARGEST_BATCH = 200;
/** Milliseconds that a reader waits for a lock elsewhere, and between two looks at it. */
const PATIENCE = 250;
const LOOK = 25;

/** The failures that leave what is there to be read. */
const UNWRITABLE = new Set<StorageFailure | undefined>(['full', 'failing', 'readOnly', 'locked']);

type EventRow = Selectable<Tables['quote_event']>;
type QuoteRow = Selectable<Tables['quote']>;

/** The size of the next batch, by what the last one took in milliseconds. */
function nextSize(size: number, took: number): number {
  return Math.max(1, Math.min(LARGEST_BATCH, 2 * size, Math.floor((size * SLICE) / took)));
}

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
  const { sqlite } = connection;
  let size = FIRST_BATCH;
  const reached = sqlite.prepare<[], number>('select sequence from register_reached').pluck();
  const reach = sqlite.prepare<[number]>('update register_reached set sequence = ?');
  const behind = sqlite.prepare<[number, number], { sequence: number; quote_id: string }>(
    'select sequence, quote_id from quote_event where sequence > ? order by sequence limit ?',
  );
  const read = lineReader(connection);
  const keep = lineKeeper(sqlite);

  return deferredSyncTransaction(connection, () => {
    const begin = performance.now();
    // Read inside the transaction: another process may be catching up as well.
    const events = behind.all(reached.get() ?? 0, size);
    const last = events.at(-1);
    if (!last) return false;
    const ids = new Set(events.map(({ quote_id }) => quote_id));
    keep([...ids].map(read).filter((line) => line !== undefined));
    reach.run(last.sequence);
    size = nextSize(events.length, performance.now() - begin);
    return true;
  });
}

/** Opens the projection of the quote index, in a database that has all its tables. */
export function openProjection(
  connection: Connection,
  { sqlite }: Connection,
  onFault: OnFault,
): Projection {
  const indexBatch = batchIndexer(connection);
  const report = failureReport(onFault, 'quoteIndex');
  const isBehind = sqlite
    .prepare<[number], number>('select sequence < ? from register_reached')
    .pluck();
  const latest = sqlite.prepare<[], number | null>('select max(sequence) from quote_event').pluck();
  let isOpen = true;
  let batch: Promise<boolean> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();

  /** One batch for all who wait for it. */
  function nextBatch(): Promise<boolean> {
    batch ??= indexBatch().finally(() => {
      batch = undefined;
    });
    return batch;
  }

  const isMissing = (until: number) => isBehind.get(until) === 1;

  /** Up to an event only: with a steady stream of changes it would never end. */
  async function index(until: number): Promise<void> {
    while (isOpen && isMissing(until) && (await nextBatch())) await setImmediate();
  }

  const newest = () => latest.get() ?? 0;

  /** Resolves once the lock is refused, and has been elsewhere for longer than a reader waits. */
  async function lockedOut(signal: AbortSignal): Promise<void> {
    const before = connection.lock.refused()?.count ?? 0;
    while (!signal.aborted) {
      const refused = connection.lock.refused();
      if (refused && refused.count > before && refused.lasted >= PATIENCE) return;
      await wait(LOOK, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Without a drive that can be written, no new quote is missing for long: none is taken either. */
  function unlessUnwritable(error: unknown): void {
    if (!UNWRITABLE.has(storageFailureOf(error))) throw error;
    report.failed(error);
  }

  return {
    catchUp: async () => {
      const until = newest();
      if (!isMissing(until)) return;
      const caughtUp = new AbortController();
      const working = index(until).then(report.succeeded, unlessUnwritable);
      // What fails after this reader has left, the next one meets.
      working.catch(() => undefined);
      await Promise.race([working, lockedOut(caughtUp.signal)]);
      caughtUp.abort();
    },
    note: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        // After a failure, the next change tries again, and so does the next reader.
        working = index(newest()).then(report.succeeded, report.failed);
      }, DELAY).unref();
    },
    close: async () => {
      isOpen = false;
      clearTimeout(timer);
      await working;
      await batch?.catch(() => undefined);
    },
  };
}
