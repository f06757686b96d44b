import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, refusal } from '../../../../support/host/ask.ts';
import { SAMPLE_DOCUMENT } from '../../../../support/quotes/any-document.ts';
import { ofItsOwnCar } from '../../../../support/quotes/own-car.ts';
import { openSale, type Sale, submit } from '../sale/open-sale.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await openSale(Date.UTC(2026, 10, 21, 9, 30));
});
afterAll(() => sale.close());

const BY = { confirmedBy: 'Aoife\u00ad Byrne' };
const quote = () => submit(sale, ofItsOwnCar(SAMPLE_DOCUMENT));

test('a confirmation keeps what was said, without what nobody sees', async () => {
  const quoteId = await quote();
  const whole = { reasons: ['meetsDemands' as const], demands: 'A low\u00ad excess', ...BY };
  await ask(sale.app, 'confirmSuitability', { quoteId, ...whole, explanation: 'Theft\u200b' });
  const { history } = await ask(sale.app, 'confirmSuitability', {
    ...{ quoteId, reasons: ['meetsDemands'] },
    ...BY,
  });
  const confirmedBy = 'Aoife Byrne';
  const compared = expect.arrayContaining([expect.objectContaining({ decision: 'quote' })]);
  expect(history.slice(1).map(({ detail }) => detail)).toEqual([
    {
      reasons: ['meetsDemands'],
      confirmedBy,
      demands: 'A low excess',
      explanation: 'Theft',
      compared,
    },
    { reasons: ['meetsDemands'], confirmedBy, compared },
  ]);
});

test('a reason of one’s own is enough, and no reason is not', async () => {
  const quoteId = await quote();
  const own = { quoteId, reasons: [], explanation: 'It covers the trailer', ...BY };
  const { history } = await ask(sale.app, 'confirmSuitability', own);
  expect(history.at(-1)).toMatchObject({ kind: 'suitability', detail: { reasons: [] } });
  const none = { quoteId, reasons: [], ...BY };
  expect(await refusal(sale.app, 'confirmSuitability', none)).toMatchObject({
    errors: [{ path: 'reasons' }],
  });
});
