import { type RawBuilder, sql } from 'kysely';
import type { Sought, TypedWord } from '../../core/quote-index/words.ts';

/** Kept words are letters and digits, and quoted: nothing in them is syntax. */
const one = ({ word, isBeginning }: Sought) => `"${word}"${isBeginning ? '*' : ''}`;

/** The words that somebody typed as a query of FTS5. */
export function match(words: readonly TypedWord[]): string {
  return words.map((any) => `(${any.map(one).join(' OR ')})`).join(' AND ');
}

/** A limit within the text: SQLite plans a query anew each time that one is bound to it. */
export const limit = (most: number): RawBuilder<unknown> => sql`limit ${sql.lit(most)}`;
