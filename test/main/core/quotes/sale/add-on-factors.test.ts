import { expect, test } from 'vitest';
import { BROKER } from '../../../../../src/main/core/dispatcher.ts';
import type { RateBook } from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import { ask } from '../../../../support/host/ask.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { SAMPLE_DOCUMENT } from '../../../../support/quotes/any-document.ts';
import { openSale, submit } from './open-sale.ts';

/** Breakdown assistance for 30.00 euro net, half as much again for a driver of 30 and over. */
function withOwnFactor(book: RateBook): void {
  const level = { level: 'standard', title: 'Standard', netCents: 3_000 };
  book.addOns = [{ id: 'breakdown', title: 'Breakdown assistance', levels: [level] }];
  book.factors.push({
    id: 'breakdown-age',
    title: 'Age',
    addOn: 'breakdown',
    kind: 'bands',
    input: 'driverAge',
    assume: 40,
    bands: [
      { from: 0, relativity: 1 },
      { from: 30, relativity: 1.5 },
    ],
  });
}
const sale = openedForAll(() => openSale(Date.UTC(2026, 10, 21, 9, 30), withOwnFactor));

const born = (year: number) => ({
  ...SAMPLE_DOCUMENT,
  Customer: { ...SAMPLE_DOCUMENT.Customer, DateOfBirth: `${year}-02-03` },
});
const stepOf = async (document: unknown) => {
  const quoteId = await submit(sale, document);
  const { explanation } = await ask(sale.app, 'addCover', { quoteId, addonType: 'breakdown' });
  return { quoteId, step: explanation.steps.find(({ id }) => id === 'breakdown-age') };
};

test('an optional cover of a quote costs what the answers of the quote say', async () => {
  const older = await stepOf(born(1985));
  expect(older.step).toMatchObject({ multiplier: 1.5, addOn: 'breakdown', assumed: false });
  expect((older.step?.after ?? 0) - (older.step?.before ?? 0)).toBeCloseTo(15, 6);
  const younger = await stepOf(born(2000));
  expect(younger.step).toMatchObject({ multiplier: 1, title: 'Breakdown assistance: Age' });
  expect(await sale.as(BROKER, 'replayQuotes', {})).toMatchObject({ differing: [] });
});

test('the page of the quote and a comparison of schemes offer it at that price', async () => {
  const { quoteId } = await stepOf(born(1985));
  const { quote, explored } = await ask(sale.app, 'getQuotePage', { id: quoteId });
  const [offered] = explored?.addOns ?? [];
  const without = await ask(sale.app, 'removeCover', { quoteId, addonType: 'breakdown' });
  expect(without.premium).toBeCloseTo(quote.premium + (offered?.without ?? 0), 6);
  const { offers } = await ask(sale.app, 'compareSchemes', {
    document: born(1985),
    source: 'json',
    addOns: [{ addonType: 'breakdown', level: 'standard' }],
  });
  const own = offers.find(({ rateBook }) => rateBook.version === 'next');
  expect(own?.addOns).toMatchObject([{ addonType: 'breakdown', netPremium: 45 }]);
});
