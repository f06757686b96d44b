import { expect, test } from 'vitest';
import { type DayUsage, usageCounter } from '../../../../src/main/core/api-clients/usage.ts';

test('counts that could not be stored are stored the next time, with those since', async () => {
  const kept: DayUsage[] = [];
  let isBusy = true;
  const store = {
    add: async (usage: readonly DayUsage[]) => {
      if (isBusy) throw new Error('busy');
      kept.push(...usage);
    },
    since: async () => kept,
  };
  const counter = usageCounter(store, () => Date.parse('2026-11-21T12:00:00Z'));
  counter.count({ client: 'one', status: 200 });
  counter.count({ client: 'other', status: 503 });
  await expect(counter.flush()).rejects.toThrow('busy');
  counter.count({ client: 'one', status: 404 });
  isBusy = false;
  await counter.flush();
  await counter.flush();
  expect(kept).toMatchObject([
    { clientId: 'one', day: '2026-11-21', requests: 2, otherRefusals: 1 },
    { clientId: 'other', requests: 1, failures: 1 },
  ]);
});
