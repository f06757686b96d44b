import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { duplicatesIn } from '../../../src/renderer/data/warnings.ts';
import { contract } from '../../../src/shared/contract/contract.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { startHost, type TestClock, type TestHost } from '../../support/host/host.ts';
import { CHECKED, onCover, readyForCover } from '../../support/quotes/ready-for-cover.ts';

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
  customer = SEAN,
  {
    from = '2026-12-01T00:00:00Z',
    until = undefined as string | undefined,
    mark = '191-D-12345',
  } = {},
) => ({
  Policy: {
    InceptionDate: from,
    CoverType: 'Comprehensive',
    ...(until === undefined ? {} : { ExpiryDate: until }),
  },
  Customer: customer,
  Vehicle: { RegistrationNumber: mark, Make: 'BMW', Model: '5 Series' },
});

const submit = (given: object) => ask(host.app, 'submitQuote', { source: 'json', document: given });
const duplicatesOf = ({ warnings }: { warnings: Parameters<typeof duplicatesIn>[0] }) =>
  duplicatesIn(warnings).map(({ quote, message }) => [message.code, quote]);
const payment = (quoteId: string) => ({
  quoteId,
  paymentMethod: 'card' as const,
  paymentReference: `PAY-${quoteId}`,
  ...CHECKED,
});
const accept = (quoteId: string, duplicateReason?: string) =>
  onCover(host.app, {
    ...payment(quoteId),
    ...(duplicateReason === undefined ? {} : { duplicateReason }),
  });

test('another customer’s open quote of the car is named; a requote of one’s own is not', async () => {
  const first = await submit(document());
  expect(duplicatesOf(first)).toEqual([]);
  expect(duplicatesOf(await submit(document()))).toEqual([]);
  const other = await submit(document(AOIFE, { mark: '191 d 12345' }));
  expect(duplicatesOf(other)).toContainEqual(['duplicateQuote', first.quoteId]);
  expect(duplicatesOf(await submit(document(AOIFE, { mark: '191-D-12346' })))).toEqual([]);
  const preview = await ask(host.app, 'previewQuote', { document: document(AOIFE) });
  expect(duplicatesOf(preview)).toContainEqual(['duplicateQuote', first.quoteId]);
});

test('a draft is warned of duplicates as any submission, also where its answer was lost', async () => {
  const first = await submit(document());
  const draft = { document: document(AOIFE), draftId: crypto.randomUUID() };
  const answers = [
    await ask(host.app, 'submitDraft', draft),
    await ask(host.app, 'submitDraft', draft),
  ];
  expect(new Set(answers.map(({ quoteId }) => quoteId)).size).toBe(1);
  const named = [['duplicateQuote', first.quoteId]];
  expect(answers.map(duplicatesOf)).toEqual([named, named]);
});

test('only overlapping days count: to the minute, and twelve months where no end is given', async () => {
  const { quoteId } = await submit(document());
  const after = (from: string, until?: string) =>
    submit(document(AOIFE, { from, ...(until === undefined ? {} : { until }) }));
  expect(duplicatesOf(await after('2027-11-30T23:58:00Z'))).toEqual([['duplicateQuote', quoteId]]);
  expect(duplicatesOf(await after('2027-12-01T00:00:00Z'))).toEqual([]);
  const before = await after('2026-11-21T00:00:00Z', '2026-12-01T00:00:00Z');
  expect(duplicatesOf(before)).toEqual([]);
});

test('an expired quote is no duplicate; a policy is, also one of the same customer', async () => {
  const old = await submit(document(AOIFE));
  clock.now = START + 31 * DAY;
  const mine = await submit(document(SEAN, { from: '2027-01-10T00:00:00Z' }));
  expect(duplicatesOf(mine)).toEqual([]);
  expect(await accept(mine.quoteId)).toMatchObject({ status: 'accepted' });
  const again = await submit(document(SEAN, { from: '2027-01-10T00:00:00Z' }));
  expect(duplicatesOf(again)).toEqual([['duplicatePolicy', mine.quoteId]]);
  expect(old.quoteId).not.toBe(mine.quoteId);
});

test('the desk is stopped at acceptance until a reason is given, which the history keeps', async () => {
  const first = await submit(document());
  await accept(first.quoteId);
  const second = await submit(document(AOIFE));
  const page = await ask(host.app, 'getQuotePage', { id: second.quoteId });
  expect(page.duplicates.stop).toBe(true);
  expect(duplicatesOf(page.duplicates)).toEqual([['duplicatePolicy', first.quoteId]]);
  const fault = await refusal(host.app, 'acceptQuote', payment(second.quoteId));
  expect(fault).toMatchObject({ kind: 'conflict' });
  expect(fault.message).toContain(first.quoteId);
  await accept(second.quoteId, 'The car was sold');
  const { history } = await ask(host.app, 'getQuote', { id: second.quoteId });
  expect(history.at(-1)?.detail).toMatchObject({ duplicateReason: 'The car was sold' });
});

test('of two quotes of one car that are accepted at once, one becomes a policy', async () => {
  const quotes = [await submit(document()), await submit(document())];
  for (const { quoteId } of quotes) {
    await readyForCover((...call) => ask(host.app, ...call), quoteId);
  }
  const other = new Database(join(host.dataFolder, 'quotedesk.db'));
  try {
    // Both acceptances are checked, and wait for the lock of another process to be written.
    other.exec('begin immediate');
    const accepting = Promise.all(
      quotes.map(({ quoteId }) => host.app.dispatch(BROKER, 'acceptQuote', payment(quoteId))),
    );
    // Readings are answered in their order.
    for (const { quoteId } of quotes) await ask(host.app, 'getQuote', { id: quoteId });
    other.exec('rollback');
    const faults = (await accepting).flatMap((answer) => (answer.ok ? [] : [answer.fault.kind]));
    expect(faults).toEqual(['conflict']);
  } finally {
    other.close();
  }
  const { total } = await ask(host.app, 'listQuotes', { status: 'accepted' });
  expect(total).toBe(1);
});

test('a reason that was not needed is not kept', async () => {
  const { quoteId } = await submit(document());
  await accept(quoteId, 'Just in case');
  const { history } = await ask(host.app, 'getQuote', { id: quoteId });
  expect(history.at(-1)?.detail).not.toHaveProperty('duplicateReason');
});

test('a client of the API is warned and not stopped', async () => {
  const first = await submit(document());
  const sent = await host.send(contract.submitQuote.http.path, { body: document(AOIFE) });
  expect(sent.body.warnings.join()).toContain(first.quoteId);
  const { status } = await host.send(contract.acceptQuote.http.path, {
    body: payment(sent.body.quoteId),
  });
  expect(status).toBe(200);
});

test('a client that reaches only its own quotes learns nothing of others’', async () => {
  const first = await submit(document());
  const issued = await ask(host.app, 'createClient', { name: 'Partner', ownQuotesOnly: true });
  const { body: token } = await host.send(contract.issueToken.http.path, {
    token: null,
    body: {
      grant_type: 'client_credentials',
      scope: issued.scope,
      client_id: issued.client_id,
      client_secret: issued.client_secret,
    },
  });
  const send = (given: object) =>
    host.send(contract.submitQuote.http.path, { token: token.access_token, body: given });
  const { body } = await send(document(AOIFE));
  expect(JSON.stringify(body.warnings)).not.toContain(first.quoteId);
  expect(body.warnings.join()).not.toMatch(/another open quote/);
  const own = await send(document({ ...AOIFE, FirstName: 'Niamh' }));
  expect(own.body.warnings.join()).toContain(body.quoteId);
  expect(own.body.warnings.join()).not.toContain(first.quoteId);
});
