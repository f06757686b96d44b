import { expect, test } from 'vitest';
import type { InputOf } from '../../../src/shared/contract/contract.ts';
import { ask } from '../../support/host/ask.ts';
import { startHost, type TestClock } from '../../support/host/host.ts';
import { AT, FULL_XML } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';
import { submitted } from '../../support/quotes/quotes.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-11-02T09:00:00Z');
const FROM_TO = { from: '2026-11-02', to: '2027-01-31' };
const clock: TestClock = { now: START };

const host = openedForAll(() => startHost({ clock }));

const lose = (input: InputOf<'markLost'>) => ask(host.app, 'markLost', input);
const listed = async (query: InputOf<'listQuotes'>) => {
  const { quotes, total } = await ask(host.app, 'listQuotes', query);
  expect(total).toBe(quotes.length);
  return quotes.map(({ quoteId }) => quoteId).toSorted();
};

test('neither a refused nor a lost quote expires next, or waits for an underwriter', async () => {
  // Another one stays open, too.
  await submitted(host, {});
  const [open, refused, lost] = [
    await submitted(host, {}),
    await submitted(host, {}),
    await submitted(host, {}),
  ];
  for (const quoteId of [refused, lost]) {
    await ask(host.app, 'referQuote', { quoteId, reason: 'A trailer is used' });
  }
  const texts = { note: 'Our limit', reasons: ['No trailers'] };
  await ask(host.app, 'decideReferral', { quoteId: refused, decision: 'refuse', ...texts });
  expect((await ask(host.app, 'listReferrals', {})).waiting).toHaveLength(1);
  await lose({ quoteId: lost, reason: 'cover' });
  expect(await listed({ lostReason: 'cover' })).toEqual([lost]);
  expect(await listed({ lostReason: 'price' })).toEqual([]);
  expect(await ask(host.app, 'listReferrals', {})).toMatchObject({ waiting: [], total: 0 });
  const { expiring } = await ask(host.app, 'dashboard', FROM_TO);
  const next = expiring.next.map(({ quoteId }) => quoteId);
  expect(next).toContain(open);
  expect(next).not.toContain(refused);
  expect(next).not.toContain(lost);
  const due = await listed({ status: 'quoted', outcome: 'open', requoted: false });
  expect(next.toSorted()).toEqual(due);
  const lastDay = expiring.next[0]?.expiresAt.slice(0, 10) ?? '';
  clock.now = Date.parse(lastDay) - 3 * DAY;
  const later = await ask(host.app, 'dashboard', FROM_TO);
  expect(later.expiring.week).toBe(next.length);
});

test('an expired quote is asked about until somebody says why, or a month has passed', async () => {
  const asked = async () => {
    const { unexplained } = await ask(host.app, 'dashboard', FROM_TO);
    const { from } = unexplained;
    const expired = { status: 'expired', outcome: 'open', requoted: false } as const;
    const list = await listed({ ...expired, expiresFrom: from });
    expect(unexplained.quotes.map(({ quoteId }) => quoteId).toSorted()).toEqual(list);
    expect(unexplained.total).toBe(list.length);
    return list;
  };
  expect(await asked()).toEqual([]);
  clock.now += 20 * DAY;
  const [first = '', second = ''] = await asked();
  expect(await asked()).toHaveLength(2);
  expect((await lose({ quoteId: first, reason: 'notKnown' })).status).toBe('expired');
  expect(await asked()).toEqual([second]);
  await ask(host.app, 'markNotLost', { quoteId: first });
  expect(await asked()).toHaveLength(2);
  clock.now += 31 * DAY;
  expect(await asked()).toEqual([]);
});

test('what became of the quotes of a period is counted by cover, source and scheme, as the lists say', async () => {
  const api = await host.send(AT.submit, {
    body: FULL_XML,
    headers: { 'content-type': 'application/xml' },
  });
  await host.send(AT.lost, { body: { quoteId: api.body.quoteId, reason: 'wentElsewhere' } });
  const third = await submitted(host, { cover: 'ThirdParty' });
  await lose({ quoteId: third, reason: 'price' });
  const day = new Date(clock.now).toISOString().slice(0, 10);
  const period = { from: '2026-11-01', to: day };
  const { outcomes } = await ask(host.app, 'dashboard', period);
  const { client_id: source } = host.client;
  expect(outcomes.sources).toContainEqual({ source, name: 'First client' });
  expect(outcomes.sources).toContainEqual({ source: 'desk' });
  const days = { createdFrom: period.from, createdTo: period.to };
  for (const { quotes, ...filter } of outcomes.sums) {
    expect(await listed({ ...filter, ...days }), JSON.stringify(filter)).toHaveLength(quotes);
  }
  const all = outcomes.sums.reduce((sum, { quotes }) => sum + quotes, 0);
  expect(all).toBe((await listed(days)).length);
  expect(outcomes.sums).toContainEqual({
    cover: 'Comprehensive',
    source,
    scheme: 'standard',
    quotes: 1,
    outcome: 'lost',
    lostReason: 'wentElsewhere',
  });
  expect(await listed({ source, search: api.body.quoteId })).toEqual([api.body.quoteId]);
});
