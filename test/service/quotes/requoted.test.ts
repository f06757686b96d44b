import { expect, test } from 'vitest';
import type { InputOf } from '../../../src/shared/contract/contract.ts';
import { ask } from '../../support/host/ask.ts';
import { startHost, type TestClock } from '../../support/host/host.ts';
import { openedForAll } from '../../support/opened.ts';
import { submitted } from '../../support/quotes/quotes.ts';

const DAY = 24 * 60 * 60 * 1000;
const FROM_TO = { from: '2026-11-02', to: '2027-01-31' };
const clock: TestClock = { now: Date.parse('2026-11-02T09:00:00Z') };

const host = openedForAll(() => startHost({ clock }));

const listed = async (query: InputOf<'listQuotes'>) => {
  const { quotes, total } = await ask(host.app, 'listQuotes', query);
  expect(total).toBe(quotes.length);
  return quotes.map(({ quoteId }) => quoteId).toSorted();
};

test('a quote that was quoted again neither expires next nor is asked about: its re-quote is', async () => {
  const first = await submitted(host, {});
  const copy = await ask(host.app, 'draftFromQuote', { quoteId: first });
  const { quoteId: second } = await ask(host.app, 'submitDraft', { ...copy, basedOn: first });
  const figures = async () => {
    const { expiring, unexplained } = await ask(host.app, 'dashboard', FROM_TO);
    const ids = (quotes: readonly { readonly quoteId: string }[]) =>
      quotes.map(({ quoteId }) => quoteId);
    return { ...expiring, next: ids(expiring.next), asked: ids(unexplained.quotes) };
  };
  expect((await figures()).next).toEqual([second]);
  expect(await listed({ requoted: true })).toEqual([first]);
  expect(await listed({ requoted: true, search: first })).toEqual([first]);
  expect(await listed({ requoted: false, search: first })).toEqual([]);
  const { expiresAt } = await ask(host.app, 'getQuote', { id: second });
  clock.now = Date.parse(expiresAt) - DAY;
  expect(await figures()).toMatchObject({ week: 1, next: [second], asked: [] });
  clock.now = Date.parse(expiresAt) + DAY;
  expect(await figures()).toMatchObject({ today: 0, week: 0, next: [], asked: [second] });
  const expired = { status: 'expired', outcome: 'open' } as const;
  expect(await listed({ ...expired, requoted: false })).toEqual([second]);
  expect(await listed(expired)).toEqual([first, second].toSorted());
});
