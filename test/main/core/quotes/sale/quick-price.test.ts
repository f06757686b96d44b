import { expect, test } from 'vitest';
import { COVERS } from '../../../../../src/shared/domain/quotes/cover.ts';
import { ask, refusal } from '../../../../support/host/ask.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { openSale } from './open-sale.ts';

const sale = openedForAll(() => openSale(Date.UTC(2026, 10, 21, 9, 30)));

const START = '2026-12-01T00:00:00Z';
const quick = (born: string, product?: string) => ({
  data: {
    'in_policy.dateInception': START,
    'in_customer.dateOfBirth': born,
    'in_dts.raterCover': 'Comprehensive',
  } as const,
  ...(product === undefined ? {} : { product }),
});

test('a quick price names a product or a scheme, and is of the default one without', async () => {
  const standard = await ask(sale.app, 'priceQuote', quick('1968-06-15'));
  expect(await ask(sale.app, 'priceQuote', quick('1968-06-15', 'standard'))).toEqual(standard);
  const other = await ask(sale.app, 'priceQuote', quick('1968-06-15', 'fifty-plus'));
  expect(other.explanation.rateBook.hash).not.toBe(standard.explanation.rateBook.hash);
  const product = await ask(
    sale.app,
    'priceQuote',
    quick('1968-06-15', 'fifty-plus-comprehensive'),
  );
  expect(product).toEqual(other);
});

test('an unknown product, and one of another cover, are faults of the parameter', async () => {
  const unknown = await refusal(sale.app, 'priceQuote', quick('1968-06-15', 'boat'));
  expect(unknown).toMatchObject({ kind: 'invalid', errors: [{ path: 'product' }] });
  const wrong = quick('1968-06-15', 'motor-third-party');
  expect(await refusal(sale.app, 'priceQuote', wrong)).toMatchObject({
    errors: [
      { path: 'product', message: expect.stringMatching(/^is a product for Third party only/) },
    ],
  });
});

test('the screens hear why nothing can be asked: no such product, and no rate book on that day', async () => {
  const asked = { inception: START, dateOfBirth: '1968-06-15' };
  expect(await refusal(sale.app, 'compareCovers', { ...asked, product: 'boat' })).toMatchObject({
    kind: 'invalid',
    errors: [{ path: 'product', message: expect.stringContaining('one of') }],
  });
  const early = { ...asked, inception: '1999-12-01T00:00:00Z' };
  expect(await refusal(sale.app, 'compareCovers', early)).toMatchObject({
    kind: 'invalid',
    errors: [{ path: 'inception', message: expect.stringContaining('rate book') }],
  });
});

test('a scheme declines a quick price that the default one takes', async () => {
  expect(await ask(sale.app, 'priceQuote', quick('1985-06-15'))).toHaveProperty('explanation');
  expect(await refusal(sale.app, 'priceQuote', quick('1985-06-15', 'fifty-plus'))).toMatchObject({
    kind: 'declined',
  });
});

test('the screens have what every scheme asks for each cover; the chosen one as its quick price has it', async () => {
  const asked = { inception: START, dateOfBirth: '1968-06-15' };
  const compared = await ask(sale.app, 'compareCovers', asked);
  expect(compared.scheme).toBe('standard');
  expect(compared.offers.map(({ scheme, decision }) => [scheme.id, decision])).toEqual([
    ['standard', 'quote'],
    ['fifty-plus', 'quote'],
    ['young-driver', 'decline'],
  ]);
  for (const { scheme, decision, premiums, reasons } of compared.offers) {
    if (decision === 'decline') {
      expect([premiums, reasons.length > 0]).toEqual([[], true]);
    } else {
      expect(premiums.map(({ cover }) => cover)).toEqual(COVERS);
      const standard = scheme.id === 'standard' ? 300 : 250;
      const atOwn = { ...asked, product: scheme.id, excess: standard };
      const own = await ask(sale.app, 'compareCovers', atOwn);
      const alone = await ask(sale.app, 'priceQuote', quick('1968-06-15', scheme.id));
      expect(own.covers[0]?.explanation.premium).toBe(alone.explanation.premium);
      const offer = own.offers.find((one) => one.scheme.id === scheme.id);
      expect(own.covers.map(({ explanation }) => explanation.premium)).toEqual(
        offer?.premiums.map(({ premium }) => premium),
      );
    }
  }
});

test('a scheme that declines still leaves the others to the screens', async () => {
  const asked = { inception: START, dateOfBirth: '1985-06-15', product: 'fifty-plus' };
  const { covers, offers, warnings } = await ask(sale.app, 'compareCovers', asked);
  expect([covers, warnings]).toEqual([[], []]);
  expect(offers[0]).toMatchObject({ decision: 'quote', scheme: { id: 'standard' } });
});
