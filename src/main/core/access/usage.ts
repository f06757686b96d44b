import { daysLater, irishDay, utcText } from '../../../shared/domain/date.ts';
import { done, type Result } from '../../../shared/result/result.ts';
import type { ApiUsage, Usage } from '../../../shared/schemas/people/usage.ts';
import { ANONYMOUS, type Context } from '../dispatcher.ts';
import type { ClientStore } from './client-store.ts';

/** A client's use of the API on an Irish day. */
export interface DayUsage extends Usage {
  readonly clientId: string;
  readonly day: string;
  /** Epoch milliseconds. */
  readonly lastUsedAt: number;
}

/** The store of usage. */
export interface UsageStore {
  /** Adds to the stored usage of the same client and day, and drops the days before one. */
  readonly add: (usage: readonly DayUsage[], before: string) => Promise<void>;
  readonly since: (day: string) => Promise<readonly DayUsage[]>;
}

/** The part of an answered request that is counted. */
export interface Answered {
  /** The client's id; `anonymous` without a valid token. */
  readonly client: string;
  readonly status: number;
}

const NONE: Usage = {
  requests: 0,
  unauthenticated: 0,
  forbidden: 0,
  rateLimited: 0,
  otherRefusals: 0,
  failures: 0,
};
const COUNTS = Object.keys(NONE) as (keyof Usage)[];

/** How many days usage is kept. */
const KEPT_DAYS = 400;
const WEEK = 7;

function refusal(status: number): keyof Usage | undefined {
  if (status < 400) return undefined;
  if (status >= 500) return 'failures';
  const named = { 401: 'unauthenticated', 403: 'forbidden', 429: 'rateLimited' } as const;
  return Object.hasOwn(named, status) ? named[status as keyof typeof named] : 'otherRefusals';
}

/** The sum of two usages, count by count. */
function sum(one: Usage, other: Usage): Usage {
  return Object.fromEntries(COUNTS.map((name) => [name, one[name] + other[name]])) as Usage;
}

/** Counts requests in memory, so that no request waits for a write. */
export function usageCounter(store: Pick<UsageStore, 'add'>, clock: () => number) {
  let counted = new Map<string, DayUsage>();

  function count({ client, status }: Answered): void {
    const refused = refusal(status);
    // Without a client only refusals count: health checks come all the time.
    if (client === ANONYMOUS.id && refused === undefined) return;
    const now = clock();
    const day = irishDay(now);
    const key = `${day} ${client}`;
    const before = counted.get(key) ?? { ...NONE, clientId: client, day, lastUsedAt: now };
    counted.set(key, {
      ...before,
      requests: before.requests + 1,
      lastUsedAt: now,
      ...(refused ? { [refused]: before[refused] + 1 } : {}),
    });
  }

  /** Stores the counts since the last time; writes nothing where there are none. */
  async function flush(): Promise<void> {
    if (counted.size === 0) return;
    const some = counted;
    counted = new Map();
    try {
      await store.add([...some.values()], daysLater(irishDay(clock()), -KEPT_DAYS));
    } catch (error) {
      // Another process may hold the database: the next flush stores these counts too.
      for (const [key, usage] of some) {
        const since = counted.get(key);
        counted.set(key, since ? { ...since, ...sum(usage, since) } : usage);
      }
      throw error;
    }
  }
  return { count, flush, unstored: (): readonly DayUsage[] => [...counted.values()] };
}

interface UsageParts {
  readonly clients: Pick<ClientStore, 'all'>;
  readonly usage: UsageStore;
  /** Stores what was counted, where it can be stored now. */
  readonly flush: () => Promise<void>;
  /** What was counted and could not be stored yet. */
  readonly unstored: () => readonly DayUsage[];
}

function shown(days: readonly DayUsage[], today: string) {
  const weekFrom = daysLater(today, 1 - WEEK);
  const total = (some: readonly DayUsage[]) => some.reduce<Usage>(sum, NONE);
  const last = Math.max(...days.map(({ lastUsedAt }) => lastUsedAt));
  return {
    today: total(days.filter(({ day }) => day === today)),
    lastSevenDays: total(days.filter(({ day }) => day >= weekFrom)),
    lastUsedAt: days.length > 0 ? utcText(last) : null,
  };
}

/** Returns how much each client has used the API, up to this moment. */
export function apiUsage({ clients, usage, flush, unstored }: UsageParts) {
  return async (_: object, { now }: Context): Promise<Result<ApiUsage>> => {
    await flush();
    const today = irishDay(now);
    const days = [...(await usage.since(daysLater(today, -KEPT_DAYS))), ...unstored()];
    const of = (id: string) =>
      shown(
        days.filter(({ clientId }) => clientId === id),
        today,
      );
    const all = await clients.all();
    return done({
      clients: all.map(({ id, name }) => ({ client_id: id, name, ...of(id) })),
      unknown: of(ANONYMOUS.id),
    });
  };
}
