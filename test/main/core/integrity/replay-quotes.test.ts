import { beforeAll, expect, test, vi } from 'vitest';
import {
  compareAll,
  type ReplayParts,
  replayQuotes,
  verifyChain,
} from '../../../../src/main/core/integrity/replay-quotes.ts';
import { openedForAll } from '../../../support/opened.ts';
import { CONTEXT, openQuotes, valueIn } from '../quotes/open-quotes.ts';

/** More than are read at once. */
const COUNT = 101;
let pauses = 0;
let parts: ReplayParts;
const quotes = openedForAll(() => openQuotes());
beforeAll(async () => {
  for (let i = 0; i < COUNT; i += 1) await quotes.submitted();
  const pause = async () => {
    pauses += 1;
  };
  parts = { ...quotes.parts, pause };
});

test('every quote is compared, page by page, with the progress so far', async () => {
  const progress: object[] = [];
  pauses = 0;
  const compared = await compareAll(parts, { onProgress: (so) => progress.push(so) });
  expect(compared).toEqual({ quotes: COUNT, erased: 0, found: [] });
  expect(progress).toEqual([
    { done: 100, of: COUNT },
    { done: COUNT, of: COUNT },
  ]);
  expect(pauses).toBe(1);
});

test('a replay that is cancelled ends before the next quote', async () => {
  let asked = 0;
  const isCancelled = () => {
    asked += 1;
    return asked > 3;
  };
  expect(await compareAll(parts, { isCancelled })).toEqual({ quotes: 3, erased: 0, found: [] });
  expect(await verifyChain(parts, { isCancelled: () => true })).toEqual({
    events: 0,
    broken: null,
  });
});

test('a quote that is missing, and one that no submission made, are named as that', async () => {
  const [first] = await quotes.parts.quotes.submissions(0, 1);
  const submissions: ReplayParts['quotes']['submissions'] = async (after, limit) =>
    (await quotes.parts.quotes.submissions(after, limit)).map((one) =>
      one.quoteId === first?.quoteId ? { ...one, kept: 'missing' } : one,
    );
  const lost = { ...quotes.parts.quotes, submissions, withoutHistory: async () => ['Q-STRAY'] };
  const report = valueIn(await replayQuotes({ ...parts, quotes: lost })({}, CONTEXT));
  expect(report).toMatchObject({
    replayed: COUNT,
    differing: [],
    rows: [
      { quoteId: first?.quoteId, problem: 'missing' },
      { quoteId: 'Q-STRAY', problem: 'withoutHistory' },
    ],
  });
});

test('the chain of every event is verified, and the head with it', async () => {
  const replayed = async () => valueIn(await replayQuotes(parts)({}, CONTEXT));
  expect((await replayed()).chain).toEqual({ events: COUNT, broken: null });
  // It is written a moment after an event.
  await vi.waitFor(async () => expect((await replayed()).head.state).toBe('whole'), 5000);
});
