import { expect, test } from 'vitest';
import { usageStore } from '../../../../../src/main/adapters/sqlite/people/usage-store.ts';
import type { DayUsage } from '../../../../../src/main/core/api-clients/usage.ts';
import { DamagedData } from '../../../../../src/main/core/data-state/damaged-data.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { testDatabase } from '../../../../support/stores/database.ts';

const database = openedForEach(() => testDatabase());

const COUNTS = {
  requests: 100,
  unauthenticated: 1,
  forbidden: 2,
  rateLimited: 3,
  otherRefusals: 4,
  failures: 5,
};
const usage = (day: string, clientId: string, lastUsedAt: number): DayUsage => ({
  ...COUNTS,
  day,
  clientId,
  lastUsedAt,
});

test('counts of the same client and day add up, and the last use is the latest', async () => {
  const store = usageStore(database);
  const one = usage('2026-11-21', 'one', 20);
  const others = [usage('2026-11-21', 'other', 7), usage('2026-11-22', 'one', 8)];
  await store.add([one, ...others], '2026-01-01');
  await store.add([{ ...one, lastUsedAt: 10 }], '2026-01-01');
  const twice = Object.fromEntries(Object.entries(COUNTS).map(([name, n]) => [name, 2 * n]));
  const kept = await store.since('2026-11-21');
  expect(kept).toHaveLength(3);
  expect(kept).toEqual(expect.arrayContaining([{ ...one, ...twice }, ...others]));
  await store.add([{ ...one, lastUsedAt: 30 }], '2026-01-01');
  expect(await store.since('2026-11-21')).toContainEqual(
    expect.objectContaining({ day: one.day, clientId: 'one', requests: 300, lastUsedAt: 30 }),
  );
});

test('days before the oldest that is kept go; a day is asked for with those after it', async () => {
  const store = usageStore(database);
  const days = ['2026-11-19', '2026-11-20', '2026-11-21'].map((day) => usage(day, 'one', 1));
  await store.add(days, '2026-01-01');
  expect(await store.since('2026-11-20')).toEqual(days.slice(1));
  await store.add([], '2026-11-20');
  expect(await store.since('2026-01-01')).toEqual(days.slice(1));
});

test('counts that were changed on the drive are neither shown nor added to', async () => {
  const store = usageStore(database);
  const one = usage('2026-11-21', 'one', 20);
  await store.add([one], '2026-01-01');
  database.outside('update api_usage set requests = 7');
  await expect(store.since('2026-11-21')).rejects.toThrow(DamagedData);
  await expect(store.add([one], '2026-01-01')).rejects.toThrow(DamagedData);
});
