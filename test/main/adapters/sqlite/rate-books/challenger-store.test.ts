import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkChallengerPrices } from '../../../../../src/main/adapters/sqlite/integrity/challenger-prices.ts';
import { declinedStore } from '../../../../../src/main/adapters/sqlite/quotes/declined-store.ts';
import { challengerStore } from '../../../../../src/main/adapters/sqlite/rate-books/challenger-store.ts';
import { DamagedData } from '../../../../../src/main/core/data-state/damaged-data.ts';
import type {
  ChallengerPrice,
  ChallengerStore,
} from '../../../../../src/main/core/impact/challenger/store.ts';
import { type QuotesInStore, quotesInStore } from '../../../../support/stores/quotes-in-store.ts';
import { storedQuote } from '../../../../support/stores/stored-quote.ts';

let store: QuotesInStore;
let challengers: ChallengerStore;
beforeEach(async () => {
  store = await quotesInStore();
  challengers = challengerStore(store.database);
});
afterEach(() => store.database.close());

/** Starts a trial with the book of the quotes as its champion; gives the sequence of its event. */
async function startTrial(): Promise<number> {
  const sequence = 'select max(sequence) from quote_event';
  store.database.outside(`insert into quote_event (kind, at, by, detail, hash, kept_table)
    values ('challengerStarted', 5, 'desk', '{"champion":"book"}', '', 'rate_book')`);
  return store.database.sqlite.prepare<[], number>(sequence).pluck().get() ?? 0;
}

const price = (trial: number, id: string, submission: number | null = null): ChallengerPrice => ({
  ...{ trial, id, submission, day: '2026-11-20', by: 'desk' },
  risk: { cover: 'TPFT', age: '25-29', noClaims: '5', county: 'Mayo' },
  champion: { decision: 'quote', cents: 50_000 },
  challenger: { decision: 'refer', cents: 48_000, reasons: [{ rule: 'one', message: 'One' }] },
});
const ALL = { from: undefined, to: undefined, by: undefined };
const FIRST = { after: '', limit: 10 };
const damage = async () => {
  const found: unknown[] = [];
  for await (const one of checkChallengerPrices(store.database)) if (one) found.push(one);
  return found;
};
const DAMAGED = [{ code: 'tableDamaged', values: { table: 'challenger_price' } }];

test('the submissions to a champion wait from the start of a trial to its end, in order', async () => {
  await store.add('Q-BEFORE');
  const trial = await startTrial();
  for (const id of ['Q-1', 'Q-2', 'Q-3']) await store.add(id);
  const waiting = async (more: { champion?: string; until?: number } = {}, limit = 10) => {
    const window = { trial, champion: 'book', until: undefined, declined: { from: 0, until: 9 } };
    return (await challengers.waitingQuotes({ ...window, ...more }, limit)).map(({ id }) => id);
  };
  expect(await waiting()).toEqual(['Q-1', 'Q-2', 'Q-3']);
  expect(await waiting({}, 2)).toEqual(['Q-1', 'Q-2']);
  expect(await waiting({ until: trial + 2 })).toEqual(['Q-1']);
  expect(await waiting({ champion: 'other' })).toEqual([]);
  await challengers.keep([price(trial, 'Q-1', trial + 1)]);
  expect(await waiting()).toEqual(['Q-2', 'Q-3']);
});

test('the risks that a champion declined wait until they are priced', async () => {
  const trial = await startTrial();
  const { sections } = storedQuote('Q-1');
  const declined = declinedStore(store.database);
  for (const [id, at] of [
    ['D-1', 30],
    ['D-2', 20],
    ['D-3', 40],
  ] as const) {
    await declined.add({ id, at, by: 'desk', rateBookHash: 'book', sections, reasons: [] });
  }
  const waiting = async (from: number, until?: number, limit = 10, champion = 'book') =>
    challengers.waitingDeclined(
      { trial, champion, until: undefined, declined: { from, until } },
      limit,
    );
  expect(await waiting(20)).toEqual(['D-2', 'D-1', 'D-3']);
  expect(await waiting(20, undefined, 1)).toEqual(['D-2']);
  expect(await waiting(21, 40)).toEqual(['D-1']);
  expect(await waiting(0, undefined, 10, 'other')).toEqual([]);
  await challengers.keep([price(trial, 'D-1')]);
  expect(await waiting(20)).toEqual(['D-2', 'D-3']);
});

test('prices are read as they were kept, with what became of their quotes', async () => {
  const trial = await startTrial();
  for (const id of ['Q-1', 'Q-2']) await store.add(id);
  await store.happen('Q-2', 'accepted', { detail: { policyId: 'P-1' } });
  const later = { day: '2026-11-22', by: 'qd-one' };
  const made = [
    price(trial, 'Q-1', trial + 1),
    { ...price(trial, 'Q-2', trial + 2), ...later, challenger: undefined },
    {
      ...price(trial, 'Q-3'),
      risk: undefined,
      champion: { decision: 'decline' as const, cents: undefined },
    },
  ];
  await challengers.keep(made);
  await challengers.keep([{ ...price(trial, 'Q-1', trial + 1), day: '2020-01-01' }]);
  await challengers.keep([price(trial + 99, 'Q-1')]);
  const read = (more: object = {}, page = FIRST) =>
    challengers.prices({ trial, ...ALL, ...more }, page);
  expect(await read()).toEqual(made.map((one, i) => ({ ...one, isAccepted: i === 1 })));
  const ids = async (...asked: Parameters<typeof read>) =>
    (await read(...asked)).map(({ id }) => id);
  expect(await ids({ from: '2026-11-21' })).toEqual(['Q-2']);
  expect(await ids({ from: '2026-11-22', to: '2026-11-22' })).toEqual(['Q-2']);
  expect(await ids({ to: '2026-11-21' })).toEqual(['Q-1', 'Q-3']);
  expect(await ids({ by: 'qd-one' })).toEqual(['Q-2']);
  expect(await ids({}, { after: 'Q-1', limit: 1 })).toEqual(['Q-2']);
  store.database.outside(`update challenger_price set premium_cents = 1 where id = 'Q-1'`);
  await expect(read()).rejects.toThrow(DamagedData);
});

test('every submission of a trial up to its last price has one, and no price is of another trial', async () => {
  await store.add('Q-BEFORE');
  expect(await damage()).toEqual([]);
  const trial = await startTrial();
  for (const id of ['Q-1', 'Q-2', 'Q-3']) await store.add(id);
  expect(await damage()).toEqual([]);
  await challengers.keep([price(trial, 'Q-1', trial + 1), price(trial, 'Q-2', trial + 2)]);
  expect(await damage()).toEqual([]);
  store.database.outside(`delete from challenger_price where id = 'Q-1'`);
  expect(await damage()).toEqual(DAMAGED);
  await challengers.keep([price(trial, 'Q-1', trial + 1)]);
  expect(await damage()).toEqual([]);
  await challengers.keep([price(trial + 1, 'Q-1')]);
  expect(await damage()).toEqual(DAMAGED);
});
