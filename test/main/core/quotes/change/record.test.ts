import { execFileSync } from 'node:child_process';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readLevies } from '../../../../../src/main/adapters/node/resources.ts';
import { BROKER } from '../../../../../src/main/core/dispatcher.ts';
import { workExamples } from '../../../../../src/main/core/rating/examine/worked-examples.ts';
import { ask, refusal } from '../../../../support/host/ask.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { ofItsOwnCar, SAMPLE_DOCUMENT } from '../../../../support/quotes/any-document.ts';
import { onCover, SELLING } from '../../../../support/quotes/ready-for-cover.ts';
import { client, openSale, submit } from '../sale/open-sale.ts';

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

describe('driver number', () => {
  let quoteId: string;

  const person = { Surname: 'Byrne', DateOfBirth: '1988-03-02' };

  const CIAN = { ...person, FirstName: 'Cian', LicenceType: 'Full UK' };

  const UNA = { ...person, FirstName: 'Una', LicenceType: 'Full Irish' };

  beforeEach(async () => {
    const Drivers = { Driver: [CIAN, UNA] };
    quoteId = await submit(sale, { ...ofItsOwnCar(SAMPLE_DOCUMENT), Drivers });
  });

  const record = (driverNumber: string, driver?: number) =>
    ask(sale.app, 'recordDriverNumber', {
      quoteId,
      driverNumber,
      ...(driver === undefined ? {} : { driver }),
    });

  const refused = (driverNumber: string, driver?: number) =>
    refusal(sale.app, 'recordDriverNumber', { quoteId, driverNumber, driver });

  const BRITISH = 'BYRNE853028C99AB';

  test('each driver has a number of their own, in capitals, as the history says', async () => {
    await record('123456789');
    await record(BRITISH.toLowerCase(), 1);
    const { history, driverNumber } = await record('987654321', 2);
    expect(driverNumber).toBe('123456789');
    expect(history.slice(1).map(({ detail }) => detail)).toEqual([
      { driverNumber: '123456789' },
      { driverNumber: BRITISH, driver: 1 },
      { driverNumber: '987654321', driver: 2 },
    ]);
    // The same again changes nothing.
    expect((await record('987654321', 2)).history).toHaveLength(4);
  });

  test('a number must be one of the licence of its driver, and its driver one of the quote', async () => {
    expect(await refused('12345678', 2)).toMatchObject({ errors: [{ path: 'driverNumber' }] });
    expect(await refused('987654321', 1)).toMatchObject({ errors: [{ path: 'driverNumber' }] });
    const none = { errors: [{ path: 'driver', message: 'is not a named driver of the quote' }] };
    expect(await refused('987654321', 3)).toMatchObject(none);
    const alone = await submit(sale, ofItsOwnCar(SAMPLE_DOCUMENT));
    const ofNobody = { quoteId: alone, driverNumber: '987654321', driver: 1 };
    expect(await refusal(sale.app, 'recordDriverNumber', ofNobody)).toMatchObject(none);
  });

  test('two numbers that are recorded at once are both in the history', async () => {
    const both = await Promise.all(
      [1, 2].map((driver) =>
        sale.app.dispatch(BROKER, 'recordDriverNumber', {
          quoteId,
          driver,
          driverNumber: driver === 1 ? BRITISH : '987654321',
        }),
      ),
    );
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    const { history } = await ask(sale.app, 'getQuote', { id: quoteId });
    expect(history.slice(1).map(({ kind }) => kind)).toEqual(['driverNumber', 'driverNumber']);
  });

  test('a policy names every driver without a number, and none with one', async () => {
    await record(BRITISH, 1);
    const payment = { quoteId, paymentMethod: 'card', paymentReference: 'PAY-1' } as const;
    const named = async () => {
      const { warnings } = await sale.as(client('quote:accept'), 'acceptQuote', payment);
      return warnings.filter((one) => JSON.stringify(one).includes('Driver'));
    };
    expect(await named()).toEqual([
      { code: 'noDriverNumber' },
      { code: 'noNumberOfDriver', values: { name: 'Una Byrne' } },
    ]);
    await record('123456789');
    await record('987654321', 2);
    expect(await named()).toEqual([]);
  });
});

describe('suitability', () => {
  beforeAll(() => ask(sale.app, 'saveFirm', { selling: SELLING }));

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
});
