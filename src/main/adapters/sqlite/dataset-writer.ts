import { setTimeout } from 'node:timers/promises';
import type { DatasetWriter } from '../../core/datasets/store.ts';
import type { Connection } from './connection.ts';
import { datasetRow } from './dataset-row.ts';
import {
  deferredSyncTransaction,
  immediateTransaction,
  whenFree,
} from './immediate-transaction.ts';
import { hashed } from './row-hash.ts';

/** Rows that are removed in one transaction. */
const REMOVED = 500;

/** Milliseconds between two transactions, in which whoever waits for the lock gets it. */
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
  const insertRow = sqlite.prepare<[number, string, string, string]>(
    'insert into imported_row (dataset, key, content, row_hash) values (?, ?, ?, ?)',
  );
  const setUse = sqlite.prepare<[number, string, number]>(
    'update imported_dataset set in_use = ?, row_hash = ? where id = ?',
  );
  const inUse = sqlite.prepare<[string], Stored>(
    'select * from imported_dataset where kind = ? and in_use = 1',
  );
  const unused = sqlite
    .prepare<[number], number>(
      'select id from imported_dataset where in_use = 0 and id <= ? limit 1',
    )
    .pluck();
  const removeRows = sqlite.prepare<[number, number, number]>(`delete from imported_row
    where dataset = ? and key in (select key from imported_row where dataset = ? limit ?)`);
  const removeDataset = sqlite.prepare<[number]>('delete from imported_dataset where id = ?');

  /** Whoever has another number was overtaken. */
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

  const removeSome = deferredSyncTransaction(connection, (upTo: number) => {
    const dataset = unused.get(upTo);
    if (dataset === undefined) return false;
    const { changes } = removeRows.run(dataset, dataset, REMOVED);
    if (changes < REMOVED) removeDataset.run(dataset);
    return true;
  });

  const addRows = deferredSyncTransaction(
    connection,
    (dataset: number, rows: readonly { key: string; content: string; row_hash: string }[]) => {
      if (!isNewest(dataset)) return false;
      for (const { key, content, row_hash } of rows) insertRow.run(dataset, key, content, row_hash);
      return true;
    },
  );

  return {
    begin,
    add: async (dataset, rows) => {
      // Hashed before the lock is taken.
      const whole = rows.map(({ key, content }) => hashed({ dataset, key, content }));
      await setTimeout(BREATH);
      return whenFree(connection, async () => addRows(dataset, whole));
    },
    use,
    release,
    clear: async (upTo) => {
      while (await whenFree(connection, async () => removeSome(upTo))) await setTimeout(BREATH);
    },
  };
}
