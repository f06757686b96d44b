import { beforeEach, expect, test } from 'vitest';
import { declinedStore } from '../../../../../src/main/adapters/sqlite/quotes/declined-store.ts';
import { keptResponses } from '../../../../../src/main/adapters/sqlite/quotes/kept-response-store.ts';
import { DamagedData } from '../../../../../src/main/core/data-state/damaged-data.ts';
import type { ResponseToKeep } from '../../../../../src/main/core/idempotency/kept-responses.ts';
import type { StoredDecline } from '../../../../../src/main/core/quotes/submit/declined.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { testDatabase } from '../../../../support/stores/database.ts';
import { keepReferenced, storedQuote } from '../../../../support/stores/stored-quote.ts';

const DAY = 24 * 60 * 60 * 1000;
const AT = Date.UTC(2026, 10, 21, 9);
const database = openedForEach(() => testDatabase());
beforeEach(async () => {
  await keepReferenced(database);
});

const response = (more: Partial<ResponseToKeep> = {}): ResponseToKeep => ({
  client: 'qd-one',
  key: 'a key',
  fingerprint: 'a fingerprint',
  status: 200,
  etag: '"a tag"',
  body: '{"quoteId":"Q-1"}',
  at: AT,
  ...more,
});
const { status, etag, body } = response();
const ANSWERED = { kind: 'answered', answer: { status, etag, body } };

test('a response is found by its client and key, for the same request alone', async () => {
  const responses = keptResponses(database);
  await responses.keep(response());
  expect(await responses.find(response(), AT)).toEqual(ANSWERED);
  const other = response({ fingerprint: 'another' });
  expect(await responses.find(other, AT)).toEqual({ kind: 'different' });
  expect(await responses.find(response({ client: 'qd-two' }), AT)).toBeUndefined();
  expect(await responses.find(response({ key: 'another' }), AT)).toBeUndefined();
});

test('a response is kept for 24 hours, and a key has one at a time', async () => {
  const responses = keptResponses(database);
  await responses.keep(response());
  await responses.keep(response({ key: 'later', at: AT + 1 }));
  await expect(responses.keep(response({ at: AT + DAY - 1 }))).rejects.toThrow(/UNIQUE/);
  expect(await responses.find(response(), AT + DAY - 1)).toEqual(ANSWERED);
  expect(await responses.find(response(), AT + DAY)).toBeUndefined();
  await responses.keep(response({ at: AT + DAY, status: 404, etag: null }));
  expect(await responses.find(response(), AT + DAY)).toMatchObject({
    answer: { status: 404, etag: null },
  });
  expect(await responses.find(response({ key: 'later' }), AT + DAY)).toEqual(ANSWERED);
});

test('a response that was changed on the drive is not sent', async () => {
  const responses = keptResponses(database);
  await responses.keep(response());
  database.outside(`update kept_answer set body = '{}'`);
  await expect(responses.find(response(), AT)).rejects.toThrow(DamagedData);
});

const decline = (id: string, at: number): StoredDecline => ({
  id,
  at,
  by: 'qd-one',
  rateBookHash: 'book',
  reasons: [],
  sections: storedQuote('any').sections,
});

test('declined risks are listed as they were kept, the last one first, whatever the clock says', async () => {
  const declined = declinedStore(database);
  const [first, second, third] = [decline('a', 3), decline('c', 1), decline('b', 2)];
  for (const one of [first, second, third]) await declined.add(one);
  expect(await declined.newest(10)).toEqual([third, second, first]);
  expect(await declined.newest(2)).toEqual([third, second]);
});

test('a declined risk and its response are kept together, or neither is', async () => {
  const declined = declinedStore(database);
  await declined.add(decline('a', AT), response({ status: 422 }));
  expect(await keptResponses(database).find(response(), AT)).toMatchObject({ kind: 'answered' });
  await expect(declined.add(decline('b', AT), response())).rejects.toThrow(/UNIQUE/);
  expect(await declined.newest(10)).toHaveLength(1);
});

test('a declined risk that was changed on the drive is not listed', async () => {
  const declined = declinedStore(database);
  await declined.add(decline('a', AT));
  database.outside(`update declined_risk set by = 'desk'`);
  await expect(declined.newest(10)).rejects.toThrow(DamagedData);
});
