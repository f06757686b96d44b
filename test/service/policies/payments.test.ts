import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { InputOf, OutputOf } from '../../../src/shared/contract/contract.ts';
import { irishMoment } from '../../../src/shared/domain/date.ts';
import { ask as askApp, refusal } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';

const clock = { now: irishMoment('2027-02-20', '10:00:00') };
const host = await startHost({ clock });
const { app } = host;
afterAll(() => host.close());

type Account = OutputOf<'getPolicyAccount'>;
type Entry = Omit<InputOf<'recordPayment'>, 'policyId'>;

/** All are sold before the clock moves on: it never goes back. */
const ids = await Promise.all(
  Array.from({ length: 6 }, async (_, at) =>
    accepted(host, await submitted(host, { mark: `12-G-${1000 + at}` })),
  ),
);
const all = [...ids];
const next = (): string => ids.pop() ?? '';

const read = (policyId: string): Promise<Account> => askApp(app, 'getPolicyAccount', { policyId });
const record = (policyId: string, entry: Entry): Promise<Account> =>
  askApp(app, 'recordPayment', { policyId, ...entry });
const refused = (policyId: string, entry: object) =>
  refusal(app, 'recordPayment', { policyId, ...entry });

const transfer = { method: 'bank_transfer', reference: 'TR-20817' } as const;

describe('the account of a policy', () => {
  test('has what was charged as its first line, and is not overdue before anything is recorded', async () => {
    const policyId = next();
    const { charged } = await askApp(app, 'getPolicy', { policyId });
    const account = await read(policyId);
    expect(account).toMatchObject({
      balance: charged.total,
      overdue: 0,
      schedule: [{ kind: 'full', day: '2027-02-20', open: charged.total, state: 'due' }],
      lines: [{ number: 1, kind: 'charged', amount: charged.total, balance: charged.total }],
      offered: [{ id: 'ten', title: 'Ten instalments' }],
    });
    expect(await refusal(app, 'getPolicyAccount', { policyId: 'P-NONE' })).toMatchObject({
      kind: 'notFound',
    });
  });

  test('is planned as the quote said, with its charge and its rate, and nothing is kept by a preview', async () => {
    const policyId = next();
    const { explanation } = await askApp(app, 'getPolicy', { policyId });
    const [offered] = explanation.instalmentPlans ?? [];
    const plan = { id: 'ten', mandate: 'QD-20817' };
    const preview = await askApp(app, 'previewPayment', { policyId, plan });
    expect((await read(policyId)).lines).toHaveLength(1);
    const account = await record(policyId, { plan });
    expect(account.lines).toEqual(preview.lines);
    expect(account.plan).toMatchObject({
      deposit: offered?.deposit,
      number: 10,
      instalment: offered?.instalment,
      charge: offered?.charge,
      mandate: 'QD-20817',
    });
    expect(account.plan?.apr).toBeGreaterThan(15);
    expect(account.balance).toBe(offered?.total);
    expect(account.schedule.map(({ day }) => day).slice(0, 3)).toEqual([
      '2027-02-20',
      '2027-03-20',
      '2027-04-20',
    ]);
    expect(await refused(policyId, { plan: {} })).toMatchObject({
      kind: 'conflict',
      message: 'Line 2 is a plan that is not paid yet: withdraw it first',
    });
  });

  test('counts what is received for what is due first, and says what is overdue, missed and next', async () => {
    const policyId = next();
    const { plan } = await record(policyId, { plan: { id: 'ten' } });
    const { deposit = 0, instalment = 0 } = plan ?? {};
    await record(policyId, { received: { amount: deposit, ...transfer } });
    clock.now = irishMoment('2027-04-21', '10:00:00');
    const late = await read(policyId);
    expect(late.overdue).toBeCloseTo(2 * instalment, 2);
    expect(late.next).toEqual({ day: '2027-05-20', amount: instalment });
    expect(await refused(policyId, { missed: { day: '2027-05-20', reason: 'x' } })).toMatchObject({
      errors: [{ path: 'missed.day' }],
    });
    const missed = { day: '2027-03-20', reason: 'The bank returned it' };
    const told = await record(policyId, { missed });
    expect(told.schedule[1]).toMatchObject({ state: 'overdue', missed: 1 });
    expect(told.balance).toBe(late.balance);
    const paid = await record(policyId, { received: { amount: instalment, ...transfer } });
    expect(paid.schedule[1]).toMatchObject({ state: 'paid' });
    expect(paid.overdue).toBeCloseTo(instalment, 2);
    const withdrawn = await record(policyId, {
      withdraw: { line: paid.lines.length, reason: 'Meant for another policy' },
    });
    expect(withdrawn.balance).toBe(told.balance);
    expect(withdrawn.lines.at(-2)).toMatchObject({ withdrawnBy: paid.lines.length + 1 });
    const again = { withdraw: { line: paid.lines.length, reason: 'Twice' } };
    expect(await refused(policyId, again)).toMatchObject({ errors: [{ path: 'withdraw.line' }] });
    const { history } = await askApp(app, 'getQuote', { id: withdrawn.quoteId });
    expect(history.slice(-3).map(({ kind }) => kind)).toEqual([
      'paymentMissed',
      'paymentReceived',
      'paymentWithdrawn',
    ]);
  });

  test('pays back what a cancellation returns, and no more; the receipt says all of it', async () => {
    const policyId = next();
    const { quoteId, balance } = await read(policyId);
    const document = { quoteId, type: 'receipt' } as const;
    expect(await refusal(app, 'readDocument', document)).toMatchObject({ kind: 'notFound' });
    await record(policyId, { received: { amount: balance, ...transfer } });
    const file = join(temporaryFolder(), 'receipt.pdf');
    const receipt = async () => {
      const { contentBase64 } = await askApp(app, 'readDocument', document);
      writeFileSync(file, Buffer.from(contentBase64, 'base64'));
      const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
      return text.replace(/\s+/g, ' ');
    };
    const first = await receipt();
    expect(first).toContain('TR-20817');
    expect(first).toContain('does not itself constitute the effecting of a policy of insurance');
    const cancel = { policyId, ending: 'customer', hasClaim: false, reason: 'Sold' } as const;
    await askApp(app, 'cancelPolicy', cancel);
    const credit = await read(policyId);
    expect(credit.balance).toBeLessThan(0);
    const rebate = { amount: -credit.balance, ...transfer };
    expect(
      await refused(policyId, { rebate: { ...rebate, amount: rebate.amount + 0.01 } }),
    ).toMatchObject({ errors: [{ path: 'rebate.amount' }] });
    const settled = await record(policyId, { rebate });
    expect(settled).toMatchObject({ balance: 0, overdue: 0 });
    expect(settled.schedule.every(({ state }) => state === 'paid')).toBe(true);
    expect(await receipt()).toContain('client premium account');
    expect(await refused(policyId, { plan: { id: 'ten' } })).toMatchObject({ kind: 'conflict' });
  });

  test('refuses what is no money, no day, no reference and no plan, and several things at once', async () => {
    const policyId = next();
    const received = { amount: 100, ...transfer };
    const of = (more: object) => refused(policyId, { received: { ...received, ...more } });
    for (const amount of [0, -1, 0.001, 1e12]) {
      expect(await of({ amount })).toMatchObject({ errors: [{ path: 'received.amount' }] });
    }
    for (const day of ['2027-02-30', '2027-02-19', '2031-01-01']) {
      expect(await of({ day })).toMatchObject({ errors: [{ path: 'received.day' }] });
    }
    for (const reference of ['4111 1111 1111 1111', 'IE29AIBK93115212345678']) {
      expect(await of({ reference })).toMatchObject({ errors: [{ path: 'received.reference' }] });
    }
    const plan = (more: object) => refused(policyId, { plan: { id: 'ten', ...more } });
    expect(await plan({ id: 'twenty' })).toMatchObject({
      errors: [{ path: 'plan.id', message: 'must be one of ten' }],
    });
    expect(await plan({ firstDay: '2027-12-01' })).toMatchObject({
      errors: [{ path: 'plan.firstDay' }],
    });
    for (const entry of [{}, { received, rebate: received }]) {
      expect(await refused(policyId, entry)).toMatchObject({ kind: 'invalid' });
    }
  });

  test('over HTTP has the version of its policy, and happens once', async () => {
    const policyId = await accepted(
      host,
      await submitted(host, { mark: '12-G-9999', from: '2027-05-01' }),
    );
    const token = await host.token(await host.issue(['quote:read', 'quote:accept']));
    const place = `/applied/policy/${policyId}/payments`;
    const found = await host.send(place, { token });
    const etag = found.headers.get('etag') ?? '';
    expect(etag).toBe(`"${found.body.version}"`);
    const body = { received: { amount: 100, ...transfer } };
    const headers = { 'if-match': etag, 'idempotency-key': 'once' };
    const first = await host.send(place, { token, body, headers });
    const again = await host.send(place, { token, body, headers });
    expect(first.status, first.text).toBe(200);
    expect(again.text).toBe(first.text);
    expect((await host.send(place, { token, body, headers: { 'if-match': etag } })).status).toBe(
      412,
    );
    const reader = await host.token(await host.issue(['quote:read']));
    expect((await host.send(place, { token: reader, body })).status).toBe(403);
  });

  test('is listed while a payment is overdue, as the account of the policy says it, the longest first', async () => {
    const policyId = next();
    await record(policyId, { plan: { id: 'ten', firstDay: '2027-04-22' } });
    clock.now = irishMoment('2027-08-02', '10:00:00');
    await askApp(app, 'adjustPolicy', { policyId, excess: 500, reason: 'A lower premium' });
    const accounts = await Promise.all(all.map(read));
    const expected = accounts.flatMap(({ policyId: id, overdue, schedule }) => {
      const late = schedule.filter(({ state }) => state === 'overdue');
      return late.length === 0
        ? []
        : [{ policyId: id, overdue, since: late[0]?.day ?? '', payments: late.length }];
    });
    const { policies: listed, total } = await askApp(app, 'listOverdue', {});
    const policies = listed.filter((one) => all.includes(one.policyId));
    expect(
      policies.map(({ policyId: id, overdue, since, payments }) => ({
        policyId: id,
        overdue,
        since,
        payments,
      })),
    ).toEqual(expected.sort((a, b) => (a.since < b.since ? -1 : 1)));
    expect(total).toBe(listed.length);
    const own = policies.find((one) => one.policyId === policyId);
    expect(own).toMatchObject({ since: '2027-04-22', payments: 4 });
    await record(policyId, { received: { ...transfer, amount: own?.overdue ?? 0 } });
    const after = await askApp(app, 'listOverdue', { limit: 1 });
    expect(after.total).toBe(total - 1);
    expect(after.policies.length).toBeLessThanOrEqual(1);
  });
});
