import type Database from 'better-sqlite3';
import type { Selectable } from 'kysely';
import type { DatasetSource } from '../../../core/datasets/dataset-store.ts';
import { hashed } from '../rows/row-hash.ts';
import type { Tables } from '../schema/tables.ts';

type Row = Selectable<Tables['imported_dataset']>;

/** A dataset as it is stored, without whether it is in use. */
export function datasetRow(source: DatasetSource) {
  const { kind, fileName, sha256, rows, fields, importedAt } = source;
  return {
    kind,
    sha256,
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
    kind,
    sha256,
    fileName: file_name,
    rows: row_count,
    fields: JSON.parse(fields),
    importedAt: imported_at,
  };
}

/** Prepares that a dataset says another number of rows, by how many they became more. */
export function rowCounter(sqlite: Database.Database): (dataset: number, more: number) => void {
  const find = sqlite.prepare<[number], Row>('select * from imported_dataset where id = ?');
  const put = sqlite.prepare<[Pick<Row, 'id' | 'row_count'> & { row_hash: string }]>(
    'update imported_dataset set row_count = @row_count, row_hash = @row_hash where id = @id',
  );
  return (dataset, more) => {
    const row = find.get(dataset);
    if (row && more !== 0) put.run(hashed({ ...row, row_count: row.row_count + more }));
  };
}
