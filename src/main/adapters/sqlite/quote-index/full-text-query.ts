import { type RawBuilder, sql } from 'kysely';
import type { Sought, TypedWord } from '../../../core/quotes/index/typed-words.ts';

/** Words are letters and digits, and in quotes: nothing in them is syntax. */
const term = ({ word, isBeginning }: Sought) => `"${word}"${isBeginning ? '*' : ''}`;

/** Typed words as a query of FTS5. */
export function match(words: readonly TypedWord[]): string {
  return words.map((any) => `(${any.map(term).join(' OR ')})`).join(' AND ');
}

/** A limit within the text: SQLite plans a query again each time that a limit is bound to it. */
export const limit = (most: number): RawBuilder<unknown> => sql`limit ${sql.lit(most)}`;
