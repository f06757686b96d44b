import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import type { StorageFailure } from '../../../core/data-state/storage-failure.ts';
import type { Connection } from '../connection/connection.ts';
import type { Projection } from '../connection/database.ts';
import { failureReport, type OnFault } from '../connection/failure-report.ts';
import { whenFree } from '../connection/immediate-transaction.ts';
import { storageFailureOf } from '../connection/storage-failure-of.ts';
import { batchIndexer } from './batch.ts';
import { indexReach } from './reach.ts';

/** Milliseconds to wait, so that many changes are caught up with in one go. */
const DELAY = 300;
/** Events that one batch or two bring in: for more, a thread does the work. */
const FEW = 50;
/** Milliseconds that a reader waits for a lock elsewhere, and between two looks at it. */
const PATIENCE = 250;
const LOOK = 25;

/** The failures that leave what is there to be read. */
const UNWRITABLE = new Set<StorageFailure | undefined>(['full', 'failing', 'readOnly', 'locked']);

export interface ProjectionParts {
  /** The connection that writes. */
  readonly connection: Connection;
  readonly reader: Connection;
  readonly onFault: OnFault;
  /** Brings in one batch in another thread, and says whether there was any. */
  readonly byThread?: () => Promise<boolean>;
}

/** Opens the projection of the quote index, in a database that has all its tables. */
export function openProjection(parts: ProjectionParts): Projection {
  const { connection, onFault, byThread } = parts;
  const damaged: Error[] = [];
  const indexer = batchIndexer(connection, (damage) => damaged.push(damage));
  const here = () => whenFree(connection, async () => indexer.index());
  const report = failureReport(onFault, 'quoteIndex');
  const { newest, missing } = indexReach(parts.reader);
  let isOpen = true;
  let batch: Promise<boolean> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();

  /** A thread that fails for a reason of its own leaves the work to this one. */
  async function byThreadOrHere(thread: () => Promise<boolean>): Promise<boolean> {
    try {
      return await thread();
    } catch (error) {
      if (storageFailureOf(error)) throw error;
      report.failed(error);
      return here();
    }
  }

  /** One batch for all who wait for it. */
  function nextBatch(until: number): Promise<boolean> {
    // Where nothing may be written, SQLite says so here.
    const isLong = missing(until) > FEW && !connection.isReadOnly();
    batch ??= (isLong && byThread ? byThreadOrHere(byThread) : here()).finally(() => {
      batch = undefined;
    });
    return batch;
  }

  /** Up to an event only: with a steady stream of changes it would never end. */
  async function index(until: number): Promise<void> {
    while (isOpen && missing(until) > 0 && (await nextBatch(until))) await setImmediate();
    // Said at the end: nothing is written any more once damage is known.
    for (const damage of damaged.splice(0)) onFault(damage, 'quoteIndex');
  }

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

  /** A host that has the lock goes on with it. */
  function unlessLocked(error: unknown): void {
    if (storageFailureOf(error) !== 'locked') throw error;
    report.failed(error);
  }

  return {
    catchUp: async ({ mustWrite } = { mustWrite: false }) => {
      const until = newest();
      // Damage that was found is said before anybody reads the list that lacks it.
      if (missing(until) <= 0 && damaged.length === 0) return;
      const caughtUp = new AbortController();
      const failed = mustWrite ? unlessLocked : unlessUnwritable;
      const working = index(until).then(report.succeeded, failed);
      // What fails after this reader has left, the next one meets.
      working.catch(() => undefined);
      await Promise.race([working, lockedOut(caughtUp.signal)]);
      caughtUp.abort();
    },
    note: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        // After a failure, the next change tries again, and so does the next reader. No one else hears of one
        // that comes at once, as from a drive that can not be read.
        working = Promise.resolve()
          .then(() => index(newest()))
          .then(report.succeeded, report.failed);
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
