import Database from 'better-sqlite3';

/** What every connection to a data folder is opened with. */
export interface SqliteParts {
  /** Another build of better-sqlite3's native part. */
  readonly nativeBinding?: string;
  /** The key of an encrypted database: 32 bytes, hexadecimal. Absent where it is not encrypted. */
  readonly dataKey?: string;
}

/** The options of a connection; one in memory takes no notice of the key. */
export type SqliteOptions = Database.Options & Pick<SqliteParts, 'dataKey'>;

/** The parts alone of whatever has them. */
export function sqliteParts({ nativeBinding, dataKey }: SqliteParts): SqliteParts {
  return {
    ...(nativeBinding === undefined ? {} : { nativeBinding }),
    ...(dataKey === undefined ? {} : { dataKey }),
  };
}

/**
 * The cipher, AEGIS-256: each page has a tag of its own, so that a changed bit is an error,
 * and processors encrypt with it about as fast as they copy. The key is random, and used as it is:
 * nothing slow has to be derived from it for each connection.
 * Source: https://utelle.github.io/SQLite3MultipleCiphers/docs/ciphers/cipher_aegis/
 */
const CIPHER = 'aegis';

const HEX_KEY = /^[0-9a-f]{64}$/;

/** A key in the notation of the cipher. */
function notation(dataKey: string): string {
  if (!HEX_KEY.test(dataKey)) throw new Error('A data key is 32 bytes, hexadecimal');
  return `'raw:${dataKey}'`;
}

/** Chooses the cipher. @throws where SQLite has none: it would take no notice of a key */
function chooseCipher(sqlite: Database.Database): void {
  const chosen = sqlite.pragma(`cipher = '${CIPHER}'`, { simple: true });
  if (chosen !== CIPHER) throw new Error('This build of SQLite cannot encrypt');
}

/**
 * Opens a database file. Whether the key is the right one, the first read tells.
 * @throws SqliteError where the file cannot be opened
 */
export function openSqlite(
  file: string,
  { dataKey, ...options }: SqliteOptions,
): Database.Database {
  const sqlite = new Database(file, options);
  if (dataKey === undefined) return sqlite;
  try {
    chooseCipher(sqlite);
    sqlite.pragma(`key = ${notation(dataKey)}`);
    // The checksums in the log are then of the bytes in it, and can be checked without a key.
    sqlite.pragma('mc_legacy_wal = 1');
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** Has every page of an open database that no one else uses written again by another key, or by none. */
export function rekey(sqlite: Database.Database, dataKey: string | undefined): void {
  chooseCipher(sqlite);
  sqlite.pragma(`rekey = ${dataKey === undefined ? "''" : notation(dataKey)}`);
}
