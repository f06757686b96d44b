import type { Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/**
 * Where rows are kept that many processes may have to agree on: the database of a desk, or that of an office, whose
 * tables have the same columns. Stores on it write what every database of Kysely understands.
 */
export interface Rows {
  readonly db: Kysely<Tables>;
  /** For what only reads. */
  readonly reader: { readonly db: Kysely<Tables> };
}
