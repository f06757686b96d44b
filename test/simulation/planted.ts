import type { JudgedEvent, OfficeLog } from '../../src/main/core/office/log.ts';
import type { MemoryLog } from './memory-log.ts';
import type { Planted } from './world.ts';

/** Gives positions before commits, as a `bigserial` does: who reads in between passes over what is not there yet. */
function byBigserial(log: MemoryLog): OfficeLog {
  let late: JudgedEvent | undefined;
  return {
    append: async (events) => {
      const verdicts = await log.append(events);
      // The last one has its position, and is committed with the next.
      late = log.events.at(-1);
      return verdicts;
    },
    page: async (after, limit) => {
      const page = await log.page(after, limit);
      if (page === 'otherHistory') return page;
      const hidden = page.length > 1 ? late : undefined;
      late = undefined;
      return page.filter((one) => one !== hidden);
    },
    last: log.last,
  };
}

/** Faults of an office or a desk that the simulator must notice. */
export const PLANTED: Readonly<Record<string, Planted>> = {
  'an event that comes twice is taken twice': { rules: { isKnown: () => false } },
  'the last place is noted before its events are kept': {
    store: (store) => ({ ...store, receive: (events) => store.receive(events.slice(-1)) }),
  },
  'places are given before commits': { log: byBigserial },
  'whoever comes last wins': { rules: { holds: () => true } },
  'an erasure closes nothing': { rules: { closes: false } },
  'a refusal is not heard': {
    store: (store) => ({
      ...store,
      receive: (events) => store.receive(events.map((one) => ({ ...one, verdict: 'taken' }))),
    }),
  },
  'what was lost by the office is not given back': {
    store: (store) => ({
      ...store,
      goBack: async (place) => {
        await store.goBack(place);
        await store.unjudged(1);
      },
      unjudged: async (limit) => (await store.unjudged(limit)).filter(({ event }) => event.seq > 3),
    }),
  },
  'an answer comes before anything is kept': {
    log: (log, random) => ({
      append: async (events) => {
        if (random.chance(0.05)) return events.map(() => 'taken' as const);
        return log.append(events);
      },
      page: log.page,
      last: log.last,
    }),
  },
};
