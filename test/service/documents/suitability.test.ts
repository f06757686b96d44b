import { beforeEach, expect, test } from 'vitest';
import { statementOfSuitability } from '../../../src/main/core/documents/templates/statement-of-suitability.ts';
import { NOT_STATED } from '../../../src/shared/domain/desk/selling.ts';
import { documentsHost, START } from '../../support/documents/documents.ts';
import { refusal } from '../../support/host/ask.ts';
import { FULL_XML } from '../../support/host/requests.ts';
import { SAMPLE_DOCUMENT } from '../../support/quotes/any-document.ts';
import { onCover, SELLING } from '../../support/quotes/ready-for-cover.ts';

const { host, ask, submitted, generate, read, written } = documentsHost();

beforeEach(() => ask('saveFirm', { selling: SELLING }));

const TYPE = 'statement-of-suitability';
const SAID = {
  reasons: ['meetsDemands' as const],
  confirmedBy: 'Aoife Byrne',
  demands: 'A low excess',
  explanation: 'Theft is common on the street.',
};

test('a statement is a draft until the person selling confirms it', async () => {
  const quoteId = await submitted(FULL_XML);
  expect(await read(quoteId, TYPE)).toMatch(/NOT CONFIRMED .*Draft: not confirmed/);
  const { history, premium } = await ask('confirmSuitability', { quoteId, ...SAID });
  expect(history.at(-1)).toMatchObject({ kind: 'suitability', by: 'desk', detail: SAID });
  const words = await read(quoteId, TYPE);
  expect(words).not.toMatch(/not confirmed/i);
  expect(words).toContain('Aoife Byrne confirmed this statement on 20 November 2026, 09:00');
  for (const text of ['A low excess', 'Theft is common', 'It gives the cover that you asked for']) {
    expect(words).toContain(text);
  }
  expect(words).toContain(`€${premium.toFixed(2)}`);
});

test('a statement has every insurer that was compared, and no reason that their premiums contradict', async () => {
  const document = structuredClone(SAMPLE_DOCUMENT);
  document.Customer.DateOfBirth = '1965-06-15';
  document.Vehicle.Mileage = 12_000;
  document.Vehicle.RegistrationNumber = '191-D-54321';
  const submission = { source: 'json', document } as const;
  const cheap = await ask('submitQuote', { ...submission, product: 'motor-comprehensive' });
  const other = await ask('submitQuote', { ...submission, product: 'fifty-plus-comprehensive' });
  const excess = { overrideType: 'excess', value: 300, reason: 'The same' } as const;
  const dear = await ask('overrideQuote', { ...excess, quoteId: other.quoteId });
  const { premium } = cheap;
  expect(premium).toBeLessThan(dear.premium);
  const lowest = { reasons: ['lowestPremium' as const], confirmedBy: 'Aoife Byrne' };
  const untrue = { quoteId: dear.quoteId, ...lowest };
  expect(await refusal(host().app, 'confirmSuitability', untrue)).toMatchObject({
    kind: 'invalid',
    errors: [{ path: 'reasons', message: expect.stringContaining(`asks ${premium} euro`) }],
  });
  await ask('confirmSuitability', { quoteId: cheap.quoteId, ...lowest });
  const text = await read(cheap.quoteId, TYPE);
  const inEuro = (amount: number) => `€${amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
  expect(text).toContain('Insurers that we compared');
  for (const one of [premium, dear.premium]) expect(text).toContain(inEuro(one));
  expect(text).toMatch(/Declines it: [A-Z][^.]+ –/);
  expect(text).toContain('Offers it. No optional cover');
  expect(text).toContain('Key care (Up to €750, included)');
});

test('scope, commission and fee stand in the statement as they were when it was confirmed', async () => {
  const quoteId = await submitted(FULL_XML.replace('191-D-12345', '191-D-774'));
  await ask('confirmSuitability', { quoteId, ...SAID });
  const before = await read(quoteId, TYPE);
  for (const sentence of [
    'limited analysis of the market: we look at the contracts of the insurers that are listed here.',
    'You pay us a fee: €50 for a new policy.',
    'The insurer also pays us a commission of 12.5% of the premium before levies.',
  ]) {
    expect(before).toContain(sentence);
  }
  await ask('saveFirm', { selling: { scope: 'fair', insurers: '', paidBy: 'fee', fee: '€80' } });
  // Accepting makes another document of the same confirmation.
  const payment = { paymentMethod: 'card' as const, paymentReference: 'PAY-7' };
  await onCover(host().app, { quoteId, ...payment });
  const accepted = await read(quoteId, TYPE);
  expect(accepted).toContain('You pay us a fee: €50 for a new policy.');
  expect(accepted).not.toMatch(/fair analysis|€80/);
  const other = await submitted(FULL_XML.replace('191-D-12345', '191-D-778'));
  await ask('confirmSuitability', { quoteId: other, ...SAID });
  const after = await read(other, TYPE);
  expect(after).toContain('fair analysis of the market');
  expect(after).toContain('You pay us a fee: €80. We get no commission');
});

test('a confirmation from before the firm stated how it sells prints nothing of it', async () => {
  const id = await submitted(FULL_XML.replace('191-D-12345', '191-D-773'));
  const source = await written(id);
  const by = { quoteId: id, at: START, by: 'desk' };
  const insurer = { insurer: 'Atlantic', scheme: 'Motor', decision: 'decline' as const };
  const detail = { reasons: [], confirmedBy: 'Aoife Byrne', compared: [insurer] };
  const sale = { ...source.sale, suitability: { kind: 'suitability' as const, ...by, detail } };
  const blocks = JSON.stringify(statementOfSuitability({ ...source, sale }));
  expect(blocks).toContain('["Atlantic: Motor (recommended)","Declines it","–","–"]');
  expect(blocks).not.toMatch(/What we compare|How we are paid/);
});

test('nothing is confirmed until the settings state how the firm compares and is paid', async () => {
  const quoteId = await submitted(FULL_XML.replace('191-D-12345', '191-D-779'));
  const confirming = () => refusal(host().app, 'confirmSuitability', { quoteId, ...SAID });
  const lacking = async () =>
    (await ask('previewSuitability', { quoteId })).notStated.map(({ code }) => code);
  await ask('saveFirm', { selling: NOT_STATED });
  expect(await lacking()).toEqual(['scopeNotStated', 'paidByNotStated']);
  expect(await confirming()).toMatchObject({ kind: 'conflict' });
  expect(await read(quoteId, TYPE)).not.toMatch(/What we compare|How we are paid/);
  await ask('saveFirm', { selling: { scope: 'tied', paidBy: 'fee' } });
  expect(await lacking()).toEqual(['insurersNotStated', 'feeNotStated']);
  await ask('saveFirm', { selling: { insurers: 'Atlantic Mutual', fee: '€50' } });
  expect(await ask('previewSuitability', { quoteId })).toMatchObject({
    notStated: [],
    selling: [
      expect.stringContaining('We are tied: we sell the contracts of Atlantic Mutual alone'),
      'You pay us a fee: €50.',
      'We get no commission from the insurer.',
    ],
  });
  await ask('confirmSuitability', { quoteId, ...SAID });
});

test('the reasons that the figures contradict are named before any is picked', async () => {
  const quoteId = await submitted(
    FULL_XML.replace('>Comprehensive<', '>ThirdParty<')
      .replace('191-D-12345', '191-D-776')
      .replace(/<Value>.*<\/Value>/, ''),
  );
  const { untrue } = await ask('previewSuitability', { quoteId });
  expect(untrue.map(({ reason }) => reason)).toEqual([
    'widestCover',
    'excessAffordable',
    'valueOfCar',
  ]);
  for (const { reason } of untrue) {
    const one = { quoteId, reasons: [reason], confirmedBy: 'Aoife Byrne' };
    expect(await refusal(host().app, 'confirmSuitability', one)).toMatchObject({
      errors: [{ path: 'reasons' }],
    });
  }
});

test('links to a statement that no one has confirmed say so', async () => {
  const quoteId = await submitted(FULL_XML.replace('191-D-12345', '191-D-775'));
  const warnings = async (...types: string[]) => (await generate(quoteId, ...types)).body.warnings;
  const texts = [expect.stringContaining('statement of suitability is a draft')];
  expect(await warnings('every')).toEqual(texts);
  expect(await warnings(TYPE)).toEqual(texts);
  expect(await warnings('all')).toEqual([]);
  await ask('confirmSuitability', { quoteId, ...SAID });
  expect(await warnings('every')).toEqual([]);
});

test('an insurer that asks less at a lower excess contradicts the lowest premium, too', async () => {
  const document = structuredClone(SAMPLE_DOCUMENT);
  document.Customer.DateOfBirth = '1965-06-15';
  document.Vehicle.Mileage = 12_000;
  document.Vehicle.RegistrationNumber = '191-D-54322';
  const { quoteId } = await ask('submitQuote', {
    source: 'json',
    document,
    product: 'motor-comprehensive',
  });
  const most = { overrideType: 'excess', value: 2_500, reason: 'Asked for' } as const;
  await ask('overrideQuote', { quoteId, ...most });
  await ask('overrideQuote', { quoteId, overrideType: 'premium', value: 900, reason: 'Set' });
  const { untrue } = await ask('previewSuitability', { quoteId });
  expect(untrue).toEqual([
    {
      reason: 'lowestPremium',
      message: expect.objectContaining({ code: 'notLowestPremium' }),
    },
  ]);
});

test('a cover that is not the widest is not said to be', async () => {
  const quoteId = await submitted(
    FULL_XML.replace('>Comprehensive<', '>ThirdParty<').replace('191-D-12345', '191-D-777'),
  );
  const widest = { quoteId, reasons: ['widestCover' as const], confirmedBy: 'Aoife Byrne' };
  expect(await refusal(host().app, 'confirmSuitability', widest)).toMatchObject({
    errors: [{ path: 'reasons', message: expect.stringContaining('comprehensive cover is wider') }],
  });
});

test('every cover and excess that was offered stands with its price', async () => {
  const quoteId = await submitted(FULL_XML);
  const text = await read(quoteId, TYPE);
  const { explored } = await ask('getQuotePage', { id: quoteId });
  const euro = (amount: number) => `€${amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
  const covers = explored?.comparison.covers ?? [];
  expect(covers).toHaveLength(3);
  for (const { premium } of covers) expect(text).toContain(euro(premium));
  expect(text).toMatch(/Excess €0 €/);
  expect(text).toMatch(/Breakdown assistance In Europe too/);
});

test('another price or cover needs another confirmation; accepting needs none', async () => {
  const quoteId = await submitted(FULL_XML);
  await ask('confirmSuitability', { quoteId, ...SAID });
  await ask('addCover', { quoteId, addonType: 'breakdown' });
  expect(await read(quoteId, TYPE)).toContain('Draft: not confirmed');
  const discount = { quoteId, overrideType: 'discount', reason: 'Agreed' } as const;
  await ask('overrideQuote', { ...discount, value: 5 });
  await ask('confirmSuitability', { quoteId, ...SAID });
  await ask('withdrawOverride', discount);
  expect(await read(quoteId, TYPE)).toContain('Draft: not confirmed');
  await ask('confirmSuitability', { quoteId, ...SAID });
  const payment = { paymentMethod: 'card' as const, paymentReference: 'PAY-1' };
  await onCover(host().app, { quoteId, ...payment });
  expect(await read(quoteId, TYPE)).toContain('Aoife Byrne confirmed');
  const late = await refusal(host().app, 'confirmSuitability', { quoteId, ...SAID });
  expect(late).toMatchObject({ kind: 'conflict' });
});
