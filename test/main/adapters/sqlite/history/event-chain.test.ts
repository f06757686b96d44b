import { expect, test } from 'vitest';
import { contentHash } from '../../../../../src/main/adapters/node/hash.ts';
import {
  ERASED,
  rowAppender,
  sealOf,
} from '../../../../../src/main/adapters/sqlite/history/event-chain.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { quotesInStore } from '../../../../support/stores/quotes-in-store.ts';

const store = openedForEach(() => quotesInStore());

/** Three quotes, and one more event of the first. */
async function addAll(): Promise<void> {
  for (const [i, id] of ['Q-1', 'Q-2', 'Q-3'].entries()) await store.add(id, {}, { at: 10 + i });
  await store.happen('Q-1', 'markedLost', { detail: { reason: 'price' }, at: 7 });
}
const broken = async () => (await store.quotes.verify(0, 100))?.broken ?? null;
/** Changes an event as a failing drive could, which no trigger refuses. */
const change = (sequence: number, what: string) =>
  store.database.outside(`drop trigger if exists quote_event_is_final;
    update quote_event set ${what} where sequence = ${sequence}`);

test.each([
  ['the quote', `quote_id = 'Q-3'`],
  ['the kind', `kind = 'referred'`],
  ['the time', 'at = at + 1'],
  ['the source', `by = 'qd-one'`],
  ['the content', `detail = '{}'`],
  ['the hash', `hash = 'other'`],
])('the chain breaks where the drive changed %s of an event', async (_, what) => {
  await addAll();
  expect(await broken()).toBeNull();
  change(2, what);
  expect(await broken()).toBe(2);
});

test('the chain breaks after an event that is gone, and at the first of several', async () => {
  await addAll();
  change(4, 'at = 1');
  expect(await broken()).toBe(4);
  change(3, 'at = 1');
  expect(await broken()).toBe(3);
});

test('events of tables are in the same chain, each by the name of what it is about', async () => {
  await addAll();
  const row = { quote_id: null, kind: 'approved', at: 9, by: 'desk', detail: '{}' };
  const append = rowAppender(store.database, contentHash);
  const head = append({ ...row, kept_table: 'one' });
  expect(head.sequence).toBe(5);
  append({ ...row, kept_table: 'two' });
  expect(await broken()).toBeNull();
  change(5, `kept_table = 'two'`);
  expect(await broken()).toBe(5);
});

/** Erases the content of the second event, as an erasure does, and gives the sequence of its seal. */
function erase(): number {
  const { sqlite } = store.database;
  change(2, `detail = '{}', answers = null, explanation = null, erased_origin = 1, erased_seq = 5`);
  store.database.outside(
    `update quote set erased_at = 9, registration_number = '' where submission = 2`,
  );
  const left = sqlite.prepare('select * from quote_event where erased_seq = 5').all() as never;
  const detail = JSON.stringify({ seal: sealOf(contentHash, left) });
  const of = { quote_id: null, kept_table: 'customer', at: 9, by: 'desk' };
  return rowAppender(store.database, contentHash)({ ...of, kind: ERASED, detail }).sequence;
}

test('an erased event is whole where a later erasure seals what is left of it', async () => {
  await addAll();
  expect(erase()).toBe(5);
  expect(await broken()).toBeNull();
  await store.add('Q-4');
  expect(await broken()).toBeNull();
});

test.each([
  ['what is left is another', 2, `detail = '{"a":1}'`, 5],
  ['its hash is another', 2, `hash = 'other'`, 3],
  ['it names no erasure', 2, 'erased_origin = 1, erased_seq = 4', 2],
  ['it names nothing', 2, 'erased_origin = 1, erased_seq = 99', 2],
  ['it names an event before it', 2, 'erased_origin = 1, erased_seq = 1', 2],
  [
    'another event claims to be erased with it',
    3,
    `detail = '{}', answers = null, explanation = null, erased_origin = 1, erased_seq = 5`,
    5,
  ],
  ['the seal is another', 5, `detail = '{"seal":""}'`, 5],
])('an erased event breaks the chain where %s', async (_, sequence, what, at) => {
  await addAll();
  erase();
  change(sequence, what);
  expect(await broken()).toBe(at);
});

test('the newest event is the last of the history, whatever the clock says', async () => {
  const { database, quotes } = store;
  const newest = () => {
    database.head.look();
    return database.head.newestAt();
  };
  expect([newest(), await quotes.lastEvent(), await quotes.newest()]).toEqual([
    undefined,
    0,
    undefined,
  ]);
  await addAll();
  expect([newest(), await quotes.lastEvent()]).toEqual([7, 4]);
  expect(await quotes.newest()).toMatchObject({ quote: { id: 'Q-1' } });
});
