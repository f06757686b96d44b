import { sql } from 'kysely';
import type { DatasetKind } from '../../../../shared/domain/data/dataset.ts';
import type { DatasetStore } from '../../../core/datasets/dataset-store.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { verified } from '../rows/row-hash.ts';
import { readDataset } from './dataset-row.ts';

/** The datasets in SQLite, as they are read. */
export function datasetStore({ reader: { db } }: Pick<OpenDatabase, 'reader'>): DatasetStore {
  const count = async (table: 'vehicle' | 'address') => {
    const { rows } = await sql<{ count: number }>`select count(*) as count
      from ${sql.table(table)}`.execute(db);
    return rows[0]?.count ?? 0;
  };
  return {
    inUse: async () => {
      const rows = await db
        .selectFrom('imported_dataset')
        .selectAll()
        .where('in_use', '=', 1)
        .execute();
      return rows.map((row) => readDataset(verified('imported_dataset', row)));
    },
    demonstrationRows: async () => ({
      vehicles: await count('vehicle'),
      addresses: await count('address'),
      customers: 0,
    }),
  };
}

interface Found {
  readonly id: number;
  readonly fields: string;
  readonly key: string | null;
  readonly content: string | null;
  readonly row_hash: string | null;
}

/**
 * Looks a row up in the imported dataset of a kind. One query says both: between two, the dataset
 * could be replaced.
 * @returns undefined where none is in use
 */
export function importedRows({ reader: { db } }: Pick<OpenDatabase, 'reader'>) {
  return async <T>(
    kind: DatasetKind,
    key: string,
  ): Promise<{ readonly row: T | undefined } | undefined> => {
    const { rows } = await sql<Found>`select dataset.id, dataset.fields, found.key,
        found.content, found.row_hash
      from imported_dataset as dataset
      left join imported_row as found on found.dataset = dataset.id and found.key = ${key}
      where dataset.kind = ${kind} and dataset.in_use = 1`.execute(db);
    const [found] = rows;
    if (!found) return undefined;
    const { id: dataset, fields, content, row_hash } = found;
    if (content === null || row_hash === null) return { row: undefined };
    verified('imported_row', { dataset, key, content, row_hash });
    const names: readonly string[] = JSON.parse(fields);
    const values: readonly unknown[] = JSON.parse(content);
    // By its hash it is what was written, of the kind.
    return { row: Object.fromEntries(names.map((name, at) => [name, values[at]])) as T };
  };
}
