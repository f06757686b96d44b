import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { AOIFE, erasureHost, KEY } from '../../support/data/erasure.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';
import { SELLING } from '../../support/quotes/ready-for-cover.ts';

const { host, makeAoife } = erasureHost();

/** The document as it is read, without its line breaks. */
async function printed(): Promise<string> {
  const { contentBase64 } = await ask(host().app, 'printPerson', { key: KEY });
  const options = { input: Buffer.from(contentBase64, 'base64'), encoding: 'utf8' } as const;
  return execFileSync('pdftotext', ['-', '-'], options).replaceAll(/\s+/g, ' ');
}

/** Words of a program: names of fields and codes, paths, moments as a computer writes them. */
const MACHINE = [
  /\bcode:/,
  /countsAs/,
  /address line1/i,
  /\w+\/\w+[A-Z]/,
  /overridden|paymentMethod/,
  /\d{4}-\d{2}-\d{2}T/,
  /\beffect\b/i,
  /because: validity/,
  /\bundefined\b/,
  /\[object/,
];

test('what is kept of a person reads as the documents do, by quote and by part', async () => {
  const ids = await makeAoife();
  const policyId = await accepted(host(), ids[0] ?? '');
  const text = await printed();
  for (const words of [
    `Quote ${ids[0]}`,
    `Quote ${ids[1]}`,
    'About you',
    'About the car',
    'What we assumed',
    'What is your name? Aoife Ní Dhomhnaill',
    'When were you born? 3 February 1979',
    'Where do you live? 17 Unlikely Street, D02 X285',
    `On cover as policy ${policyId}`,
    'Discount of 5%; premium €',
    'Aoife Ní Dhomhnaill asked for it',
    'Policy schedule, 1 September 2026, 10:00 (Irish time)',
    'Marketing by phone: consent given – Aoife Ní Dhomhnaill said so',
    'Draft: Aoife Ní Dhomhnaill',
  ]) {
    expect(text).toContain(words);
  }
  for (const machine of MACHINE) expect(text).not.toMatch(machine);
});

test('a warning names the question that it is about, and every happening is a sentence', {
  tags: ['thorough'],
}, async () => {
  const quoteId = await submitted(host(), { ...AOIFE, cover: 'ThirdParty' });
  const change = { quoteId, reason: 'A good customer' };
  const { app } = host();
  await ask(app, 'overrideQuote', { ...change, overrideType: 'excess', value: 500 });
  await ask(app, 'withdrawOverride', { ...change, overrideType: 'excess' });
  await ask(app, 'addCover', { quoteId, addonType: 'breakdown' });
  await ask(app, 'removeCover', { quoteId, addonType: 'breakdown' });
  await ask(app, 'recordDriverNumber', { quoteId, driverNumber: '123456789' });
  await ask(app, 'saveFirm', { selling: SELLING });
  const confirmedBy = 'Máire';
  await ask(app, 'confirmSuitability', { quoteId, confirmedBy, reasons: ['meetsDemands'] });
  await ask(app, 'referQuote', { quoteId, reason: 'Racing' });
  await ask(app, 'decideReferral', {
    quoteId,
    decision: 'refuse',
    note: 'Not ours',
    reasons: ['We insure no racing'],
  });
  await ask(app, 'markLost', { quoteId, reason: 'wentElsewhere' });
  await ask(app, 'markNotLost', { quoteId });
  const text = await printed();
  for (const words of [
    'What was noted of the answers',
    'Excess set to €500',
    'Taken back: Excess',
    'What is your driver number?',
    'Breakdown assistance added',
    'Taken off: Breakdown assistance',
    'Driver number recorded: 123456789',
    'Suitability confirmed by Máire.',
    'Referred to an underwriter – Racing',
    'Refused by an underwriter: We insure no racing',
    'Marked as lost: Went elsewhere',
    'No longer marked as lost',
  ]) {
    expect(text).toContain(words);
  }
  for (const machine of MACHINE) expect(text).not.toMatch(machine);
});

test('of somebody who is only a named driver it says what the quotes of others do', {
  tags: ['thorough'],
}, async () => {
  const { first: FirstName, surname: Surname, born: DateOfBirth } = AOIFE;
  const driver = { FirstName, Surname, DateOfBirth, Relation: 'SpouseOrPartner', PenaltyPoints: 3 };
  const quoteId = await submitted(host(), { first: 'Pat', mark: '191-D-77', drivers: [driver] });
  const text = await printed();
  for (const words of [
    `Named as a driver on quote ${quoteId}`,
    'What is the surname? Ní Dhomhnaill',
    'When was the driver born? 3 February 1979',
    'How many penalty points does the driver have? 3',
  ]) {
    expect(text).toContain(words);
  }
  // The rest is another person's.
  expect(text).not.toContain('191-D-77');
  expect(text).not.toContain('Pat');
});

describe('kept of a person', () => {
  const { host, clock, makeAoife, expectWhole } = erasureHost();

  test('all that is kept of a person is read and printed for that person', async () => {
    const [first = ''] = await makeAoife();
    const file = await ask(host().app, 'exportPerson', { key: KEY });
    expect(file).toMatchObject({
      quotes: [{ quoteId: first, customer: { email: AOIFE.email } }, { history: [{}, {}] }],
      documents: [{ type: 'schedule' }],
      drafts: [{ title: 'Aoife Ní Dhomhnaill' }],
      consents: { present: [{ channel: 'phone', isGiven: true }] },
    });
    const { contentBase64 } = await ask(host().app, 'printPerson', { key: KEY });
    const options = { input: Buffer.from(contentBase64, 'base64'), encoding: 'utf8' } as const;
    const text = execFileSync('pdftotext', ['-layout', '-', '-'], options);
    for (const words of ['Aoife', first, 'aoife@erase.example', 'Unlikely Street', 'phone']) {
      expect(text).toContain(words);
    }
  });

  test('a consent is given and withdrawn, and the history keeps both', async () => {
    await submitted(host(), AOIFE);
    const said = { key: KEY, channel: 'email', how: 'By phone' } as const;
    await ask(host().app, 'recordConsent', { ...said, isGiven: true });
    clock().now += 1000;
    await ask(host().app, 'recordConsent', { ...said, isGiven: false });
    const { present, history } = await ask(host().app, 'getConsents', { key: KEY });
    expect(present).toMatchObject([{ channel: 'email', isGiven: false, by: 'desk' }]);
    expect(history.map(({ isGiven }) => isGiven)).toEqual([false, true]);
    await expectWhole();
    const nobody = { ...said, key: 'nobody', isGiven: true };
    const unknown = { kind: 'notFound', message: 'Customer not found' };
    expect(await refusal(host().app, 'recordConsent', nobody)).toMatchObject(unknown);
    expect(await refusal(host().app, 'getConsents', { key: 'nobody' })).toMatchObject(unknown);
  });
});

describe('retention', () => {
  const { host, clock, traces, erase, others, expectWhole } = erasureHost();

  test('six years after its last day a policy may go', async () => {
    await accepted(host(), await submitted(host(), AOIFE));
    clock().now = Date.parse('2034-02-28T23:30:00Z');
    expect((await ask(host().app, 'previewErasure', { key: KEY })).held).toHaveLength(1);
    clock().now += 60 * 60 * 1000;
    expect((await ask(host().app, 'previewErasure', { key: KEY })).held).toEqual([]);
    expect(await erase()).toMatchObject({ counts: { quotes: 1 } });
  });

  const YEAR = 365.25 * 24 * 60 * 60 * 1000;

  test('what is over is erased by the settings, and nothing else', async () => {
    await submitted(host(), AOIFE);
    await ask(host().app, 'recordConsent', {
      key: KEY,
      channel: 'post',
      isGiven: true,
      how: 'In a letter',
    });
    await accepted(host(), await submitted(host(), { first: 'Pat', mark: '191-D-77' }));
    await others(25);
    expect((await ask(host().app, 'previewRetention', {})).now.quotes).toBe(0);
    expect((await ask(host().app, 'applyRetention', {})).erased).toMatchObject({ quotes: 0 });

    clock().now += 2.2 * YEAR;
    await submitted(host(), { first: 'Later', mark: '191-D-78' });
    const due = await ask(host().app, 'previewRetention', {});
    expect(due).toMatchObject({ now: { quotes: 26, policies: 0 }, soon: { quotes: 0 } });
    // Off: nothing goes by itself.
    await host().app.checkData();
    expect((await ask(host().app, 'listQuotes', {})).total).toBe(28);
    await ask(host().app, 'saveRetention', { isOn: true });
    await host().app.checkData();
    expect((await ask(host().app, 'listQuotes', {})).total).toBe(2);
    expect(traces()).toEqual([]);
    expect(await refusal(host().app, 'getConsents', { key: KEY })).toMatchObject({
      kind: 'notFound',
    });

    clock().now += 6 * YEAR;
    const applied = await ask(host().app, 'applyRetention', {});
    expect(applied).toEqual({
      erased: { quotes: 1, policies: 1, declined: 0, drafts: 0 },
      isPurged: true,
    });
    await expectWhole();
  });
});
