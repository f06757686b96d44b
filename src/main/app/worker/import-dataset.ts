import { failed, type Result } from '../../../shared/contract/result.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type {
  DatasetImport,
  DatasetQuery,
  DatasetReport,
} from '../../../shared/schemas/dataset.ts';
import { openRowFile } from '../../adapters/csv/row-file.ts';
import { stagingPath, uploadPath, uploadStore } from '../../adapters/node/uploads.ts';
import type { FileIdentity } from '../../adapters/sqlite/database-files.ts';
import { datasetWriter } from '../../adapters/sqlite/dataset-writer.ts';
import { sqliteParts } from '../../adapters/sqlite/open-sqlite.ts';
import { openWriter } from '../../adapters/sqlite/open-writer.ts';
import { openStagedRows } from '../../adapters/sqlite/staged-rows.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import { importDataset, removeDataset } from '../../core/datasets/import-dataset.ts';
import type { DatasetWriter } from '../../core/datasets/store.ts';
import { standBack } from './stand-back.ts';
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

async function withWriter<T>(
  { dataFolder: folder, unsynced, ...parts }: WorkerData,
  file: FileIdentity,
  work: (writer: DatasetWriter) => Promise<T>,
): Promise<T> {
  const connection = openWriter({ folder, file, unsynced, sqlite: sqliteParts(parts) });
  try {
    return await work(datasetWriter(connection));
  } finally {
    await connection.close();
  }
}

/**
 * Imports a file that was handed over, and removes it where it is in use now. After a dry run it
 * stays, for the import itself.
 */
export async function importFile(
  data: WorkerData,
  { order, now, file: database }: ImportOrder,
  conditions: TaskConditions,
): Promise<Result<DatasetReport>> {
  const { dataFolder } = data;
  const { upload } = order;
  standBack();
  const uploads = uploadStore(dataFolder);
  if (uploads.size(upload) === undefined) {
    return failed({ kind: 'notFound', message: message('uploadAbsent') });
  }
  const file = await openRowFile(uploadPath(dataFolder, upload));
  const staged = openStagedRows(stagingPath(dataFolder, upload), sqliteParts(data));
  try {
    const made = await withWriter(data, database, (writer) =>
      importDataset({ file, staged, writer }, order, { ...conditions, now }),
    );
    if (made.ok && made.value.isInUse) uploads.remove(upload);
    return made;
  } finally {
    staged.close();
  }
}

/** Goes back from an imported dataset to the demonstration. */
export function removeImported(data: WorkerData, { query, file }: RemoveOrder): Promise<void> {
  standBack();
  return withWriter(data, file, (writer) => removeDataset(writer, query));
}
