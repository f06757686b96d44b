import { beforeAll, describe, expect, test } from 'vitest';
import { fieldPaths } from '../../../../../src/shared/domain/quote-fields/quote-fields.ts';
import { ask, refusal } from '../../../../support/host/ask.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { ofItsOwnCar, SAMPLE_DOCUMENT } from '../../../../support/quotes/any-document.ts';
import { onCover } from '../../../../support/quotes/ready-for-cover.ts';
import { openSale, submit } from './open-sale.ts';

const sale = openedForAll(() => openSale(Date.UTC(2026, 10, 21, 9, 30)));

const { Policy, Customer, Vehicle } = SAMPLE_DOCUMENT;
const START = '2026-12-01T00:00:00+00:00';
const YEARS = { ClaimsHistory: { YearsNoClaims: 6 }, NoClaimsBonus: { Years: 5 } };

/** What a copy of a policy proposes. */
async function proposedFor(more: object, policy: object = {}) {
  const document = ofItsOwnCar({
    Customer,
    Vehicle,
    Policy: { CoverType: Policy.CoverType, InceptionDate: START, ...policy },
    ...more,
  });
  const quoteId = await submit(sale, document);
  await onCover(sale.app, {
    quoteId,
    paymentMethod: 'card',
    paymentReference: 'PAY',
    confirmed: [...fieldPaths],
  });
  const copied = await ask(sale.app, 'draftFromQuote', { quoteId, purpose: 'renewal' });
  expect(copied.document).toMatchObject(document);
  return copied.proposed;
}

const start = (value: string) => ({ path: 'Policy/InceptionDate', value });
const NEXT = start('2027-12-01T00:00:00+00:00');
/** The document says 17. */
const HELD = { path: 'Customer/LicenceHeldYears', value: '18' };

describe('the renewal of a policy proposes', () => {
  test('the day after its last one, and one more claim-free year', async () => {
    expect(await proposedFor(YEARS)).toEqual([
      NEXT,
      HELD,
      { path: 'ClaimsHistory/YearsNoClaims', value: '7' },
      { path: 'NoClaimsBonus/Years', value: '6' },
    ]);
  });

  test('no years where none were given', async () => {
    expect(await proposedFor({})).toEqual([NEXT, HELD]);
  });

  test('no claim-free year after a claim since it began, and one more after older claims alone', async () => {
    const today = { InceptionDate: '2026-11-21T00:00:00+00:00' };
    const claimed = (...days: string[]) => ({
      ClaimsHistory: {
        NumberOfClaims: days.length,
        YearsNoClaims: 2,
        Claims: { Claim: days.map((day) => ({ Date: day })) },
      },
    });
    const next = start('2027-11-21T00:00:00+00:00');
    const none = { path: 'ClaimsHistory/YearsNoClaims', value: '0' };
    for (const days of [['2026-11-21'], ['2024-05-01', '2026-11-21']])
      expect(await proposedFor(claimed(...days), today)).toEqual([next, HELD, none]);
    const years = { path: 'ClaimsHistory/YearsNoClaims', value: '3' };
    expect(await proposedFor(claimed('2024-05-01', '2023-02-01'), today)).toEqual([
      next,
      HELD,
      years,
    ]);
  });

  test('no year after a shorter period, and Irish time in summer', async () => {
    const policy = { ExpiryDate: '2027-05-31T23:59:59+01:00' };
    expect(await proposedFor(YEARS, policy)).toEqual([start('2027-06-01T00:00:00+01:00')]);
  });
});

test.each(['renewal', 'change'] as const)(
  'a quote that is no policy has no %s',
  async (purpose) => {
    const quoteId = await submit(sale, ofItsOwnCar({ ...SAMPLE_DOCUMENT, ...YEARS }));
    expect(await refusal(sale.app, 'draftFromQuote', { quoteId, purpose })).toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('is not a policy'),
    });
  },
);

describe('a policy that is quoted again', () => {
  let quoteId: string;
  let document: ReturnType<typeof ofItsOwnCar>;
  beforeAll(async () => {
    const InceptionDate = '2026-11-21T00:00:00+00:00';
    document = ofItsOwnCar({
      Customer,
      Vehicle,
      ...YEARS,
      Policy: { CoverType: Policy.CoverType, InceptionDate },
    });
    quoteId = await submit(sale, document);
    await onCover(sale.app, {
      quoteId,
      paymentMethod: 'card',
      paymentReference: 'PAY',
      confirmed: [...fieldPaths],
    });
  });

  test('without a purpose, or for another offer, proposes nothing', async () => {
    for (const asked of [{ quoteId }, { quoteId, purpose: 'offer' as const }]) {
      const copied = await ask(sale.app, 'draftFromQuote', asked);
      expect(copied).not.toHaveProperty('proposed');
      expect(copied.document).toMatchObject(document);
    }
  });

  test('for a change is for the rest of its period, and says so ever after', async () => {
    sale.clock.now = Date.UTC(2027, 2, 10, 15);
    const copied = await ask(sale.app, 'draftFromQuote', { quoteId, purpose: 'change' });
    expect(copied).not.toHaveProperty('proposed');
    expect(copied.document).toMatchObject({
      Policy: {
        InceptionDate: '2027-03-10T00:00:00+00:00',
        ExpiryDate: '2027-11-20T23:59:59+00:00',
      },
    });
    const again = { ...copied, basedOn: quoteId, purpose: 'change' as const };
    const quote = await ask(sale.app, 'submitDraft', again);
    expect(quote).toMatchObject({
      basedOn: quoteId,
      purpose: 'change',
      period: { from: '2027-03-10', to: '2027-11-20' },
    });
    expect(quote.history[0]?.detail).toMatchObject({ basedOn: quoteId, purpose: 'change' });
    const read = await ask(sale.app, 'getQuote', { id: quote.quoteId });
    expect(read.purpose).toBe('change');
    expect(await ask(sale.app, 'replayQuotes', {})).toMatchObject({ differing: [] });
  });

  test('has nothing left to change once it is over', async () => {
    sale.clock.now = Date.UTC(2027, 10, 21, 0, 1);
    const change = { quoteId, purpose: 'change' as const };
    expect(await refusal(sale.app, 'draftFromQuote', change)).toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('has ended'),
    });
    const renewal = await ask(sale.app, 'draftFromQuote', { quoteId, purpose: 'renewal' });
    expect(renewal.proposed).toContainEqual(start('2027-11-21T00:00:00+00:00'));
  });
});
