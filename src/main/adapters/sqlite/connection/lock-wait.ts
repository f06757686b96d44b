import { setTimeout } from 'node:timers/promises';

/** Waiting for a lock of the database that another connection holds. The event loop goes on. */
export interface LockWait {
  /**
   * Does some work, and again as long as SQLite refuses it with `SQLITE_BUSY`. Refused work must have
   * changed nothing. Anyone who comes while the lock is elsewhere shares one limit, so that a queue never
   * waits longer than its first.
   * @throws SqliteError `SQLITE_BUSY` where the lock was not free for five seconds
   */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  /** What those who wait now have met; undefined where no one waits. */
  readonly refused: () => Refused | undefined;
}

interface Refused {
  /** Milliseconds from the first refusal to the last. */
  readonly lasted: number;
  /** Grows with every refusal, also over several waits. */
  readonly count: number;
}

/** Milliseconds. */
const MOST = 5_000;
/** Milliseconds between two tries: short ones first, as SQLite's own. The last one stays. */
const PAUSES = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50];
/** Milliseconds without any try, after which a refusal says nothing about the present. */
const FORGOTTEN = 250;

/**
 * Whether SQLite refused because another connection holds a lock. It goes by the code alone: an error
 * that crossed a thread is no `SqliteError` any more.
 */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

/** A part of the pause by chance, so that two processes do not try in step for ever. */
const pause = (tries: number): number =>
  (PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0) * (0.5 + Math.random() / 2);

/** Begins with a free lock. */
export function lockWait(): LockWait {
  let wait: { readonly since: number; readonly last: number } | undefined;
  let count = 0;

  const isPresent = (now: number) => wait !== undefined && now - wait.last <= FORGOTTEN;

  /** Milliseconds since the first refusal. */
  function refuse(): number {
    const now = performance.now();
    const since = wait && isPresent(now) ? wait.since : now;
    wait = { since, last: now };
    count += 1;
    return now - since;
  }

  return {
    run: async (work) => {
      for (let tries = 0; ; tries += 1) {
        try {
          const result = await work();
          wait = undefined;
          return result;
        } catch (error) {
          if (!isBusy(error) || refuse() > MOST) throw error;
          await setTimeout(pause(tries));
        }
      }
    },
    refused: () =>
      wait && isPresent(performance.now()) ? { lasted: wait.last - wait.since, count } : undefined,
  };
}
