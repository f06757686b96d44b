import { expect, test } from 'vitest';
import { ask, refusal } from '../../../../support/host/ask.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { onCover } from '../../../../support/quotes/ready-for-cover.ts';
import { openSale, submit } from '../sale/open-sale.ts';

const sale = openedForAll(() => openSale(Date.UTC(2026, 10, 21, 9, 30)));

test('the history of a lost quote has what was said of it, and nothing else', async () => {
  const quoteId = await submit(sale);
  await ask(sale.app, 'markLost', { quoteId, reason: 'price' });
  const said = { note: '40\u00ad euro less', name: 'Una\u200b Daly' };
  await ask(sale.app, 'markLost', { quoteId, reason: 'other', ...said });
  await ask(sale.app, 'markNotLost', { quoteId, name: 'Una\u00ad Daly' });
  await ask(sale.app, 'markLost', { quoteId, reason: 'cover', note: 'No windscreen' });
  const { history } = await ask(sale.app, 'markNotLost', { quoteId });
  expect(history.slice(1).map(({ kind, detail }) => ({ kind, ...detail }))).toEqual([
    { kind: 'markedLost', reason: 'price' },
    { kind: 'markedLost', reason: 'other', note: '40 euro less', name: 'Una Daly' },
    { kind: 'markedNotLost', name: 'Una Daly' },
    { kind: 'markedLost', reason: 'cover', note: 'No windscreen' },
    { kind: 'markedNotLost' },
  ]);
});

test('why a quote is not lost, or can not be, is said', async () => {
  const quoteId = await submit(sale);
  expect(await refusal(sale.app, 'markLost', { quoteId, reason: 'other' })).toMatchObject({
    errors: [{ path: 'note', message: expect.stringContaining('what the reason is') }],
  });
  expect(await refusal(sale.app, 'markNotLost', { quoteId })).toMatchObject({
    kind: 'conflict',
    message: `Quote ${quoteId} is not marked as lost`,
  });
  const payment = { paymentMethod: 'card', paymentReference: 'PAY-1' } as const;
  await onCover(sale.app, { quoteId, ...payment, duplicateReason: 'The same car' });
  for (const [operation, more] of [
    ['markLost', { reason: 'price' }],
    ['markNotLost', {}],
  ] as const) {
    expect(await refusal(sale.app, operation, { quoteId, ...more })).toMatchObject({
      kind: 'conflict',
      message: `Quote ${quoteId} is accepted`,
    });
  }
});
