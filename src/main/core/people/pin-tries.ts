/** How many wrong PINs of one person are answered at once. */
const FREE = 3;

/** Milliseconds to wait after the last of them; twice as long after each one more. */
const FIRST_WAIT = 5000;

/** The longest wait in milliseconds: nobody is locked out for good by others who guess. */
const LONGEST_WAIT = 15 * 60_000;

/** Slows down whoever guesses the PIN of a person: in memory, for the people of one desk. */
export interface PinTries {
  /** Counts a try before it is looked at. @returns the whole seconds to wait; undefined: now */
  readonly begin: (userId: string, now: number) => number | undefined;
  /** The try was right: those before it count no more. */
  readonly succeed: (userId: string) => void;
}

function waitAfter(count: number): number {
  return count < FREE ? 0 : Math.min(FIRST_WAIT * 2 ** (count - FREE), LONGEST_WAIT);
}

/** Moments are epoch milliseconds. */
export function pinTries(): PinTries {
  const tried = new Map<string, { readonly count: number; readonly until: number }>();
  return {
    begin: (userId, now) => {
      const { count, until } = tried.get(userId) ?? { count: 0, until: now };
      // A clock that was set back must not make the wait longer.
      const wait = Math.min(until - now, LONGEST_WAIT);
      if (wait > 0) return Math.ceil(wait / 1000);
      tried.set(userId, { count: count + 1, until: now + waitAfter(count + 1) });
      return undefined;
    },
    succeed: (userId) => {
      tried.delete(userId);
    },
  };
}
