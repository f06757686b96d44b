import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DECLINED, EXPIRED, MINIMAL, REFERRED } from '../../../scripts/data-folder/risks.ts';
import { FILE } from '../../../src/main/adapters/sqlite/files/file-names.ts';
import { type App, openApp } from '../../../src/main/app/app.ts';
import type { Caller } from '../../../src/main/core/dispatcher.ts';
import type { RateBook } from '../../../src/shared/schemas/rate-books/rate-book.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { appOptions, type TestClock } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { SAMPLE_DOCUMENT } from '../../support/quotes/any-document.ts';
import { onCover } from '../../support/quotes/ready-for-cover.ts';
import { approvedBook } from '../../support/rate-books/approved-book.ts';
import { editionOf } from '../../support/rate-books/book-edition.ts';

const MINUTE = 60_000;
const reason = 'Its effect on live quotes is to be seen';

let app: App;
let clock: TestClock;
let challenger: string;
const options = appOptions(temporaryFolder());
const open = (host: 'headless' | 'command' = 'headless') =>
  openApp({ ...options, host, clock: () => clock.now });

/** Charges 10 euro more, declines learners, refers from 50 on, and takes drivers from 14 on. */
function another(book: RateBook): void {
  book.policyFeeCents += 1000;
  for (const rule of book.underwriting) {
    if (rule.id === 'learner-permit') rule.decision = 'decline';
    if (rule.id === 'over-eighty') Object.assign(rule, { above: 50 });
    if (rule.id === 'under-seventeen') Object.assign(rule, { below: 14 });
  }
}

const approved = (...edition: Parameters<typeof editionOf>) => approvedBook(app, ...edition);

const ORLA = { ...EXPIRED, Policy: { ...MINIMAL.Policy, CoverType: 'ThirdParty' } };
const submit = async (document: object, choice: { product?: string } = {}) => {
  clock.now += MINUTE;
  return ask(app, 'submitQuote', { source: 'json', document, ...choice });
};
const report = (days: { from?: string; to?: string } = {}) =>
  ask(app, 'readChallengerReport', { hash: challenger, ...days });
const stepsOf = async (hash: string) =>
  (await ask(app, 'listRateBooks', {})).rateBooks.find((book) => book.hash === hash)?.steps ?? [];

/** What is kept, as the database has it. */
function keptIds(): string[] {
  const database = new Database(join(options.dataFolder, FILE), { readonly: true });
  try {
    return database
      .prepare<[], string>('select id from challenger_price order by submission')
      .pluck()
      .all();
  } finally {
    database.close();
  }
}

beforeAll(async () => {
  clock = { now: Date.UTC(2026, 10, 22, 9) };
  app = await open();
});
afterAll(async () => {
  await app.close();
  rmSync(options.dataFolder, { recursive: true });
});

let quoted: Awaited<ReturnType<typeof submit>>;
let orla: typeof quoted;

test('only an approved book becomes the challenger, one of each scheme', async () => {
  await submit(ORLA);
  const { rateBooks } = await ask(app, 'listRateBooks', {});
  const inForce = rateBooks.find(({ state }) => state === 'active')?.hash ?? '';
  const draft = await ask(app, 'importRateBook', { rateBook: editionOf('draft') });
  const conflicts = [
    [inForce, 'is already activated'],
    [draft.hash, 'is not approved'],
  ] as const;
  for (const [hash, said] of conflicts) {
    const fault = await refusal(app, 'startChallenger', { hash, reason });
    expect(fault).toMatchObject({ kind: 'conflict', message: expect.stringContaining(said) });
  }
  expect(await refusal(app, 'startChallenger', { hash: 'feedfeed', reason })).toMatchObject({
    kind: 'notFound',
  });
  challenger = await approved('challenger', another);
  expect(await refusal(app, 'readChallengerReport', { hash: challenger })).toMatchObject({
    kind: 'notFound',
    message: expect.stringContaining('never a challenger'),
  });
  const started = await ask(app, 'startChallenger', { hash: challenger, reason, name: 'Una Daly' });
  expect(started).toMatchObject({ state: 'approved' });
  expect(started.steps.at(-1)).toMatchObject({
    ...{ step: 'challengerStarted', by: 'desk', name: 'Una Daly', reason },
  });
  const second = await approved('second', another);
  expect(await refusal(app, 'startChallenger', { hash: second, reason })).toMatchObject({
    kind: 'conflict',
    message: expect.stringContaining(`has a challenger already, rate book ${challenger}`),
  });
  expect(await refusal(app, 'endChallenger', { hash: second, reason })).toMatchObject({
    kind: 'conflict',
    message: expect.stringContaining('is not a challenger now'),
  });
});

test('a client needs the permission to approve', async () => {
  const caller: Caller = {
    ...{ kind: 'client', id: 'qd-reader', ownQuotesOnly: false },
    permissions: new Set(['ratebook:read'] as const),
  };
  for (const operation of ['startChallenger', 'endChallenger']) {
    const answer = await app.dispatch(caller, operation, { hash: challenger, reason });
    expect(answer).toMatchObject({ ok: false, fault: { kind: 'forbidden' } });
  }
});

test('the report is empty before the first submission', async () => {
  const { total, endedAt, conversion } = await report();
  expect([total.risks, endedAt]).toEqual([0, null]);
  expect(conversion.map(({ percent }) => percent)).toEqual([null, null, null, null]);
});

test('what is submitted is priced by both books, as it was submitted', async () => {
  quoted = await submit(SAMPLE_DOCUMENT);
  orla = await submit(ORLA);
  await submit(REFERRED);
  await refusal(app, 'submitQuote', { source: 'json', document: DECLINED });
  // Of another scheme.
  await submit(ORLA, { product: 'fifty-plus-third-party' });
  clock.now += MINUTE;
  const { quoteId } = quoted;
  const discount = { overrideType: 'discount', value: 10, reason: 'Loyal customer' } as const;
  await ask(app, 'overrideQuote', { quoteId, ...discount });
  const payment = { paymentMethod: 'card', paymentReference: 'PAY-1' } as const;
  await onCover(app, { quoteId, ...payment });

  const found = await report();
  const sum = quoted.premium + orla.premium;
  expect(found).toMatchObject({ skipped: 0, endedAt: null, to: { hash: challenger } });
  // Both that are priced twice cost 10 euro more.
  expect(found.total).toMatchObject({
    ...{ risks: 4, compared: 2, changed: 2, dearer: 2, cheaper: 0 },
    ...{ newlyDeclined: 1, noLongerDeclined: 1, newlyReferred: 1, noLongerReferred: 0 },
  });
  expect(found.total.before).toBeCloseTo(sum, 2);
  expect(found.total.after).toBeCloseTo(sum + 20, 2);
  expect(found.conversion).toEqual([
    { standing: 'dearer', quotes: 2, accepted: 1, percent: 50 },
    { standing: 'same', quotes: 0, accepted: 0, percent: null },
    { standing: 'cheaper', quotes: 0, accepted: 0, percent: null },
    { standing: 'declined', quotes: 1, accepted: 0, percent: 0 },
  ]);
  expect(found.rules.map(({ rule, decision }) => [rule, decision])).toEqual(
    expect.arrayContaining([
      ['learner-permit', 'decline'],
      ['over-eighty', 'refer'],
    ]),
  );
  expect(found.dearer.map(({ risk, difference, age }) => [risk, difference, age])).toEqual(
    expect.arrayContaining([
      [quoted.quoteId, 10, 41],
      [orla.quoteId, 10, 55],
    ]),
  );
  const ages = found.segments.filter(({ by }) => by === 'age').map(({ name }) => name);
  expect(ages).toEqual(['17 to 24', '40 to 49', '50 to 59', 'under 17']);
  const another = await report({ from: '2026-11-23' });
  expect(another.total.risks).toBe(0);
  expect((await report({ from: '2026-11-22', to: '2026-11-22' })).total.risks).toBe(4);
  expect(
    await refusal(app, 'readChallengerReport', { hash: challenger, to: '2026-02-30' }),
  ).toMatchObject({ kind: 'invalid', errors: [{ path: 'to' }] });
});

test('a client that reaches only its own quotes sees the sums of these', async () => {
  const caller: Caller = {
    ...{ kind: 'client', id: 'qd-own', ownQuotesOnly: true },
    permissions: new Set(['ratebook:read'] as const),
  };
  const answer = await app.dispatch(caller, 'readChallengerReport', { hash: challenger });
  expect(answer).toMatchObject({ ok: true, value: { total: { risks: 0 } } });
});

test('what was not priced when the process ended is priced by the next, each once', async () => {
  await app.close();
  // A command answers and ends, as a process that is killed before its turn.
  app = await open('command');
  const { quoteId } = await submit(MINIMAL);
  await app.close();
  expect(keptIds()).not.toContain(quoteId);
  app = await open();
  await vi.waitFor(() => expect(keptIds()).toContain(quoteId), 10_000);
  const before = keptIds();
  expect(before).toHaveLength(5);
  await app.close();
  app = await open();
  expect((await report()).total.risks).toBe(5);
  expect(keptIds()).toEqual(before);
});

test('a trial ends with the activation of the book in force, and its report stays', async () => {
  clock.now += MINUTE;
  const third = await approved('third');
  await ask(app, 'activateRateBook', { hash: third });
  expect((await stepsOf(challenger)).at(-1)).toMatchObject({
    ...{ step: 'challengerEnded', because: 'replaced' },
  });
  await submit(MINIMAL);
  expect(await report()).toMatchObject({ because: 'replaced', total: { risks: 5 } });
});

test('it may begin again, next to the new book, and ends where it comes into force', async () => {
  await ask(app, 'startChallenger', { hash: challenger, reason });
  expect((await report()).total.risks).toBe(0);
  const { premium } = await submit(MINIMAL);
  const again = await report();
  expect(again.total.before).toBeCloseTo(premium, 2);
  expect(again.from.version).toBe('third');
  await ask(app, 'activateRateBook', { hash: challenger });
  const { steps } = await ask(app, 'withdrawRateBook', { hash: challenger, reason: 'Mistyped' });
  expect(steps.map(({ step, because }) => because ?? step)).toEqual([
    ...['drafted', 'checked', 'approved', 'challengerStarted', 'replaced', 'challengerStarted'],
    ...['activated', 'activated', 'withdrawn'],
  ]);
  expect((await report()).endedAt).not.toBeNull();
});

test('whoever started it can end it, and a withdrawal ends it, too', async () => {
  const hash = await approved('ended', another);
  await ask(app, 'startChallenger', { hash, reason });
  const ended = await ask(app, 'endChallenger', { hash, reason: 'Enough quotes' });
  expect(ended.steps.at(-1)).toMatchObject({ step: 'challengerEnded', reason: 'Enough quotes' });
  await ask(app, 'startChallenger', { hash, reason });
  const withdrawn = await ask(app, 'withdrawRateBook', { hash, reason: 'Mistyped' });
  expect(withdrawn.steps.at(-1)).toMatchObject({ step: 'challengerEnded', because: 'withdrawn' });
});

test('the history is whole, and a price that is changed or gone is noticed', {
  tags: ['thorough'],
}, async () => {
  expect(await ask(app, 'replayQuotes', {})).toMatchObject({
    differing: [],
    chain: { broken: null },
  });
  expect(await app.checkData()).toBe(0);
  await app.close();
  const database = new Database(join(options.dataFolder, FILE));
  const [first] = keptIds().filter((id) => id === quoted.quoteId);
  database.prepare('delete from challenger_price where id = ?').run(first);
  database.close();
  app = await open();
  expect(await app.checkData()).toBe(1);
});
