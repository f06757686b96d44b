import { expect, test } from 'vitest';
import { documentsHost } from '../../support/documents/documents.ts';
import { refusal } from '../../support/host/ask.ts';
import { FULL_XML } from '../../support/host/requests.ts';

const { host, ask, submitted, read } = documentsHost();

const TYPE = 'statement-of-suitability';
const SAID = {
  ...{ reasons: ['meetsDemands' as const], confirmedBy: 'Aoife Byrne' },
  ...{ demands: 'A low excess', explanation: 'Theft is common on the street.' },
};

test('a statement is a draft until the person selling confirms it', async () => {
  const quoteId = await submitted(FULL_XML);
  expect(await read(quoteId, TYPE)).toMatch(/NOT CONFIRMED .*Draft: not confirmed/);
  const { history, premium } = await ask('confirmSuitability', { quoteId, ...SAID });
  expect(history.at(-1)).toMatchObject({ kind: 'suitability', by: 'desk', detail: SAID });
  const said = await read(quoteId, TYPE);
  expect(said).not.toMatch(/not confirmed/i);
  expect(said).toContain('Aoife Byrne confirmed this statement on 20 November 2026, 09:00');
  for (const text of ['A low excess', 'Theft is common', 'It gives the cover that you asked for']) {
    expect(said).toContain(text);
  }
  expect(said).toContain(`€${premium.toFixed(2)}`);
});

test('every cover and excess that was offered stands with its price', async () => {
  const quoteId = await submitted(FULL_XML);
  const said = await read(quoteId, TYPE);
  const { explored } = await ask('getQuotePage', { id: quoteId });
  const euro = (amount: number) => `€${amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
  const covers = explored?.comparison.covers ?? [];
  expect(covers).toHaveLength(3);
  for (const { premium } of covers) expect(said).toContain(euro(premium));
  expect(said).toMatch(/Excess €0 €/);
  expect(said).toMatch(/Breakdown assistance In Europe too/);
});

test('another price or cover needs another confirmation; accepting needs none', async () => {
  const quoteId = await submitted(FULL_XML);
  await ask('confirmSuitability', { quoteId, ...SAID });
  await ask('addCover', { quoteId, addonType: 'breakdown' });
  expect(await read(quoteId, TYPE)).toContain('Draft: not confirmed');
  const discount = { quoteId, overrideType: 'discount', reason: 'Agreed' } as const;
  await ask('overrideQuote', { ...discount, value: 5 });
  await ask('confirmSuitability', { quoteId, ...SAID });
  await ask('withdrawOverride', discount);
  expect(await read(quoteId, TYPE)).toContain('Draft: not confirmed');
  await ask('confirmSuitability', { quoteId, ...SAID });
  const payment = { paymentMethod: 'card' as const, paymentReference: 'PAY-1' };
  await ask('acceptQuote', { quoteId, ...payment });
  expect(await read(quoteId, TYPE)).toContain('Aoife Byrne confirmed');
  const late = await refusal(host().app, 'confirmSuitability', { quoteId, ...SAID });
  expect(late).toMatchObject({ kind: 'conflict' });
});

test('without a reason or a name nothing is confirmed', async () => {
  const quoteId = await submitted(FULL_XML);
  const none = { quoteId, reasons: [], confirmedBy: 'Aoife Byrne' };
  expect(await refusal(host().app, 'confirmSuitability', none)).toMatchObject({
    kind: 'invalid',
    errors: [{ path: 'reasons' }],
  });
  const nobody = { quoteId, reasons: ['meetsDemands'], confirmedBy: ' ' };
  expect(await refusal(host().app, 'confirmSuitability', nobody)).toMatchObject({
    kind: 'invalid',
    errors: [{ path: 'confirmedBy' }],
  });
});
