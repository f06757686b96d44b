import { done, failed, type Result, rateLimited } from '../../../shared/contract/result.ts';
import { MINUTE, slidingWindow } from '../rate-limits/sliding-window.ts';
import type { Secrets } from './store.ts';

/** Attempts with one client id that may fail in any 60 seconds. */
export const FAILURES_OF_ONE = 10;

/** Attempts that may fail in any 60 seconds, whatever their ids. It bounds the ids that are kept, too. */
export const FAILURES_OF_ALL = 30;

/** How many clients are remembered by the secret that they came with. */
const MOST_REMEMBERED = 1000;

/** Seconds after which a queue of hashes has moved on. */
const QUEUE_MOVES = 1;

interface Attempt {
  readonly id: string;
  readonly secret: string;
  /** The stored hash; undefined for a client that is not there. */
  readonly hash: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Says whether a secret is right, or that there were too many wrong ones. */
export type VerifySecret = (attempt: Attempt) => Promise<Result<boolean>>;

/**
 * Verifies secrets so that wrong ones use up neither the host nor anybody else's tries. An attempt
 * counts before it is hashed, and no longer once it has proved right.
 *
 * A client must not be locked out by others who guess with its id. So two kinds of right secrets pass
 * with no slow hash and outside all limits: a secret made here, which has 256 random bits and so needs
 * none; and one that has proved right since the host started, by a keyed digest in memory. Everything
 * else takes the same slow hash, so that an unknown client and a wrong secret take the same time.
 */
export function secretVerifier(secrets: Secrets): VerifySecret {
  const ofOne = slidingWindow({ most: FAILURES_OF_ONE, span: MINUTE });
  const ofAll = slidingWindow({ most: FAILURES_OF_ALL, span: MINUTE });
  /** The marks of hash and secret that have proved right, by client. */
  const proved = new Map<string, string>();

  const isKnown = ({ id, secret, hash }: Attempt) =>
    hash !== undefined &&
    (secrets.knows(secret, hash) || proved.get(id) === secrets.mark(`${hash} ${secret}`));

  function remember({ id, secret, hash }: Attempt): void {
    if (proved.size >= MOST_REMEMBERED) proved.clear();
    proved.set(id, secrets.mark(`${hash} ${secret}`));
  }

  /** Counts an attempt; answers how to take it back, or the seconds to wait. */
  function count({ id, now }: Attempt): (() => void) | number {
    const one = ofOne.take(id, now);
    if (!one.isAllowed) return one.seconds;
    const all = ofAll.take('', now);
    if (!all.isAllowed) {
      ofOne.giveBack(id, now);
      return all.seconds;
    }
    return () => {
      ofOne.giveBack(id, now);
      ofAll.giveBack('', now);
    };
  }

  return async (attempt) => {
    if (isKnown(attempt)) return done(true);
    if (secrets.isBusy()) return failed(rateLimited(QUEUE_MOVES));
    const takeBack = count(attempt);
    if (typeof takeBack === 'number') return failed(rateLimited(takeBack));
    const isRight = await secrets.matches(attempt.secret, attempt.hash);
    if (!isRight) return done(false);
    takeBack();
    remember(attempt);
    return done(true);
  };
}
