import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import type { OutputOf } from '../../../shared/contract/contract.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type { RestorePreview } from '../../../shared/schemas/data/backups.ts';
import type { ColumnProposal } from '../../../shared/schemas/data/column-mapping.ts';
import type { DatasetReport } from '../../../shared/schemas/data/dataset.ts';
import type { Maintenance } from '../../adapters/sqlite/background/maintenance.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import {
  TooDeep,
  WorkerEnded,
  type WorkerThread,
  workerThread,
} from '../../adapters/worker/worker-thread.ts';
import type { Conditions, Handler, Progress } from '../../core/dispatcher.ts';
import type { OldestFile } from '../../core/documents/document-store.ts';
import type { DocumentLayout } from '../../core/documents/layout/layout.ts';
import type { BookChecks } from '../../core/rate-books/book-checks.ts';
import type { MeasureInThreads } from '../../core/rate-books/impact/impact-order.ts';
import type { Measurement } from '../../core/rate-books/impact/measurement.ts';
import { workerProgram } from '../services/program.ts';
import type { MadeBackup, PlannedBackup } from '../vault/make-backup.ts';
import type { WantedRestore } from '../vault/restore.ts';
import type { ColumnOrder, ImportOrder, RemoveOrder } from './import-dataset.ts';
import type { ImpactShare } from './measure-share.ts';
import type { PurgeOrder } from './purge-data.ts';
import type { WorkerCall, WorkerOperation, WorkerTasks } from './tasks.ts';
import type { WorkerData, WorkerStart } from './worker-data.ts';

/** The most threads that measure. */
const MOST = 16;

/** How many threads measure: one for each core. */
function measuringThreads(): number {
  return Math.max(1, Math.min(MOST, availableParallelism()));
}

/**
 * Measures an order in threads, each a share of its own. Where one ends early, the others are cancelled.
 * @throws what a thread throws
 */
export async function measureInShares(
  threads: readonly WorkerThread<WorkerTasks>[],
  work: Omit<ImpactShare, 'share'>,
  { onProgress, isCancelled }: Pick<Conditions, 'onProgress' | 'isCancelled'>,
): Promise<readonly Measurement[]> {
  const done = threads.map(() => 0);
  let hasFailed = false;
  const measured = threads.map((thread, at) =>
    thread
      .run(
        'measure',
        { ...work, share: { at, of: threads.length } },
        {
          onProgress: (progress: Progress) => {
            done[at] = progress.done;
            onProgress?.({ done: done.reduce((sum, one) => sum + one), of: progress.of });
          },
          isCancelled: () => hasFailed || isCancelled?.() === true,
        },
      )
      .catch((error: unknown) => {
        hasFailed = true;
        throw error;
      }),
  );
  await Promise.allSettled(measured);
  return Promise.all(measured);
}

/** Milliseconds: the next document, or the next replay, need not wait for a start. */
const IDLE = 5 * 60 * 1000;

/** Megabytes: the largest book and the largest workbook that are read take half of it. */
const BOOK_MEMORY = 384;

/** The worker threads of an application: each starts with its first work. */
export interface Workers {
  /** Prints a layout; one after the other, and never behind a long operation. */
  readonly print: (layout: DocumentLayout) => Promise<Uint8Array>;
  /** The handler of an operation that runs in a thread. */
  readonly operation: <N extends WorkerOperation>(name: N) => Handler<N>;
  /** The checks of rate books. */
  readonly checks: BookChecks;
  /** Checks the whole data. @returns what was found damaged */
  readonly check: (now: number) => Promise<readonly Message[]>;
  /**
   * Finds the quotes that may keep files which no one can open any more.
   * @param among which quotes: by default all that have files here
   * @returns their ids
   */
  readonly superseded: (now: number, among?: readonly OldestFile[]) => Promise<readonly string[]>;
  /** Measures what two rate books make of some risks, on every core. */
  readonly measure: MeasureInThreads;
  /** Reads a file of rows, and uses them in place of the dataset before. */
  readonly importDataset: (
    order: ImportOrder,
    conditions: TaskConditions,
  ) => Promise<Result<DatasetReport>>;
  /** Says what the columns of a file would be read as. */
  readonly proposeColumns: (order: ColumnOrder) => Promise<Result<ColumnProposal>>;
  /** Uses an imported dataset no longer. */
  readonly removeDataset: (order: RemoveOrder) => Promise<void>;
  /** Puts the data of a backup next to those in use, and says what would change with them. */
  readonly prepareRestore: (
    order: WantedRestore,
    conditions: TaskConditions,
  ) => Promise<Result<RestorePreview>>;
  /** Makes a backup, verifies it, and drops those past their time. */
  readonly backup: (
    order: PlannedBackup,
    conditions: TaskConditions,
  ) => Promise<Result<MadeBackup>>;
  /** Takes every trace of what was erased out of the files. @throws where the thread is ended */
  readonly purge: (order: PurgeOrder) => Promise<void>;
  /** Ends the threads at once, with whatever they do. */
  readonly close: () => Promise<void>;
}

/**
 * A thread of an application's worker program, which starts with its first task.
 * @param path of the program; by default the one next to the host's
 */
export function openThread(
  start: WorkerStart,
  path?: string,
  memory?: number,
): WorkerThread<WorkerTasks> {
  const program = path === undefined ? workerProgram('worker') : pathToFileURL(path);
  return workerThread<WorkerTasks, WorkerStart>({
    program,
    data: start,
    idle: IDLE,
    ...(memory === undefined ? {} : { memory }),
  });
}

/** The thread that does the long work on a database. */
export function openMaintenanceThread(data: WorkerData, program?: string): Maintenance {
  // Who writes may wait for it.
  const thread = openThread({ data }, program);
  return {
    prepare: (file) => thread.run('prepare', file),
    index: (file) => thread.run('index', file),
    checkpoint: (file) => thread.run('checkpoint', file),
    close: thread.close,
  };
}

/** Answers what long work made, or the fault that says why it ended before. */
async function answered<T>(
  work: Promise<T | undefined>,
  { isCancelled }: Pick<Conditions, 'isCancelled'>,
): Promise<Result<T>> {
  try {
    const made = await work;
    return made === undefined || isCancelled?.()
      ? failed({ kind: 'conflict', message: message('cancelled') })
      : done(made);
  } catch (error) {
    if (error instanceof TooDeep) return failed({ kind: 'invalid', message: message('bodyDepth') });
    if (!(error instanceof WorkerEnded)) throw error;
    return error.isOutOfMemory
      ? failed({ kind: 'invalid', message: message('workTooLarge') })
      : failed({ kind: 'unavailable', message: message('workEnded') });
  }
}

/** The same thread, which is asked one thing after the other: what ends it, ends nothing else with it. */
function inTurns<T>({ run, close }: WorkerThread<T>): WorkerThread<T> {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: (...asked) => {
      const next = last.then(() => run(...asked));
      last = next.catch(() => undefined);
      return next;
    },
    close,
  };
}

/** Prepares the worker threads of a data folder. */
export function openWorkers(data: WorkerData, program?: string): Workers {
  // Somebody waits for a document, also where other programs keep the computer busy.
  const documents = openThread({ data, standsBack: 'belowNormal' }, program);
  const background = () => openThread({ data, standsBack: 'low' }, program);
  const [datasets, backups, operations] = [background(), background(), background()];
  // Somebody waits for what a book made of their edit, too.
  const books = inTurns(openThread({ data, standsBack: 'belowNormal' }, program, BOOK_MEMORY));
  // Anyone who writes waits for the lock that it holds.
  const purging = openThread({ data }, program);
  const measuring = Array.from({ length: measuringThreads() }, background);
  return {
    print: (layout) =>
      documents.run('print', layout).catch((error: unknown) => {
        if (!(error instanceof WorkerEnded)) throw error;
        // After a crash there is another thread, and printing again gives the same bytes.
        return documents.run('print', layout);
      }),
    operation:
      <N extends WorkerOperation>(operation: N): Handler<N> =>
      async (input, given) => {
        const { caller, now, requestId } = given;
        const context = { caller, now, ...(requestId === undefined ? {} : { requestId }) };
        const call: WorkerCall<N> = { operation, input, context };
        const thread = operation === 'replayQuotes' ? operations : books;
        const made = await answered(thread.run('operation', call, given), given);
        // The thread runs the handler of this operation.
        return (made.ok ? made.value : made) as Result<OutputOf<N>>;
      },
    checks: {
      read: (value) => answered(books.run('readBook', value), {}),
      examine: (book, levies) => answered(books.run('examineBook', { book, levies }), {}),
      workExamples: (book, levies) => answered(books.run('workExamples', { book, levies }), {}),
    },
    check: (now) => operations.run('check', { now }),
    superseded: (now, among) => operations.run('superseded', { now, ...(among && { among }) }),
    measure: (order, { now, ...conditions }) =>
      answered(measureInShares(measuring, { order, now }, conditions), conditions),
    importDataset: async (order, conditions) => {
      const made = await answered(datasets.run('importDataset', order, conditions), {});
      return made.ok ? made.value : made;
    },
    proposeColumns: async (order) => {
      const made = await answered(datasets.run('proposeColumns', order), {});
      return made.ok ? made.value : made;
    },
    removeDataset: (order) => datasets.run('removeDataset', order),
    prepareRestore: async (order, conditions) => {
      const made = await answered(backups.run('prepareRestore', order, conditions), {});
      return made.ok ? made.value : made;
    },
    backup: async (order, conditions) => {
      const made = await answered(backups.run('backup', order, conditions), {});
      return made.ok ? made.value : made;
    },
    purge: (order) => purging.run('purge', order),
    close: async () => {
      await Promise.all(
        [documents, books, datasets, backups, operations, purging, ...measuring].map((thread) =>
          thread.close(),
        ),
      );
    },
  };
}
