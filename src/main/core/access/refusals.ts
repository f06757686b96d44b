import { utcText } from '../../../shared/domain/date.ts';
import { done, type Result } from '../../../shared/result/result.ts';
import type { RefusalList, RefusalQuery } from '../../../shared/schemas/people/refusal.ts';
import { ANONYMOUS, type Context } from '../dispatcher.ts';

/** What one caller was refused at one address with one status, within an hour. */
export interface Refusal {
  /** When the hour began, ISO 8601, UTC. */
  readonly hour: string;
  /** The client's id; `anonymous` without a valid token. */
  readonly clientId: string;
  /** As the API names its address, with parameters as `:name`: nothing that anybody sent. */
  readonly route: string;
  readonly status: number;
  readonly requests: number;
  /** Epoch milliseconds. */
  readonly lastAt: number;
}

/** The store of refusals. */
export interface RefusalStore {
  /** Adds to what is stored; drops the hours before one, and the oldest past a number of rows. */
  readonly add: (
    refusals: readonly Refusal[],
    keep: { readonly from: string; readonly most: number },
  ) => Promise<void>;
  /** The newest ones first. */
  readonly newest: (limit: number) => Promise<readonly Refusal[]>;
}

/** The part of an answered request that makes a refusal. */
export interface AnsweredAt {
  readonly client: string;
  readonly route: string;
  readonly status: number;
}

const HOUR = 60 * 60 * 1000;

/** Milliseconds. */
const KEPT_FOR = 30 * 24 * HOUR;

/** Far more than routes, clients and hours usually make; past it the oldest go first. */
const MOST_KEPT = 5000;

const REFUSALS = new Set([401, 403, 429]);

const hourOf = (now: number) => utcText(Math.floor(now / HOUR) * HOUR);

/** Counts refusals in memory, so that a flood of them writes no more than one of each kind does. */
export function refusalCounter(store: Pick<RefusalStore, 'add'>, clock: () => number) {
  let counted = new Map<string, Refusal>();

  function add(refusal: Refusal): void {
    const { hour, clientId, route, status, requests, lastAt } = refusal;
    const key = JSON.stringify([hour, clientId, route, status]);
    const before = counted.get(key);
    counted.set(key, {
      ...refusal,
      requests: requests + (before?.requests ?? 0),
      lastAt: Math.max(lastAt, before?.lastAt ?? 0),
    });
  }

  function count({ client, route, status }: AnsweredAt): void {
    if (!REFUSALS.has(status)) return;
    const now = clock();
    add({ hour: hourOf(now), clientId: client, route, status, requests: 1, lastAt: now });
  }

  /** Stores what was counted since the last time; writes nothing where there is none. */
  async function flush(): Promise<void> {
    if (counted.size === 0) return;
    const some = [...counted.values()];
    counted = new Map();
    try {
      await store.add(some, { from: hourOf(clock() - KEPT_FOR), most: MOST_KEPT });
    } catch (error) {
      // The next flush stores these, too.
      some.forEach(add);
      throw error;
    }
  }
  return { count, flush };
}

interface RefusalParts {
  readonly refusals: RefusalStore;
  readonly flush: () => Promise<void>;
}

/** By default as many as a screen shows. */
const SHOWN = 50;

/** Lists what the API refused, the newest first, up to this moment. */
export function listRefusals({ refusals, flush }: RefusalParts) {
  return async ({ limit = SHOWN }: RefusalQuery, _: Context): Promise<Result<RefusalList>> => {
    await flush();
    const newest = await refusals.newest(limit);
    return done({
      refusals: newest.map(({ clientId, lastAt, ...rest }) => ({
        ...rest,
        client_id: clientId === ANONYMOUS.id ? null : clientId,
        lastAt: utcText(lastAt),
      })),
    });
  };
}
