import { expect, test } from 'vitest';
import { contract } from '../../../src/shared/contract/contract.ts';
import { documentsHost } from '../../support/documents/documents.ts';
import { ask } from '../../support/host/ask.ts';
import { AT, FULL_XML, MINIMAL_XML } from '../../support/host/requests.ts';
import { SAMPLE_DOCUMENT } from '../../support/quotes/any-document.ts';
import { withText } from '../../support/quotes/quote-xml.ts';
import { accepted } from '../../support/quotes/quotes.ts';

const { host, submitted, read } = documentsHost();

const inEuro = (amount: number) => `€${amount.toFixed(2)}`;

test('the schedule states premium, levies, fee, discounts, validity and underwriter', async () => {
  const id = await submitted(FULL_XML);
  const { body } = await host().send(AT.quote(id));
  const text = await read(id, 'schedule');
  const { explanation, premium } = body;
  expect(text).toContain(`Total premium ${inEuro(premium)}`);
  expect(text).toContain(`Total to pay ${inEuro(premium)}`);
  for (const { title, amount } of explanation.levies) {
    expect(text).toMatch(new RegExp(`${title.replace(/[()]/g, '\\$&')} .{0,8}${inEuro(amount)}`));
  }
  expect(text).toContain(`Policy fee ${inEuro(explanation.policyFee)}`);
  expect(text).toMatch(/Discount or loading .*No-claims discount −€/);
  expect(text).not.toMatch(/×\d/);
  const calculation = await read(id, 'premium-calculation');
  for (const { title, input } of explanation.steps) {
    // A question that stayed open and moved nothing is left out.
    if (input === 'not given') expect(calculation).not.toContain(title);
    else expect(calculation).toContain(title);
  }
  expect(calculation).toContain(`Total to pay ${inEuro(premium)}`);
  expect(text).toContain('valid until 20 December 2026');
  expect(text).toContain('Demonstration Underwriting DAC (not an insurer)');
  expect(text).toContain('Driver number: not recorded');
  expect(text).toContain('1 December 2026, 00:00');
  expect(text).toContain('D02 X285');
});

test('a premium set by hand and an add-on stand in the schedule to the cent', async () => {
  const id = await submitted(FULL_XML);
  const addOn = { quoteId: id, addonType: 'breakdown', addonOptions: { level: 'europe' } };
  await host().send(contract.addCover.http.path, { body: addOn });
  const body = { quoteId: id, overrideType: 'premium', value: 1234.56, reason: 'agreed' };
  await host().send(contract.overrideQuote.http.path, { body });
  const text = await read(id, 'schedule');
  expect(text).toContain('Total to pay €1,234.56');
  expect(text).toContain('Breakdown assistance In Europe too');
});

test('names are printed as they are written', async () => {
  for (const [first, last] of [
    ['Łukasz', 'Żółć'],
    ['Seán', "Ó'Briain"],
  ]) {
    const xml = MINIMAL_XML.replace(/(<FirstName>)[^<]*/, `$1${first}`).replace(
      /(<Surname>)[^<]*/,
      `$1${last}`,
    );
    const id = await submitted(xml);
    for (const type of ['schedule', 'certificate', 'statement-of-fact']) {
      expect(await read(id, type)).toContain(`${first} ${last}`);
    }
    expect(await read(id, 'ipid')).not.toContain(last);
  }
});

test('the terms of an underwriter are part of the policy', async () => {
  const id = await submitted(withText(FULL_XML, 'LicenceType', 'Provisional'));
  const terms = 'The driver may drive only with a person of 25 years or more next to her.';
  const decided = { quoteId: id, decision: 'approve', note: 'The permit was seen', terms } as const;
  await ask(host().app, 'decideReferral', decided);
  for (const isSold of [false, true]) {
    if (isSold) await accepted(host(), id);
    for (const type of ['schedule', 'certificate', 'statement-of-suitability']) {
      expect(await read(id, type)).toContain(`Endorsements ${terms}`);
    }
  }
  const without = await submitted(FULL_XML);
  expect(await read(without, 'schedule')).toContain('Endorsements None');
  expect(await read(without, 'certificate')).not.toContain('Endorsements');
});

test('the covers that a scheme includes are no less part of it than those that were chosen', async () => {
  const document = structuredClone(SAMPLE_DOCUMENT);
  document.Customer.DateOfBirth = '1965-06-15';
  document.Vehicle.Mileage = 12_000;
  const { quoteId, scheme } = await ask(host().app, 'submitQuote', {
    source: 'json',
    document,
    product: 'fifty-plus-comprehensive',
  });
  expect(scheme?.id).toBe('fifty-plus');
  const included = [
    ['Breakdown assistance', 'In Ireland and Northern Ireland'],
    ['Windscreen and glass', 'Without limit'],
    ['Key care', 'Up to €750'],
  ] as const;
  const [schedule, terms, suitability, ipid] = [
    await read(quoteId, 'schedule'),
    await read(quoteId, 'terms'),
    await read(quoteId, 'statement-of-suitability'),
    await read(quoteId, 'ipid'),
  ];
  for (const [title, level] of included) {
    const text = `${level}, included in the premium`;
    expect(schedule).toContain(`${title} ${text}`);
    expect(terms).toContain(`${title}: ${text}`);
    expect(suitability).toContain(`${title} (${text})`);
    // Two columns: its words are between those of the other one.
    expect(ipid).toContain(`${title}:`);
  }
});

test('the certificate is a draft until the quote is accepted', async () => {
  const id = await submitted(FULL_XML);
  const draft = await read(id, 'certificate');
  expect(draft).toContain('NOT YET VALID');
  expect(draft).toContain('Not yet issued');
  const sold = await host().send(contract.acceptQuote.http.path, {
    body: { quoteId: id, paymentMethod: 'card', paymentReference: 'PAY-1' },
  });
  const certificate = await read(id, 'certificate');
  expect(certificate).not.toMatch(/not yet (valid|issued)/i);
  expect(certificate).toContain(sold.body.policyId);
  expect(await read(id, 'schedule')).toContain(sold.body.policyId);
});

test('a quote of few answers says in its documents what was assumed', async () => {
  const id = await submitted(MINIMAL_XML);
  const use = 'Social, domestic and pleasure, with commuting';
  expect(await read(id, 'schedule')).toContain(`Use ${use} (assumed)`);
  expect(await read(id, 'schedule')).toContain('Value Not given');
  expect(await read(id, 'certificate')).toContain(`${use} (assumed)`);
  expect(await read(id, 'statement-of-fact')).toContain(`Class of use ${use}`);
});

test('what was confirmed before cover is no assumption of the policy', async () => {
  const id = await submitted(MINIMAL_XML);
  const use = 'Social, domestic and pleasure, with commuting';
  await accepted(host(), id);
  const schedule = await read(id, 'schedule');
  expect(schedule).toContain(`Use ${use}`);
  expect(schedule).not.toContain('commuting (assumed)');
  expect(schedule).not.toContain('Value Not given');
  // Nor in the calculation, but for what the rate book has no one confirm.
  const calculation = await read(id, 'premium-calculation');
  expect(calculation).toContain('Vehicle value €30,000 ×');
  expect(calculation).toContain('25,000 km (assumed)');
  expect(calculation).not.toContain('Excess €300 (assumed)');
  expect(await read(id, 'certificate')).not.toContain('(assumed)');
  const facts = await read(id, 'statement-of-fact');
  expect(facts).toContain(`${use}, confirmed before cover`);
  expect(facts).not.toContain(`Class of use ${use}`);
  const [, begins] = /Begins (\d.*?\(Irish time\))/.exec(schedule) ?? [];
  expect(facts).toContain(`When should cover begin? ${begins}`);
});

test('a use that the rate book does not know is no use that the documents grant', async () => {
  const id = await submitted(withText(FULL_XML, 'UseClass', 'Stunts'));
  for (const type of ['schedule', 'certificate']) {
    const text = await read(id, type);
    expect(text).not.toContain('Stunts');
    expect(text).toContain('Class 3 business use, commercial travelling included (assumed)');
  }
});

test('the terms say where to complain, and by when there is an answer', async () => {
  const text = await read(await submitted(FULL_XML), 'terms');
  expect(text).toContain('should answer it within 40 working days');
  expect(text).toMatch(/Financial Services and Pensions Ombudsman, free of charge: Lincoln House/);
});

test('a certificate does not exclude the use that it grants', async () => {
  const exclusions =
    'Not for hire or reward, racing, pace-making, trials of speed or the motor trade.';
  const id = await submitted(FULL_XML);
  expect(await read(id, 'certificate')).toContain(`Social, domestic and pleasure. ${exclusions}`);
  const taxi = await submitted(withText(FULL_XML, 'UseClass', 'Taxi'));
  const text = await read(taxi, 'certificate');
  expect(text).toContain('Hire and reward. Not for racing,');
  expect(text).not.toContain('hire or reward');
});

test('the terms are numbered without a gap, and their excess is of what the cover pays', async () => {
  for (const [cover, parts] of [
    ['Comprehensive', 12],
    ['TPFT', 12],
    ['ThirdParty', 11],
  ] as const) {
    const text = await read(await submitted(withText(FULL_XML, 'CoverType', cover)), 'terms');
    const numbers = [...text.matchAll(/(?<!\S)(\d+)\. [A-Z]/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: parts }, (_, i) => i + 1));
    const own = 'You bear €300 of each claim for loss of the car';
    expect(text.includes(own), cover).toBe(cover !== 'ThirdParty');
  }
});

test('every document that speaks of the drivers says that their driver number is missing', async () => {
  const id = await submitted(FULL_XML);
  expect(await read(id, 'schedule')).toContain('Driver number: not recorded');
  expect(await read(id, 'certificate')).toContain('Driver number: not recorded');
  expect(await read(id, 'statement-of-fact')).toContain(
    'What is your driver number? Not recorded: required before a policy is issued',
  );
  expect(await read(id, 'terms')).toMatch(/driver number .* of every named driver/);
  expect(await read(id, 'ipid')).toMatch(/driver number of every named driver/);
});

test('a driver number that was recorded stands where its absence did', async () => {
  const quoteId = await submitted(FULL_XML);
  await host().send(AT.driverNumber, { body: { quoteId, driverNumber: '123456789' } });
  expect(await read(quoteId, 'schedule')).toContain('Driver number 123456789');
  expect(await read(quoteId, 'statement-of-fact')).toContain(
    'What is your driver number? 123456789',
  );
  for (const type of ['schedule', 'statement-of-fact', 'certificate']) {
    expect(await read(quoteId, type)).not.toMatch(/not recorded/i);
  }
});

test('the schedule of a referred quote says so until it is accepted', async () => {
  const text = 'It is referred: an underwriter must agree to it first.';
  expect(await read(await submitted(FULL_XML), 'schedule')).not.toContain(text);
  const quoteId = await submitted(withText(FULL_XML, 'NumberOfClaims', '3'));
  expect(await read(quoteId, 'schedule')).toContain(text);
  const payment = { quoteId, paymentMethod: 'card', paymentReference: 'PAY-1' };
  await host().send(AT.accept, { body: payment });
  expect(await read(quoteId, 'schedule')).not.toContain(text);
});

test('documents group the numbers of rating, and say its words as a person reads them', async () => {
  const id = await submitted(
    withText(withText(FULL_XML, 'CoverType', 'TPFT'), 'UseClass', 'Stunts'),
  );
  const body = { quoteId: id, overrideType: 'excess', value: 1000, reason: 'Asked for' };
  await host().send(contract.overrideQuote.http.path, { body });
  expect(await read(id, 'schedule')).toContain('Excess €1,000 Drivers');
  const table = await read(id, 'premium-calculation');
  for (const row of [
    'Base premium Third party, fire and theft €750.00',
    'Engine size 1,995 cc ×',
    'Vehicle value €28,500 ×',
    'Kilometres a year 16,000 km',
    'Class of use Class 3 (assumed)',
    'Alarm or immobiliser Yes',
    'Excess €1,000 ×',
  ]) {
    expect(table).toContain(row);
  }
  const few = await submitted(MINIMAL_XML);
  const facts = await read(few, 'statement-of-fact');
  expect(facts).toContain('Not answered: we assumed no');
  expect(facts).toContain('Alarm or immobiliser No');
});
