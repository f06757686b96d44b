import { describe, expect, test } from 'vitest';
import { fieldPaths } from '../../../../../src/shared/domain/quote-fields/quote-fields.ts';
import { withSentences } from '../../../../../src/shared/result/sentences.ts';
import { ask, refusal } from '../../../../support/host/ask.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { SAMPLE_DOCUMENT } from '../../../../support/quotes/any-document.ts';
import { onCover } from '../../../../support/quotes/ready-for-cover.ts';
import { openSale, sample, submit } from './open-sale.ts';

const sale = openedForAll(() => openSale(Date.UTC(2026, 10, 21, 9, 30)));

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
    ['2026-12-01T00:00:00Z', '1 day', 'up to 10 days', 0.15],
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
    expect(withSentences(step)).toMatchObject({ input, row, multiplier });
    expect(explanation.netPremium).toBe(step?.after);
  });

  test.each([
    ['2028-01-01T00:00:01Z', 'must not be after 2027-12-31: at most 13 months are sold'],
    ['9999-12-31T23:59:59Z', 'must not be after 2027-12-31: at most 13 months are sold'],
  ])('that ends on %s is refused', async (end, message) => {
    const error = { path: 'Policy/ExpiryDate', message };
    const fault = { kind: 'invalid', errors: [error] };
    expect(await refusal(sale.app, 'submitDraft', { document: until(end) })).toMatchObject(fault);
    const { faults, covers } = await ask(sale.app, 'previewQuote', { document: until(end) });
    expect([faults.length, covers]).toEqual([1, []]);
  });

  test('that is not sold or is over is said before a price is known', async () => {
    const half = (ExpiryDate: string) => ({ Policy: { InceptionDate: FROM, ExpiryDate } });
    const long = await ask(sale.app, 'previewQuote', { document: half('2028-01-01T00:00:01Z') });
    expect(long.faults).toMatchObject([{ path: 'Policy/ExpiryDate' }]);
    const past = { InceptionDate: '2026-01-01T00:00:00Z', ExpiryDate: '2026-11-20T00:00:00Z' };
    const { faults, warnings } = await ask(sale.app, 'previewQuote', {
      document: { Policy: past },
    });
    expect(faults).toEqual([]);
    expect(warnings).toMatchObject([{ message: { code: 'periodOver' } }]);
  });

  test.each([
    ['2026-11-20T23:59:59Z', { from: '2026-11-21', to: '2027-11-20' }, 1],
    ['2026-11-21T00:00:00Z', { from: '2026-11-21', to: '2027-11-20' }, 1],
    ['2026-11-21T00:00:01Z', { from: '2026-11-21', to: '2026-11-21' }, 0],
  ])('that is over is a year from now, with a warning: until %s', async (end, period, said) => {
    const document = sample({ InceptionDate: '2026-01-01T00:00:00Z', ExpiryDate: end });
    const quote = await ask(sale.app, 'getQuote', { id: await submit(sale, document) });
    expect(quote.period).toEqual(period);
    const preview = await ask(sale.app, 'previewQuote', { document });
    for (const { warnings } of [quote, preview]) {
      const over = warnings.filter((one) => JSON.stringify(one).includes('periodOver'));
      expect(over).toHaveLength(said);
    }
    const payment = { paymentMethod: 'card', paymentReference: `until ${end}` } as const;
    const request = { quoteId: quote.quoteId, ...payment, confirmed: fieldPaths };
    const { policyEndDate } = await onCover(sale.app, {
      ...request,
      duplicateReason: 'The same car in each row',
    });
    expect(policyEndDate).toBe(`${period.to}T23:59:59+00:00`);
  });

  test('that ends at midnight ends with the day before', async () => {
    const { period } = await quoted('2027-12-01T00:00:00Z');
    expect(period).toEqual({ from: '2026-12-01', to: '2027-11-30' });
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

describe('days that are written in another offset', () => {
  const summer = (offset: string) =>
    sample({
      InceptionDate: `2027-06-01T00:00:00${offset}`,
      ExpiryDate: `2028-05-31T23:59:59${offset}`,
    });

  test('are those days in Ireland, at the price of a year, and both readings are said', async () => {
    const irish = await ask(sale.app, 'getQuote', { id: await submit(sale, summer('+01:00')) });
    expect(irish.period).toEqual({ from: '2027-06-01', to: '2028-05-31' });
    for (const offset of ['Z', '+00:00', '+02:00', '-05:00']) {
      const id = await submit(sale, summer(offset));
      const quote = await ask(sale.app, 'getQuote', { id });
      expect(quote.period, offset).toEqual(irish.period);
      expect(quote.premium, offset).toBe(irish.premium);
      expect(quote.policy, offset).toEqual(irish.policy);
    }
    const utc = await ask(sale.app, 'getQuote', { id: await submit(sale, summer('Z')) });
    const at = (path: string) =>
      utc.warnings.find((one) => Reflect.get(Object(one), 'path') === path);
    expect(at('Policy/InceptionDate')).toMatchObject({
      message: {
        code: 'dayAsWritten',
        values: { read: '2027-06-01T00:00:00+01:00', instant: '2027-06-01T01:00:00+01:00' },
      },
    });
    expect(at('Policy/ExpiryDate')).toMatchObject({
      message: { values: { instant: '2028-06-01T00:59:59+01:00' } },
    });
  });

  test('are an instant at any other time of day, and in winter nothing differs', async () => {
    const document = sample({ InceptionDate: '2027-06-01T09:30:00Z', ExpiryDate: null });
    const quote = await ask(sale.app, 'getQuote', { id: await submit(sale, document) });
    expect(quote.policy.inceptionDate).toBe('2027-06-01T09:30:00Z');
    const winter = await quoted(SAMPLE_DOCUMENT.Policy.ExpiryDate);
    expect(winter.policy.inceptionDate).toBe(FROM);
  });
});
