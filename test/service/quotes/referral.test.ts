import { describe, expect, test } from 'vitest';
import type { InputOf, OperationName } from '../../../src/shared/contract/contract.ts';
import type { Permission } from '../../../src/shared/domain/permission.ts';
import { REFERRED_BY_HAND } from '../../../src/shared/domain/quotes/referral.ts';
import { ask as askApp, refusal } from '../../support/host/ask.ts';
import { startHost, type TestClock } from '../../support/host/host.ts';
import { AT, expectFault, FULL_XML } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';
import { withText } from '../../support/quotes/quote-xml.ts';

const REFERRED = withText(FULL_XML, 'LicenceType', 'Provisional');
const START = Date.UTC(2026, 10, 20, 9);
const NOTE = 'The licence was checked';
const REASONS = ['The car is kept abroad.', 'It is older than we insure.'];
const CHANGES = [
  ['overridden', 'overrideQuote', { overrideType: 'excess', value: 500, reason: 'Agreed' }],
  ['overrideWithdrawn', 'withdrawOverride', { overrideType: 'excess', reason: 'A mistake' }],
  ['addOn', 'addCover', { addonType: 'breakdown' }],
  ['addOnRemoved', 'removeCover', { addonType: 'breakdown' }],
] as const;

const clock: TestClock = { now: START };

const host = openedForAll(() => startHost({ clock }));

const ask = <N extends OperationName>(name: N, input: InputOf<N>) => askApp(host.app, name, input);
const as = async (...permissions: Permission[]) => host.token(await host.issue(permissions));
const submitted = async (xml: string): Promise<string> => (await host.sendXml(xml)).body.quoteId;
const read = (id: string) => ask('getQuote', { id });
const approve = (quoteId: string) =>
  ask('decideReferral', { quoteId, decision: 'approve', note: NOTE });
const refuse = (quoteId: string) =>
  ask('decideReferral', { quoteId, decision: 'refuse', note: NOTE, reasons: REASONS });
const payment = (quoteId: string) => ({
  quoteId,
  paymentMethod: 'card' as const,
  paymentReference: 'PAY-1',
  duplicateReason: 'Several quotes of one car',
});

describe('a referred quote', () => {
  test('waits, and is approved with who, when, note and terms; then quote:accept is enough', async () => {
    const { body } = await host.sendXml(REFERRED);
    const { quoteId, referrals } = body;
    const waiting = await read(quoteId);
    expect(waiting.referral).toEqual({
      state: 'referred',
      reasons: referrals,
      referred: { at: '2026-11-20T09:00:00Z', by: waiting.history[0]?.by },
    });
    const terms = 'A full licence within a year';
    const approved = await ask('decideReferral', {
      quoteId,
      decision: 'approve',
      terms,
      note: `${NOTE}\u00ad`,
      name: 'Aoife Byrne',
    });
    expect(approved).toMatchObject({ status: 'quoted', premium: body.premium, referrals });
    expect(approved.referral).toMatchObject({
      state: 'approved',
      reasons: referrals,
      decision: { by: 'desk', name: 'Aoife Byrne', note: NOTE, terms },
    });
    expect(approved.history.at(-1)).toMatchObject({
      kind: 'referralApproved',
      detail: { note: NOTE, terms, name: 'Aoife Byrne' },
    });
    expect((await host.send(AT.quote(quoteId))).body.referral).toEqual(approved.referral);
    const token = await as('quote:accept');
    const policy = await host.send(AT.accept, { token, body: payment(quoteId) });
    expect(policy.status, policy.text).toBe(200);
    expect((await read(quoteId)).referral).toEqual(approved.referral);
  });

  test("keeps the underwriter's name and reference, tidy, next to who records them", async () => {
    const said = { underwriter: ' Seán\u00ad Ó  Riain', reference: 'UW-77/26 ' };
    const kept = { underwriter: 'Seán Ó Riain', reference: 'UW-77/26' };
    const quoteId = await submitted(REFERRED);
    const decision = { quoteId, decision: 'approve' as const, note: NOTE, name: 'Aoife Byrne' };
    const approved = await ask('decideReferral', { ...decision, ...said });
    expect(approved.referral?.decision).toMatchObject({ name: 'Aoife Byrne', ...kept });
    expect(approved.history.at(-1)?.detail).toMatchObject(kept);
    const refusedId = await submitted(REFERRED);
    const refused = await ask('decideReferral', {
      quoteId: refusedId,
      decision: 'refuse',
      note: NOTE,
      reasons: REASONS,
      ...said,
    });
    expect(refused.referral?.decision).toMatchObject({ reasons: REASONS, ...kept });
    const long = { ...decision, reference: 'x'.repeat(101) };
    expect(await refusal(host.app, 'decideReferral', long)).toMatchObject({ kind: 'invalid' });
  });

  test('is refused with reasons: no one accepts it, until it is referred and approved', async () => {
    const quoteId = await submitted(REFERRED);
    expect((await refuse(quoteId)).referral).toMatchObject({
      state: 'refused',
      decision: { by: 'desk', note: NOTE, reasons: REASONS },
    });
    const refused = await host.send(AT.accept, { body: payment(quoteId) });
    expectFault(refused, 409);
    expect(refused.body.message).toBe(
      `Quote ${quoteId} was refused by an underwriter: ${REASONS.join('; ')}`,
    );
    expect(await refusal(host.app, 'bindQuote', payment(quoteId))).toMatchObject({
      kind: 'conflict',
    });
    await ask('overrideQuote', { quoteId, overrideType: 'discount', value: 5, reason: 'Agreed' });
    expect((await read(quoteId)).referral).toMatchObject({ state: 'refused' });
    await ask('referQuote', { quoteId, reason: 'The car is back in Ireland' });
    await approve(quoteId);
    expect((await host.send(AT.accept, { body: payment(quoteId) })).status).toBe(200);
  });

  test('loses its approval with every change of price or cover, and the change says so', async () => {
    const quoteId = await submitted(REFERRED);
    for (const [change, operation, more] of CHANGES) {
      await approve(quoteId);
      const { referral, warnings } = await ask(operation, { quoteId, ...more } as never);
      expect(referral).toMatchObject({ state: 'referred', lostApproval: { change, by: 'desk' } });
      expect(referral).not.toHaveProperty('decision');
      expect(warnings).toContainEqual({ code: 'approvalLost' });
      const token = await as('quote:accept');
      expectFault(await host.send(AT.accept, { token, body: payment(quoteId) }), 403);
    }
    await approve(quoteId);
    const recorded = await ask('recordDriverNumber', { quoteId, driverNumber: '123456789' });
    expect(recorded.referral).toMatchObject({ state: 'approved' });
    expect(recorded.referral).not.toHaveProperty('lostApproval');
  });

  test('is approved by a client that accepts it, and the history says by whom and why', async () => {
    const quoteId = await submitted(REFERRED);
    const client = await host.issue(['quote:accept', 'quote:override']);
    const by = client.client_id;
    const body = { ...payment(quoteId), referralNote: NOTE };
    await host.send(AT.accept, { token: await host.token(client), body });
    const { history, referral } = await read(quoteId);
    expect(history.map(({ kind }) => kind)).toEqual(['submitted', 'referralApproved', 'accepted']);
    expect(history[1]).toMatchObject({ by, detail: { note: NOTE } });
    expect(history[2]?.detail).not.toHaveProperty('referralNote');
    expect(referral).toMatchObject({ state: 'approved', decision: { by, note: NOTE } });
  });
});

describe('a person', () => {
  test('refers a quote by hand, which a client without authority can then not accept', async () => {
    const quoteId = await submitted(FULL_XML);
    expect(await read(quoteId)).not.toHaveProperty('referral');
    const client = await host.issue(['quote:write', 'quote:accept']);
    const token = await host.token(client);
    const reason = 'The customer asked about track days';
    const answer = await host.send(AT.refer, { token, body: { quoteId, reason, name: 'Una' } });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({ status: 'quoted', referrals: [] });
    expect(answer.body.referral).toMatchObject({
      state: 'referred',
      reasons: [{ rule: REFERRED_BY_HAND, message: reason }],
      referred: { by: client.client_id, name: 'Una' },
    });
    const refused = await host.send(AT.accept, { token, body: payment(quoteId) });
    expectFault(refused, 403);
    expect(refused.body.message).toContain(reason);
    await ask('referQuote', { quoteId, reason: 'And about a trailer' });
    expect((await read(quoteId)).referral?.reasons).toHaveLength(2);
  });
});

test('a refused quote is no duplicate of another one, until it is referred again', async () => {
  const of = (name: string) =>
    withText(withText(FULL_XML, 'RegistrationNumber', '191-D-4711'), 'FirstName', name);
  const first = await submitted(of('Orla'));
  await ask('referQuote', { quoteId: first, reason: 'Kept abroad' });
  const named = async () => {
    const { warnings } = (await host.sendXml(of('Niamh'))).body;
    return warnings.some((warning: string) => warning.includes(first));
  };
  expect(await named()).toBe(true);
  await refuse(first);
  expect(await named()).toBe(false);
  await ask('referQuote', { quoteId: first, reason: 'It is kept in Naas now' });
  expect(await named()).toBe(true);
});

test('replays every quote with whatever was decided, and the history is whole', async () => {
  const quoteId = await submitted(REFERRED);
  await refuse(quoteId);
  const report = await ask('replayQuotes', {});
  expect(report).toMatchObject({ differing: [], rows: [], chain: { broken: null } });
  expect(await host.app.checkData()).toBe(0);
});
