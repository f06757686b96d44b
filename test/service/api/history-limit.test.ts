import { beforeAll, expect, test } from 'vitest';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { MOST_CHANGES } from '../../../src/main/core/quotes/change/change-quote.ts';
import { addressOf, contract } from '../../../src/shared/contract/contract.ts';
import { startHost } from '../../support/host/host.ts';
import { AT, expectFault, FULL_XML } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';

let quoteId: string;
const host = openedForAll(() => startHost());
beforeAll(async () => {
  quoteId = (await host.sendXml(FULL_XML)).body.quoteId;
  for (let i = 1; i < MOST_CHANGES; i += 1) {
    const input = { quoteId, overrideType: 'discount', value: 1, reason: `Change ${i}` };
    const answer = await host.app.dispatch(BROKER, 'overrideQuote', input);
    expect(answer.ok).toBe(true);
  }
});

const page = async (values: Readonly<Record<string, unknown>>) =>
  host.send(addressOf(contract.getQuoteHistory.http, { id: quoteId, ...values }));
const reasons = (history: readonly { detail: { reason?: string } }[]) =>
  history.map(({ detail }) => detail.reason);
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `Change ${from + i}`);

test('a quote with a long history is answered with its newest entries', async () => {
  const { body, headers } = await host.send(AT.quote(quoteId));
  expect(body.earlierHistory).toBe(MOST_CHANGES - 50);
  expect(reasons(body.history)).toEqual(numbered(MOST_CHANGES - 50, MOST_CHANGES - 1));
  expect(headers.get('etag')).toBe(`"${quoteId}.${MOST_CHANGES}"`);
});

test('the others are got page by page', async () => {
  const newest = await page({});
  expect(newest.body).toMatchObject({ quoteId, total: MOST_CHANGES, first: MOST_CHANGES - 49 });
  expect(newest.body.history).toHaveLength(50);
  let before = MOST_CHANGES + 1;
  const told: (string | undefined)[] = [];
  while (before > 1) {
    const { body } = await page({ before, limit: 70 });
    told.unshift(...reasons(body.history));
    before = body.first;
  }
  expect(told).toEqual([undefined, ...numbered(1, MOST_CHANGES - 1)]);
  const [only] = (await page({ before: 2 })).body.history;
  expect(only.kind).toBe('submitted');
  expect((await page({ before: 1 })).body).toMatchObject({ first: 1, history: [] });
  expect((await page({ limit: 300 })).body.history).toHaveLength(MOST_CHANGES);
});

test('a page that cannot be is refused, as is one of a quote that is not there', async () => {
  for (const values of [{ before: 0 }, { limit: 0 }, { limit: 301 }, { before: 'last' }]) {
    expectFault(await page(values), 400);
  }
  expectFault(await page({ id: 'Q-NONE' }), 404);
});
