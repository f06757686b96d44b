import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../../src/main/adapters/sqlite/open.ts';
import { refusalStore } from '../../../../src/main/adapters/sqlite/refusal-store.ts';
import { temporaryFolder } from '../../../support/host.ts';
import { throwFault } from '../../../support/throw-fault.ts';

test('past its number of rows the oldest refusals go first', async () => {
  const folder = temporaryFolder();
  const since = '2026-11-21T00:00:00Z';
  const database = await openDatabase({ folder, host: 'command', since, onFault: throwFault });
  const store = refusalStore(database);
  const hour = (number: number) => `2026-11-21T${String(number).padStart(2, '0')}:00:00Z`;
  const refusals = Array.from({ length: 20 }, (_, i) => ({
    ...{
      hour: hour(i),
      clientId: 'one',
      route: '/priceQuote',
      status: 403,
      requests: 1,
      lastAt: i,
    },
  }));
  await store.add(refusals, { from: hour(0), most: 5 });
  expect((await store.newest(100)).map((each) => each.hour)).toEqual(
    [19, 18, 17, 16, 15].map(hour),
  );
  await store.add(refusals.slice(-1), { from: hour(18), most: 5 });
  expect(await store.newest(100)).toMatchObject([
    { hour: hour(19), requests: 2 },
    { hour: hour(18), requests: 1 },
  ]);
  await database.close();
  rmSync(folder, { recursive: true });
});
