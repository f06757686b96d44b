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

/**
 * The same for work that is done again where a power cut loses it: its commit does not wait for the
 * drive. The next durable commit makes it durable, too, because the log is synced as a whole.
 * @returns a function that does the work at once, or throws `SQLITE_BUSY`
 */
export function deferredSyncTransaction<G extends unknown[], T>(
  { sqlite }: Pick<Connection, 'sqlite'>,
  work: (...given: G) => T,
): (...given: G) => T {
  const transaction = sqlite.transaction(work);
  const usual = Number(sqlite.pragma('synchronous', { simple: true }));
  const NORMAL = 1;
  return (...given) => {
    sqlite.pragma(`synchronous = ${Math.min(usual, NORMAL)}`);
    try {
      return transaction.immediate(...given);
    } finally {
      sqlite.pragma(`synchronous = ${usual}`);
    }
  };
}
