import { describe, expect, test } from 'vitest';
import { BROKER } from '../../../../../src/main/core/dispatcher.ts';
import type { Quote } from '../../../../../src/shared/schemas/quotes/quote.ts';
import { ask, refusal } from '../../../../support/host/ask.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { client, openSale, sample, submit } from './open-sale.ts';

const sale = openedForAll(() => openSale(Date.UTC(2026, 10, 21, 9, 30)));

const SELLER = client('quote:read', 'quote:write');
const add = (quoteId: string, addonType: 'legal' | 'windscreen', level?: string) =>
  sale.as(SELLER, 'addCover', {
    quoteId,
    addonType,
    ...(level ? { addonOptions: { level } } : {}),
  });
const remove = (quoteId: string, addonType: 'legal' | 'windscreen') =>
  sale.as(SELLER, 'removeCover', { quoteId, addonType });
const set = (
  quoteId: string,
  value: number,
  overrideType: 'premium' | 'discount' | 'excess' = 'premium',
) => ask(sale.app, 'overrideQuote', { quoteId, overrideType, value, reason: 'Agreed' });
const codes = ({ warnings }: Pick<Quote, 'warnings'>) =>
  warnings.map((one) => (typeof one === 'object' && 'code' in one ? one.code : one));

describe('an add-on after a premium set by hand', () => {
  test('is charged on top, and comes off again', async () => {
    const quoteId = await submit(sale);
    await set(quoteId, 500);
    const added = await add(quoteId, 'legal');
    // 500.00 was 455.77 net; 480.77 + 14.42 + 4.81 + 1.00 + 25.00 = 526.00
    expect(added.premium).toBe(526);
    expect(added.explanation.steps.at(-1)).toMatchObject({
      id: 'legal',
      before: 455.77,
      after: 480.77,
    });
    expect(added.history.at(-1)?.detail).toMatchObject({ premium: 526 });
    expect(codes(added)).toEqual([]);
    expect((await add(quoteId, 'legal', 'extended')).premium).toBe(540.56);
    expect((await remove(quoteId, 'legal')).premium).toBe(500);
    expect((await set(quoteId, 700)).premium).toBe(700);
  });

  test('one that the premium includes is taken off it', async () => {
    const quoteId = await submit(sale);
    await add(quoteId, 'windscreen');
    await set(quoteId, 500);
    const removed = await remove(quoteId, 'windscreen');
    // 425.77 + 12.77 + 4.26 + 1.00 + 25.00 = 468.80
    expect(removed.premium).toBe(468.8);
    expect(removed.explanation.steps.at(-1)).toMatchObject({
      id: 'windscreen-removed',
      row: { code: 'addOnTakenOff' },
    });
    expect((await add(quoteId, 'windscreen')).premium).toBe(500);
    const wider = await add(quoteId, 'windscreen', 'unlimited');
    expect(wider.explanation.steps.at(-1)).toMatchObject({ id: 'windscreen-changed' });
    expect(await sale.as(BROKER, 'replayQuotes', {})).toMatchObject({ differing: [] });
  });
});

test('an add-on that is not in the quote cannot come off', async () => {
  const quoteId = await submit(sale);
  const fault = await refusal(sale.app, 'removeCover', { quoteId, addonType: 'legal' });
  expect(fault).toMatchObject({ errors: [{ path: 'addonType', message: 'is not in the quote' }] });
});

test('the page prices each add-on as the change would', async () => {
  const quoteId = await submit(sale);
  await add(quoteId, 'legal', 'extended');
  for (const setFirst of [false, true]) {
    if (setFirst) await set(quoteId, 500);
    const { quote, explored } = await ask(sale.app, 'getQuotePage', { id: quoteId });
    const offered = explored?.addOns ?? [];
    const legal = offered.find(({ addonType }) => addonType === 'legal');
    expect(legal).toMatchObject({ chosen: 'extended' });
    const other = legal?.levels.find(({ level }) => level === 'standard')?.difference ?? 0;
    const changed = await add(quoteId, 'legal', 'standard');
    expect(changed.premium).toBeCloseTo(quote.premium + other, 6);
    await add(quoteId, 'legal', 'extended');
    const without = await remove(quoteId, 'legal');
    expect(without.premium).toBeCloseTo(quote.premium + (legal?.without ?? 0), 6);
    await add(quoteId, 'legal', 'extended');
  }
});

describe('where the minimum premium applies', () => {
  const cheap = () =>
    submit(sale, {
      ...sample({ CoverType: 'ThirdParty' }),
      ClaimsHistory: { NumberOfClaims: 0, YearsNoClaims: 9 },
      Address: { County: 'Kilkenny' },
    });

  test('a discount that it swallows is said to have no effect', async () => {
    const quoteId = await cheap();
    const swallowed = await set(quoteId, 25, 'discount');
    expect(codes(swallowed)).toContain('minimumSwallows');
    expect(swallowed.warnings.at(-1)).toMatchObject({ values: { title: "Broker's discount" } });
  });

  test('an add-on costs the same on top, and comes off below the smallest premium', async () => {
    const oneDay = sample({ CoverType: 'ThirdParty', ExpiryDate: '2026-12-01T23:59:59Z' });
    const quoteId = await submit(sale, oneDay);
    const { premium } = await ask(sale.app, 'getQuote', { id: quoteId });
    expect(premium).toBeLessThan(100);
    expect((await add(quoteId, 'legal')).premium).toBeGreaterThan(premium + 25);
    expect((await remove(quoteId, 'legal')).premium).toBe(premium);
    const fault = await refusal(sale.app, 'overrideQuote', {
      quoteId,
      overrideType: 'discount',
      value: 20,
      reason: 'Loyal',
    });
    expect(fault).toMatchObject({ errors: [{ path: 'value' }] });
  });
});
