import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftStore } from '../../../../src/main/adapters/sqlite/draft-store.ts';
import { DamagedData } from '../../../../src/main/core/data-state/damaged-data.ts';
import { type TestDatabase, testDatabase } from '../../../support/database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

const draft = (id: string, title = id) => ({ id, title, content: '{"a":1}', savedAt: 5 });

test('drafts are listed by their saving, the last one first, whatever the clock says', async () => {
  const drafts = draftStore(database);
  for (const id of ['a', 'b', 'c']) expect(await drafts.save(draft(id), 10)).toEqual([]);
  await drafts.save({ ...draft('a', 'again'), savedAt: 1 }, 10);
  const again = { ...draft('a', 'again'), savedAt: 1 };
  expect(await drafts.all()).toEqual([again, draft('c'), draft('b')]);
  expect(await drafts.find('b')).toEqual(draft('b'));
  expect(await drafts.find('d')).toBeUndefined();
});

test('past the number of drafts the oldest go, and are given back', async () => {
  const drafts = draftStore(database);
  for (const id of ['a', 'b', 'c', 'd']) await drafts.save(draft(id), 10);
  expect(await drafts.save(draft('e'), 3)).toEqual([draft('b'), draft('a')]);
  expect((await drafts.all()).map(({ id }) => id)).toEqual(['e', 'd', 'c']);
});

test('a draft is deleted once, and no other with it', async () => {
  const drafts = draftStore(database);
  for (const id of ['a', 'b']) await drafts.save(draft(id), 10);
  expect(await drafts.delete('a')).toBe(true);
  expect(await drafts.delete('a')).toBe(false);
  expect(await drafts.all()).toEqual([draft('b')]);
});

test('a draft that was changed on the drive is not opened', async () => {
  const drafts = draftStore(database);
  await drafts.save(draft('a'), 10);
  database.outside(`update draft set content = '{}'`);
  await expect(drafts.find('a')).rejects.toThrow(DamagedData);
  await expect(drafts.all()).rejects.toThrow(DamagedData);
});
