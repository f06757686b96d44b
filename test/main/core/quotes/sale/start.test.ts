import { describe, expect, test } from 'vitest';
import { BROKER } from '../../../../../src/main/core/dispatcher.ts';
import { ask, refusal } from '../../../../support/host/ask.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { ofItsOwnCar } from '../../../../support/quotes/any-document.ts';
import { onCover, readyForCover } from '../../../../support/quotes/ready-for-cover.ts';
import { client, openSale, sample, submit } from './open-sale.ts';

const DAY = 24 * 60 * 60 * 1000;
const PAID = { paymentMethod: 'card', paymentReference: 'PAY-1' } as const;
const SELLER = client('quote:read', 'quote:write', 'quote:accept');
/** A second past a full minute, in winter time. */
const NOW = Date.UTC(2026, 10, 21, 9, 30, 1);
const sale = openedForAll(() => openSale(NOW));

const accepted = (id: string) => onCover(sale.app, { quoteId: id, ...PAID });
const asked = (InceptionDate: string) =>
  submit(sale, ofItsOwnCar(sample({ InceptionDate, ExpiryDate: null })));

describe('cover begins', () => {
  test('at inception where that is still to come, in Irish time', async () => {
    const policy = await accepted(await asked('2026-11-21T09:30:30Z'));
    expect(policy).toMatchObject({
      policyStartDate: '2026-11-21T09:30:30+00:00',
      policyEndDate: '2027-11-20T23:59:59+00:00',
    });
    expect(policy.warnings).toEqual([]);
  });

  test('at the next full minute where inception is past, and the answer says so', async () => {
    const id = await asked('2026-11-20T00:00:00+00:00');
    const policy = await accepted(id);
    expect(policy.policyStartDate).toBe('2026-11-21T09:31:00+00:00');
    expect(policy.warnings[0]).toEqual({
      code: 'beginsLater',
      values: { start: '2026-11-21T09:31:00+00:00', inception: '2026-11-20T00:00:00+00:00' },
    });
    expect(await accepted(id)).toEqual(policy);
    const { history, policyStartDate } = await ask(sale.app, 'getQuote', { id });
    expect(policyStartDate).toBe(policy.policyStartDate);
    expect(history.at(-1)?.detail).toMatchObject({ startsAt: policy.policyStartDate });
  });

  test('at a late acceptance, in summer time, and keeps its length', async () => {
    const late = await openSale(Date.UTC(2026, 4, 1, 12));
    const id = await submit(
      late,
      sample({ InceptionDate: '2026-05-05T00:00:00+01:00', ExpiryDate: null }),
    );
    late.clock.now = Date.UTC(2026, 4, 10, 23, 15);
    const policy = await onCover(late.app, { quoteId: id, ...PAID });
    expect(policy).toMatchObject({
      policyStartDate: '2026-05-11T00:15:00+01:00',
      policyEndDate: '2027-05-10T23:59:59+01:00',
    });
    await late.close();
  });
});

describe('an earlier start', () => {
  const inception = '2026-11-20T00:00:00+00:00';
  const early = { startAt: '2026-11-20T08:00:00+00:00', reason: 'Agreed by phone' };

  test('needs the permission to override', async () => {
    const id = await asked(inception);
    const request = { quoteId: id, ...PAID, ...early };
    expect(await sale.app.dispatch(SELLER, 'acceptQuote', request)).toMatchObject({
      ok: false,
      fault: { kind: 'forbidden', permission: 'quote:override' },
    });
    const master = client('quote:accept', 'quote:override');
    const policy = await sale.as(master, 'acceptQuote', request);
    expect(policy.policyStartDate).toBe(early.startAt);
    expect(policy.warnings[0]).toMatchObject({ code: 'beginsEarlier' });
    const { history } = await ask(sale.app, 'getQuote', { id });
    expect(history.at(-1)).toMatchObject({
      by: 'qd-test',
      detail: { startsAt: early.startAt, reason: 'Agreed by phone' },
    });
  });

  test('is taken from the desk, which binds', async () => {
    const id = await asked(inception);
    const checked = await readyForCover((...call) => ask(sale.app, ...call), id);
    const request = { quoteId: id, ...PAID, ...checked, ...early };
    const bound = await ask(sale.app, 'bindQuote', request);
    expect(bound.policyStartDate).toBe(early.startAt);
  });

  test.each([
    [{ startAt: early.startAt }, 'startAt', 'also needs reason'],
    [{ reason: 'Why not' }, 'reason', 'also needs startAt'],
    [
      { ...early, startAt: '2026-11-19T23:59:59Z' },
      'startAt',
      'must not be before Policy/InceptionDate',
    ],
    [
      { ...early, startAt: '2026-11-21T09:31:01Z' },
      'startAt',
      'must not be after 2026-11-21T09:31:00+00:00, when cover begins without it',
    ],
    [{ ...early, startAt: 'yesterday' }, 'startAt', 'must be an ISO 8601 date-time'],
    [
      { ...early, startAt: '2026-11-31T00:00:00Z' },
      'startAt',
      'must name a day and time that exist',
    ],
  ])('of %j is refused', async (wish, path, message) => {
    const id = await asked(inception);
    const fault = await refusal(sale.app, 'acceptQuote', { quoteId: id, ...PAID, ...wish });
    expect(fault).toMatchObject({
      kind: 'invalid',
      errors: [{ path, message: expect.stringContaining(message) }],
    });
    expect((await ask(sale.app, 'getQuote', { id })).status).toBe('quoted');
  });

  test('that is none needs neither permission nor reason', async () => {
    const request = { quoteId: await asked(inception), ...PAID };
    const same = { ...request, startAt: '2026-11-21T09:31:00Z' };
    const policy = await sale.as(SELLER, 'acceptQuote', same);
    expect(policy.policyStartDate).toBe('2026-11-21T09:31:00+00:00');
  });

  test('that is none keeps no reason either', async () => {
    const id = await asked(inception);
    const wish = { ...early, startAt: '2026-11-21T09:31:00Z' };
    const policy = await sale.as(SELLER, 'acceptQuote', { quoteId: id, ...PAID, ...wish });
    expect(policy.policyStartDate).toBe('2026-11-21T09:31:00+00:00');
    const { history } = await ask(sale.app, 'getQuote', { id });
    expect(history.at(-1)?.detail).not.toHaveProperty('reason');
  });
});

describe('a quote whose inception is past', () => {
  test('is rated as of its submission, and a year from there', async () => {
    const now = Date.UTC(2026, 5, 15, 9);
    const past = await openSale(now);
    // The sample's driver was born on 15 June.
    const ofInception = await submit(
      past,
      sample({ InceptionDate: '2020-01-01T00:00:00Z', ExpiryDate: null }),
    );
    const ofToday = await submit(
      past,
      sample({ InceptionDate: '2026-06-15T12:00:00Z', ExpiryDate: null }),
    );
    const [old, present] = await Promise.all(
      [ofInception, ofToday].map((id) => ask(past.app, 'getQuote', { id })),
    );
    expect(old?.explanation).toEqual(present?.explanation);
    expect(old?.period).toEqual({ from: '2026-06-15', to: '2027-06-14' });
    expect(old?.expiresAt).toBe(present?.expiresAt);
    past.clock.now += DAY;
    const policy = await past.as(SELLER, 'acceptQuote', { quoteId: ofInception, ...PAID });
    expect(policy.policyStartDate).toBe('2026-06-16T10:00:00+01:00');
    const replayed = await past.as(BROKER, 'replayQuotes', {});
    expect(replayed).toMatchObject({ differing: [], chain: { broken: null } });
    await past.close();
  });
});
