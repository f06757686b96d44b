import type { Selectable } from 'kysely';
import type { DatasetSource } from '../../../core/datasets/store.ts';
import type { Tables } from '../schema/tables.ts';

type Row = Selectable<Tables['imported_dataset']>;

/** A dataset as it is stored, without whether it is in use. */
export function datasetRow(source: DatasetSource) {
  const { kind, fileName, sha256, rows, fields, importedAt } = source;
  return {
    ...{ kind, sha256 },
    file_name: fileName,
    row_count: rows,
    fields: JSON.stringify(fields),
    imported_at: importedAt,
  };
}

/** A stored dataset as the core calls it. */
export function readDataset(row: Row): DatasetSource {
  const { kind, file_name, sha256, row_count, fields, imported_at } = row;
  return {
    ...{ kind, sha256 },
    fileName: file_name,
    rows: row_count,
    fields: JSON.parse(fields),
    importedAt: imported_at,
  };
}
