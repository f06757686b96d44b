import type Database from 'better-sqlite3';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** The one connection of a process to its database. */
export interface Connection {
  readonly db: Kysely<Tables>;
  /** The connection itself, for what runs on every request. */
  readonly sqlite: Database.Database;
}
