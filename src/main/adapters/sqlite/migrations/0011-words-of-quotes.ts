import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Words are kept with their beginnings, so that FTS5 need not keep beginnings of its own. The
 * register goes back to the beginning of the history; its lines stay, and get their words anew.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  const statements = [
    sql`drop table quote_search`,
    // Words come folded and apart by spaces: whatever is not a space is part of a word.
    sql`create virtual table quote_search using fts5 (
      words, tokenize = 'ascii', detail = 'none', content = '', contentless_delete = 1
    )`,
    sql`update register_reached set sequence = 0`,
  ];
  for (const statement of statements) await statement.execute(db);
}
