import { beforeEach, describe, expect, test } from 'vitest';
import { BROKER, type Caller } from '../../../../../src/main/core/dispatcher.ts';
import { ask } from '../../../../support/host/ask.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { ofItsOwnCar, SAMPLE_DOCUMENT } from '../../../../support/quotes/any-document.ts';
import { onCover } from '../../../../support/quotes/ready-for-cover.ts';
import { client, openSale, person, submit } from './open-sale.ts';

const NOW = Date.UTC(2026, 10, 21, 9, 30);
const DAY = 24 * 60 * 60 * 1000;
const sale = openedForAll(() => openSale(NOW));
beforeEach(() => {
  sale.clock.now = NOW;
});

const document = () => ofItsOwnCar(SAMPLE_DOCUMENT);
const payment = (quoteId: string) => ({
  quoteId,
  paymentMethod: 'card' as const,
  paymentReference: `PAY-${quoteId}`,
});

test('a quote that nothing happened to says nothing of what may come', async () => {
  const quote = await ask(sale.app, 'getQuote', { id: await submit(sale, document()) });
  expect(quote).toMatchObject({
    status: 'quoted',
    referrals: [],
    scheme: { id: 'standard' },
    createdAt: '2026-11-21T09:30:00Z',
    expiresAt: '2026-12-21T09:30:00Z',
    expiresBecause: 'validity',
    period: { from: '2026-12-01', to: '2027-11-30' },
    history: [{ kind: 'submitted' }],
  });
  const later = ['policyId', 'policyStartDate', 'driverNumber', 'basedOn', 'followedBy'];
  const kept = ['referral', 'lost', 'drivers', 'earlierHistory'];
  expect(Object.keys(quote).filter((key) => [...later, ...kept].includes(key))).toEqual([]);
});

test('an open quote reads expired from the moment of its end; a policy does not', async () => {
  const [open, policy] = [await submit(sale, document()), await submit(sale, document())];
  await onCover(sale.app, payment(policy));
  const statusAt = async (now: number) => {
    sale.clock.now = now;
    return Promise.all(
      [open, policy].map(async (id) => (await ask(sale.app, 'getQuote', { id })).status),
    );
  };
  expect(await statusAt(NOW + 30 * DAY - 1)).toEqual(['quoted', 'accepted']);
  expect(await statusAt(NOW + 30 * DAY)).toEqual(['expired', 'accepted']);
});

test('a lost quote says why, and each entry of a history who was signed in', async () => {
  const user = { id: 'mary', name: 'Mary Byrne' };
  const id = await submit(sale, document());
  await sale.as(person(user), 'markLost', { quoteId: id, reason: 'price' });
  const { lost, history } = await ask(sale.app, 'getQuote', { id });
  expect(lost).toMatchObject({ reason: 'price', name: 'Mary Byrne', at: '2026-11-21T09:30:00Z' });
  expect(history).toMatchObject([{ kind: 'submitted' }, { kind: 'markedLost', user }]);
  expect(history[0]).not.toHaveProperty('user');
});

test('a policy says its number, and when its cover begins', async () => {
  const quoteId = await submit(sale, document());
  const { policyId } = await onCover(sale.app, payment(quoteId));
  expect(policyId).toMatch(/\S/);
  expect(await ask(sale.app, 'getQuote', { id: quoteId })).toMatchObject({
    policyId,
    policyStartDate: '2026-12-01T00:00:00+00:00',
  });
});

test('the driver number that was recorded last counts, of each driver', async () => {
  const driver = (FirstName: string) => ({
    FirstName,
    Surname: 'Byrne',
    DateOfBirth: '1988-03-02',
    LicenceType: 'Full Irish',
  });
  const Drivers = { Driver: [driver('Cian'), driver('Róisín')] };
  const id = await submit(sale, { ...document(), Drivers });
  const record = (driverNumber: string, driver?: number) =>
    ask(sale.app, 'recordDriverNumber', { quoteId: id, driverNumber, ...(driver && { driver }) });
  for (const number of ['111111111', '222222222']) {
    await record(number);
    await record(number.replaceAll('2', '3'), 2);
  }
  const { driverNumber, drivers } = await ask(sale.app, 'getQuote', { id });
  expect(driverNumber).toBe('222222222');
  expect(drivers).toMatchObject([{ firstName: 'Cian' }, { driverNumber: '333333333' }]);
  expect(drivers?.[0]).not.toHaveProperty('driverNumber');
});

describe('a client that reaches only its own quotes', () => {
  const own: Caller = {
    kind: 'client',
    id: 'qd-own',
    ownQuotesOnly: true,
    permissions: new Set(['quote:read', 'quote:write']),
  };
  const asked = (caller: Caller, operation: 'getQuote' | 'getQuoteHistory', id: string) =>
    sale.app.dispatch(caller, operation, { id });

  test('finds these, and neither the desk’s nor what the desk made of its own', async () => {
    const theirs = await submit(sale, document());
    const { quoteId } = await sale.as(own, 'submitQuote', { document: document(), source: 'json' });
    await ask(sale.app, 'submitDraft', { document: document(), basedOn: quoteId });
    expect(await asked(own, 'getQuote', quoteId)).toMatchObject({ ok: true });
    expect(await asked(own, 'getQuoteHistory', quoteId)).toMatchObject({
      value: { quoteId, total: 1, first: 1, history: [{ by: 'qd-own' }] },
    });
    expect((await sale.as(own, 'getQuote', { id: quoteId })).followedBy).toBeUndefined();
    for (const operation of ['getQuote', 'getQuoteHistory'] as const) {
      expect(await asked(own, operation, theirs)).toMatchObject({ fault: { kind: 'notFound' } });
    }
  });

  test('is the only one so limited', async () => {
    const { quoteId } = await sale.as(own, 'submitQuote', { document: document(), source: 'json' });
    const { quoteId: next } = await ask(sale.app, 'submitDraft', {
      document: document(),
      basedOn: quoteId,
    });
    for (const caller of [BROKER, client('quote:read')]) {
      expect(await asked(caller, 'getQuote', quoteId)).toMatchObject({
        value: { followedBy: [next] },
      });
    }
  });
});
