import type { Connection } from './connection.ts';

/** Does work as soon as the connection and the lock are free. */
export function whenFree<T>({ db, lock }: Connection, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(() => lock.run(work));
}

/**
 * Puts synchronous work into one immediate transaction. Statements that are prepared once and run
 * in one go save what Kysely spends on each query.
 * @returns a function that does the work as soon as the connection and the lock are free
 */
export function immediateTransaction<G extends unknown[], T>(
  connection: Connection,
  work: (...given: G) => T,
): (...given: G) => Promise<T> {
  const transaction = connection.sqlite.transaction(work);
  return (...given) => whenFree(connection, async () => transaction.immediate(...given));
}
