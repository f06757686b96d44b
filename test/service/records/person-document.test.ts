import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { AOIFE, erasureHost, KEY } from '../../support/data/erasure.ts';
import { ask } from '../../support/host/ask.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';
import { SELLING } from '../../support/quotes/selling.ts';

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
