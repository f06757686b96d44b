import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { contentHash } from '../../../../../src/main/adapters/node/hash.ts';
import { openToRead } from '../../../../../src/main/adapters/sqlite/connection/open-to-read.ts';
import { checkAtStart } from '../../../../../src/main/adapters/sqlite/integrity/start-check.ts';
import type { OpenDatabase } from '../../../../../src/main/adapters/sqlite/open.ts';
import type { Message } from '../../../../../src/shared/domain/messages/message.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { quotesInStore } from '../../../../support/stores/quotes-in-store.ts';
import { throwFault } from '../../../../support/stores/throw-fault.ts';

const store = openedForEach(() => quotesInStore());
beforeEach(async () => {
  for (const id of ['Q-1', 'Q-2', 'Q-3']) await store.add(id);
});

async function found(of: OpenDatabase = store.database): Promise<Message[]> {
  const damage: Message[] = [];
  await checkAtStart(of, { hash: contentHash, onDamage: (what) => damage.push(what) });
  return damage;
}

test('a sound database has no damage, and what its log lost is said', async () => {
  expect(await found()).toEqual([]);
  expect(await found({ ...store.database, isLogDamaged: true })).toEqual([{ code: 'logDamaged' }]);
});

test.each([
  'create table theirs (x)',
  'create view kysely_view as select 1',
  'create trigger kysely_trigger after insert on setting begin delete from setting; end',
])('%s is not ours: a damaged schema', async (statement) => {
  store.database.outside(statement);
  expect(await found()).toEqual([{ code: 'schemaDamaged' }]);
});

test('a changed event at the end of the history is said, by its number', async () => {
  const { database } = store;
  const trigger = database.sqlite
    .prepare("select sql from sqlite_schema where name = 'quote_event_is_final'")
    .pluck()
    .get();
  database.outside(`drop trigger quote_event_is_final;
    update quote_event set at = at + 1 where sequence = 2; ${trigger}`);
  expect(await found()).toEqual([{ code: 'eventDamaged', values: { sequence: 2 } }]);
});

const EVENTS = { code: 'tableDamaged', values: { table: 'quote_event' } };

test.each([
  ['setting', [{ code: 'tableDamaged', values: { table: 'setting' } }]],
  // By its page, and by the end of the history that is read from it.
  ['quote_event', [EVENTS, EVENTS]],
  // The check in the background reads it.
  ['document', []],
])('a page of %s that cannot be read is found at the start or later', async (table, damage) => {
  const { folder, sqlite } = store.database;
  const root = sqlite.prepare('select rootpage from sqlite_schema where name = ?').pluck();
  const place = (Number(root.get(table)) - 1) * 4096;
  sqlite.pragma('wal_checkpoint(truncate)');
  const file = openSync(join(folder, 'quotedesk.db'), 'r+');
  writeSync(file, Buffer.alloc(100, 0xff), 0, 100, place);
  closeSync(file);
  const reading = openToRead({ folder, onFault: throwFault });
  expect(await found(reading)).toEqual(damage);
  await reading.close();
});
