import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAMPLE_DOCUMENT } from '../../../../support/any-document.ts';
import { ask, refusal } from '../../../../support/ask.ts';
import { openSale, type Sale, sample, submit } from './open-sale.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await openSale(Date.UTC(2026, 10, 21, 9, 30));
});
afterAll(() => sale.close());

const FROM = '2026-12-01T00:00:00+00:00';
const until = (ExpiryDate: string | null) => sample({ InceptionDate: FROM, ExpiryDate });
const quoted = async (ExpiryDate: string | null) =>
  ask(sale.app, 'getQuote', { id: await submit(sale, until(ExpiryDate)) });

describe('a period', () => {
  test('is a year where no end is given, and the sample’s is the same', async () => {
    const [open, given] = [await quoted(null), await quoted(SAMPLE_DOCUMENT.Policy.ExpiryDate)];
    expect(open.period).toEqual({ from: '2026-12-01', to: '2027-11-30' });
    expect(given.period).toEqual(open.period);
    expect(given.explanation).toEqual(open.explanation);
    expect(given.explanation.steps.some(({ id }) => id === 'period')).toBe(false);
  });

  test.each([
    ['2026-12-01T00:00:00Z', '1 days', 'up to 10 days', 0.15],
    ['2027-02-28T10:00:00Z', '90 days', 'up to 92 days', 0.5],
    // In Irish summer time this is half past midnight of the next day.
    ['2027-05-31T23:30:00Z', '183 days', 'up to 184 days', 0.75],
    ['2027-12-31T23:59:59Z', '396 days', '396 of 365 days', null],
  ])('that ends on %s is %s, a line of the explanation', async (end, input, row, multiplier) => {
    if (end.endsWith('00:00:00Z')) {
      // An expiry is after inception, if only by a minute.
      expect(await refusal(sale.app, 'submitDraft', { document: until(end) })).toMatchObject({
        errors: [{ message: 'must be after Policy/InceptionDate' }],
      });
    }
    const { explanation } = await quoted(end.replace('00:00:00Z', '00:01:00Z'));
    const step = explanation.steps.find(({ id }) => id === 'period');
    expect(step).toMatchObject({ input, row, multiplier });
    expect(explanation.netPremium).toBe(step?.after);
  });

  test.each([
    ['2028-01-01T00:00:00Z', 'must not be after 2027-12-31: at most 13 months are sold'],
    ['9999-12-31T23:59:59Z', 'must not be after 2027-12-31: at most 13 months are sold'],
  ])('that ends on %s is refused', async (end, message) => {
    const error = { path: 'Policy/ExpiryDate', message };
    const fault = { kind: 'invalid', errors: [error] };
    expect(await refusal(sale.app, 'submitDraft', { document: until(end) })).toMatchObject(fault);
    const { faults, covers } = await ask(sale.app, 'previewQuote', { document: until(end) });
    expect([faults.length, covers]).toEqual([1, []]);
  });

  test('that is over when it is asked for is refused', async () => {
    const past = { InceptionDate: '2026-01-01T00:00:00Z', ExpiryDate: '2026-11-20T23:59:59Z' };
    expect(await refusal(sale.app, 'submitDraft', { document: sample(past) })).toMatchObject({
      errors: [{ path: 'Policy/ExpiryDate', message: 'is in the past: nothing is left to insure' }],
    });
    const today = await submit(sale, sample({ ...past, ExpiryDate: '2026-11-21T00:00:00Z' }));
    const { period } = await ask(sale.app, 'getQuote', { id: today });
    expect(period).toEqual({ from: '2026-11-21', to: '2026-11-21' });
  });

  test('of an older book costs the premium of a year, with a warning', async () => {
    const old = await openSale(Date.UTC(2026, 10, 21, 9, 30), (book) => {
      delete book.periods;
      book.examples = book.examples.filter(({ inputs }) => inputs.periodDays === undefined);
    });
    const document = until('2027-01-29T23:59:59Z');
    const short = await ask(old.app, 'submitQuote', { document, source: 'json' });
    const year = await ask(old.app, 'submitQuote', { document: until(null), source: 'json' });
    expect(short.premium).toBe(year.premium);
    expect(short.warnings).toMatchObject([{ message: { code: 'policyOfDays' } }]);
    expect(year.warnings).toEqual([]);
    await old.close();
  });
});
