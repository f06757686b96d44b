import { setTimeout } from 'node:timers/promises';
import type { DatasetKind } from '../../../../shared/domain/data/dataset.ts';
import type { DatasetWriter } from '../../../core/datasets/dataset-store.ts';
import type { Connection } from '../connection/connection.ts';
import { immediateTransaction, whenFree } from '../connection/immediate-transaction.ts';
import { hashed } from '../rows/row-hash.ts';
import { datasetRow, rowCounter } from './dataset-row.ts';
import { type DatasetRows, importedCustomerRows, lookedUpRows } from './imported-customer-rows.ts';

/** Milliseconds between two transactions, in which anyone who waits for the lock gets it. */
const BREATH = 2;

type Stored = ReturnType<typeof datasetRow> & { readonly id: number };

/** Writes datasets next to those in use, by a connection of its own. */
export function datasetWriter(connection: Connection): DatasetWriter {
  const { sqlite } = connection;
  // The last number that was given: also to one that is gone.
  const newest = sqlite
    .prepare<[], number>("select seq from sqlite_sequence where name = 'imported_dataset'")
    .pluck();
  const find = sqlite.prepare<[number], Stored>('select * from imported_dataset where id = ?');
  const insertDataset = sqlite.prepare(`insert into imported_dataset
    (id, kind, file_name, sha256, row_count, fields, imported_at, in_use, row_hash) values
    (@id, @kind, @file_name, @sha256, @row_count, @fields, @imported_at, @in_use, @row_hash)`);
  const lookedUp = lookedUpRows(sqlite);
  const rowsOf: Readonly<Record<DatasetKind, DatasetRows>> = {
    vehicles: lookedUp,
    addresses: lookedUp,
    customers: importedCustomerRows(sqlite),
  };
  const setUse = sqlite.prepare<[number, string, number]>(
    'update imported_dataset set in_use = ?, row_hash = ? where id = ?',
  );
  const inUse = sqlite.prepare<[string], Stored>(
    'select * from imported_dataset where kind = ? and in_use = 1',
  );
  const unused = sqlite.prepare<[number], Stored>(
    'select * from imported_dataset where in_use = 0 and id <= ? limit 1',
  );
  const count = rowCounter(sqlite);
  const removeDataset = sqlite.prepare<[number]>('delete from imported_dataset where id = ?');

  /** Anyone who has another number was overtaken. */
  const isNewest = (dataset: number) => newest.get() === dataset;

  const put = (row: Stored, to: 0 | 1) => {
    const { row_hash } = hashed({ ...row, in_use: to });
    setUse.run(to, row_hash, row.id);
  };

  const begin = immediateTransaction(
    connection,
    (source: Parameters<DatasetWriter['begin']>[0]) => {
      const id = (newest.get() ?? 0) + 1;
      insertDataset.run(hashed({ id, ...datasetRow(source), in_use: 0 }));
      return id;
    },
  );

  const use = immediateTransaction(connection, (dataset: number) => {
    const row = find.get(dataset);
    if (!row || !isNewest(dataset)) return false;
    const before = inUse.get(row.kind);
    if (before) put(before, 0);
    put(row, 1);
    return true;
  });

  const release = immediateTransaction(connection, (kind: string) => {
    const row = inUse.get(kind);
    if (row) put(row, 0);
    return row?.id;
  });

  // Each waits for the drive: a start takes several that a power cut tore for a damaged log.
  const removeSome = sqlite.transaction((upTo: number) => {
    const dataset = unused.get(upTo);
    if (dataset === undefined) return false;
    const { remove, atOnce } = rowsOf[dataset.kind];
    if (remove(dataset.id, atOnce) < atOnce) removeDataset.run(dataset.id);
    return true;
  });

  const addRows = sqlite.transaction((dataset: number, insert: () => number) => {
    if (!isNewest(dataset)) return undefined;
    const leftOut = insert();
    count(dataset, -leftOut);
    return leftOut;
  });

  return {
    begin,
    add: async (dataset, rows) => {
      const kind = find.get(dataset)?.kind;
      if (kind === undefined) return undefined;
      const { prepare, atOnce } = rowsOf[kind];
      let added = 0;
      for (let at = 0; at < rows.length; at += atOnce) {
        // Hashed before the lock is taken.
        const some = rows.slice(at, at + atOnce);
        const insert = prepare(dataset, some);
        await setTimeout(BREATH);
        const leftOut = await whenFree(connection, async () => addRows.immediate(dataset, insert));
        if (leftOut === undefined) return undefined;
        added += some.length - leftOut;
      }
      return added;
    },
    use,
    release,
    clear: async (upTo) => {
      while (await whenFree(connection, async () => removeSome.immediate(upTo)))
        await setTimeout(BREATH);
    },
  };
}
