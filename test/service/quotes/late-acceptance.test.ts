import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { duplicatesIn } from '../../../src/renderer/data/warnings.ts';
import { fieldPaths } from '../../../src/shared/domain/quote-fields/quote-fields.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { startHost, type TestClock, type TestHost } from '../../support/host/host.ts';
import { onCover } from '../../support/quotes/ready-for-cover.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 10, 20, 9);
const clock: TestClock = { now: START };
let host: TestHost;

beforeEach(async () => {
  clock.now = START;
  host = await startHost({ clock });
});
afterEach(() => host.close());

const SEAN = { FirstName: 'Seán', Surname: 'Murphy', DateOfBirth: '1985-06-15' };
const AOIFE = { FirstName: 'Aoife', Surname: 'Byrne', DateOfBirth: '1990-01-02' };

const document = (
  customer: object,
  { from, until }: { readonly from: string; readonly until?: string },
) => ({
  Policy: {
    InceptionDate: from,
    CoverType: 'Comprehensive',
    ...(until === undefined ? {} : { ExpiryDate: until }),
  },
  Customer: customer,
  Vehicle: { RegistrationNumber: '191-D-12345', Make: 'BMW', Model: '5 Series' },
});

const submit = (given: object) => ask(host.app, 'submitQuote', { source: 'json', document: given });
const accept = (quoteId: string, more: object = {}) =>
  onCover(host.app, {
    quoteId,
    paymentMethod: 'card' as const,
    paymentReference: `PAY-${quoteId}`,
    confirmed: fieldPaths,
    ...more,
  });
/** The text of a document, in one line. */
async function documentText(quoteId: string, type: 'schedule' | 'certificate'): Promise<string> {
  const { contentBase64 } = await ask(host.app, 'readDocument', { quoteId, type });
  const input = Buffer.from(contentBase64, 'base64');
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input, encoding: 'utf8' });
  return text.replace(/\s+/g, ' ');
}

const codes = (warnings: readonly unknown[]) =>
  warnings.map((warning) => Reflect.get(Object(warning), 'code') ?? warning);

describe('cover that begins later than it was priced for', () => {
  const days36 = { from: '2026-11-21T00:00:00+00:00', until: '2026-12-26T23:59:59+00:00' };

  test('keeps its length and its premium, and its answer names both ends', async () => {
    const { quoteId, premium } = await submit(document(SEAN, days36));
    clock.now = Date.UTC(2026, 11, 10, 9);
    const policy = await accept(quoteId);
    expect(policy).toMatchObject({
      policyStartDate: '2026-12-10T09:00:00+00:00',
      policyEndDate: '2027-01-14T23:59:59+00:00',
    });
    expect(policy.warnings).toContainEqual({
      code: 'coverMoved',
      values: { to: '2027-01-14', first: '2026-11-21', last: '2026-12-26' },
    });
    const quote = await ask(host.app, 'getQuote', { id: quoteId });
    expect(quote).toMatchObject({ premium, period: { from: '2026-12-10', to: '2027-01-14' } });
    // The same payment again gives the same policy.
    expect(await accept(quoteId)).toEqual(policy);
    const { differing, chain } = await ask(host.app, 'replayQuotes', {});
    expect([differing, chain.broken]).toEqual([[], null]);
    expect(await host.app.checkData()).toBe(0);
  });

  test('is in the list, the renewal and the documents as it is covered', async () => {
    const { quoteId } = await submit(document(SEAN, { from: '2026-11-20T09:00:00+00:00' }));
    clock.now += 6 * DAY;
    await accept(quoteId);
    const { quotes } = await ask(host.app, 'listQuotes', {});
    expect(quotes).toMatchObject([{ quoteId, lastDay: '2027-11-25' }]);
    const { proposed } = await ask(host.app, 'draftFromQuote', {
      quoteId,
      purpose: 'renewal',
    });
    expect(proposed).toContainEqual({
      path: 'Policy/InceptionDate',
      value: '2027-11-26T00:00:00+00:00',
    });
    const schedule = await documentText(quoteId, 'schedule');
    expect(schedule).toContain('25 November 2027');
    expect(schedule).toContain('20 November 2026 to 19 November 2027');
    expect(await documentText(quoteId, 'certificate')).toContain('25 November 2027');
  });

  test('is found to overlap another policy of the car by the days that are covered', async () => {
    const first = await submit(document(SEAN, { from: '2026-11-20T09:00:00+00:00' }));
    clock.now += 6 * DAY;
    await accept(first.quoteId);
    const next = (from: string) => submit(document(AOIFE, { from }));
    // What was priced ends on 19 November.
    const other = await next('2027-11-25T00:00:00+00:00');
    expect(duplicatesIn(other.warnings)).toMatchObject([{ quote: first.quoteId }]);
    expect(duplicatesIn((await next('2027-11-26T00:00:00+00:00')).warnings)).toEqual([]);
  });
});

test('a policy that was made late overlaps one that begins before its last day', async () => {
  // An inception that is past: the year begins with the day of submission.
  const first = await submit(document(SEAN, { from: '2026-11-10T00:00:00+00:00' }));
  await accept(first.quoteId);
  const other = await submit(document(AOIFE, { from: '2027-11-15T00:00:00+00:00' }));
  expect(duplicatesIn(other.warnings)).toMatchObject([{ quote: first.quoteId }]);
});

describe('a clock that was ahead', () => {
  test('made a quote that is over once the clock is right', async () => {
    clock.now = START + 200 * DAY;
    const { quoteId } = await submit(document(SEAN, { from: '2026-11-25T00:00:00+00:00' }));
    clock.now = START;
    await ask(host.app, 'confirmClock', { reason: 'The clock was wrong' });
    expect(await ask(host.app, 'getQuote', { id: quoteId })).toMatchObject({ status: 'expired' });
    const { quotes } = await ask(host.app, 'listQuotes', {});
    expect(quotes).toMatchObject([{ quoteId, status: 'expired' }]);
    const ids = async (status: 'quoted' | 'expired') =>
      (await ask(host.app, 'listQuotes', { status })).quotes.map((one) => one.quoteId);
    expect(await ids('quoted')).toEqual([]);
    expect(await ids('expired')).toEqual([quoteId]);
    const { expiring } = await ask(host.app, 'dashboard', { from: '2026-11-01', to: '2026-11-30' });
    expect(expiring.next).toEqual([]);
    const again = await submit(document(SEAN, { from: '2026-11-25T00:00:00+00:00' }));
    expect(duplicatesIn(again.warnings)).toEqual([]);
    expect(await ids('quoted')).toEqual([again.quoteId]);
    expect(await ids('expired')).toEqual([quoteId]);
    expect(
      await refusal(host.app, 'acceptQuote', {
        quoteId,
        paymentMethod: 'card',
        paymentReference: 'PAY-1',
        confirmed: fieldPaths,
      }),
    ).toMatchObject({ kind: 'conflict', message: `Quote ${quoteId} is expired` });
  });
});

describe('cover that begins before the first day that was priced', () => {
  const start = { startAt: '2026-11-12T00:00:00+00:00', reason: 'It was agreed then' };

  test('keeps its length where it costs the same then', async () => {
    const { quoteId } = await submit(document(SEAN, { from: '2026-11-10T00:00:00+00:00' }));
    const policy = await accept(quoteId, start);
    expect(policy).toMatchObject({
      policyStartDate: start.startAt,
      policyEndDate: '2027-11-11T23:59:59+00:00',
    });
    expect(codes(policy.warnings)).toContain('coverMoved');
  });

  test('is refused where it costs something else then', async () => {
    // 25 on 20 November.
    const young = { ...SEAN, DateOfBirth: '2001-11-20' };
    const { quoteId } = await submit(document(young, { from: '2026-11-10T00:00:00+00:00' }));
    const fault = await refusal(host.app, 'acceptQuote', {
      quoteId,
      paymentMethod: 'card',
      paymentReference: 'PAY-1',
      confirmed: fieldPaths,
      ...start,
    });
    expect(fault).toMatchObject({
      kind: 'conflict',
      message: `Quote ${quoteId} is priced for cover from 2026-11-20: cover that begins earlier costs something else, and needs a quote of its own`,
    });
  });
});

test('cover of today starts when it is sold: drafts say so, and the papers of the policy have the minute', async () => {
  const { quoteId } = await submit(document(SEAN, { from: '2026-11-20T00:00:00+00:00' }));
  expect(await documentText(quoteId, 'schedule')).toContain(
    '20 November 2026, when it goes on cover',
  );
  clock.now = Date.UTC(2026, 10, 20, 16, 14, 30);
  const policy = await accept(quoteId);
  expect(policy).toMatchObject({
    policyStartDate: '2026-11-20T16:15:00+00:00',
    policyEndDate: '2027-11-19T23:59:59+00:00',
  });
  for (const type of ['schedule', 'certificate'] as const) {
    expect(await documentText(quoteId, type)).toContain('20 November 2026, 16:15 (Irish time)');
  }
});
