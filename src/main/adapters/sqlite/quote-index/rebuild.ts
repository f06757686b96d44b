import type { OpenDatabase } from '../connection/database.ts';
import { immediateTransaction } from '../connection/immediate-transaction.ts';
import { projectAgain } from './project-quote.ts';
import { indexReach } from './reach.ts';

/** What empties the quote index; anyone who reads it next brings it up to date, and forgets its words first. */
const FORGET = [
  'delete from quote_line',
  'delete from customer',
  'delete from quote_day',
  'delete from quote_outcome',
  'insert or replace into quote_index_reached (one, sequence) values (1, 0)',
];

/** The quote index after it was made again. */
export interface RebuiltIndex {
  readonly quotes: number;
  /** Events that it still lacks, because another process had the lock: a running host goes on with them. */
  readonly missing: number;
}

/**
 * Makes the projections of quotes and their index again from the history, whatever they hold. What keeps it from being written, or a
 * crash, leaves the rest to the next opening.
 * @throws what the storage says
 */
export async function rebuildQuoteIndex(database: OpenDatabase): Promise<RebuiltIndex> {
  const { sqlite, projection } = database;
  await projectAgain(database);
  const forget = immediateTransaction(database, () => {
    for (const statement of FORGET) sqlite.prepare(statement).run();
  });
  await forget();
  await projection.catchUp({ mustWrite: true });
  const { newest, missing } = indexReach(database);
  const quotes = sqlite.prepare<[], number>('select count(*) from quote_line').pluck().get() ?? 0;
  return { quotes, missing: Math.max(0, missing(newest())) };
}
