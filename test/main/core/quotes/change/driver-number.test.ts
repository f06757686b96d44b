import { beforeEach, expect, test } from 'vitest';
import { BROKER } from '../../../../../src/main/core/dispatcher.ts';
import { ask, refusal } from '../../../../support/host/ask.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { SAMPLE_DOCUMENT } from '../../../../support/quotes/any-document.ts';
import { ofItsOwnCar } from '../../../../support/quotes/own-car.ts';
import { client, openSale, submit } from '../sale/open-sale.ts';

let quoteId: string;
const sale = openedForAll(() => openSale(Date.UTC(2026, 10, 21, 9, 30)));

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
