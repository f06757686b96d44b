import { describe, expect, test } from 'vitest';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import type { Permission } from '../../../src/shared/domain/permission.ts';
import { faultSentence } from '../../../src/shared/result/sentences.ts';
import { type Received, startHost, type TestClock } from '../../support/host/host.ts';
import { AT, expectFault, FULL_XML, GOOD_PRICE, MINIMAL_XML } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';
import { withText } from '../../support/quotes/quote-xml.ts';
import { onCover } from '../../support/quotes/ready-for-cover.ts';

/** Referred for two reasons. */
const REFERRED = Object.entries({
  NumberOfClaims: '3',
  YearsNoClaims: '1',
  LicenceType: 'Provisional',
}).reduce((xml, [element, text]) => withText(xml, element, text), FULL_XML);
const REASONS = [
  { rule: 'three-claims-or-more', message: expect.stringMatching(/claims/) },
  { rule: 'learner-permit', message: expect.stringMatching(/learner/) },
];
/** Declined for two reasons; what would refer it besides is not among them. */
const DECLINED = withText(withText(FULL_XML, 'NumberOfClaims', '6'), 'DateOfBirth', '2010-06-15');
const STOPPED = [
  { rule: 'under-seventeen', message: expect.stringMatching(/17/) },
  { rule: 'more-than-five-claims', message: expect.stringMatching(/five claims/) },
];

const clock: TestClock = { now: Date.UTC(2026, 10, 20, 9) };

const host = openedForAll(() => startHost({ clock }));

const as = async (...permissions: Permission[]) => host.token(await host.issue(permissions));

const payment = (quoteId: string) => ({
  quoteId,
  paymentMethod: 'card' as const,
  paymentReference: 'PAY-1',
});

async function submitted(xml: string): Promise<string> {
  const { body } = await host.sendXml(xml);
  return body.quoteId;
}

async function desk(operation: string, input: object = {}) {
  const answer = await host.app.dispatch(BROKER, operation, input);
  if (!answer.ok) throw new Error(faultSentence(answer.fault));
  return answer.value;
}

describe('a referred quote', () => {
  test('is quoted, says so, and its history keeps why', async () => {
    const { status, body } = await host.sendXml(REFERRED);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'quoted', referrals: REASONS });
    expect(body.premium).toBeGreaterThan(0);
    const read = (await host.send(AT.quote(body.quoteId))).body;
    expect(read.referrals).toEqual(body.referrals);
    expect(read.history[0].detail.referrals).toEqual(body.referrals);
  });

  test('is accepted by no client without quote:override, which the answer names', async () => {
    const quoteId = await submitted(REFERRED);
    const token = await as('quote:accept', 'quote:read');
    const before = await host.send(AT.quote(quoteId), { token });
    const refused = await host.send(AT.accept, { token, body: payment(quoteId) });
    expectFault(refused, 403);
    expect(refused.body.message).toContain('Insufficient permissions for the operation');
    expect(refused.body.message).toContain('quote:override');
    for (const { message } of before.body.referrals) {
      expect(refused.body.message).toContain(message);
    }
    expect(refused.headers.get('www-authenticate')).toContain('insufficient_scope');
    expect((await host.send(AT.quote(quoteId), { token })).text).toBe(before.text);
  });

  test('was refused once: the same Idempotency-Key may be sent by who may', async () => {
    const client = await host.issue(['quote:accept']);
    const headers = { 'idempotency-key': 'referred-1' };
    const sent = { token: await host.token(client), headers };
    const quoteId = await submitted(REFERRED);
    expectFault(await host.send(AT.accept, { ...sent, body: payment(quoteId) }), 403);
    const lifted = { ...payment(quoteId), duplicateReason: 'A second policy is wanted' };
    await onCover(host.app, lifted);
    expect((await host.send(AT.accept, { ...sent, body: payment(quoteId) })).status).toBe(200);
  });
});

describe('a quote that is not referred', () => {
  test.each([
    ['the full sample', FULL_XML],
    ['the minimal sample', MINIMAL_XML],
    ['one claim and a car of 40,000 euro', withText(FULL_XML, 'Value', '40000')],
    ['a driver of 60', withText(FULL_XML, 'DateOfBirth', '1966-06-15')],
  ])('as %s, has no referrals and is accepted with quote:accept', async (_, xml) => {
    const { body } = await host.sendXml(xml);
    expect(body.referrals).toEqual([]);
    const read = (await host.send(AT.quote(body.quoteId))).body;
    expect(read.referrals).toEqual([]);
    expect(read.history[0].detail).toEqual({
      source: 'xml',
      premium: body.premium,
      ends: 'validity',
      period: { from: '2026-12-01', to: '2027-11-30' },
    });
    const token = await as('quote:accept');
    const accepted = await host.send(AT.accept, { token, body: payment(body.quoteId) });
    expect(accepted.status).toBe(200);
  });
});

describe('a declined risk', () => {
  test('is 422 with every reason, and kept', async () => {
    const refused = await host.sendXml(DECLINED);
    expectFault(refused, 422);
    expect(refused.body.reasons).toEqual(STOPPED);
    for (const { message } of refused.body.reasons) expect(refused.body.message).toContain(message);
    const [kept] = await declined(1);
    expect(kept).toEqual({
      id: expect.stringMatching(/^D-\w{4}-\w{4}-\w{4}$/),
      at: '2026-11-20T09:00:00Z',
      by: host.client.client_id,
      rateBookHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      scheme: expect.objectContaining({ id: 'standard' }),
      reasons: refused.body.reasons,
      policy: expect.objectContaining({ coverType: 'Comprehensive' }),
      customer: expect.objectContaining({ surname: 'Ní Dhomhnaill', dateOfBirth: '2010-06-15' }),
      vehicle: expect.objectContaining({ registrationNumber: '191-D-12345' }),
      // No one of sixteen has a bonus of six years.
      claimsHistory: { numberOfClaims: 6 },
    });
  });

  test('is no quote, and what is no risk yet is not kept', async () => {
    const quotes = await desk('listQuotes');
    const before = await declined();
    await host.sendXml('<IrishMotorQuote/>');
    await host.send(AT.price, { body: tooYoung });
    expect(await declined()).toEqual(before);
    await host.sendXml(DECLINED);
    expect(await declined()).toHaveLength(before.length + 1);
    expect(await desk('listQuotes')).toEqual(quotes);
  });

  test('is listed for the desk alone', async () => {
    const everything = new Set<Permission>(['quote:read', 'quote:override']);
    const caller = {
      kind: 'client',
      id: 'qd-someone',
      permissions: everything,
      ownQuotesOnly: false,
    } as const;
    const refused = await host.app.dispatch(caller, 'listDeclined', {});
    expect(refused).toMatchObject({ ok: false, fault: { kind: 'forbidden' } });
  });
});

interface Declined {
  readonly customer: { readonly surname: string };
}

async function declined(limit?: number): Promise<readonly Declined[]> {
  const value = await desk('listDeclined', limit === undefined ? {} : { limit });
  return (value as { declined: Declined[] }).declined;
}

const bornOn = (day: string) => ({
  data: { ...GOOD_PRICE.data, 'in_customer.dateOfBirth': day },
});
const tooYoung = bornOn('2010-06-15');

describe('the quick price', () => {
  test('of a driver whom underwriting refers says so in its warnings', async () => {
    const warned = async (day: string): Promise<Received['body']> =>
      (await host.send(AT.price, { body: bornOn(day) })).body.warnings;
    expect(await warned('2007-06-15')).toEqual([
      expect.stringMatching(/^Needs underwriter approval: .*under 21/),
    ]);
    expect(await warned('1940-06-15')).toEqual([
      expect.stringMatching(/^Needs underwriter approval: .*over 80/),
    ]);
    expect(await warned('1985-06-15')).toEqual([]);
  });
});
