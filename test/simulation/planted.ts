import { nameOf } from '../../src/main/core/office/judge.ts';
import type { OfficeLog } from '../../src/main/core/office/log.ts';
import type { MemoryLog } from './memory-log.ts';
import type { Random } from './random.ts';
import type { Planted } from './world.ts';

/** Gives positions before commits, as a `bigserial` does: who reads in between passes over what is not there yet. */
function byBigserial(log: MemoryLog, random: Random): OfficeLog {
  return {
    append: log.append,
    page: async (after, limit) => {
      const page = await log.page(after, limit);
      if (page === 'otherHistory' || page.length < 2 || !random.chance(0.02)) return page;
      return [...page.slice(0, -2), ...page.slice(-1)];
    },
    last: log.last,
  };
}

const wentBack = new WeakSet<object>();

/** Faults of an office or a desk that the simulator must notice. */
export const PLANTED: Readonly<Record<string, Planted>> = {
  'an event that comes twice is taken twice': {
    spoil: (sent, { events }) => {
      events.delete(nameOf(sent.event));
      return sent;
    },
  },
  'the last place is noted before its events are kept': {
    store: (store) => ({ ...store, receive: (events) => store.receive(events.slice(-1)) }),
  },
  'places are given before commits': { log: byBigserial },
  'whoever comes last wins': {
    spoil: (sent, { last }) => ({
      ...sent,
      conditions: sent.conditions.map(({ subject }) => ({
        subject,
        last: last.get(subject) ?? null,
      })),
    }),
  },
  'an erasure closes nothing': { spoil: (sent) => ({ ...sent, closes: [], left: [] }) },
  'a key makes a quote at each desk': { spoil: (sent) => ({ ...sent, response: null }) },
  'a refusal is not heard': {
    store: (store) => ({
      ...store,
      receive: (events) => store.receive(events.map((one) => ({ ...one, verdict: 'taken' }))),
    }),
  },
  'an older version passes over what it cannot read': {
    store: (store) => ({
      ...store,
      knows: () => true,
      receive: (events) => store.receive(events.filter(({ event }) => store.knows(event.kind))),
    }),
  },
  'what the office has lost is not given back': {
    store: (store) => ({
      ...store,
      goBack: async (place) => {
        await store.goBack(place);
        wentBack.add(store);
      },
      unjudged: async (limit) => (wentBack.has(store) ? [] : store.unjudged(limit)),
    }),
  },
};
