import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROKER, type Progress } from '../../../src/main/core/dispatcher.ts';
import { contract } from '../../../src/shared/contract/contract.ts';
import { daysLater, irishDay } from '../../../src/shared/domain/date.ts';
import { PERMISSIONS } from '../../../src/shared/domain/permission.ts';
import type { RateBook } from '../../../src/shared/schemas/rate-books/rate-book.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { startHost, type TestHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { FULL_XML } from '../../support/host/requests.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';

const BORN = ['1960-02-03', '1975-02-03', '1985-02-03', '1999-02-03', '2002-02-03'];

let dataFolder: string;
let host: TestHost;
const clock = { now: Date.UTC(2026, 10, 24, 11) };
/** The book of the quotes, and another one: 25 euro more of fee, and two rules. */
let present: RateBook;
let next: RateBook;
let ids: string[];

beforeAll(async () => {
  dataFolder = temporaryFolder();
  host = await startHost({ dataFolder, clock });
  ids = [];
  for (const born of BORN) ids.push(await submitted(host, { born }));
  const { rateBook } = await ask(host.app, 'serviceStatus', {});
  ({ rateBook: present } = await ask(host.app, 'readRateBook', { hash: rateBook?.hash ?? '' }));
  next = structuredClone(present);
  next.version = 'next';
  next.policyFeeCents += 2_500;
  next.underwriting.push({
    id: 'forty',
    decision: 'decline',
    input: 'driverAge',
    below: 30,
    reason: 'A test',
  });
});
afterAll(() => host.close());

const pair = () => ({ from: {}, to: { rateBook: next } });

test('a difference names the changed fee and rule, whichever way a book is chosen', async () => {
  const diff = await ask(host.app, 'diffRateBooks', pair());
  expect(diff.from).toMatchObject({ version: present.version });
  expect(diff.to).toMatchObject({ version: 'next' });
  const { policyFeeCents } = present;
  expect(diff.changes).toEqual([
    { kind: 'changed', path: 'version', from: present.version, to: 'next' },
    { kind: 'changed', path: 'policyFeeCents', from: policyFeeCents, to: policyFeeCents + 2_500 },
    {
      kind: 'added',
      path: `underwriting[${present.underwriting.length}]`,
      row: 'A test',
      to: next.underwriting.at(-1),
    },
  ]);
  const { hash } = diff.from;
  const same = { from: { hash: hash.slice(0, 8) }, to: { scheme: 'standard' } };
  expect(await ask(host.app, 'diffRateBooks', same)).toMatchObject({ changes: [] });
});

test('a book that is not there, has a fault, or is named twice is refused with its place', async () => {
  const refused = (to: object) => refusal(host.app, 'diffRateBooks', { from: {}, to });
  expect(await refused({ hash: '00000000' })).toMatchObject({ kind: 'notFound' });
  const { hash } = (await ask(host.app, 'diffRateBooks', pair())).from;
  expect(await refused({ hash, scheme: 'standard' })).toMatchObject({
    kind: 'invalid',
    errors: [{ path: 'to' }],
  });
  expect(await refused({ scheme: 'none' })).toMatchObject({
    errors: [{ path: 'to.scheme', message: expect.stringContaining('young-driver') }],
  });
  expect(await refused({ rateBook: { ...next, policyFeeCents: -1 } })).toMatchObject({
    errors: [{ path: 'to.rateBook.policyFeeCents' }],
  });
  const [first] = next.underwriting;
  expect(await refused({ rateBook: { ...next, underwriting: [first, first] } })).toMatchObject({
    errors: [{ path: 'to.rateBook.underwriting[1]' }],
  });
});

test('all kept quotes are priced by both books, with their choices, and quoting goes on', async () => {
  const excess = { quoteId: ids[1], overrideType: 'excess', value: 750, reason: 'Asked' };
  const byHand = { quoteId: ids[2], overrideType: 'premium', value: 9_999, reason: 'Agreed' };
  for (const body of [excess, byHand]) {
    const { status } = await host.send(contract.overrideQuote.http.path, { body });
    expect(status).toBe(200);
  }
  const report = await ask(host.app, 'measureImpact', pair());
  expect(report).toMatchObject({
    skipped: 0,
    total: {
      risks: 5,
      compared: 3,
      changed: 3,
      dearer: 3,
      cheaper: 0,
      newlyDeclined: 2,
      noLongerDeclined: 0,
      newlyReferred: 0,
    },
    rules: [{ rule: 'forty', message: 'A test', decision: 'decline', risks: 2 }],
    cheaper: [],
  });
  expect(report.dearer.map(({ risk }) => risk).sort()).toEqual(ids.slice(0, 3).sort());
  for (const { difference } of report.dearer) expect(difference).toBe(25);
  const quotes = await Promise.all(ids.slice(0, 3).map((id) => ask(host.app, 'getQuote', { id })));
  const before = new Map(report.dearer.map((move) => [move.risk, move.before]));
  expect(before.get(ids[0] ?? '')).toBe(quotes[0]?.premium);
  expect(before.get(ids[1] ?? '')).toBe(quotes[1]?.premium);
  // What was set by hand no book moves: it is left aside.
  expect(before.get(ids[2] ?? '')).toBeLessThan(quotes[2]?.premium ?? 0);
  const schemes = report.segments.filter(({ by }) => by === 'scheme');
  expect(schemes).toMatchObject([{ name: 'Demonstration private motor', risks: 5 }]);
});

test('a portfolio is measured on threads with progress, and the API answers meanwhile', async () => {
  const seen: Progress[] = [];
  let answered = 0;
  const size = 8_500;
  const running = host.app.dispatch(
    BROKER,
    'measureImpact',
    { ...pair(), portfolio: { size } },
    { onProgress: (progress) => seen.push(progress) },
  );
  let isDone = false;
  void running.finally(() => {
    isDone = true;
  });
  const token = await host.token();
  // A client may call 100 times a minute, however long a machine measures.
  while (!isDone && answered < 50) {
    const { status } = await host.send(contract.listProducts.http.path, { token });
    expect(status).toBe(200);
    if (!isDone) answered += 1;
  }
  expect(answered).toBeGreaterThan(0);
  expect(await running).toMatchObject({
    ok: true,
    value: { portfolio: { size }, total: { risks: size, changed: expect.any(Number) } },
  });
  expect(seen.at(-1)).toEqual({ done: size, of: size });
  for (const [i, { done }] of seen.entries()) expect(done).toBeGreaterThan(seen[i - 1]?.done ?? 0);
});

test('cancelled, it ends early and says so, and the next one has its turn', async () => {
  const order = { ...pair(), portfolio: { size: 1_000_000 } };
  let isCancelled = false;
  const running = host.app.dispatch(BROKER, 'measureImpact', order, {
    isCancelled: () => isCancelled,
  });
  const small = { ...pair(), portfolio: { size: 10 } };
  const next = ask(host.app, 'measureImpact', small);
  isCancelled = true;
  expect(await running).toMatchObject({
    fault: { kind: 'conflict', message: { code: 'cancelled' } },
  });
  expect((await next).total.risks).toBe(10);
});

test('a client that reaches only its own quotes measures only these', async () => {
  const token = await host.token(await host.issue(PERMISSIONS, { ownQuotesOnly: true }));
  const { status: kept } = await host.sendXml(FULL_XML, { token });
  expect(kept).toBe(200);
  const { hash } = (await ask(host.app, 'diffRateBooks', pair())).from;
  const body = { from: { hash }, to: { hash } };
  const { path } = contract.measureImpact.http;
  const own = await host.send(path, { token, body });
  expect(own.body).toMatchObject({ total: { risks: 1, changed: 0 } });
  const ofAll = await host.token(await host.issue(PERMISSIONS));
  const all = await host.send(path, { token: ofAll, body });
  expect(all.body).toMatchObject({ total: { risks: 6 } });
});

test('quotes since a day are told apart by what became of them', async () => {
  clock.now += (present.validityDays + 1) * 24 * 60 * 60 * 1000;
  const since = irishDay(clock.now);
  const [bought, young, lost] = [
    await submitted(host, { born: '1985-02-03' }),
    await submitted(host, { born: '2002-02-03' }),
    await submitted(host, { born: '1975-02-03' }),
  ];
  await submitted(host, { born: '1960-02-03' });
  for (const id of [bought, young]) await accepted(host, id);
  await ask(host.app, 'markLost', { quoteId: lost, reason: 'price' });
  const report = await ask(host.app, 'measureImpact', { ...pair(), since });
  expect(report).toMatchObject({ since, total: { risks: 4, newlyDeclined: 1 } });
  const { premium } = await ask(host.app, 'getQuote', { id: bought });
  const outcomesOf = ({ segments }: typeof report) => segments.filter(({ by }) => by === 'outcome');
  expect(outcomesOf(report)).toMatchObject([
    { name: 'accepted', risks: 2, newlyDeclined: 1, before: premium, after: premium + 25 },
    { name: 'lost', risks: 1, newlyDeclined: 0, dearer: 1 },
    { name: 'open', risks: 1, newlyDeclined: 0, dearer: 1 },
  ]);
  const ofAll = outcomesOf(await ask(host.app, 'measureImpact', pair()));
  expect(ofAll.map(({ name, risks }) => [name, risks])).toEqual([
    ['accepted', 2],
    ['expired', 6],
    ['lost', 1],
    ['open', 1],
  ]);
  const later = { ...pair(), since: daysLater(since, 1) };
  expect(await ask(host.app, 'measureImpact', later)).toMatchObject({ total: { risks: 0 } });
});

test('a day that does not exist, or a portfolio since a day, is refused', async () => {
  const asked = (more: object) => refusal(host.app, 'measureImpact', { ...pair(), ...more });
  expect(await asked({ since: '2026-11-31' })).toMatchObject({
    errors: [{ path: 'since', message: 'must be a day that exists' }],
  });
  const portfolio = { since: '2026-11-30', portfolio: { size: 10 } };
  expect(await asked(portfolio)).toMatchObject({
    errors: [{ path: 'since', message: 'cannot be combined with portfolio' }],
  });
});
