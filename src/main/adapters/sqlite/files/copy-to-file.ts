import type Database from 'better-sqlite3';
import type { Contents } from '../../../core/backup/difference.ts';
import { openSqlite, type SqliteOptions } from '../connection/open-sqlite.ts';
import { versionOf } from '../connection/pragmas.ts';
import type { Head } from '../history/chain-head-file.ts';
import { ERASED, ownHead } from '../history/event-chain.ts';
import { copyPages } from './copy-database.ts';
import { mustBeOurs, openReader } from './database-file.ts';

/** What is kept of those who may sign in. */
function peopleIn(sqlite: Database.Database): Map<string, string> {
  const people = sqlite.prepare<[], [string, ...unknown[]]>(
    `select id, name, pin_hash, login, roles, limit_down, limit_up from user where disabled_at is null`,
  );
  return new Map(
    people
      .raw()
      .all()
      .map(([id, ...person]) => [id, JSON.stringify(person)]),
  );
}

/** What a database of any version since 0.2.0 holds. What is left of an erased quote is no quote. */
export function contentsOf(sqlite: Database.Database): Contents {
  const texts = (statement: string) => new Set(sqlite.prepare<[], string>(statement).pluck().all());
  const counts = sqlite
    .prepare<[], [string, number]>(
      `select quote_id, count(*) from quote_event
       where quote_id in (select id from quote where erased_at is null) group by quote_id`,
    )
    .raw()
    .all();
  const newest = sqlite.prepare<[], number | null>('select max(at) from quote_event').pluck();
  return {
    quotes: new Map(counts),
    policies: texts(`select id from quote where status = 'accepted' and erased_at is null`),
    rateBooks: texts('select hash from rate_book'),
    levyTables: texts('select hash from levy_table'),
    customers: texts('select key from customer'),
    drafts: texts('select id from draft'),
    clients: texts('select id from client where revoked_at is null'),
    datasets: texts(`select kind || ' ' || sha256 from imported_dataset where in_use = 1`),
    people: peopleIn(sqlite),
    settings: new Map(
      sqlite.prepare<[], [string, string]>('select name, value from setting').raw().all(),
    ),
    erasures: texts(`select hash from quote_event where kind = '${ERASED}'`),
    newestAt: newest.get() ?? null,
  };
}

/** The last event of the chain of a database of version 0.2.0, which held that chain alone. */
const LAST_OF_ALL = 'select sequence, hash from quote_event order by sequence desc limit 1';

/** The last event of the own chain of a database of any version since 0.2.0; null where there is none. */
export function headOf(sqlite: Database.Database): Head | null {
  const isFirstSchema = versionOf(sqlite) === 1;
  const last = isFirstSchema ? sqlite.prepare<[], Head>(LAST_OF_ALL).get() : ownHead({ sqlite })();
  return last ? { sequence: last.sequence, hash: last.hash } : null;
}

/** What a copy of a database holds. */
export interface CopiedDatabase {
  readonly schemaVersion: number;
  readonly contents: Contents;
  readonly head: Head | null;
}

/** Reads a database by a connection of its own. @throws what SQLite says where it cannot be read */
export function readDatabase<T>(
  file: string,
  options: SqliteOptions,
  read: (sqlite: Database.Database) => T,
): T {
  const sqlite = openReader(file, options);
  try {
    return read(sqlite);
  } finally {
    sqlite.close();
  }
}

/**
 * Makes a database that no one else has open one file without a log, which can be copied, renamed
 * and read as it is.
 * @throws SqliteError `SQLITE_BUSY` where another connection has it open
 */
export function makeOneFile(file: string, options: SqliteOptions): void {
  const sqlite = openSqlite(file, { ...options, fileMustExist: true, timeout: 0 });
  try {
    sqlite.pragma('journal_mode = delete');
  } finally {
    sqlite.close();
  }
}

/**
 * Copies a database into one new file, while others read and write it.
 * @throws {FaultError} where it is another program's, of version 0.1, or a newer version's
 */
export async function copyToFile(
  { from, to }: { readonly from: string; readonly to: string },
  options: SqliteOptions,
): Promise<CopiedDatabase> {
  const original = openReader(from, options);
  try {
    mustBeOurs(original, from);
    await copyPages(original, to, options);
  } finally {
    original.close();
  }
  makeOneFile(to, options);
  return readDatabase(to, options, (sqlite) => ({
    schemaVersion: versionOf(sqlite),
    contents: contentsOf(sqlite),
    head: headOf(sqlite),
  }));
}
