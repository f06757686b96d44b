import type { Connection } from './connection.ts';

/**
 * Makes one immediate transaction of work that waits for nothing. Statements that are prepared
 * once and run in one go spare it what Kysely spends on each of its queries.
 * @returns carries the work out as soon as nobody else has the connection
 */
export function immediateTransaction<G extends unknown[], T>(
  { db, sqlite }: Connection,
  work: (...given: G) => T,
): (...given: G) => Promise<T> {
  const transaction = sqlite.transaction(work);
  return (...given) => db.connection().execute(async () => transaction.immediate(...given));
}
