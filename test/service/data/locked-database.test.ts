import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { contract } from '../../../src/shared/contract/contract.ts';
import { ask } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { openedForEach } from '../../support/opened.ts';
import { submitted } from '../../support/quotes/quotes.ts';

const host = openedForEach(() => startHost());
/** Another program's connection to the same database. */
const other = openedForEach(() => new Database(join(host.dataFolder, 'quotedesk.db')));

const PRICE = {
  data: {
    'in_policy.dateInception': '2027-03-01T00:00:00+00:00',
    'in_customer.dateOfBirth': '1985-06-15',
    'in_dts.raterCover': 'Comprehensive',
  },
};

/** Whether a promise has an outcome yet. */
function settled(promise: Promise<unknown>) {
  const seen = { done: false };
  promise.then(
    () => {
      seen.done = true;
    },
    () => {
      seen.done = true;
    },
  );
  return seen;
}

test('while another process writes, prices and readings go on, and a change waits for it', async () => {
  const id = await submitted(host, {});
  await ask(host.app, 'listQuotes', {});
  const token = await host.token();
  other.exec('begin immediate');
  const changed = host.send(contract.overrideQuote.http.path, {
    token,
    body: { quoteId: id, overrideType: 'discount', value: 5, reason: 'Loyal' },
  });
  const change = settled(changed);
  const { path } = contract.priceQuote.http;
  expect(await host.send(path, { token, body: PRICE })).toMatchObject({ status: 200 });
  expect(await ask(host.app, 'getQuote', { id })).toMatchObject({ quoteId: id });
  expect((await ask(host.app, 'listQuotes', {})).total).toBe(1);
  expect(await ask(host.app, 'dashboard', { from: '2026-01-01', to: '2026-01-31' })).toBeDefined();
  expect(change.done, 'the change still waits').toBe(false);
  other.exec('rollback');
  expect(await changed).toMatchObject({ status: 200 });
});

test('lists show what the index has while it cannot catch up, and the rest afterwards', async () => {
  await submitted(host, {});
  await ask(host.app, 'listQuotes', {});
  // A change whose line is not in the index yet, and a lock from then on.
  other.exec('update quote_index_reached set sequence = 0; delete from quote_line');
  other.exec('begin immediate');
  expect((await ask(host.app, 'listQuotes', {})).quotes).toEqual([]);
  other.exec('rollback');
  expect((await ask(host.app, 'listQuotes', {})).quotes).toHaveLength(1);
});

test('changes that wait are made in their order once the lock is free', async () => {
  other.exec('begin immediate');
  const made = Promise.all(
    ['1979-02-03', '1980-02-03', '1981-02-03'].map((born) => submitted(host, { born })),
  );
  await ask(host.app, 'listProducts', {});
  other.exec('rollback');
  const ids = await made;
  const { quotes } = await ask(host.app, 'listQuotes', {});
  expect(quotes.map(({ quoteId }) => quoteId)).toEqual(ids.toReversed());
});

test('a change gives up where the lock does not become free, and those behind it do not wait longer', {
  tags: ['thorough'],
}, async () => {
  const id = await submitted(host, {});
  other.exec('begin immediate');
  const input = { quoteId: id, overrideType: 'discount', value: 5, reason: 'Loyal' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => host.app.dispatch(BROKER, 'overrideQuote', input)),
  );
  expect(answers.map(({ ok }) => ok)).toEqual(answers.map(() => false));
  other.exec('rollback');
  expect(await host.app.dispatch(BROKER, 'overrideQuote', input)).toMatchObject({ ok: true });
});
