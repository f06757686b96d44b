import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Words are kept with their beginnings, so that FTS5 need not keep beginnings of its own. The quote
 * index goes back to the beginning of the history; its lines stay, and get their words again.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  const statements = [
    sql`drop table quote_search`,
    // Words come folded and separated by spaces: all other characters are part of a word.
    sql`create virtual table quote_search using fts5 (
      words, tokenize = 'ascii', detail = 'none', content = '', contentless_delete = 1
    )`,
    sql`update register_reached set sequence = 0`,
  ];
  for (const statement of statements) await statement.execute(db);
}
