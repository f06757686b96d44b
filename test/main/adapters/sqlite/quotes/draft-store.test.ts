import { expect, test } from 'vitest';
import { draftStore } from '../../../../../src/main/adapters/sqlite/quotes/draft-store.ts';
import { DamagedData } from '../../../../../src/main/core/data-state/damaged-data.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { testDatabase } from '../../../../support/stores/database.ts';

const database = openedForEach(() => testDatabase());

const draft = (id: string, title = id) => ({ id, title, content: '{"a":1}', savedAt: 5 });
/** A draft as it is read. */
const stored = (id: string) => ({ ...draft(id), version: expect.any(String) });
const along = (atMost = 10) => ({ atMost, permits: () => true });

test('drafts are listed by their saving, the last one first, whatever the clock says', async () => {
  const drafts = draftStore(database);
  for (const id of ['a', 'b', 'c']) {
    expect(await drafts.save(draft(id), along())).toMatchObject({ dropped: [] });
  }
  await drafts.save({ ...draft('a', 'again'), savedAt: 1 }, along());
  const again = { ...stored('a'), title: 'again', savedAt: 1 };
  expect(await drafts.all()).toEqual([again, stored('c'), stored('b')]);
  expect(await drafts.find('b')).toEqual(stored('b'));
  expect(await drafts.find('d')).toBeUndefined();
});

test('past the number of drafts the oldest go, and are given back', async () => {
  const drafts = draftStore(database);
  for (const id of ['a', 'b', 'c', 'd']) await drafts.save(draft(id), along());
  expect(await drafts.save(draft('e'), along(3))).toMatchObject({
    dropped: [draft('b'), draft('a')],
  });
  expect((await drafts.all()).map(({ id }) => id)).toEqual(['e', 'd', 'c']);
});

test('every row that is written or deleted counts as a change', async () => {
  const drafts = draftStore(database);
  const count = async (work: Promise<unknown>) => {
    const before = drafts.changes();
    await work;
    return drafts.changes() - before;
  };
  expect(await count(drafts.save(draft('a'), along()))).toBe(1);
  // Deleted and written again.
  expect(await count(drafts.save(draft('a', 'again'), along()))).toBe(2);
  expect(await count(drafts.save(draft('b'), along(1)))).toBe(2);
  expect(await count(drafts.delete('a'))).toBe(0);
  expect(await count(drafts.delete('b'))).toBe(1);
});

test('a draft is deleted once, and no other with it', async () => {
  const drafts = draftStore(database);
  for (const id of ['a', 'b']) await drafts.save(draft(id), along());
  expect(await drafts.delete('a')).toBe(true);
  expect(await drafts.delete('a')).toBe(false);
  expect(await drafts.all()).toEqual([stored('b')]);
});

test('a version stands for a content, and one that is not permitted changes nothing', async () => {
  const drafts = draftStore(database);
  const seen: (string | undefined)[] = [];
  const permits = (version: string | undefined) => seen.push(version) > 0;
  const first = await drafts.save(draft('a'), { atMost: 10, permits });
  const other = await drafts.save({ ...draft('a'), content: '{}' }, { atMost: 10, permits });
  expect(seen).toEqual([undefined, first?.version]);
  expect(other?.version).not.toBe(first?.version);
  const refused = { atMost: 0, permits: () => false };
  expect(await drafts.save(draft('a'), refused)).toBeUndefined();
  expect(await drafts.find('a')).toMatchObject({ content: '{}', version: other?.version });
  expect(await drafts.save(draft('a'), along())).toMatchObject({ version: first?.version });
});

test('a draft that was changed on the drive is not opened', async () => {
  const drafts = draftStore(database);
  await drafts.save(draft('a'), along());
  database.outside(`update draft set content = '{}'`);
  await expect(drafts.find('a')).rejects.toThrow(DamagedData);
  await expect(drafts.all()).rejects.toThrow(DamagedData);
});
