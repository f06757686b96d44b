import { describe, expect, test } from 'vitest';
import type { OverrideRequest } from '../../../../../src/shared/schemas/quotes/change.ts';
import type { Quote } from '../../../../../src/shared/schemas/quotes/quote.ts';
import { ask, refusal } from '../../../../support/host/ask.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { SAMPLE_DOCUMENT } from '../../../../support/quotes/any-document.ts';
import { onCover } from '../../../../support/quotes/ready-for-cover.ts';
import { openSale, sample, submit } from './open-sale.ts';

const sale = openedForAll(() => openSale(Date.UTC(2026, 10, 21, 9, 30)));

type Type = OverrideRequest['overrideType'];
const reason = 'Meant for another quote';
const override = (quoteId: string, overrideType: Type, value: number) =>
  ask(sale.app, 'overrideQuote', { quoteId, overrideType, value, reason: 'Agreed' });
const withdraw = (quoteId: string, overrideType: Type) =>
  ask(sale.app, 'withdrawOverride', { quoteId, overrideType, reason });
const add = (quoteId: string, addonType: 'legal' | 'keycare') =>
  ask(sale.app, 'addCover', { quoteId, addonType });
const page = (id: string) => ask(sale.app, 'getQuotePage', { id });
const accept = { paymentMethod: 'card', paymentReference: 'PAY-1' } as const;

const codes = ({ warnings }: Pick<Quote, 'warnings'>) =>
  warnings.map((one) => (typeof one === 'object' && 'code' in one ? one.code : one));

describe('a withdrawn override', () => {
  test.each([
    ['discount', 10],
    ['excess', 1000],
    ['premium', 500],
  ] as const)('of the %s leaves the premium as it is rated', async (type, value) => {
    const id = await submit(sale);
    const { premium } = await ask(sale.app, 'getQuote', { id });
    const overridden = await override(id, type, value);
    expect(overridden.premium).not.toBe(premium);
    const [state] = (await page(id)).explored?.overrides ?? [];
    expect(state).toMatchObject({ overrideType: type, value, reason: 'Agreed', by: 'desk' });
    const withdrawn = await withdraw(id, type);
    expect(withdrawn.premium).toBe(premium);
    expect(overridden.premium + (state?.without ?? 0)).toBeCloseTo(premium, 5);
    expect(withdrawn.history.at(-1)).toMatchObject({
      kind: 'overrideWithdrawn',
      by: 'desk',
      detail: { overrideType: type, reason, premium },
    });
    expect((await page(id)).explored?.overrides).toEqual([]);
    expect(await ask(sale.app, 'replayQuotes', { id })).toMatchObject({ differing: [], rows: [] });
  });

  test('of a premium set by hand, with the add-ons of the moment', async () => {
    const quoteId = await submit(sale);
    await add(quoteId, 'legal');
    await override(quoteId, 'premium', 500);
    await override(quoteId, 'discount', 5);
    await add(quoteId, 'keycare');
    const withdrawn = await withdraw(quoteId, 'premium');

    const other = await submit(sale);
    await override(other, 'discount', 5);
    await add(other, 'legal');
    expect(withdrawn.premium).toBe((await add(other, 'keycare')).premium);
    // What comes now is part of the rated premium again, and no longer charged on top.
    await ask(sale.app, 'removeCover', { quoteId, addonType: 'legal' });
    expect(await ask(sale.app, 'replayQuotes', { id: quoteId })).toMatchObject({ differing: [] });
  });

  test('takes all of its kind back, and only these', async () => {
    const quoteId = await submit(sale);
    const { premium } = await override(quoteId, 'excess', 500);
    await override(quoteId, 'discount', 5);
    await override(quoteId, 'discount', 10);
    expect((await withdraw(quoteId, 'discount')).premium).toBe(premium);
  });

  test('leaves what was chosen with the quote, which itself is no override', async () => {
    const document = { ...SAMPLE_DOCUMENT, Policy: { ...SAMPLE_DOCUMENT.Policy, Excess: 500 } };
    const id = await submit(sale, document);
    const { premium } = await ask(sale.app, 'getQuote', { id });
    expect(await page(id)).toMatchObject({
      quote: { policy: { excess: 500 } },
      explored: { overrides: [] },
    });
    expect(
      await refusal(sale.app, 'withdrawOverride', { quoteId: id, overrideType: 'excess', reason }),
    ).toMatchObject({ kind: 'invalid' });
    expect((await override(id, 'excess', 1000)).premium).toBeLessThan(premium);
    expect((await withdraw(id, 'excess')).premium).toBe(premium);
    expect(await page(id)).toMatchObject({
      quote: { policy: { excess: 500 } },
      explored: { overrides: [] },
    });
  });

  test('says so where the premium was set by hand and stays', async () => {
    const quoteId = await submit(sale);
    await override(quoteId, 'discount', 10);
    await override(quoteId, 'premium', 500);
    const withdrawn = await withdraw(quoteId, 'discount');
    expect(withdrawn.premium).toBe(500);
    expect(codes(withdrawn)).toContain('premiumStays');
  });

  test('makes other documents', async () => {
    const quoteId = await submit(sale);
    await override(quoteId, 'discount', 10);
    const code = async () =>
      (await ask(sale.app, 'readDocument', { quoteId, type: 'schedule' })).verificationCode;
    const before = await code();
    await withdraw(quoteId, 'discount');
    expect(await code()).not.toBe(before);
  });
});

describe('an override is not withdrawn', () => {
  test('where none of its kind stands', async () => {
    const quoteId = await submit(sale);
    await override(quoteId, 'excess', 500);
    const none = {
      kind: 'invalid',
      errors: [{ path: 'overrideType', message: 'is not overridden in the quote' }],
    };
    const asked = { quoteId, overrideType: 'discount', reason } as const;
    expect(await refusal(sale.app, 'withdrawOverride', asked)).toMatchObject(none);
    await withdraw(quoteId, 'excess');
    const again = { ...asked, overrideType: 'excess' } as const;
    expect(await refusal(sale.app, 'withdrawOverride', again)).toMatchObject(none);
  });

  test('once the quote is accepted', async () => {
    const quoteId = await submit(sale, sample({ InceptionDate: '2026-12-05T00:00:00Z' }));
    await override(quoteId, 'discount', 10);
    await onCover(sale.app, { quoteId, ...accept });
    const input = { quoteId, overrideType: 'discount', reason } as const;
    expect(await refusal(sale.app, 'withdrawOverride', input)).toMatchObject({
      kind: 'conflict',
      message: `Quote ${quoteId} is accepted`,
    });
    expect(
      await refusal(sale.app, 'previewOverride', { quoteId, overrideType: 'discount', value: 5 }),
    ).toMatchObject({ kind: 'conflict' });
  });
});

describe('the preview of an override', () => {
  test('is what the override makes, and keeps nothing', async () => {
    const id = await submit(sale);
    const before = await ask(sale.app, 'getQuote', { id });
    for (const [overrideType, value] of [
      ['discount', 10],
      ['excess', 1000],
      ['premium', 555.55],
    ] as const) {
      const preview = await ask(sale.app, 'previewOverride', { quoteId: id, overrideType, value });
      expect(await ask(sale.app, 'getQuote', { id })).toEqual(before);
      expect(preview.difference).toBeCloseTo(preview.premium - before.premium, 5);
      expect((await override(id, overrideType, value)).premium).toBe(preview.premium);
      await withdraw(id, overrideType);
      before.history = (await ask(sale.app, 'getQuote', { id })).history;
    }
  });

  test('has the faults and warnings of the override', async () => {
    const quoteId = await submit(sale);
    await override(quoteId, 'premium', 500);
    const asked = { quoteId, overrideType: 'discount' } as const;
    expect(await ask(sale.app, 'previewOverride', { ...asked, value: 5 })).toMatchObject({
      premium: 500,
      difference: 0,
      warnings: [{ code: 'premiumStays' }],
    });
    expect(await refusal(sale.app, 'previewOverride', { ...asked, value: 26 })).toMatchObject({
      kind: 'invalid',
      errors: [{ path: 'value', message: 'must be from 0 to 25 percent' }],
    });
  });
});

test('a page says what the quote cost before, and the quote that it was made from', async () => {
  const id = await submit(sale);
  const { premium } = await ask(sale.app, 'getQuote', { id });
  expect(await page(id)).not.toHaveProperty('formerPremium');
  await override(id, 'discount', 10);
  expect(await page(id)).toMatchObject({ formerPremium: premium });
  const copy = await ask(sale.app, 'submitDraft', {
    document: SAMPLE_DOCUMENT,
    excess: 500,
    basedOn: id,
  });
  const { formerPremium, basedOnPremium } = await page(copy.quoteId);
  expect(formerPremium).toBeUndefined();
  expect(basedOnPremium).toBe((await ask(sale.app, 'getQuote', { id })).premium);
});
