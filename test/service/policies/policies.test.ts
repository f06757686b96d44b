import { afterAll, describe, expect, test } from 'vitest';
import type { InputOf, OutputOf } from '../../../src/shared/contract/contract.ts';
import { daysLater, irishMoment } from '../../../src/shared/domain/date.ts';
import { ask as askApp, refusal } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';

const clock = { now: irishMoment('2027-02-19', '10:00:00') };
const host = await startHost({ clock });
const { app } = host;
afterAll(() => host.close());

type View = OutputOf<'getPolicy'>;
type Adjust = InputOf<'adjustPolicy'>;

const OTHER_CAR = {
  Vehicle: { RegistrationNumber: '231-D-4567', Make: 'Volkswagen', Model: 'Golf', Value: 24_000 },
};

const sell = async (wanted: Parameters<typeof submitted>[1] = {}) =>
  accepted(host, await submitted(host, wanted));

/** All are sold before the clock moves on: it never goes back. */
const ids = await Promise.all(
  Array.from({ length: 10 }, (_, at) => sell({ mark: `12-G-${1000 + at}` })),
);
const next = (): string => ids.pop() ?? '';
const brief = await sell({ mark: '12-G-2000', until: '2027-03-20' });

const read = (policyId: string, day?: string): Promise<View> =>
  askApp(app, 'getPolicy', { policyId, ...(day === undefined ? {} : { day }) });
const adjust = (policyId: string, change: Omit<Adjust, 'policyId' | 'reason'>): Promise<View> =>
  askApp(app, 'adjustPolicy', { policyId, reason: 'She changed her car', ...change });

/** The lasting parts of a view: not its version, nor what is said of the last transaction. */
const lasting = ({ version: _, warnings: __, deadlines: ___, ...rest }: View) => rest;

describe('a policy', () => {
  test('is one transaction when it was sold, and what its quote was', async () => {
    const policyId = next();
    const view = await read(policyId);
    const quote = await askApp(app, 'getQuote', { id: view.quoteId });
    expect(view).toMatchObject({
      state: 'toCome',
      period: quote.period,
      coverEnds: quote.period.to,
      charged: { total: quote.premium, net: quote.explanation.netPremium },
    });
    expect(view.transactions).toHaveLength(1);
    expect(view.transactions[0]).toMatchObject({ kind: 'newBusiness', number: 1, changed: [] });
    expect(view.deadlines).toEqual([
      { id: 'databaseNotice', day: '2027-02-26' },
      { id: 'coolingOff', day: '2027-03-11' },
      { id: 'renewalNotice', day: '2028-01-31' },
    ]);
    expect(await refusal(app, 'getPolicy', { policyId: 'P-NONE' })).toMatchObject({
      kind: 'notFound',
      message: 'Policy P-NONE not found',
    });
    expect(await refusal(app, 'getPolicy', { policyId, day: '2027-02-30' })).toMatchObject({
      kind: 'invalid',
      errors: [{ path: 'day' }],
    });
  });

  test('stands on each day as it stood, and its quote stays as it was sold', async () => {
    clock.now = irishMoment('2027-04-10', '09:30:10');
    const policyId = next();
    const before = await read(policyId);
    const quote = await askApp(app, 'getQuote', { id: before.quoteId });
    const after = await adjust(policyId, {
      document: OTHER_CAR,
      effectiveAt: '2027-05-01T00:00:00',
    });
    expect(after.vehicle.make).toBe('Ford');
    expect((await read(policyId, '2027-04-30')).vehicle.make).toBe('Ford');
    expect((await read(policyId, '2027-05-01')).vehicle).toMatchObject({ make: 'Volkswagen' });
    const [, change] = after.transactions;
    expect(change).toMatchObject({
      number: 2,
      kind: 'adjustment',
      reason: 'She changed her car',
      effectiveAt: '2027-05-01T00:00:00+01:00',
    });
    expect(change?.changed).toContainEqual({
      path: 'Vehicle/Make',
      before: 'Ford',
      after: 'Volkswagen',
    });
    const { history: _, ...sold } = await askApp(app, 'getQuote', { id: before.quoteId });
    const { history: __, ...was } = quote;
    expect(sold).toEqual(was);
    const { history } = await askApp(app, 'getQuoteHistory', { id: before.quoteId });
    expect(history.at(-1)).toMatchObject({ kind: 'adjusted' });
  });

  test('is not changed by a preview, nor by what is refused', async () => {
    const policyId = next();
    const before = await read(policyId);
    const preview = await askApp(app, 'previewTransaction', {
      policyId,
      adjust: { document: OTHER_CAR },
    });
    expect(preview.transaction.amounts.total).not.toBe(0);
    const of = (input: object) =>
      refusal(app, 'adjustPolicy', { policyId, reason: 'A reason', ...input });
    expect(await of({})).toMatchObject({ errors: [{ message: 'changes nothing of the policy' }] });
    expect(await of({ document: { Vehicle: { RegistrationNumber: '???' } } })).toMatchObject({
      errors: [{ path: 'Vehicle/RegistrationNumber' }],
    });
    expect(await of({ document: { Vehicle: { Make: null } } })).toMatchObject({
      errors: [{ path: 'Vehicle/Make', message: 'is required' }],
    });
    expect(await of({ document: { Customer: { DateOfBirth: '1990-01-01' } } })).toMatchObject({
      errors: [{ path: 'Customer/DateOfBirth' }],
    });
    expect(await of({ document: OTHER_CAR, effectiveAt: '2028-03-01T00:00:00' })).toMatchObject({
      errors: [{ path: 'effectiveAt' }],
    });
    expect(await of({ document: OTHER_CAR, until: '2027-03-01' })).toMatchObject({
      errors: [{ path: 'until' }],
    });
    expect(await of({ excess: 123_456 })).toMatchObject({ errors: [{ path: 'excess' }] });
    expect(await of({ addOns: [{ addonType: 'legal', level: 'none' }] })).toMatchObject({
      errors: [{ path: 'addOns.0.level' }],
    });
    for (const input of [{}, { cancel: { ending: 'customer' }, reinstate: {} }]) {
      expect(await refusal(app, 'previewTransaction', { policyId, ...input })).toMatchObject({
        kind: 'invalid',
      });
    }
    expect(lasting(await read(policyId))).toEqual(lasting(before));
  });

  test('refuses what would come before a later transaction, until that is reversed', async () => {
    const policyId = next();
    const before = await read(policyId);
    await adjust(policyId, { document: OTHER_CAR, effectiveAt: '2027-06-01T00:00:00' });
    const early = { policyId, reason: 'Less', excess: 500, effectiveAt: '2027-05-15T00:00:00' };
    expect(await refusal(app, 'adjustPolicy', early)).toMatchObject({
      kind: 'conflict',
      message:
        'Transaction 2 (adjustment) takes effect at 2027-06-01T00:00:00+01:00, after 2027-05-15T00:00:00+01:00: it must be reversed first',
    });
    expect(
      await refusal(app, 'reverseTransaction', { policyId, reason: 'No', transaction: 1 }),
    ).toMatchObject({ kind: 'invalid' });
    const reversed = await askApp(app, 'reverseTransaction', {
      policyId,
      reason: 'He keeps it',
      transaction: 2,
    });
    expect(reversed.transactions[1]).toMatchObject({ reversedBy: 3 });
    expect(reversed.transactions[2]).toMatchObject({ kind: 'reversal', reverses: 2 });
    // Only the fee of the change stays.
    expect(reversed.charged.net).toBe(before.charged.net);
    expect(reversed.charged.levies).toEqual(before.charged.levies);
    expect(reversed.charged.total).toBe(before.charged.total + 20);
    expect(
      await refusal(app, 'reverseTransaction', { policyId, reason: 'Again', transaction: 2 }),
    ).toMatchObject({ kind: 'conflict' });
    await askApp(app, 'adjustPolicy', early);
  });

  test('for less than a month has no cooling-off period', async () => {
    const policyId = brief;
    const { deadlines, period } = await read(policyId);
    expect(period.to).toBe('2027-03-20');
    expect(deadlines.map(({ id }) => id)).not.toContain('coolingOff');
    const preview = { policyId, cancel: { ending: 'coolingOff' } };
    expect(await refusal(app, 'previewTransaction', preview)).toMatchObject({
      errors: [{ path: 'ending' }],
    });
  });

  test('takes the driver number of a driver that an adjustment added', async () => {
    const policyId = next();
    const { quoteId } = await read(policyId);
    const niamh = { FirstName: 'Niamh', Surname: 'Byrne', DateOfBirth: '1990-02-01' };
    await adjust(policyId, { document: { Drivers: { Driver: [niamh] } } });
    const driverNumber = '987654321';
    await askApp(app, 'recordDriverNumber', { quoteId, driver: 1, driverNumber });
    expect((await read(policyId)).drivers).toMatchObject([{ firstName: 'Niamh', driverNumber }]);
    expect(
      await refusal(app, 'recordDriverNumber', { quoteId, driver: 2, driverNumber }),
    ).toMatchObject({ kind: 'invalid' });
  });

  test('refuses a change within the days of another one', async () => {
    const policyId = next();
    await adjust(policyId, {
      document: OTHER_CAR,
      effectiveAt: '2027-06-01T00:00:00',
      until: '2027-06-20',
    });
    const within = { policyId, reason: 'Less', excess: 500, effectiveAt: '2027-06-10T00:00:00' };
    expect(await refusal(app, 'adjustPolicy', within)).toMatchObject({
      kind: 'conflict',
      message:
        'Transaction 2 changes the policy until 2027-06-20: another change can take effect from 2027-06-21 on, or once that one is reversed',
    });
    const view = await askApp(app, 'adjustPolicy', {
      ...within,
      effectiveAt: '2027-06-21T00:00:00',
    });
    expect(view.transactions.at(-1)?.calculation.cover).toHaveLength(3);
    // It can still end then.
    const end = { policyId, reason: 'Sold', ending: 'customer', hasClaim: false } as const;
    const ended = await askApp(app, 'cancelPolicy', { ...end, effectiveAt: '2027-06-25T00:00:00' });
    expect(ended.coverEnds).toBe('2027-06-24');
  });

  test('ends by the rules of the law and of its book, and is reinstated within its days', async () => {
    const policyId = next();
    const cancel = (input: object) => ({ policyId, reason: 'Sold', ...input });
    expect(await refusal(app, 'cancelPolicy', cancel({ ending: 'coolingOff' }))).toMatchObject({
      errors: [
        { path: 'ending', message: 'is past: the customer could withdraw until 2027-03-11' },
      ],
    });
    expect(await refusal(app, 'cancelPolicy', cancel({ ending: 'customer' }))).toMatchObject({
      errors: [{ path: 'hasClaim' }],
    });
    const soon = { ending: 'insurer', effectiveAt: '2027-04-17T00:00:00' };
    expect(await refusal(app, 'cancelPolicy', cancel(soon))).toMatchObject({
      errors: [{ path: 'effectiveAt' }],
    });
    const before = await read(policyId);
    const ended = await askApp(app, 'cancelPolicy', {
      policyId,
      reason: 'Unpaid',
      ending: 'insurer',
    });
    expect(ended.transactions.at(-1)?.effectiveAt).toBe('2027-04-18T00:00:00+01:00');
    expect(ended.transactions.at(-1)?.amounts.fees).toEqual([]);
    expect(ended.state).toBe('inForce');
    expect((await read(policyId, '2027-04-18')).state).toBe('cancelled');
    expect(await refusal(app, 'cancelPolicy', cancel({ ending: 'insurer' }))).toMatchObject({
      kind: 'conflict',
    });
    expect(
      await refusal(app, 'adjustPolicy', { policyId, reason: 'Late', excess: 500 }),
    ).toMatchObject({ kind: 'conflict' });
    clock.now = irishMoment('2027-05-08', '12:00:00');
    const again = await askApp(app, 'reinstatePolicy', { policyId, reason: 'Paid' });
    // Cover of 20 days was not had: 18 April to 7 May.
    expect(again.transactions.at(-1)?.calculation.cover.map(({ days }) => days)).toEqual([48, 298]);
    expect(again.charged.net).toBeLessThan(before.charged.net);
    expect(again.state).toBe('inForce');
    await askApp(app, 'cancelPolicy', { policyId, reason: 'Unpaid', ending: 'insurer' });
    clock.now = irishMoment('2027-06-20', '12:00:00');
    expect(await refusal(app, 'reinstatePolicy', { policyId, reason: 'Late' })).toMatchObject({
      kind: 'conflict',
      message: 'The policy could be reinstated until 2027-06-15',
    });
  });

  test('is found by the car and the driver that it was changed to, and kept of that driver', async () => {
    const policyId = next();
    const { quoteId } = await read(policyId);
    const driver = { FirstName: 'Caoimhe', Surname: 'Zarkovic', DateOfBirth: '1991-07-08' };
    const car = { Vehicle: { RegistrationNumber: '222-KY-98765', Make: 'Kia', Model: 'Ceed' } };
    await adjust(policyId, { document: { ...car, Drivers: { Driver: [driver] } } });
    for (const search of ['222-KY-98765', 'Zarkovic', '12-G-100']) {
      const { quotes } = await askApp(app, 'listQuotes', { search });
      expect(
        quotes.map((one) => one.quoteId),
        search,
      ).toContain(quoteId);
    }
    const key = 'caoimhe.zarkovic.1991-07-08';
    const kept = await askApp(app, 'exportPerson', { key });
    expect(JSON.stringify(kept)).toContain(quoteId);
  });

  test('is renewed unless it is cancelled, whatever was undone on the way', async () => {
    const policyId = next();
    const { quoteId, period } = await read(policyId);
    const days = { from: period.to, to: daysLater(period.to, 2) };
    const isDue = async () =>
      (await askApp(app, 'listRenewals', { ...days, limit: 50 })).renewals.some(
        ({ id }) => id === quoteId,
      );
    const reverse = (transaction: number) =>
      askApp(app, 'reverseTransaction', { policyId, reason: 'A slip', transaction });
    expect(await isDue()).toBe(true);
    await askApp(app, 'cancelPolicy', { policyId, reason: 'Unpaid', ending: 'insurer' });
    expect(await isDue()).toBe(false);
    await reverse(2);
    expect(await isDue()).toBe(true);
    await askApp(app, 'cancelPolicy', { policyId, reason: 'Unpaid', ending: 'insurer' });
    await askApp(app, 'reinstatePolicy', { policyId, reason: 'Paid' });
    expect(await isDue()).toBe(true);
    await reverse(5);
    expect(await isDue()).toBe(false);
  });

  test('over HTTP has a version, happens once, and asks for authority', async () => {
    const policyId = next();
    const token = await host.token(await host.issue(['quote:read', 'quote:accept']));
    const place = `/applied/policy/${policyId}`;
    const found = await host.send(place, { token });
    const etag = found.headers.get('etag') ?? '';
    expect(etag).toBe(`"${found.body.version}"`);
    const known = await host.send(place, { token, headers: { 'if-none-match': etag } });
    expect(known.status).toBe(304);
    const body = { ending: 'customer', hasClaim: false, reason: 'Sold' };
    const preview = await host.send(`${place}/preview`, {
      token,
      body: { cancel: { ending: 'customer', hasClaim: false } },
    });
    expect(preview.status).toBe(200);
    const past = await host.send(`${place}/cancel`, {
      token,
      body: { ...body, effectiveAt: '2027-03-10T00:00:00Z' },
    });
    expect(past.status).toBe(403);
    const twice = await host.send(`${place}/cancel`, { token, body: { ...body, policyId } });
    expect(twice.status).toBe(400);
    const stale = await host.send(`${place}/cancel`, {
      token,
      body,
      headers: { 'if-match': '"other"' },
    });
    expect(stale.status).toBe(412);
    const headers = { 'if-match': etag, 'idempotency-key': 'once' };
    const first = await host.send(`${place}/cancel`, { token, body, headers });
    const again = await host.send(`${place}/cancel`, { token, body, headers });
    expect(first.status, first.text).toBe(200);
    expect(again.text).toBe(first.text);
    expect(first.body.transactions.at(-1).amounts).toEqual(preview.body.transaction.amounts);
    expect((await host.send('/applied/policy/P-NONE', { token })).status).toBe(404);
  });
});
