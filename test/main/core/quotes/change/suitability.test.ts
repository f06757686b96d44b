import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { readLevies } from '../../../../../src/main/adapters/node/resources.ts';
import { workExamples } from '../../../../../src/main/core/rating/examine/worked-examples.ts';
import { ask, refusal } from '../../../../support/host/ask.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { SAMPLE_DOCUMENT } from '../../../../support/quotes/any-document.ts';
import { ofItsOwnCar } from '../../../../support/quotes/own-car.ts';
import { SELLING } from '../../../../support/quotes/selling.ts';
import { openSale, submit } from '../sale/open-sale.ts';

const sale = openedForAll(() => openSale(Date.UTC(2026, 10, 21, 9, 30)));
beforeAll(async () => {
  await ask(sale.app, 'saveFirm', { selling: SELLING });
});

const BY = { confirmedBy: 'Aoife\u00ad Byrne' };
const quote = () => submit(sale, ofItsOwnCar(SAMPLE_DOCUMENT));

test('a confirmation keeps what was said, without what no one sees', async () => {
  const quoteId = await quote();
  const whole = { reasons: ['meetsDemands' as const], demands: 'A low\u00ad excess', ...BY };
  await ask(sale.app, 'confirmSuitability', { quoteId, ...whole, explanation: 'Theft\u200b' });
  const { history } = await ask(sale.app, 'confirmSuitability', {
    quoteId,
    reasons: ['meetsDemands'],
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
      selling: SELLING,
    },
    { reasons: ['meetsDemands'], confirmedBy, compared, selling: SELLING },
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

describe('where the premium has a fee of the broker', () => {
  const charged = openedForAll(() =>
    openSale(Date.UTC(2026, 10, 21, 9, 30), (book) => {
      book.fees = [{ id: 'broker', title: 'Arrangement fee', owner: 'broker', cents: 3_500 }];
      const worked = workExamples(book, readLevies('resources'));
      book.examples = book.examples.map((one, i) => ({
        ...one,
        expect: worked[i]?.found ?? one.expect,
      }));
    }),
  );

  test('settings without a fee contradict it; with one, the statement names the amount', async () => {
    const { app } = charged;
    const quoteId = await submit(charged, ofItsOwnCar(SAMPLE_DOCUMENT));
    const confirming = { quoteId, reasons: ['meetsDemands' as const], ...BY };
    await ask(app, 'saveFirm', { selling: { ...SELLING, paidBy: 'commission', fee: '' } });
    expect(await refusal(app, 'confirmSuitability', confirming)).toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('fee of the broker of 35.00 euro'),
    });
    await ask(app, 'saveFirm', { selling: SELLING });
    await ask(app, 'confirmSuitability', confirming);
    const type = 'statement-of-suitability';
    const { contentBase64 } = await ask(app, 'readDocument', { quoteId, type });
    const input = Buffer.from(contentBase64, 'base64');
    const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input, encoding: 'utf8' });
    expect(text.replace(/\s+/g, ' ')).toContain(
      'The total premium includes our fee: Arrangement fee €35.00.',
    );
  });
});
