/** What came of asking for one more. */
export interface Taken {
  readonly isAllowed: boolean;
  /** How many more are allowed at once. */
  readonly remaining: number;
  /** Whole seconds, 1 or more, until the oldest one that counts no longer does. */
  readonly seconds: number;
}

/** How often each of several keys may do something in any span of time. */
export interface SlidingWindow {
  /** Counts one more where it is allowed. What is refused does not count. */
  readonly take: (key: string, now: number) => Taken;
  /** Takes back one that was counted at a moment. */
  readonly giveBack: (key: string, at: number) => void;
  /** How many keys are kept: those with something that counts, and for up to a span those without. */
  readonly size: () => number;
}

/**
 * Counts one more for a key, where it is allowed, with a promise: all processes that serve one office count
 * together, and a clock of their own gives the moment.
 */
export type SharedWindow = (key: string) => Promise<Taken>;

export interface WindowOptions {
  readonly most: number;
  /** Milliseconds. */
  readonly span: number;
}

export const MINUTE = 60_000;

/** The moments of one key, in order: those from `start` on count. */
interface Moments {
  readonly all: number[];
  start: number;
}

/** How many old moments are left behind before they are removed, all at once. */
const LEFT_BEHIND = 1000;

function dropOld(moments: Moments, { now, span }: { readonly now: number; readonly span: number }) {
  const { all } = moments;
  while (moments.start < all.length && (all[moments.start] ?? 0) <= now - span) moments.start += 1;
  while (all.length > moments.start && (all.at(-1) ?? now) > now) all.pop();
  if (moments.start > LEFT_BEHIND || moments.start === all.length) {
    all.splice(0, moments.start);
    moments.start = 0;
  }
}

/** The window of the only process that counts. @param clock epoch milliseconds */
export function ownWindow(options: WindowOptions, clock: () => number): SharedWindow {
  const { take } = slidingWindow(options);
  return async (key) => take(key, clock());
}

/**
 * A limit over any span of time, not over fixed ones, around whose edges twice as much would pass.
 * It keeps the moment of everything that counts: at most `most` numbers for each key. Moments are
 * epoch milliseconds; those ahead of a clock that was set back no longer count.
 */
export function slidingWindow({ most, span }: WindowOptions): SlidingWindow {
  const kept = new Map<string, Moments>();
  let sweptAt = Number.NEGATIVE_INFINITY;

  /** Once a span, so that a key that is never asked for again is not kept for good. */
  function sweep(now: number): void {
    if (Math.abs(now - sweptAt) < span) return;
    sweptAt = now;
    for (const [key, moments] of kept) {
      dropOld(moments, { now, span });
      if (moments.all.length === 0) kept.delete(key);
    }
  }

  return {
    take: (key, now) => {
      sweep(now);
      const moments = kept.get(key) ?? { all: [], start: 0 };
      const { all } = moments;
      dropOld(moments, { now, span });
      const isAllowed = all.length - moments.start < most;
      if (isAllowed) {
        all.push(now);
        kept.set(key, moments);
      }
      const free = (all[moments.start] ?? now) + span - now;
      const seconds = Math.max(1, Math.ceil(free / 1000));
      return { isAllowed, remaining: most - (all.length - moments.start), seconds };
    },
    giveBack: (key, at) => {
      const { all, start } = kept.get(key) ?? { all: [], start: 0 };
      const index = all.lastIndexOf(at);
      if (index >= 0 && index >= start) all.splice(index, 1);
    },
    size: () => kept.size,
  };
}
