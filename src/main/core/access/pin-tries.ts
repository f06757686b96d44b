import { isJsonObject } from '../../../shared/data/json-object.ts';
import type { ChangingSettings } from '../desk/settings.ts';

/** How many wrong PINs of one person are answered at once. */
const FREE = 3;

/** Milliseconds to wait after the last of them; twice as long after each one more. */
const FIRST_WAIT = 5000;

/** The longest wait in milliseconds: no one is locked out for good by others who guess. */
const LONGEST_WAIT = 15 * 60_000;

/** The name under which they are kept, as one JSON. */
const NAME = 'pinTries';

/** `until`: epoch milliseconds. */
interface Tries {
  readonly count: number;
  readonly until: number;
}

/** What is kept, by the ids of users; undefined where it cannot be read: the right PIN signs in all the same. */
async function keptTries({ read }: ChangingSettings): Promise<[string, Tries][] | undefined> {
  try {
    const kept: unknown = JSON.parse((await read(NAME)) ?? '{}');
    return Object.entries(isJsonObject(kept) ? kept : {}).flatMap(([id, tries]) => {
      const { count, until } = isJsonObject(tries) ? tries : {};
      return typeof count === 'number' && typeof until === 'number' ? [[id, { count, until }]] : [];
    });
  } catch {
    return undefined;
  }
}

/**
 * Slows down anyone who guesses the PIN of a person, for the people of one desk, or of all hosts of an office.
 * Wrong tries are kept, so that a new start, or another host, is no way round a wait; where the data can only be
 * read, they last as long as the host.
 */
export interface PinTries {
  /** Counts a try before it is looked at. @returns the whole seconds to wait; undefined: now */
  readonly begin: (userId: string, now: number) => Promise<number | undefined>;
  /** The try was wrong. */
  readonly fail: () => Promise<void>;
  /** The try was right: those before it count no more. */
  readonly succeed: (userId: string) => Promise<void>;
}

function waitAfter(count: number): number {
  return count < FREE ? 0 : Math.min(FIRST_WAIT * 2 ** (count - FREE), LONGEST_WAIT);
}

/** Moments are epoch milliseconds. */
export function pinTries(): (settings: ChangingSettings) => PinTries {
  const tried = new Map<string, Tries>();
  let kept = new Set<string>();

  const load = async (settings: ChangingSettings) => {
    const now = await keptTries(settings);
    if (!now) return;
    const ids = new Set(now.map(([id]) => id));
    // At another host, the right PIN was given.
    for (const id of kept) if (!ids.has(id)) tried.delete(id);
    // A try here may be under way, and counts already.
    for (const [id, tries] of now) {
      if ((tried.get(id)?.count ?? 0) < tries.count) tried.set(id, tries);
    }
    kept = ids;
  };
  const keep = async ({ change }: ChangingSettings) => {
    try {
      await change(NAME, () => JSON.stringify(Object.fromEntries(tried)));
    } catch {
      return;
    }
    kept = new Set(tried.keys());
  };
  return (settings) => ({
    begin: async (userId, now) => {
      await load(settings);
      const { count, until } = tried.get(userId) ?? { count: 0, until: now };
      // A clock that was set back must not make the wait longer.
      const wait = Math.min(until - now, LONGEST_WAIT);
      if (wait > 0) return Math.ceil(wait / 1000);
      tried.set(userId, { count: count + 1, until: now + waitAfter(count + 1) });
      return undefined;
    },
    fail: () => keep(settings),
    succeed: async (userId) => {
      await load(settings);
      tried.delete(userId);
      if (kept.has(userId)) await keep(settings);
    },
  });
}
