import { rmSync } from 'node:fs';
import type { StagedRows } from '../../../core/datasets/dataset-store.ts';
import type { KeptRow } from '../../../core/datasets/kind.ts';
import { openSqlite, type SqliteParts } from '../connection/open-sqlite.ts';

/** Rows that are written in one transaction: so long, no one else writes. */
const ROWS = 500;

/** KiB for the keys of a million rows; the rows themselves are written one behind the other. */
const CACHE = 32 * 1024;

/** What a staged row has besides what is kept. */
interface StagedRow extends KeptRow {
  readonly line: number;
}

/**
 * Stages rows in a database of its own, which a crash may leave as it likes: there the keys come in
 * order, and the database itself is only written at its end.
 */
export function openStagedRows(
  path: string,
  parts: SqliteParts,
): StagedRows & { readonly close: () => void } {
  rmSync(path, { force: true });
  const sqlite = openSqlite(path, parts);
  for (const pragma of [
    // better-sqlite3 takes no notice of `off`, and would write a journal next to the file.
    'journal_mode = memory',
    'synchronous = off',
    'locking_mode = exclusive',
    `cache_size = -${CACHE}`,
  ]) {
    sqlite.pragma(pragma);
  }
  sqlite.exec(`create table staged (line integer primary key, key text not null unique,
    content text not null) strict; begin`);
  const insert = sqlite.prepare<[number, string, string]>(
    'insert into staged (line, key, content) values (?, ?, ?) on conflict (key) do nothing',
  );
  const find = sqlite.prepare<[string], number>('select line from staged where key = ?').pluck();
  const next = sqlite.prepare<[string, number], StagedRow>(
    'select key, content, line from staged where key > ? order by key limit ?',
  );
  return {
    add: ({ key, content }, line) =>
      insert.run(line, key, content).changes === 0 ? find.get(key) : undefined,
    *byKey() {
      let last: string | undefined = '';
      while (last !== undefined) {
        const rows = next.all(last, ROWS);
        if (rows.length > 0) yield rows;
        last = rows.at(-1)?.key;
      }
    },
    close: () => {
      sqlite.close();
      rmSync(path, { force: true });
    },
  };
}
