import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { contract } from '../../../src/shared/contract/contract.ts';
import { type Received, startHost, type TestClock } from '../../support/host/host.ts';
import { AT, expectFault, FULL_XML } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';

const OVERRIDE = contract.overrideQuote.http.path;
const ADD_ON = contract.addCover.http.path;
const ACCEPT = contract.acceptQuote.http.path;
const DAY = 24 * 60 * 60 * 1000;

const clock: TestClock = { now: Date.UTC(2026, 10, 20, 9) };

const host = openedForAll(() => startHost({ clock }));

async function submitted(): Promise<string> {
  const { body } = await host.sendXml(FULL_XML);
  return body.quoteId;
}

const override = (quoteId: string, overrideType: string, value: number): Promise<Received> =>
  host.send(OVERRIDE, { body: { quoteId, overrideType, value, reason: 'A loyal customer' } });

const accept = (quoteId: string, paymentReference: string): Promise<Received> =>
  host.send(ACCEPT, { body: { quoteId, paymentMethod: 'card', paymentReference } });

async function premium(quoteId: string): Promise<number> {
  return (await host.send(AT.quote(quoteId))).body.premium;
}

function expectLinesToAddUp({ body }: Received): void {
  const { steps, netPremium, levies, grossPremium, policyFee, premium } = body.explanation;
  const inCents = (euro: number) => Math.round(euro * 100);
  for (const [i, step] of steps.entries()) {
    expect(step.before).toBe(i === 0 ? 0 : steps[i - 1].after);
  }
  expect(steps.at(-1).after).toBe(netPremium);
  const levied = levies.reduce(
    (sum: number, { amount }: { amount: number }) => sum + inCents(amount),
    0,
  );
  expect(inCents(netPremium) + levied).toBe(inCents(grossPremium));
  expect(inCents(grossPremium) + inCents(policyFee)).toBe(inCents(premium));
}

test('a premium that was set by hand stays, and anyone who changes something else hears it', async () => {
  const id = await submitted();
  expect((await override(id, 'premium', 500)).body.warnings).toEqual([]);
  const texts = ['The premium was set by hand and stays 500 euro: this change did not move it'];
  expect((await override(id, 'discount', 10)).body).toMatchObject({
    premium: 500,
    warnings: texts,
  });
  const addon = { body: { quoteId: id, addonType: 'keycare' } };
  // 455.77 + 15.00 net; 14.12 and 4.71 levies, 1.00 stamp, 25.00 fee: it is charged on top.
  expect((await host.send(ADD_ON, addon)).body).toMatchObject({ premium: 515.6, warnings: [] });
  expect((await override(id, 'premium', 510)).body.warnings).toEqual([]);
});

test('a discount comes off the rated premium, and the latest one counts', async () => {
  const id = await submitted();
  const before = await premium(id);
  const ten = await override(id, 'discount', 10);
  expect(ten.status).toBe(200);
  expect(ten.body.premium).toBeLessThan(before);
  const step = ten.body.explanation.steps.find((one: { id: string }) => one.id === 'discount');
  expect(step.multiplier).toBe(0.9);
  expectLinesToAddUp(ten);
  expect((await override(id, 'discount', 0)).body.premium).toBe(before);
});

test('a higher excess costs less, and a lower one more', async () => {
  const id = await submitted();
  const before = await premium(id);
  expect((await override(id, 'excess', 1000)).body.premium).toBeLessThan(before);
  expect((await override(id, 'excess', 0)).body.premium).toBeGreaterThan(before);
  expect((await override(id, 'excess', 300)).body.premium).toBe(before);
});

test('a premium set by hand is the total to the cent, whatever it is', async () => {
  const id = await submitted();
  // Levies are rounded, so that among any hundred cents some totals need a line of their own.
  const cents = Array.from({ length: 100 }, (_, i) => (50_000 + i) / 100);
  let rounded = 0;
  for (const value of [...cents, 1234.56, 333.33, 100]) {
    const set = await override(id, 'premium', value);
    expect(set.body.premium).toBe(value);
    expectLinesToAddUp(set);
    if (set.body.explanation.levies.some(({ id }: { id: string }) => id === 'rounding'))
      rounded += 1;
  }
  expect(rounded).toBeGreaterThan(0);
});

test('the limits are those of the rate book', async () => {
  const id = await submitted();
  const before = await premium(id);
  const refused: [string, number, RegExp][] = [
    ['discount', 26, /from 0 to 25 percent/],
    ['discount', -1, /from 0 to 25 percent/],
    ['excess', 2501, /from 0 to 2500 euro/],
    ['premium', 99.99, /from 100 to 100000 euro/],
    ['premium', 500.001, /two decimal places/],
    ['colour', 1, /premium, excess, discount/],
  ];
  for (const [type, value, message] of refused) {
    const answer = await override(id, type, value);
    expectFault(answer, 400);
    expect(answer.body.message).toMatch(message);
  }
  expect(await premium(id)).toBe(before);
});

test('each add-on costs its price with levies, and another level takes its place', async () => {
  const id = await submitted();
  let before = await premium(id);
  for (const addonType of ['breakdown', 'legal', 'windscreen', 'keycare']) {
    const added = await host.send(ADD_ON, { body: { quoteId: id, addonType, addonOptions: {} } });
    expect(added.status).toBe(200);
    expect(added.body.premium).toBeGreaterThan(before);
    expectLinesToAddUp(added);
    before = added.body.premium;
  }
  const again = await host.send(ADD_ON, { body: { quoteId: id, addonType: 'keycare' } });
  expect(again.body.premium).toBe(before);
  const body = { quoteId: id, addonType: 'breakdown', addonOptions: { level: 'europe' } };
  expect((await host.send(ADD_ON, { body })).body.premium).toBeGreaterThan(before);
  const unknown = { quoteId: id, addonType: 'breakdown', addonOptions: { level: 'moon' } };
  const refused = await host.send(ADD_ON, { body: unknown });
  expectFault(refused, 400);
  expect(refused.body.message).toMatch(/ireland, europe/);
});

test('an accepted quote is a policy that starts at its inception', async () => {
  const id = await submitted();
  const accepted = await accept(id, 'PAY-1');
  expect(accepted.status).toBe(200);
  expect(accepted.body).toMatchObject({
    quoteId: id,
    status: 'accepted',
    policyStartDate: '2026-12-01T00:00:00+00:00',
    warnings: [
      'Statement of suitability: not confirmed',
      expect.stringMatching(/^Driver number: not recorded\. .* before a policy is issued/),
      'Terms of business: not recorded as given to the customer',
      'The firm has no name in the settings, so the documents do not say who sold the policy',
    ],
  });
  const { body } = await host.send(AT.quote(id));
  expect(body).toMatchObject({ status: 'accepted', policyId: accepted.body.policyId });
  expect(body.history.map(({ kind }: { kind: string }) => kind)).toEqual(['submitted', 'accepted']);
  expect((await accept(id, 'PAY-1')).body).toEqual(accepted.body);
  expectFault(await accept(id, 'PAY-2'), 409);
  expectFault(await override(id, 'discount', 5), 409);
});

test('a driver number is recorded before a quote is accepted, or after', async () => {
  const record = (quoteId: string, driverNumber: string) =>
    host.send(AT.driverNumber, { body: { quoteId, driverNumber } });
  const early = await submitted();
  const recorded = await record(early, '123456789');
  expect(recorded.status).toBe(200);
  expect(recorded.body).toMatchObject({ driverNumber: '123456789', status: 'quoted' });
  expect(recorded.body.history.at(-1)).toMatchObject({
    kind: 'driverNumber',
    detail: { driverNumber: '123456789' },
  });
  const ofNumbers = async (quoteId: string) =>
    (await accept(quoteId, 'PAY-1')).body.warnings.filter((one: string) =>
      one.startsWith('Driver number'),
    );
  expect(await ofNumbers(early)).toEqual([]);

  const late = await submitted();
  expect(await ofNumbers(late)).toHaveLength(1);
  expect((await record(late, '987654321')).body).toMatchObject({ status: 'accepted' });
  expect(await ofNumbers(late)).toEqual([]);
});

test('a driver number is corrected, told once, and refused where it is none', async () => {
  const quoteId = await submitted();
  const record = (driverNumber: unknown) =>
    host.send(AT.driverNumber, { body: { quoteId, driverNumber } });
  await record('123456789');
  await record('123456789');
  const corrected = await record('123456780');
  expect(corrected.body.driverNumber).toBe('123456780');
  expect(corrected.body.history).toHaveLength(3);
  for (const none of ['12345678', '1234567890', '12345678A', '', 123456789]) {
    const refused = await record(none);
    expectFault(refused, 400);
    expect(refused.body.message).toMatch(/driverNumber must be/);
  }
  expect((await host.send(AT.quote(quoteId))).body.history).toHaveLength(3);
});

test('twenty who accept at once get one policy between them', async () => {
  const id = await submitted();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => accept(id, i % 2 === 0 ? 'PAY-A' : 'PAY-B')),
  );
  const taken = answers.filter(({ status }) => status === 200);
  expect(taken).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
  expect(new Set(taken.map(({ body }) => body.policyId)).size).toBe(1);
});

test('twenty who change at once lose none of their changes', async () => {
  const id = await submitted();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => override(id, 'discount', i)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect((await host.send(AT.quote(id))).body.history).toHaveLength(21);
});

test('past its validity a quote can be read and nothing else', async () => {
  const later: TestClock = { now: clock.now };
  const patient = await startHost({ clock: later });
  const { body } = await patient.sendXml(FULL_XML);
  const { quoteId } = body;
  later.now += 30 * DAY;
  const token = await patient.token();
  expect((await patient.send(AT.quote(quoteId), { token })).body.status).toBe('expired');
  const refused = [
    await patient.send(OVERRIDE, {
      token,
      body: { quoteId, overrideType: 'discount', value: 5, reason: 'late' },
    }),
    await patient.send(ACCEPT, {
      token,
      body: { quoteId, paymentMethod: 'card', paymentReference: 'PAY' },
    }),
    await patient.send(ADD_ON, { token, body: { quoteId, addonType: 'legal' } }),
  ];
  for (const answer of refused) {
    expectFault(answer, 409);
    expect(answer.body.message).toMatch(/expired/);
  }
  await patient.close();
});

test('an unknown quote is 404 everywhere, and a missing permission 403', async () => {
  const message = 'Quote Q-NONE not found';
  for (const answer of [await override('Q-NONE', 'discount', 5), await accept('Q-NONE', 'P')]) {
    expectFault(answer, 404);
    expect(answer.body.message).toBe(message);
  }
  const token = await host.token(await host.issue(['quote:read', 'quote:write']));
  const id = await submitted();
  const body = { quoteId: id, overrideType: 'discount', value: 5, reason: 'please' };
  const refused = await host.send(OVERRIDE, { token, body });
  expectFault(refused, 403);
  expect(refused.body.message).toMatch(/Insufficient permissions for the operation/);
});

test('a risk that was changed afterwards is found, also where the premium is the same', async () => {
  const fresh = await startHost();
  const { body } = await fresh.sendXml(FULL_XML);
  const outside = new Database(join(fresh.dataFolder, 'quotedesk.db'));
  const to = "json_set(sections, '$.customer.surname', 'No one')";
  outside.exec(`update quote set sections = ${to}`);
  outside.close();
  expect(await fresh.app.dispatch(BROKER, 'replayQuotes', {})).toMatchObject({
    ok: true,
    value: {
      differing: [
        { quoteId: body.quoteId, kept: body.premium, replayed: body.premium, risk: true },
      ],
      chain: { broken: null },
    },
  });
  await fresh.close();
});

test('every premium is the replay of its history, and a changed history is found', async () => {
  const fresh = await startHost();
  const { body } = await fresh.sendXml(FULL_XML);
  const change = { quoteId: body.quoteId, overrideType: 'discount', value: 7.5, reason: 'x' };
  await fresh.send(OVERRIDE, { body: change });
  const replayed = () => fresh.app.dispatch(BROKER, 'replayQuotes', {});
  const chain = { events: 2, broken: null };
  expect(await replayed()).toMatchObject({ value: { replayed: 1, differing: [], chain } });

  const outside = new Database(join(fresh.dataFolder, 'quotedesk.db'));
  expect(() => outside.exec("update quote_event set by = 'nobody'")).toThrow(/never changed/);
  expect(() => outside.exec('delete from quote_event')).toThrow(/never deleted/);
  outside.exec('drop trigger quote_event_is_final');
  outside.exec("update quote_event set by = 'nobody' where sequence = 2");
  outside.exec('update quote set premium_cents = premium_cents - 1');
  outside.close();
  const found = await replayed();
  expect(found).toMatchObject({
    ok: true,
    value: { differing: [{ quoteId: body.quoteId }], chain: { events: 2, broken: 2 } },
  });
  await fresh.close();
});
