import { afterEach, describe, expect, test } from 'vitest';
import type { RateBook } from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import { ask } from '../../../../support/host/ask.ts';
import { openSale, type Sale, sample, submit } from './open-sale.ts';

let sale: Sale | undefined;
afterEach(() => sale?.close());

/** When a document submitted at a moment ends, and why. */
async function endOf(now: number, document: unknown, change?: (book: RateBook) => void) {
  sale = await openSale(now, change);
  const id = await submit(sale, document);
  const { expiresAt, expiresBecause } = await ask(sale.app, 'getQuote', { id });
  return [expiresAt, expiresBecause];
}

const from = (InceptionDate: string, born = '1985-06-15') => ({
  ...sample({ InceptionDate, ExpiryDate: null }),
  Customer: { ...sample({}).Customer, DateOfBirth: born },
});
/** Takes the age out of the premium: at 40, which the examples assume, it has this relativity. */
function ageless(book: RateBook): void {
  for (const factor of book.factors) {
    if (factor.kind === 'line' && factor.input === 'driverAge') {
      factor.points = [17, 90].map((at) => ({ at, relativity: 0.9644 }));
    }
  }
  book.examples = book.examples.slice(0, 2);
}

const NOON = Date.UTC(2026, 10, 21, 12);

describe('a quote ends', () => {
  test('after thirty days', async () => {
    const end = await endOf(NOON, from('2026-12-01T00:00:00Z'));
    expect(end).toEqual(['2026-12-21T12:00:00Z', 'validity']);
  });

  test('when a levy changes, at the first moment of the Irish day', async () => {
    const end = await endOf(Date.UTC(2025, 11, 20), from('2025-12-24T00:00:00Z'));
    expect(end).toEqual(['2026-01-01T00:00:00Z', 'levies']);
  });

  test('on the driver’s birthday, where cover could begin on it or later', async () => {
    const end = await endOf(NOON, from('2026-12-01T00:00:00Z', '1990-12-10'));
    expect(end).toEqual(['2026-12-10T00:00:00Z', 'price']);
  });

  test('on the birthday of a named driver, and when penalty points are three years old', async () => {
    const document = from('2026-12-01T00:00:00Z');
    const Driver = { FirstName: 'Seán', Surname: 'Byrne', DateOfBirth: '2004-12-12' };
    const young = await endOf(NOON, { ...document, Drivers: { Driver } });
    expect(young).toEqual(['2026-12-12T00:00:00Z', 'price']);
    await sale?.close();
    const Conviction = { Offence: 'Speeding', Date: '2023-12-14', Points: 3 };
    const Customer = { ...document.Customer, Convictions: { Conviction } };
    const pointed = await endOf(NOON, { ...document, Customer });
    expect(pointed).toEqual(['2026-12-14T00:00:00Z', 'price']);
  });

  test('not on a birthday before inception, nor on that of inception', async () => {
    const end = await endOf(NOON, from('2026-12-10T23:00:00Z', '1990-12-10'));
    expect(end).toEqual(['2026-12-21T12:00:00Z', 'validity']);
  });

  test('not on a birthday that prices nothing', async () => {
    const end = await endOf(NOON, from('2026-12-01T00:00:00Z', '1990-12-10'), ageless);
    expect(end).toEqual(['2026-12-21T12:00:00Z', 'validity']);
  });

  test('on a birthday that prices an optional cover alone', async () => {
    const end = await endOf(NOON, from('2026-12-01T00:00:00Z', '1990-12-10'), (book) => {
      ageless(book);
      book.factors.push({
        id: 'legal-age',
        title: 'Age',
        addOn: 'legal',
        kind: 'bands',
        input: 'driverAge',
        assume: 40,
        bands: [0, 36].map((bound) => ({ from: bound, relativity: bound === 0 ? 1 : 1.5 })),
      });
    });
    expect(end).toEqual(['2026-12-10T00:00:00Z', 'price']);
  });

  test('when another book comes that rates otherwise, and not when it rates the same', async () => {
    const other = (change: (book: RateBook) => void) =>
      endOf(NOON, from('2026-12-01T00:00:00Z'), (book) => {
        book.inForceFrom = '2026-12-08';
        change(book);
      });
    const dearer = await other(({ addOns }) => {
      for (const level of addOns[0]?.levels ?? []) level.netCents += 1;
    });
    expect(dearer).toEqual(['2026-12-08T00:00:00Z', 'price']);
    await sale?.close();
    const same = await other((book) => {
      book.name = 'Another name';
    });
    expect(same).toEqual(['2026-12-21T12:00:00Z', 'validity']);
  });

  test('on 1 March, of who was born on a leap day', async () => {
    const end = await endOf(Date.UTC(2027, 1, 20), from('2027-02-21T00:00:00Z', '1988-02-29'));
    expect(end).toEqual(['2027-03-01T00:00:00Z', 'price']);
  });

  test('at New Year, where the car then comes into another band of age', async () => {
    const car = { ...from('2026-12-20T00:00:00Z') };
    const of = (year: number) => ({ ...car, Vehicle: { ...car.Vehicle, Year: year } });
    const december = Date.UTC(2026, 11, 15);
    expect(await endOf(december, of(2017))).toEqual(['2027-01-01T00:00:00Z', 'price']);
    await sale?.close();
    expect(await endOf(december, of(2018))).toEqual(['2027-01-14T00:00:00Z', 'validity']);
  });

  test('when a referral would come', async () => {
    const end = await endOf(NOON, from('2026-12-01T00:00:00Z', '1945-12-05'));
    expect(end).toEqual(['2026-12-05T00:00:00Z', 'price']);
  });

  test('with the last moment of its period', async () => {
    const day = sample({
      InceptionDate: '2026-12-01T00:00:00Z',
      ExpiryDate: '2026-12-01T12:00:00Z',
    });
    expect(await endOf(NOON, day)).toEqual(['2026-12-02T00:00:00Z', 'period']);
  });
});
