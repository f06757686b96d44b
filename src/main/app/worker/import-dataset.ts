import { done, type Result } from '../../../shared/result/result.ts';
import type { ColumnProposal } from '../../../shared/schemas/data/column-mapping.ts';
import type {
  ColumnQuery,
  DatasetImport,
  DatasetQuery,
  DatasetReport,
} from '../../../shared/schemas/data/dataset.ts';
import { openRowFile } from '../../adapters/csv/row-file.ts';
import { stagingPath } from '../../adapters/node/uploads.ts';
import type { Connection } from '../../adapters/sqlite/connection/connection.ts';
import type { FileIdentity } from '../../adapters/sqlite/connection/database.ts';
import { sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { columnMappingStore } from '../../adapters/sqlite/datasets/column-mapping-store.ts';
import { datasetWriter } from '../../adapters/sqlite/datasets/dataset-writer.ts';
import { erasedKeys } from '../../adapters/sqlite/datasets/erased-keys.ts';
import { openStagedRows } from '../../adapters/sqlite/datasets/staged-rows.ts';
import { openWriter } from '../../adapters/sqlite/files/open-writer.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import { proposeColumns } from '../../core/datasets/column-mapping.ts';
import type { RowFile } from '../../core/datasets/dataset-store.ts';
import { importDataset, removeDataset } from '../../core/datasets/import-dataset.ts';
import { openUploads } from './uploads.ts';
import type { WorkerData } from './worker-data.ts';

/** What a thread needs to import a dataset. */
export interface ImportOrder {
  readonly order: DatasetImport;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The database that the host has open. */
  readonly file: FileIdentity;
}

/** What a thread needs to remove a dataset. */
export interface RemoveOrder {
  readonly query: DatasetQuery;
  readonly file: FileIdentity;
}

/** What a thread needs to name the columns of a file. */
export interface ColumnOrder {
  readonly query: ColumnQuery;
  readonly file: FileIdentity;
}

async function withWriter<T>(
  { dataFolder: folder, unsynced, ...parts }: WorkerData,
  file: FileIdentity,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = openWriter({ folder, file, unsynced, sqlite: sqliteParts(parts) });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** The rows of a file that was handed over. @throws {FaultError} also where it is there no more */
const rowsOf = (data: WorkerData, upload: string): Promise<RowFile> =>
  openRowFile(() => openUploads(data).pieces(upload));

/**
 * Imports a file that was handed over, and removes it, whatever became of it. After a dry run and
 * where it was cancelled it stays, for the import itself.
 */
export async function importFile(
  data: WorkerData,
  { order, now, file: database }: ImportOrder,
  conditions: TaskConditions,
): Promise<Result<DatasetReport>> {
  const { upload } = order;
  const file = await rowsOf(data, upload);
  const staged = openStagedRows(stagingPath(data.dataFolder, upload), sqliteParts(data));
  try {
    return await withWriter(data, database, (connection) => {
      const writer = datasetWriter(connection);
      const mappings = columnMappingStore(connection);
      const erasedCustomers = erasedKeys(connection);
      const parts = { file, staged, writer, mappings, erasedCustomers };
      return importDataset(parts, order, { ...conditions, now });
    });
  } finally {
    staged.close();
    if (!order.dryRun && !conditions.isCancelled?.()) openUploads(data).remove(upload);
  }
}

/** Says what the columns of a file that was handed over would be read as. */
export async function columnsOfFile(
  data: WorkerData,
  { query, file: database }: ColumnOrder,
): Promise<Result<ColumnProposal>> {
  const file = await rowsOf(data, query.upload);
  return withWriter(data, database, async (connection) =>
    done(await proposeColumns({ file, mappings: columnMappingStore(connection) }, query)),
  );
}

/** Goes back from an imported dataset to the demonstration. */
export function removeImported(data: WorkerData, { query, file }: RemoveOrder): Promise<void> {
  return withWriter(data, file, (connection) => removeDataset(datasetWriter(connection), query));
}
