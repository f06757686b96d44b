import type { Connection } from './connection.ts';
import { whenFree } from './immediate-transaction.ts';

/** Settles the promise of one caller, once the transaction is committed or has failed. */
type Settle = () => void;

/** One caller's work, with the promise that waits for it. */
interface Waiting<G, T> {
  readonly given: G;
  readonly resolve: (value: T) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Puts synchronous work into immediate transactions, as `immediateTransaction` does. All who ask for
 * it in one turn of the event loop, or while the connection is taken, share one transaction, and so
 * one sync of the drive. Each has a savepoint: work that throws is undone alone. Where the
 * transaction itself fails, every one of them is rejected.
 * @returns a function that resolves once the transaction with its work is committed
 */
export function sharedTransaction<G extends unknown[], T>(
  connection: Connection,
  work: (...given: G) => T,
): (...given: G) => Promise<T> {
  const { sqlite } = connection;
  const alone = sqlite.transaction(work);
  let waiting: Waiting<G, T>[] = [];

  /** @throws what the work throws where SQLite rolled the whole transaction back because of it */
  function inSavepoint({ given, resolve, reject }: Waiting<G, T>): Settle {
    try {
      const value = alone(...given);
      return () => resolve(value);
    } catch (error) {
      // Without a transaction, the work of the next one would begin its own.
      if (!sqlite.inTransaction) throw error;
      return () => reject(error);
    }
  }
  const together = sqlite.transaction((group: readonly Waiting<G, T>[]) => group.map(inSavepoint));

  function done(group: readonly Waiting<G, T>[]): readonly Settle[] {
    const [first, ...others] = group;
    if (!first || others.length > 0) return together.immediate(group);
    // One alone needs no savepoint.
    const value = alone.immediate(...first.given);
    return [() => first.resolve(value)];
  }

  function take(): readonly Waiting<G, T>[] {
    const group = waiting;
    waiting = [];
    return group;
  }

  async function commit(): Promise<void> {
    let group: readonly Waiting<G, T>[] | undefined;
    try {
      const settled = await whenFree(connection, async () => {
        // Not before the connection is free, and not again where the lock was refused.
        group ??= take();
        return done(group);
      });
      for (const settle of settled) settle();
    } catch (error) {
      for (const { reject } of group ?? take()) reject(error);
    }
  }

  return (...given) =>
    new Promise((resolve, reject) => {
      waiting.push({ given, resolve, reject });
      // After the requests that this turn of the event loop has read.
      if (waiting.length === 1) setImmediate(commit);
    });
}
