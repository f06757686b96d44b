import { afterAll, expect, test } from 'vitest';
import { irishMoment } from '../../../src/shared/domain/date.ts';
import type { RateBook } from '../../../src/shared/schemas/rate-books/rate-book.ts';
import { ask as askApp } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { onCover } from '../../support/quotes/ready-for-cover.ts';
import { approvedBook } from '../../support/rate-books/book-edition.ts';

const clock = { now: irishMoment('2027-02-19', '10:00:00') };
const host = await startHost({ clock });
const { app } = host;
afterAll(() => host.close());

/** One percent off is a loading in truth. */
function loading(book: RateBook): void {
  for (const factor of book.factors) {
    if (factor.id === 'discount' && factor.kind === 'line') {
      factor.points.splice(1, 0, { at: 1, relativity: 1.01 });
    }
  }
}

/** Sells a car for a year, with a percentage off. */
async function sell(mark: string, discount: number): Promise<string> {
  const document = {
    Policy: { InceptionDate: '2027-03-01T00:00:00', CoverType: 'Comprehensive' },
    Customer: { FirstName: 'Aoife', Surname: 'Byrne', DateOfBirth: '1984-05-17' },
    Vehicle: { RegistrationNumber: mark, Make: 'Toyota', Model: 'Corolla', Value: 16_000 },
    ClaimsHistory: { NumberOfClaims: 0, YearsNoClaims: 5 },
  };
  const { quoteId } = await askApp(app, 'submitQuote', { source: 'json', document });
  await askApp(app, 'overrideQuote', {
    quoteId,
    overrideType: 'discount',
    value: discount,
    reason: 'Agreed',
  });
  const payment = { paymentMethod: 'card', paymentReference: `for ${quoteId}` } as const;
  return (await onCover(app, { quoteId, ...payment })).policyId;
}

const offered = async (policyId: string) => {
  const { renewal } = await askApp(app, 'inviteRenewal', { policyId });
  const [own] = renewal?.covers ?? [];
  return { check: renewal?.priceCheck, premium: own?.premium ?? 0 };
};

test('an offer says what somebody new is charged for the same, and whether it walks the price', async () => {
  const hash = await approvedBook(app, 'with loadings', loading);
  await askApp(app, 'activateRateBook', { hash, reason: 'A test' });
  const [less, more] = [await sell('12-G-5000', 10), await sell('12-G-5001', 1)];
  clock.now = irishMoment('2028-01-10', '10:00:00');
  // The first renewal is free.
  for (const policyId of [less, more]) {
    const { check, premium } = await offered(policyId);
    expect(check).toMatchObject({ verdict: 'allowed', because: [{ code: 'renewalFirst' }] });
    expect((check?.newBusiness ?? 0) + (check?.difference ?? 0)).toBeCloseTo(premium, 2);
    await askApp(app, 'renewPolicy', { policyId });
  }
  clock.now = irishMoment('2029-01-10', '10:00:00');
  const [below, above] = [await offered(less), await offered(more)];
  expect(below.check).toMatchObject({ verdict: 'allowed', because: [{ code: 'renewalWithin' }] });
  expect(below.check?.difference).toBeLessThan(0);
  expect(above.check).toMatchObject({ verdict: 'breaks', because: [{ code: 'renewalAbove' }] });
  expect(above.check?.difference).toBeGreaterThan(0);
  expect(above.check?.newBusiness).toBe(below.check?.newBusiness);
  const { renewals } = await askApp(app, 'listRenewals', { from: '2029-03-01', to: '2029-03-01' });
  const verdicts = renewals.map(({ policyNumber, policy }) => [policyNumber, policy?.verdict]);
  expect(new Map(verdicts as [string, string][])).toEqual(
    new Map([
      [less, 'allowed'],
      [more, 'breaks'],
    ]),
  );
});
