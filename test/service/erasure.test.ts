import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLog } from '../../src/main/adapters/node/log.ts';
import { BROKER } from '../../src/main/core/dispatcher.ts';
import { ask, refusal } from '../support/ask.ts';
import { filesWith } from '../support/files-with.ts';
import { startHost, type TestClock, type TestHost, temporaryFolder } from '../support/host.ts';
import { accepted, submitted, type Wanted } from '../support/quotes.ts';

const AT = Date.parse('2026-09-01T09:00:00Z');
const KEY = 'aoife.nidhomhnaill.1979-02-03';
const AOIFE = {
  ...{ first: 'Aoife', surname: 'Ní Dhomhnaill', born: '1979-02-03', mark: '12-G-98765' },
  ...{ email: 'aoife@erase.example', phone: '087 9988776', eircode: 'D02X285' },
  line: '17 Unlikely Street',
} satisfies Wanted;
/** What only she is known by, as it may stand in any file. */
const TRACES = ['Dhomhnaill', 'dhomhnaill', 'aoife@erase', '9988776', '98765', 'Unlikely Street'];

let clock: TestClock;
let dataFolder: string;
let host: TestHost;
beforeEach(async () => {
  clock = { now: AT };
  dataFolder = temporaryFolder();
  const log = openLog({ dataFolder, keeps: true, says: false });
  host = await startHost({ dataFolder, clock, log });
});
afterEach(async () => {
  await host.close();
  rmSync(dataFolder, { recursive: true });
});

const erase = (more: object = {}) =>
  ask(host.app, 'eraseCustomer', { key: KEY, reason: 'request', ...more });

const found = () =>
  TRACES.flatMap((text) => filesWith(dataFolder, text).map((file) => [text, file]));

/** Quotes of other people, so that pages split and words are merged. */
async function others(count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    const [surname, mark] = [`Murphy${i % 7}`, `191-D-${1000 + i}`];
    await submitted(host, { first: `Pat${i}`, surname, born: '1980-01-01', mark });
  }
}

async function makeAoife(): Promise<string[]> {
  const ids = [await submitted(host, AOIFE)];
  await others(20);
  ids.push(await submitted(host, { ...AOIFE, surname: 'NÍ DHOMHNAILL', model: 'Mondeo' }));
  await ask(host.app, 'overrideQuote', {
    ...{ quoteId: ids[1] ?? '', overrideType: 'discount', value: 5 },
    reason: 'Aoife Ní Dhomhnaill asked for it',
  });
  await ask(host.app, 'generateDocuments', { quoteId: ids[1] ?? '', documentTypes: ['schedule'] });
  await ask(host.app, 'saveDraft', {
    ...{ id: crypto.randomUUID(), title: 'Aoife Ní Dhomhnaill' },
    content: { texts: { 'Customer/FirstName': 'aoife', 'Customer/Surname': 'ni dhomhnaill' } },
  });
  await ask(host.app, 'recordConsent', {
    ...{ key: KEY, channel: 'phone', isGiven: true, how: 'Aoife Ní Dhomhnaill said so' },
  });
  return ids;
}

async function expectWhole(): Promise<void> {
  const report = await ask(host.app, 'replayQuotes', {});
  expect(report).toMatchObject({ differing: [], rows: [], chain: { broken: null } });
  expect(await host.app.checkData()).toBe(0);
}

test('an erased customer is in no file any more, and the history is whole', async () => {
  const [first = '', second = ''] = await makeAoife();
  expect(found()).not.toEqual([]);
  expect(await ask(host.app, 'previewErasure', { key: KEY })).toMatchObject({
    counts: { quotes: 2, documents: 1, declined: 0, drafts: 1, consents: 1 },
    ...{ held: [], namedOn: [] },
  });

  const receipt = await erase({ note: 'By letter' });
  expect(receipt).toMatchObject({ counts: { quotes: 2, documents: 1, drafts: 1 }, isPurged: true });
  expect(found()).toEqual([]);

  for (const id of [first, second]) {
    expect(await refusal(host.app, 'getQuote', { id })).toMatchObject({ kind: 'notFound' });
  }
  expect(await refusal(host.app, 'getCustomer', { key: KEY })).toMatchObject({ kind: 'notFound' });
  expect((await ask(host.app, 'listQuotes', { search: 'dhomhnaill' })).total).toBe(0);
  expect(await ask(host.app, 'replayQuotes', {})).toMatchObject({ replayed: 22, erased: 2 });
  expect(await ask(host.app, 'replayQuotes', { id: first })).toMatchObject({ erased: 1, rows: [] });
  await expectWhole();
  await host.close();
  host = await startHost({ dataFolder, clock });
  expect(host.app.problem).toBeUndefined();
  await expectWhole();
});

test('a policy that must still be kept stays, unless a note says why it goes', async () => {
  await submitted(host, { ...AOIFE, model: 'Mondeo', email: 'later@erase.example' });
  const policyId = await accepted(host, await submitted(host, AOIFE));
  await submitted(host, { ...AOIFE, model: 'Puma' });
  const { held } = await ask(host.app, 'previewErasure', { key: KEY });
  expect(held).toMatchObject([{ policyId, until: '2034-02-28' }]);
  const request = { key: KEY, reason: 'request' };
  expect(await refusal(host.app, 'eraseCustomer', request)).toMatchObject({ kind: 'conflict' });

  expect(await erase({ held: 'keep' })).toMatchObject({ kept: [policyId], counts: { quotes: 2 } });
  const { quotes, policies, emails } = await ask(host.app, 'getCustomer', { key: KEY });
  expect({ quotes, policies, emails }).toEqual({ quotes: 1, policies: 1, emails: [AOIFE.email] });
  await expectWhole();

  const names = ['Aoife asked for it', 'for Ní Dhomhnaill', 'rang from +353 (0)87-998 8776'];
  const codes = ['mail of AOIFE@erase.example', 'the Focus 12 g 98765', 'lives at d02 x285'];
  for (const note of [undefined, ...names, ...codes]) {
    const refused = { ...request, held: 'erase', ...(note === undefined ? {} : { note }) };
    expect(await refusal(host.app, 'eraseCustomer', refused)).toMatchObject({
      errors: [{ path: 'note' }],
    });
  }
  const erased = await erase({ held: 'erase', note: 'Written in error, never in force' });
  expect(erased).toMatchObject({ kept: [], counts: { quotes: 1 } });
  expect(found()).toEqual([]);
  await expectWhole();
});

test('a driver named on a quote of somebody else stays there, and the preview says where', async () => {
  await submitted(host, AOIFE);
  const { first: FirstName, surname: Surname, born: DateOfBirth } = AOIFE;
  const named = { FirstName, Surname, DateOfBirth };
  const other = await submitted(host, { first: 'Pat', mark: '191-D-77', drivers: [named] });
  const twin = { ...named, FirstName: 'Áine' };
  await submitted(host, { first: 'Pat', mark: '191-D-78', drivers: [twin] });
  expect(await ask(host.app, 'previewErasure', { key: KEY })).toMatchObject({ namedOn: [other] });
  expect(await ask(host.app, 'exportPerson', { key: KEY })).toMatchObject({ namedOn: [other] });
  expect(await erase()).toMatchObject({ counts: { quotes: 1 } });
  const { drivers } = await ask(host.app, 'getQuote', { id: other });
  expect(drivers).toMatchObject([{ firstName: 'Aoife', surname: AOIFE.surname }]);
  await expectWhole();
});

/** Lets the work of others go on so many times. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await setImmediate();
}

test.each([0, 1, 2, 3, 5, 8, 13])(
  'a policy made while its customer is erased is kept whole, or gone whole: after %i turns',
  async (count) => {
    const quoteId = await submitted(host, AOIFE);
    const erasing = host.app.dispatch(BROKER, 'eraseCustomer', { key: KEY, reason: 'request' });
    await turns(count);
    const accepting = accepted(host, quoteId).catch(() => undefined);
    const [erased, policyId] = [await erasing, await accepting];
    if (policyId === undefined) {
      expect(erased).toMatchObject({ ok: true, value: { counts: { quotes: 1 } } });
      expect(found()).toEqual([]);
    } else {
      expect(erased).toMatchObject({ ok: false, fault: { kind: 'conflict' } });
      expect(await ask(host.app, 'getQuote', { id: quoteId })).toMatchObject({ policyId });
    }
    await expectWhole();
  },
);

test('six years after its last day a policy may go', async () => {
  await accepted(host, await submitted(host, AOIFE));
  clock.now = Date.parse('2034-02-28T23:30:00Z');
  expect((await ask(host.app, 'previewErasure', { key: KEY })).held).toHaveLength(1);
  clock.now += 60 * 60 * 1000;
  expect((await ask(host.app, 'previewErasure', { key: KEY })).held).toEqual([]);
  expect(await erase()).toMatchObject({ counts: { quotes: 1 } });
});

test('a declined risk goes with its letter', async () => {
  const declined = { ...AOIFE, born: '2011-02-03' };
  await expect(submitted(host, declined)).rejects.toThrow('declined');
  const [risk] = (await ask(host.app, 'listDeclined', {})).declined;
  await ask(host.app, 'readDeclinedLetter', { id: risk?.id ?? '' });
  const key = 'aoife.nidhomhnaill.2011-02-03';
  const receipt = await ask(host.app, 'eraseCustomer', { key, reason: 'objection' });
  expect(receipt.counts).toMatchObject({ quotes: 0, declined: 1 });
  expect((await ask(host.app, 'listDeclined', {})).declined).toEqual([]);
  expect(found()).toEqual([]);
});

test('nobody is erased twice', async () => {
  await submitted(host, AOIFE);
  await erase();
  const again = { key: KEY, reason: 'request' };
  expect(await refusal(host.app, 'eraseCustomer', again)).toMatchObject({ kind: 'notFound' });
});

const CHANGES = [
  `update quote_event set detail = json_set(detail, '$.premium', 1) where erased_by is not null`,
  `update quote_event set by = 'qd-other' where erased_by is not null`,
  `update quote_event set hash = 'ab' || substr(hash, 3) where erased_by is not null`,
  `update quote_event set erased_by = null where sequence = 1`,
  `update quote_event set erased_by = 1 where sequence = 2`,
  `update quote_event set detail = json_set(detail, '$.quotes', 7) where kind = 'recordErased'`,
  `update quote set premium_cents = premium_cents + 1 where erased_at is not null`,
  `update quote set status = 'accepted' where erased_at is not null`,
  `update quote set expires_at = expires_at + 1 where erased_at is not null`,
  `update quote set erased_at = 1, sections = '{}' where erased_at is null`,
];

test.each(CHANGES)('what an erasure left is held against its seal: %s', async (statement) => {
  await submitted(host, AOIFE);
  await submitted(host, { first: 'Pat' });
  await erase();
  await expectWhole();
  const database = new Database(join(dataFolder, 'quotedesk.db'));
  database.exec(`drop trigger quote_event_is_final; pragma foreign_keys = off; ${statement}`);
  database.close();
  const { differing, rows, chain } = await ask(host.app, 'replayQuotes', {});
  expect(differing.length + rows.length > 0 || chain.broken !== null).toBe(true);
});

test('no guess can be tested by the hash of an erased event', async () => {
  const quoteId = await submitted(host, AOIFE);
  const number = { quoteId, driverNumber: '123456789' };
  await ask(host.app, 'recordDriverNumber', number);
  await ask(host.app, 'recordDriverNumber', { ...number, driverNumber: '987654321' });
  await ask(host.app, 'recordDriverNumber', number);
  const database = new Database(join(dataFolder, 'quotedesk.db'), { readonly: true });
  const details = database
    .prepare<[], string>(`select detail from quote_event where kind = 'driverNumber'`)
    .pluck();
  const salts = details.all().map((detail) => JSON.parse(detail).salt);
  expect(new Set(salts).size).toBe(3);
  const { history } = await ask(host.app, 'getQuote', { id: quoteId });
  expect(JSON.stringify(history)).not.toContain(salts[0]);
  await erase();
  const left = details.all().map((detail) => JSON.parse(detail));
  for (const detail of left) expect(Object.keys(detail)).toEqual(['facts']);
  database.close();
});

test('all that is kept of a person is read and printed for that person', async () => {
  const [first = ''] = await makeAoife();
  const file = await ask(host.app, 'exportPerson', { key: KEY });
  expect(file).toMatchObject({
    quotes: [{ quoteId: first, customer: { email: AOIFE.email } }, { history: [{}, {}] }],
    documents: [{ type: 'schedule' }],
    drafts: [{ title: 'Aoife Ní Dhomhnaill' }],
    consents: { present: [{ channel: 'phone', isGiven: true }] },
  });
  const { contentBase64 } = await ask(host.app, 'printPerson', { key: KEY });
  const options = { input: Buffer.from(contentBase64, 'base64'), encoding: 'utf8' } as const;
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], options);
  for (const said of ['Aoife', first, 'aoife@erase.example', 'Unlikely Street', 'phone']) {
    expect(text).toContain(said);
  }
});

test('a consent is given and withdrawn, and the history keeps both', async () => {
  await submitted(host, AOIFE);
  const said = { key: KEY, channel: 'email', how: 'By phone' } as const;
  await ask(host.app, 'recordConsent', { ...said, isGiven: true });
  clock.now += 1000;
  await ask(host.app, 'recordConsent', { ...said, isGiven: false });
  const { present, history } = await ask(host.app, 'getConsents', { key: KEY });
  expect(present).toMatchObject([{ channel: 'email', isGiven: false, by: 'desk' }]);
  expect(history.map(({ isGiven }) => isGiven)).toEqual([false, true]);
  await expectWhole();
  const nobody = { ...said, key: 'nobody', isGiven: true };
  expect(await refusal(host.app, 'recordConsent', nobody)).toMatchObject({ kind: 'notFound' });
});

const YEAR = 365.25 * 24 * 60 * 60 * 1000;

test('what is over is erased by the settings, and nothing else', async () => {
  await submitted(host, AOIFE);
  await ask(host.app, 'recordConsent', {
    ...{ key: KEY, channel: 'post', isGiven: true, how: 'In a letter' },
  });
  await accepted(host, await submitted(host, { first: 'Pat', mark: '191-D-77' }));
  await others(25);
  expect((await ask(host.app, 'previewRetention', {})).now.quotes).toBe(0);
  expect((await ask(host.app, 'applyRetention', {})).erased).toMatchObject({ quotes: 0 });

  clock.now += 2.2 * YEAR;
  await submitted(host, { first: 'Later', mark: '191-D-78' });
  const due = await ask(host.app, 'previewRetention', {});
  expect(due).toMatchObject({ now: { quotes: 26, policies: 0 }, soon: { quotes: 0 } });
  // Off: nothing goes by itself.
  await host.app.checkData();
  expect((await ask(host.app, 'listQuotes', {})).total).toBe(28);
  await ask(host.app, 'saveRetention', { isOn: true });
  await host.app.checkData();
  expect((await ask(host.app, 'listQuotes', {})).total).toBe(2);
  expect(found()).toEqual([]);
  expect((await ask(host.app, 'getConsents', { key: KEY })).history).toEqual([]);

  clock.now += 6 * YEAR;
  const applied = await ask(host.app, 'applyRetention', {});
  expect(applied).toEqual({
    erased: { quotes: 1, policies: 1, declined: 0, drafts: 0 },
    isPurged: true,
  });
  await expectWhole();
});
