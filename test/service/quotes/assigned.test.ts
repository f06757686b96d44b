import { expect, test } from 'vitest';
import { cents } from '../../../src/shared/domain/money.ts';
import { ask } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { openedForAll } from '../../support/opened.ts';
import { submitted } from '../../support/quotes/quotes.ts';
import { deskOf } from '../../support/screens/desk.ts';

const host = openedForAll(() => startHost({ clock: { now: Date.UTC(2026, 10, 21, 9, 30) } }));

test('a quote is given to a colleague and taken back, and the list is of one colleague', async () => {
  const desk = deskOf(host);
  const [first, second] = [await submitted(host, {}), await submitted(host, {})];
  const mary = await desk.add('Mary', ['administer', 'quote']);
  const tom = await desk.add('Tom', ['quote']);
  const give = (quoteId: string, userId: string | null) =>
    desk.call('assignQuote', { quoteId, userId });
  const of = async (assignee: string) => {
    const { quotes, total } = await desk.call('listQuotes', { assignee });
    expect(total).toBe(quotes.length);
    return quotes.map((line) => [line.quoteId, line.assignee]);
  };
  await give(first, tom.userId);
  await give(first, tom.userId);
  await give(second, mary.userId);
  const asTom = { id: tom.userId, name: 'Tom' };
  expect(await of(tom.userId)).toEqual([[first, asTom]]);
  await give(second, null);
  const { history } = await give(second, tom.userId);
  expect(history.slice(1).map(({ kind, detail }) => [kind, detail.assignee])).toEqual([
    ['assigned', { id: mary.userId, name: 'Mary' }],
    ['assigned', null],
    ['assigned', asTom],
  ]);
  expect(await of(tom.userId)).toHaveLength(2);
  expect(await of(mary.userId)).toEqual([]);
  await desk.call('changeUser', { userId: tom.userId, isDisabled: true });
  expect(await desk.refused('assignQuote', { quoteId: first, userId: tom.userId })).toMatchObject({
    errors: [{ path: 'userId' }],
  });
  expect(await host.app.checkData()).toBe(0);
});

test('a list says what premiums are made of, to the cent, where it is asked', async () => {
  const quoteId = await submitted(host, {});
  const discount = { overrideType: 'discount', value: 10, reason: 'Loyal customer' } as const;
  await ask(host.app, 'overrideQuote', { quoteId, ...discount });
  const { quotes } = await ask(host.app, 'listQuotes', { amounts: true });
  expect(quotes.length).toBeGreaterThan(0);
  for (const { premium, amounts: { net, levies, fee } = { net: 0, levies: 0, fee: 0 } } of quotes) {
    expect(cents(net) + cents(levies) + cents(fee)).toBe(cents(premium));
    expect(net).toBeGreaterThan(levies);
  }
  expect((await ask(host.app, 'listQuotes', {})).quotes[0]).not.toHaveProperty('amounts');
});
