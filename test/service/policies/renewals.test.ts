import { afterAll, describe, expect, test } from 'vitest';
import type { InputOf, OutputOf } from '../../../src/shared/contract/contract.ts';
import { irishMoment } from '../../../src/shared/domain/date.ts';
import { ask as askApp, refusal } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { onCover } from '../../support/quotes/ready-for-cover.ts';

const clock = { now: irishMoment('2027-02-19', '10:00:00') };
const host = await startHost({ clock });
const { app } = host;
afterAll(() => host.close());

type View = OutputOf<'getPolicy'>;

/** Quotes a car for a year, to somebody with five years of bonus. */
async function quoted(mark: string, from: string): Promise<string> {
  const document = {
    Policy: { InceptionDate: `${from}T00:00:00`, CoverType: 'Comprehensive' },
    Customer: {
      FirstName: 'Aoife',
      Surname: 'Byrne',
      DateOfBirth: '1984-05-17',
      LicenceHeldYears: 18,
    },
    Vehicle: { RegistrationNumber: mark, Make: 'Toyota', Model: 'Corolla', Value: 16_000 },
    ClaimsHistory: { NumberOfClaims: 0, YearsNoClaims: 5 },
  };
  return (await askApp(app, 'submitQuote', { source: 'json', document })).quoteId;
}

/** Sells a car. */
async function sell(mark: string, from = '2027-03-01'): Promise<string> {
  const quoteId = await quoted(mark, from);
  const payment = { paymentMethod: 'card', paymentReference: `for ${quoteId}` } as const;
  return (await onCover(app, { quoteId, ...payment })).policyId;
}

const ids = await Promise.all(Array.from({ length: 6 }, (_, at) => sell(`12-G-${3000 + at}`)));
const next = (): string => ids.pop() ?? '';

const read = (policyId: string, day?: string): Promise<View> =>
  askApp(app, 'getPolicy', { policyId, ...(day === undefined ? {} : { day }) });
const invite = (policyId: string, asked: Omit<InputOf<'inviteRenewal'>, 'policyId'> = {}) =>
  askApp(app, 'inviteRenewal', { policyId, ...asked });
const renew = (policyId: string, asked: Omit<InputOf<'renewPolicy'>, 'policyId'> = {}) =>
  askApp(app, 'renewPolicy', { policyId, ...asked });

describe('the renewal of a policy', () => {
  test('offers every cover, with a year more of bonus and what was paid, and keeps nothing else', async () => {
    const policyId = next();
    const before = await read(policyId);
    clock.now = irishMoment('2028-01-10', '10:00:00');
    const offered = await invite(policyId);
    expect(offered.renewal).toMatchObject({
      period: { from: '2028-03-01', to: '2029-02-28' },
      claims: 0,
      bonus: [{ path: 'ClaimsHistory/YearsNoClaims', before: 5, after: 6 }],
      years: [{ from: '2027-03-01', to: '2028-02-29', paid: before.charged.total, claimsPaid: 0 }],
      at: '2028-01-10T10:00:00Z',
    });
    expect(offered.renewal?.covers.map(({ cover }) => cover)).toEqual([
      'Comprehensive',
      'TPFT',
      'ThirdParty',
    ]);
    const [own, fire, third] = offered.renewal?.covers ?? [];
    expect(own?.premium).toBeGreaterThan(fire?.premium ?? 0);
    expect(fire?.premium).toBeGreaterThan(third?.premium ?? 0);
    // Nothing is covered or charged yet.
    expect(offered.period).toEqual(before.period);
    expect(offered.charged).toEqual(before.charged);
    expect(offered.transactions).toHaveLength(1);
  });

  test('is taken up as it was offered, as the next period of the same policy', async () => {
    const policyId = next();
    const before = await read(policyId);
    const { renewal } = await invite(policyId);
    clock.now = irishMoment('2028-02-20', '10:00:00');
    const preview = await askApp(app, 'previewTransaction', { policyId, renew: {} });
    const view = await renew(policyId);
    expect(view.policyId).toBe(policyId);
    // Today it still covers the period that was sold.
    expect(view).toMatchObject({
      state: 'inForce',
      period: before.period,
      charged: before.charged,
    });
    const [, made] = view.transactions;
    expect(preview.transaction.amounts).toEqual(made?.amounts);
    expect(made).toMatchObject({
      number: 2,
      kind: 'renewal',
      effectiveAt: '2028-03-01T00:00:00+00:00',
      amounts: { total: renewal?.covers[0]?.premium },
    });
    expect(made?.changed).toContainEqual({
      path: 'ClaimsHistory/YearsNoClaims',
      before: 5,
      after: 6,
    });
    expect(made?.changed).toContainEqual({
      path: 'Customer/LicenceHeldYears',
      before: 18,
      after: 19,
    });
    const later = await read(policyId, '2028-03-01');
    expect(later).toMatchObject({
      state: 'inForce',
      period: { from: '2028-03-01', to: '2029-02-28' },
      charged: { total: made?.amounts.total },
    });
    expect(view.renewal).toBeUndefined();
    expect((await read(policyId)).deadlines.map(({ id }) => id)).toContain('coolingOff');

    // What is not over can not be changed any more without undoing the renewal, and nothing is lost by that.
    expect(
      await refusal(app, 'adjustPolicy', {
        policyId,
        reason: 'Another car',
        effectiveAt: '2028-02-21T00:00:00',
        document: { Vehicle: { Value: 20_000 } },
      }),
    ).toMatchObject({ kind: 'conflict', message: expect.stringContaining('2') });
    const undone = await askApp(app, 'reverseTransaction', {
      policyId,
      transaction: 2,
      reason: 'She sells the car',
    });
    expect(undone.transactions[2]?.amounts.total).toBe(-(made?.amounts.total ?? 0));
    expect(undone.coverEnds).toBe('2028-02-29');
    // The other way: a second invitation, and this time it is taken up with a third party cover.
    await invite(policyId);
    const other = await renew(policyId, {
      document: { Policy: { CoverType: 'ThirdParty' } },
      reason: 'The cheapest',
    });
    expect(other.transactions.at(-1)).toMatchObject({
      kind: 'renewal',
      amounts: { total: renewal?.covers[2]?.premium },
    });
    expect(await read(policyId, '2028-03-01')).toMatchObject({
      policy: { coverType: 'ThirdParty' },
    });
    expect((await askApp(app, 'replayQuotes', { id: before.quoteId })).differing).toEqual([]);
  });

  test('after a claim takes the years of the book from the bonus', async () => {
    const policyId = next();
    const accident = { policyId, at: '2027-06-10', description: 'Hit a parked car' };
    await askApp(app, 'recordAccident', accident);
    const { renewal } = await invite(policyId);
    expect(renewal).toMatchObject({
      claims: 1,
      bonus: [{ path: 'ClaimsHistory/YearsNoClaims', before: 5, after: 2 }],
      years: [{ claimsPaid: 0 }],
    });
    await askApp(app, 'recordAccident', { policyId, number: 1, state: 'settled', paid: 3200 });
    // The same claim, also among the answers, is not counted twice.
    const claim = { Date: '2027-06-10', ClaimType: 'Accident', Amount: 2000, AtFault: true };
    const claims = { NumberOfClaims: 1, Claims: { Claim: [claim] } };
    const document = { ClaimsHistory: claims };
    await askApp(app, 'adjustPolicy', { policyId, reason: 'The claim', document });
    const known = (await invite(policyId)).renewal;
    expect(known).toMatchObject({
      claims: 1,
      bonus: [{ before: 5, after: 2 }],
      years: [{ claimsPaid: 3200, annualised: expect.any(Number) }],
    });
    await askApp(app, 'recordAccident', { policyId, number: 1, countsAgainstBonus: false });
    const kept = (await renew(policyId)).transactions.at(-1);
    expect(kept?.changed).not.toContainEqual(expect.objectContaining({ after: 6 }));
    await askApp(app, 'reverseTransaction', {
      policyId,
      transaction: kept?.number ?? 0,
      reason: 'To offer it again',
    });
    expect((await invite(policyId)).renewal).toMatchObject({
      claims: 0,
      bonus: [{ before: 5, after: 6 }],
    });
  });

  test('stands until something is done to the policy', async () => {
    const policyId = next();
    await invite(policyId);
    const changed = await askApp(app, 'adjustPolicy', {
      policyId,
      reason: 'Another value',
      document: { Vehicle: { Value: 40_000 } },
    });
    expect(changed.renewal).toBeUndefined();
    // It is rated as it is now, and that is dearer than what was offered.
    const view = await renew(policyId);
    expect((await read(policyId, '2028-03-01')).vehicle.value).toBe(40_000);
    // The next period is changed, and cancelled, by its own rules.
    clock.now = irishMoment('2028-04-30', '10:00:00');
    const adjusted = await askApp(app, 'adjustPolicy', {
      policyId,
      reason: 'Another value',
      document: { Vehicle: { Value: 10_000 } },
    });
    expect(adjusted.transactions.at(-1)?.calculation.cover.map(({ from }) => from)).toEqual([
      '2028-03-01',
      '2028-04-30',
    ]);
    const cancelled = await askApp(app, 'cancelPolicy', {
      policyId,
      ending: 'customer',
      hasClaim: false,
      reason: 'She sold the car',
    });
    expect(cancelled.charged.net).toBe(cancelled.transactions.at(-1)?.calculation.cost);
    expect(await read(policyId, '2027-06-01')).toMatchObject({
      charged: { total: expect.any(Number) },
    });
    expect((await askApp(app, 'replayQuotes', { id: view.quoteId })).differing).toEqual([]);
    expect(await refusal(app, 'renewPolicy', { policyId })).toMatchObject({ kind: 'conflict' });
  });

  test('covers its car: another policy for the same days is said, and one that was cancelled is in nobody’s way', async () => {
    const policyId = await sell('12-G-4000', '2028-05-01');
    await renew(policyId);
    const { renewal: _, ...before } = await read(policyId);
    expect(before.transactions).toHaveLength(2);
    // In the second year.
    const again = await quoted('12-G-4000', '2029-05-15');
    const payment = { paymentMethod: 'card', paymentReference: 'again' } as const;
    await expect(onCover(app, { quoteId: again, ...payment })).rejects.toThrow(before.quoteId);
    await askApp(app, 'reverseTransaction', { policyId, transaction: 2, reason: 'She moves' });
    expect((await onCover(app, { quoteId: again, ...payment })).policyId).toBeDefined();
    const other = await renew(policyId);
    expect(JSON.stringify(other.warnings)).toContain(again);

    const ended = await sell('12-G-4001', '2028-06-01');
    await askApp(app, 'cancelPolicy', {
      policyId: ended,
      ending: 'customer',
      hasClaim: false,
      reason: 'Another insurer',
    });
    const next = await quoted('12-G-4001', '2028-06-10');
    const paid = { ...payment, paymentReference: 'another insurer' };
    expect((await onCover(app, { quoteId: next, ...paid })).policyId).toBeDefined();
  });

  test('with other insurers begins with what it covers last, and proposes what its own renewal answers', async () => {
    const policyId = await sell('12-G-4100', '2028-05-01');
    clock.now = irishMoment('2029-03-10', '10:00:00');
    const at = '2028-09-10';
    await askApp(app, 'recordAccident', { policyId, at, description: 'Hit a parked car' });
    await askApp(app, 'adjustPolicy', {
      policyId,
      reason: 'Another value',
      document: { Vehicle: { Value: 21_000 } },
    });
    const { quoteId, renewal } = await invite(policyId);
    const copied = await askApp(app, 'draftFromQuote', { quoteId, purpose: 'renewal' });
    const claim = { Date: at, ClaimType: 'Accident', ClaimStatus: 'Open' };
    expect(copied.document).toMatchObject({
      Vehicle: { Value: 21_000 },
      ClaimsHistory: { YearsNoClaims: 5, Claims: { Claim: [claim] } },
    });
    const [bonus] = renewal?.bonus ?? [];
    expect(bonus).toMatchObject({ before: 5, after: 2 });
    expect(copied.proposed).toEqual(
      expect.arrayContaining([
        { path: 'Policy/InceptionDate', value: '2029-05-01T00:00:00+01:00' },
        { path: 'ClaimsHistory/NumberOfClaims', value: '1' },
        { path: 'ClaimsHistory/YearsNoClaims', value: '2' },
        { path: 'Customer/LicenceHeldYears', value: '19' },
      ]),
    );
    expect(copied.proposed).toHaveLength(4);
    // Renewed, its next renewal begins after the second year.
    await renew(policyId);
    const again = await askApp(app, 'draftFromQuote', { quoteId, purpose: 'renewal' });
    expect(again.proposed?.find(({ path }) => path === 'Policy/InceptionDate')?.value).toBe(
      '2030-05-01T00:00:00+01:00',
    );
  });

  test('is over with its last day', async () => {
    const policyId = next();
    expect(await refusal(app, 'inviteRenewal', { policyId })).toMatchObject({
      kind: 'conflict',
      message: `Policy ${policyId} ended on 2028-02-29: it can not be renewed any more, make a new quote`,
    });
    expect((await read(policyId)).state).toBe('ended');
  });
});
