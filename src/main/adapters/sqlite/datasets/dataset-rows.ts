import type Database from 'better-sqlite3';
import type { KeptRow } from '../../../core/datasets/kind.ts';
import { hashed } from '../integrity/row-hash.ts';

/** Where the rows of a kind of dataset are written. */
export interface DatasetRows {
  /** How many are written or removed in one transaction: so long, nobody else writes. */
  readonly atOnce: number;
  /**
   * Prepares rows outside of a transaction.
   * @returns inserts them inside one, and says how many it left out, because their customers were erased
   */
  readonly prepare: (dataset: number, rows: readonly KeptRow[]) => () => number;
  /** Removes at most so many rows of a dataset. @returns how many */
  readonly remove: (dataset: number, most: number) => number;
}

/** Rows that are looked up by what names them, as vehicles and addresses are. */
export function lookedUpRows(sqlite: Database.Database): DatasetRows {
  const insert = sqlite.prepare<[number, string, string, string]>(
    'insert into imported_row (dataset, key, content, row_hash) values (?, ?, ?, ?)',
  );
  const remove = sqlite.prepare<[number, number, number]>(`delete from imported_row
    where dataset = ? and key in (select key from imported_row where dataset = ? limit ?)`);
  return {
    atOnce: 500,
    prepare: (dataset, rows) => {
      const whole = rows.map(({ key, content }) => hashed({ dataset, key, content }));
      return () => {
        for (const { key, content, row_hash } of whole) insert.run(dataset, key, content, row_hash);
        return 0;
      };
    },
    remove: (dataset, most) => remove.run(dataset, dataset, most).changes,
  };
}
