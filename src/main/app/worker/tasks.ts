import type { InputOf } from '../../../shared/contract/contract.ts';
import type { Message } from '../../../shared/domain/messages/message.ts';
import type { Result } from '../../../shared/result/result.ts';
import type { RestorePreview } from '../../../shared/schemas/data/backups.ts';
import type { ColumnProposal } from '../../../shared/schemas/data/column-mapping.ts';
import type { DatasetReport } from '../../../shared/schemas/data/dataset.ts';
import type { LevyTable } from '../../../shared/schemas/rate-books/levy-table.ts';
import type { RateBook } from '../../../shared/schemas/rate-books/rate-book.ts';
import type { printer } from '../../adapters/pdf/print.ts';
import type { MaintenanceTasks } from '../../adapters/sqlite/background/maintenance.ts';
import type { FileIdentity } from '../../adapters/sqlite/connection/database.ts';
import { sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import type { Task } from '../../adapters/worker/task.ts';
import { readable } from '../../core/datasets/unreadable-file.ts';
import type { Context } from '../../core/dispatcher.ts';
import type { OldestFile } from '../../core/documents/document-store.ts';
import type { DocumentLayout } from '../../core/documents/layout/layout.ts';
import type { Measurement } from '../../core/rate-books/impact/measurement.ts';
import type { Finding } from '../../core/rating/examine/finding.ts';
import type { ReadBook } from '../../core/rating/examine/shape.ts';
import type { WorkedThrough } from '../../core/rating/examine/worked-examples.ts';
import type { Services } from '../services/services.ts';
import type { MadeBackup, PlannedBackup } from '../vault/make-backup.ts';
import type { WantedRestore } from '../vault/restore.ts';
import type { bookReaders } from './book-readers.ts';
import type { ColumnOrder, ImportOrder, RemoveOrder } from './import-dataset.ts';
import type { ImpactShare } from './measure-share.ts';
import type { PurgeOrder } from './purge-data.ts';
import type { WorkerData } from './worker-data.ts';

/** The operations over all quotes, all vehicles, or over whole rate books, which only read: they run in a worker thread. */
export type WorkerOperation = 'replayQuotes' | 'listCars' | keyof ReturnType<typeof bookReaders>;

async function handlerOf(operation: WorkerOperation, services: Services) {
  if (operation === 'replayQuotes') {
    const { replayQuotes } = await import('../../core/integrity/replay-quotes.ts');
    return replayQuotes(services.quotes);
  }
  if (operation === 'listCars') {
    const { listCars } = await import('../../core/datasets/lookups.ts');
    return listCars(services.lookups);
  }
  const { bookReaders } = await import('./book-readers.ts');
  return bookReaders(services)[operation];
}

/** A rate book to check, and the levies that its examples are held against. */
interface CheckOrder {
  readonly book: RateBook;
  readonly levies: LevyTable;
}

type AnyHandler = (input: unknown, context: Context) => Promise<Result<unknown>>;

/** A call of such an operation, as it crosses to the thread. */
export interface WorkerCall<N extends WorkerOperation = WorkerOperation> {
  readonly operation: N;
  readonly input: InputOf<N>;
  readonly context: Pick<Context, 'caller' | 'now' | 'requestId'>;
}

/**
 * What a worker thread does. Of the database it writes only the quote index, which follows from the
 * rest, and datasets, which are long: the caller stores what else it makes.
 */
export interface WorkerTasks {
  readonly print: Task<DocumentLayout, Uint8Array>;
  readonly operation: Task<WorkerCall, Result<unknown>>;
  readonly readBook: Task<unknown, ReadBook>;
  readonly examineBook: Task<CheckOrder, readonly Finding[]>;
  readonly workExamples: Task<CheckOrder, readonly WorkedThrough[]>;
  /** Checks the whole data. @returns what was found damaged */
  readonly check: Task<{ readonly now: number }, readonly Message[]>;
  /**
   * Finds the quotes that may keep files which no one can open any more, among some, or all.
   * @returns their ids
   */
  readonly superseded: Task<
    { readonly now: number; readonly among?: readonly OldestFile[] },
    readonly string[]
  >;
  /** Measures a share of what two rate books make of some risks. */
  readonly measure: Task<ImpactShare, Measurement>;
  /** Reads a file of rows, and uses them in place of the dataset before. */
  readonly importDataset: Task<ImportOrder, Result<DatasetReport>>;
  /** Says what the columns of a file would be read as. */
  readonly proposeColumns: Task<ColumnOrder, Result<ColumnProposal>>;
  /** Uses an imported dataset no longer. */
  readonly removeDataset: Task<RemoveOrder, void>;
  /** Puts the data of a backup next to those in use, and says what would change with them. */
  readonly prepareRestore: Task<WantedRestore, Result<RestorePreview>>;
  /** Makes a backup, verifies it, and drops those past their time. */
  readonly backup: Task<PlannedBackup, Result<MadeBackup>>;
  /** Takes every trace of what was erased out of the files of the data. */
  readonly purge: Task<PurgeOrder, void>;
  readonly prepare: (file: FileIdentity) => Promise<void>;
  readonly index: (file: FileIdentity) => Promise<boolean>;
  readonly checkpoint: (file: FileIdentity) => Promise<void>;
}

/** The tasks of a worker thread. Each loads its code when it is first asked: a thread does few of them. */
export function workerTasks(data: WorkerData): WorkerTasks {
  let print: Promise<ReturnType<typeof printer>> | undefined;
  let maintenance: Promise<MaintenanceTasks> | undefined;
  const { dataFolder: folder, unsynced } = data;
  const native = sqliteParts(data);
  const openPrinter = async () => {
    const { readFonts } = await import('../../adapters/node/resources.ts');
    const { printer } = await import('../../adapters/pdf/print.ts');
    return printer(readFonts(data.resourcesFolder));
  };
  const openedMaintenance = () => {
    maintenance ??= import('../../adapters/sqlite/background/maintenance.ts').then((loaded) =>
      loaded.openMaintenance({ folder, unsynced, native }),
    );
    return maintenance;
  };
  const forVault = async () => (await import('./examine.ts')).vaultOptions(data);
  const withServices: typeof import('./with-services.ts').withServices = async (...given) =>
    (await import('./with-services.ts')).withServices(...given);
  return {
    prepare: async (file) => (await openedMaintenance()).prepare(file),
    index: async (file) => (await openedMaintenance()).index(file),
    checkpoint: async (file) => (await openedMaintenance()).checkpoint(file),
    print: async (layout) => {
      print ??= openPrinter();
      return (await print)(layout);
    },
    operation: async ({ operation, input, context }, conditions) => {
      return withServices(data, context.now, async (services) => {
        // Anyone who asks gives the input of the operation.
        const handle = (await handlerOf(operation, services)) as AnyHandler;
        return handle(input, { ...context, ...conditions });
      });
    },
    readBook: async (value) => (await import('../../core/rating/examine/shape.ts')).readBook(value),
    examineBook: async ({ book, levies }) =>
      (await import('../../core/rating/examine/examine.ts')).examine(book, levies),
    workExamples: async ({ book, levies }) =>
      (await import('../../core/rating/examine/worked-examples.ts')).workExamples(book, levies),
    check: async ({ now }, conditions) =>
      (await import('./with-services.ts')).findDamage(data, now, conditions),
    measure: async (share, conditions) =>
      (await import('./measure-share.ts')).measureShare(share, conditions, (work) =>
        withServices(data, share.now, ({ quotes }) => work(quotes)),
      ),
    purge: async (order) => (await import('./purge-data.ts')).purgeData(data, order),
    importDataset: async (order, conditions) => {
      const { importFile } = await import('./import-dataset.ts');
      return readable(() => importFile(data, order, conditions));
    },
    proposeColumns: async (order) => {
      const { columnsOfFile } = await import('./import-dataset.ts');
      return readable(() => columnsOfFile(data, order));
    },
    removeDataset: async (order) =>
      (await import('./import-dataset.ts')).removeImported(data, order),
    prepareRestore: async (order, conditions) =>
      (await import('../vault/restore.ts')).prepareWanted(await forVault(), order, conditions),
    backup: async (order, conditions) =>
      (await import('../vault/make-backup.ts')).makePlannedBackup(
        await forVault(),
        order,
        conditions,
      ),
    superseded: ({ now, among }) =>
      withServices(data, now, async ({ documents: { documents } }) =>
        documents.superseded(among ?? (await documents.withFiles())),
      ),
  };
}
