import type { Connection } from './connection.ts';

/**
 * Puts synchronous work into one immediate transaction. Statements that are prepared once and run
 * in one go save what Kysely spends on each query.
 * @returns a function that does the work as soon as the connection and the lock are free
 */
export function immediateTransaction<G extends unknown[], T>(
  { db, sqlite, lock }: Connection,
  work: (...given: G) => T,
): (...given: G) => Promise<T> {
  const transaction = sqlite.transaction(work);
  return (...given) =>
    db.connection().execute(() => lock.run(async () => transaction.immediate(...given)));
}
