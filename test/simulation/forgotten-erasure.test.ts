import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentHash } from '../../src/main/adapters/node/hash.ts';
import type { OpenDatabase } from '../../src/main/adapters/sqlite/connection/database.ts';
import { ERASED, rowAppender, sealOf } from '../../src/main/adapters/sqlite/history/event-chain.ts';
import { checkWords } from '../../src/main/adapters/sqlite/integrity/search-words.ts';
import { recordEraser } from '../../src/main/adapters/sqlite/records/erase.ts';
import { noteStore } from '../../src/main/adapters/sqlite/records/note-store.ts';
import { exchange } from '../../src/main/core/office/exchange.ts';
import { phoneEnd } from '../../src/main/core/quotes/index/words.ts';
import { submission } from '../support/stores/stored-quote.ts';
import { Desk } from './desk.ts';
import { MemoryLog } from './memory-log.ts';

let office: MemoryLog;
let desks: Desk[];
beforeEach(async () => {
  office = new MemoryLog();
  desks = [await Desk.begin('desk 1', 'origin-1'), await Desk.begin('desk 2', 'origin-2')];
});
afterEach(() => {
  for (const desk of desks) desk.close();
});

const submit = (index: number, id: string) =>
  desks[index]?.process.quotes.add([submission(id)], {});
const erase = (index: number, id: string) =>
  desks[index]?.process.records.erase({
    id: `E-${id}`,
    at: 5,
    by: 'desk',
    reason: 'request',
    quotes: [{ id, status: 'quoted' }],
    declined: [],
    drafts: [],
  });
/** Each event by itself: nothing may depend on what travels together. */
async function exchangeAll(): Promise<void> {
  for (const { process } of [...desks, ...desks]) await exchange(process.exchange, office, 1);
}
const erased = ({ process }: Desk) =>
  process.database.sqlite
    .prepare<[], string>(
      "select id || ' at ' || erased_at from quote where erased_at is not null order by id",
    )
    .pluck()
    .all();

/** Desk 1 erases a quote of desk 2, and then its disk forgets all that it had. */
async function forgetErasure(): Promise<void> {
  await submit(1, 'Q-1');
  await submit(1, 'Q-2');
  await exchangeAll();
  await erase(0, 'Q-1');
  await exchangeAll();
  await desks[0]?.loseDisk('origin-1');
}

async function expectWhole(): Promise<void> {
  for (const desk of desks) expect(await desk.problems()).toEqual([]);
}
async function expectInStep(quotes: readonly string[]): Promise<void> {
  await exchangeAll();
  for (const desk of desks) expect(erased(desk)).toEqual(quotes);
  await expectWhole();
}

test('a disk that forgot an erasure, and has a quote under its number, goes on', async () => {
  await forgetErasure();
  await submit(0, 'Q-3');
  await desks[0]?.process.exchange.receive(office.events.slice(0, 1));
  await expectWhole();
  await expectInStep(['Q-1 at 5']);
});

test('a disk that forgot an erasure, and has another erasure under its number, takes neither for the other', async () => {
  await forgetErasure();
  // It is away after it has heard of the quotes, and before it hears of their erasure.
  await desks[0]?.process.exchange.receive(office.events.slice(0, 2));
  await expectWhole();
  await erase(0, 'Q-2');
  await expectWhole();
  await expectInStep(['Q-1 at 5', 'Q-2 at 5']);
});

/** Erases a quote as version 0.2 did, on a desk alone: its event has a seal over what it left, and no body. */
function eraseAsBefore(database: OpenDatabase, id: string): void {
  const mark = { origin: 1, seq: 2, at: 5 };
  recordEraser(database)({ quotes: [id], declined: [], consents: [] }, mark);
  const left = database.sqlite.prepare('select * from quote_event where erased_seq = 2').all();
  const detail = { reason: 'request', seal: sealOf(contentHash, left as never) };
  const erasure = { quote_id: null, kept_table: 'E-0', kind: ERASED, at: 5, by: 'desk' };
  rowAppender(database, contentHash)({ ...erasure, detail: JSON.stringify(detail) });
}

test('an erasure of version 0.2, which does not say what it erased, goes to other desks', async () => {
  await submit(0, 'Q-1');
  for (const { process } of desks.slice(0, 1)) eraseAsBefore(process.database, 'Q-1');
  await expectInStep(['Q-1 at 5']);
});

test('an erasure that came by its name alone says what is left of what came next, once it comes itself', async () => {
  await submit(0, 'Q-1');
  const named = { quoteId: 'Q-1', at: 2, by: 'desk', kind: 'driverNumber' as const };
  const changed = { ...named, detail: { driverNumber: '1' } };
  await desks[0]?.process.quotes.change('Q-1', [changed], { after: 1 });
  for (const { process } of desks.slice(0, 1)) await exchange(process.exchange, office, 1);
  const before = office.snapshot();
  await erase(0, 'Q-1');
  for (const { process } of desks.slice(0, 1)) await exchange(process.exchange, office, 1);
  // The other desk hears of the quote as it was erased, and the office then forgets the erasure.
  await desks[1]?.process.exchange.receive(office.events.slice(0, 1));
  office.restore(before);
  for (const { process } of desks.slice(1)) await exchange(process.exchange, office, 1);
  await expectWhole();
  await expectInStep(['Q-1 at 5']);
  const counting = "select hash from quote_event where quote_id = 'Q-1' and refused = 0";
  const hashes = desks.map(({ process }) => process.database.sqlite.prepare(counting).all());
  expect(hashes[0]).toHaveLength(2);
  expect(hashes[1]).toEqual(hashes[0]);
});

test('how an erased customer was reached finds no quote that stays', async () => {
  await submit(0, 'Q-1');
  const key = 'ann.nibhriain.1985-03-12';
  for (const { process } of desks.slice(0, 1)) {
    const said = { kind: 'recordContact', detail: { phone: '086 555 1234' } } as const;
    const event = { id: 'N-1', customerKey: key, at: 2, by: 'desk', ...said };
    await noteStore(process.database, contentHash).keep(event);
  }
  await submit(1, 'Q-2');
  await exchangeAll();
  const found = async ({ process }: Desk) => {
    const { sqlite, projection } = process.database;
    await projection.catchUp();
    for await (const problem of checkWords(process.database)) expect(problem).toBeUndefined();
    const word = `"${phoneEnd('5551234')}"`;
    return sqlite.prepare('select rowid from quote_search(?)').all(word).length;
  };
  expect(await Promise.all(desks.map(found))).toEqual([2, 2]);
  await desks[0]?.process.records.erase({
    ...({ id: 'E-1', at: 5, by: 'desk', reason: 'request', consentsOf: key } as const),
    quotes: [{ id: 'Q-1', status: 'quoted' }],
    declined: [],
    drafts: [],
  });
  await expectInStep(['Q-1 at 5']);
  expect(await Promise.all(desks.map(found))).toEqual([0, 0]);
  await expectWhole();
});
