import type Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { ImmediateSqliteDialect } from './dialect.ts';
import type { Tables } from './tables.ts';

/** The one connection of a process to its database. */
export interface Connection {
  readonly db: Kysely<Tables>;
  /** The connection itself, for what runs on every request. */
  readonly sqlite: Database.Database;
  /** Has SQLite refuse every write, whoever asks for it. */
  readonly setReadOnly: (isReadOnly: boolean) => void;
}

/** Puts queries by Kysely over an open database; ending them closes it. */
export function connect(sqlite: Database.Database): Connection {
  const dialect = new ImmediateSqliteDialect({ database: sqlite });
  return {
    db: new Kysely<Tables>({ dialect }),
    sqlite,
    setReadOnly: (isReadOnly) => {
      sqlite.pragma(`query_only = ${isReadOnly ? 1 : 0}`);
    },
  };
}
