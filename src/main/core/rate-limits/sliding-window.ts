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

export interface WindowOptions {
  readonly most: number;
  /** Milliseconds. */
  readonly span: number;
}

export const MINUTE = 60_000;

/**
 * A limit over any span of time, not over fixed ones, around whose edges twice as much would pass.
 * It keeps the moment of everything that counts: at most `most` numbers for each key. Moments are
 * epoch milliseconds; those ahead of a clock that was set back no longer count.
 */
export function slidingWindow({ most, span }: WindowOptions): SlidingWindow {
  const kept = new Map<string, number[]>();
  let sweptAt = Number.NEGATIVE_INFINITY;

  function dropOld(moments: number[], now: number): void {
    while (moments.length > 0 && (moments[0] ?? 0) <= now - span) moments.shift();
    while ((moments.at(-1) ?? now) > now) moments.pop();
  }

  /** Once a span, so that a key that is never asked for again is not kept for good. */
  function sweep(now: number): void {
    if (Math.abs(now - sweptAt) < span) return;
    sweptAt = now;
    for (const [key, moments] of kept) {
      dropOld(moments, now);
      if (moments.length === 0) kept.delete(key);
    }
  }

  return {
    take: (key, now) => {
      sweep(now);
      const moments = kept.get(key) ?? [];
      dropOld(moments, now);
      const isAllowed = moments.length < most;
      if (isAllowed) {
        moments.push(now);
        kept.set(key, moments);
      }
      const free = (moments[0] ?? now) + span - now;
      const seconds = Math.max(1, Math.ceil(free / 1000));
      return { isAllowed, remaining: most - moments.length, seconds };
    },
    giveBack: (key, at) => {
      const moments = kept.get(key);
      const index = moments?.lastIndexOf(at) ?? -1;
      if (index >= 0) moments?.splice(index, 1);
    },
    size: () => kept.size,
  };
}
