import type Database from 'better-sqlite3';

/** "QDsk": tells our file from any other SQLite file. */
export const APPLICATION_ID = 0x5144736b;

/** "QtDk": what version 0.1 wrote, which was never released; the schema began again after it. */
export const APPLICATION_ID_0_1 = 0x5174446b;

type Pragmas = readonly (readonly [name: string, set: string | number, reads: unknown])[];

/** What every connection must have. */
const ALL: Pragmas = [
  // Waiting for a lock inside SQLite would hold the event loop.
  ['busy_timeout', 0, 0],
  ['trusted_schema', 'off', 0],
  ['cell_size_check', 'on', 1],
  ['temp_store', 'memory', 2],
];

/** What a connection that writes must have. WAL with `synchronous=NORMAL` loses commits in a power cut. */
const WRITING: Pragmas = [
  ['journal_mode', 'wal', 'wal'],
  ['synchronous', 'full', 2],
  ['foreign_keys', 'on', 1],
  ['secure_delete', 'on', 1],
  ['journal_size_limit', 67_108_864, 67_108_864],
  // A plain fsync leaves data in the drive's cache on macOS.
  ...(process.platform === 'darwin' ? [['fullfsync', 'on', 1] as const] : []),
];

/** For data that a power cut may destroy, because it can be made again. */
const UNSYNCED: Pragmas = [['synchronous', 'off', 0]];

/** Sets pragmas and reads each back: SQLite ignores what it can't set. */
function apply(database: Database.Database, pragmas: Pragmas): void {
  for (const [name, set, reads] of pragmas) {
    database.pragma(`${name} = ${set}`);
    const found = database.pragma(name, { simple: true });
    if (found !== reads) throw new Error(`SQLite did not take ${name} = ${set}: it says ${found}`);
  }
}

/** Sets every pragma of a connection that writes. */
export function applyPragmas(
  database: Database.Database,
  { unsynced }: { readonly unsynced: boolean },
): void {
  // The mode first: it waits, as the connection does from its opening on, for anyone who closes the file.
  apply(database, [...WRITING, ...(unsynced ? UNSYNCED : []), ...ALL]);
}

/** Sets every pragma of a connection that was opened to read only. */
export function applyReadingPragmas(database: Database.Database): void {
  apply(database, ALL);
}

/** The version of a database's schema: how many migrations it has had. */
export function versionOf(database: Database.Database): number {
  return Number(database.pragma('user_version', { simple: true }));
}
