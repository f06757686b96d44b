import type Database from 'better-sqlite3';

/** "QtDk": tells our file from any other SQLite file. */
export const APPLICATION_ID = 0x5174446b;

/** What every connection must have. WAL with `synchronous=NORMAL` loses commits in a power cut. */
const PRAGMAS: readonly (readonly [name: string, set: string | number, reads: unknown])[] = [
  ['journal_mode', 'wal', 'wal'],
  ['synchronous', 'full', 2],
  ['foreign_keys', 'on', 1],
  ['busy_timeout', 1000, 1000],
  ['trusted_schema', 'off', 0],
  ['cell_size_check', 'on', 1],
  ['secure_delete', 'on', 1],
  ['temp_store', 'memory', 2],
  ['journal_size_limit', 67_108_864, 67_108_864],
  // A plain fsync leaves data in the drive's cache on macOS.
  ...(process.platform === 'darwin' ? [['fullfsync', 'on', 1] as const] : []),
];

/** For data that a power cut may destroy, because it can be made again. */
const UNSYNCED: typeof PRAGMAS = [['synchronous', 'off', 0]];

/** Sets every pragma and reads it back: SQLite ignores what it can't set. */
export function applyPragmas(
  database: Database.Database,
  { unsynced }: { unsynced: boolean },
): void {
  for (const [name, set, reads] of unsynced ? [...PRAGMAS, ...UNSYNCED] : PRAGMAS) {
    database.pragma(`${name} = ${set}`);
    const found = database.pragma(name, { simple: true });
    if (found !== reads) throw new Error(`SQLite did not take ${name} = ${set}: it says ${found}`);
  }
}

/** The version of a database's schema: how many migrations it has had. */
export function versionOf(database: Database.Database): number {
  return Number(database.pragma('user_version', { simple: true }));
}
