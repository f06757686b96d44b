import { describe, expect, test } from 'vitest';
import { openApp } from '../../../src/main/app/app.ts';
import type { Caller } from '../../../src/main/core/dispatcher.ts';
import { inEnglish } from '../../../src/shared/domain/messages/english.ts';
import { message } from '../../../src/shared/domain/messages/message.ts';
import type { Permission } from '../../../src/shared/domain/permission.ts';
import { withSentences } from '../../../src/shared/result/sentences.ts';
import type { Quote } from '../../../src/shared/schemas/quotes/quote.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { appOptions, startHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { AT, expectFault, FULL_XML, MINIMAL_XML } from '../../support/host/requests.ts';
import { openedForEach } from '../../support/opened.ts';
import { SAMPLE_DOCUMENT } from '../../support/quotes/any-document.ts';
import { minimalWith, withText } from '../../support/quotes/quote-xml.ts';
import { onCover, readyForCover } from '../../support/quotes/ready-for-cover.ts';
import { changedBook } from '../../support/rate-books/book-edition.ts';

// A host for each test: no quote has a duplicate.
const host = openedForEach(() => startHost({ clock: { now: Date.UTC(2026, 10, 21, 9, 30) } }));

/** What the minimal sample leaves open, in the order of the rate book, with what it counts as. */
const ASSUMED = [
  ['Customer/LicenceType', 'Full'],
  ['Customer/LicenceHeldYears', '0 years'],
  ['ClaimsHistory/YearsNoClaims', '0 years'],
  ['ClaimsHistory/NumberOfClaims', '0 claims'],
  ['Policy/UseClass', 'SDP with commuting'],
  ['Vehicle/EngineSize', '2000 cc'],
  ['Vehicle/Value', '30000 euro'],
  ['Vehicle/Mileage', '25000 km'],
  ['Vehicle/FuelType', 'Other'],
  ['Address/Eircode', 'Area not known'],
  ['Vehicle/SecurityDevices/AlarmImmobiliser', 'no'],
] as const;

const FACTS = [
  'Policy/UseClass',
  'Customer/LicenceType',
  'Customer/LicenceHeldYears',
  'Address/Eircode',
  'Vehicle/Value',
  'ClaimsHistory/NumberOfClaims',
  'ClaimsHistory/YearsNoClaims',
] as const;

const { Phone: _, ...withoutPhone } = SAMPLE_DOCUMENT.Customer;
const { Value: __, ...withoutValue } = SAMPLE_DOCUMENT.Vehicle;

const CLIENT: Caller = {
  kind: 'client',
  id: 'qd-someone',
  ownQuotesOnly: false,
  permissions: new Set<Permission>(['quote:accept']),
};

const payment = (quoteId: string) =>
  ({ quoteId, paymentMethod: 'card', paymentReference: 'PAY-1' }) as const;

describe('a full quote that leaves answers open', () => {
  test('says what each counts as, in a warning and in the list of what is assumed', async () => {
    const { body } = await host.sendXml(MINIMAL_XML);
    expect(body.assumed.map((one: Quote['assumed'][number]) => [one.path, one.value])).toEqual(
      ASSUMED,
    );
    expect(body.warnings).toEqual(
      ASSUMED.map(([path, value]) => `${path} is not given and counts as: ${value}`),
    );
    const read = (await host.send(AT.quote(body.quoteId))).body;
    expect(read.assumed).toEqual(body.assumed);
    expect(read.unknownBeforeCover).toEqual(body.unknownBeforeCover);
    const { quote } = await ask(host.app, 'getQuotePage', { id: body.quoteId });
    expect(withSentences(quote.assumed)).toEqual(body.assumed);
  });

  test('says the same while it is typed', async () => {
    const { Policy, Customer, Vehicle } = SAMPLE_DOCUMENT;
    const { FirstName, Surname, DateOfBirth } = Customer;
    const document = { Policy, Customer: { FirstName, Surname, DateOfBirth }, Vehicle };
    const { assumed } = await ask(host.app, 'previewQuote', { document });
    const submitted = await ask(host.app, 'submitQuote', { document, source: 'json' });
    expect(assumed).toEqual(submitted.assumed);
    expect(assumed.map(({ path }) => path)).not.toContain('Vehicle/Value');
  });

  test.each([
    ['Vehicle/EngineSize', 'Vehicle', '<EngineSize>1500</EngineSize>'],
    ['Vehicle/Value', 'Vehicle', '<Value>15000</Value>'],
    ['Vehicle/Mileage', 'Vehicle', '<Mileage>16000</Mileage>'],
    ['Vehicle/FuelType', 'Vehicle', '<FuelType>Petrol</FuelType>'],
    ['Policy/UseClass', 'Policy', '<UseClass>SDP with commuting</UseClass>'],
    ['Customer/LicenceHeldYears', 'Customer', '<LicenceHeldYears>10</LicenceHeldYears>'],
  ])(
    'says the effect of %s: the premium less that with the typical answer',
    async (path, section, answer) => {
      const open = (await host.sendXml(MINIMAL_XML)).body;
      const answered = (await host.sendXml(minimalWith(section, answer))).body;
      const { effect } = open.assumed.find((one: Quote['assumed'][number]) => one.path === path);
      expect(Math.round(100 * effect)).toBe(Math.round(100 * (open.premium - answered.premium)));
    },
  );

  test('has no assumed answer where everything was answered', async () => {
    const { body } = await host.sendXml(FULL_XML);
    expect(body).toMatchObject({ assumed: [], unknownBeforeCover: [], warnings: [] });
  });

  test('assumes no years without a claim next to claims, and no more licence than those imply', async () => {
    const claims = '<ClaimsHistory><NumberOfClaims>2</NumberOfClaims></ClaimsHistory>';
    const { body } = await host.sendXml(minimalWith('IrishMotorQuote', claims));
    expect(body.assumed).toContainEqual(
      expect.objectContaining({ path: 'ClaimsHistory/YearsNoClaims', value: '0 years' }),
    );
    const years = '<ClaimsHistory><YearsNoClaims>8</YearsNoClaims></ClaimsHistory>';
    const free = (await host.sendXml(minimalWith('IrishMotorQuote', years))).body;
    expect(free.assumed).toContainEqual(
      expect.objectContaining({ path: 'Customer/LicenceHeldYears', value: '8 years' }),
    );
  });
});

describe('a word that the rate book does not know', () => {
  test('is rated as a cautious row, with a warning and in the list', async () => {
    const { body } = await host.sendXml(withText(FULL_XML, 'FuelType', 'Steam'));
    expect(body.assumed).toEqual([
      expect.objectContaining({ path: 'Vehicle/FuelType', value: 'Other', given: 'Steam' }),
    ]);
    expect(body.assumed[0].effect).toBeGreaterThan(0);
    expect(body.warnings).toEqual(['Fuel: "Steam" is not known and was rated as Other']);
  });

  test.each([
    ['LicenceType', 'None'],
    ['LicenceType', 'Disqualified'],
    ['UseClass', 'Racing'],
    ['UseClass', 'Lorry'],
  ])('is not that of a risk that no one insures so: %s %s is declined', async (element, word) => {
    const refused = await host.sendXml(withText(FULL_XML, element, word));
    expectFault(refused, 422);
    expect(refused.body.reasons).toHaveLength(1);
  });

  test.each(['Taxi', 'Car hire', 'Motor trade'])('nor is %s, which is referred', async (word) => {
    const { body } = await host.sendXml(withText(FULL_XML, 'UseClass', word));
    expect(body.referrals).toHaveLength(1);
  });
});

describe('what must be known before cover', () => {
  test('is named to a client, who may accept all the same', async () => {
    const { quoteId, unknownBeforeCover } = (await host.sendXml(MINIMAL_XML)).body;
    const unknown = unknownBeforeCover.map(({ path }: { path: string }) => path);
    expect(unknown).toEqual(FACTS);
    const accepted = await host.send(AT.accept, { body: payment(quoteId) });
    expect(accepted.status).toBe(200);
    for (const [path, value] of ASSUMED.filter(([path]) => unknown.includes(path))) {
      expect(accepted.body.warnings).toContain(
        `${path} should be known before cover begins; it counts as: ${value}`,
      );
    }
    const again = await host.send(AT.accept, { body: payment(quoteId) });
    expect(again.body).toEqual(accepted.body);
  });

  test('is refused at the desk until each is confirmed, which the history keeps', async () => {
    const { quoteId } = (await host.sendXml(MINIMAL_XML)).body;
    const confirmed = [...FACTS];
    const few = confirmed.slice(1);
    await readyForCover((...call) => ask(host.app, ...call), quoteId);
    const request = { ...payment(quoteId), termsGiven: true };
    const none = await refusal(host.app, 'acceptQuote', request);
    expect(none).toMatchObject({ kind: 'invalid', errors: FACTS.map((path) => ({ path })) });
    const one = await refusal(host.app, 'bindQuote', { ...request, confirmed: few });
    expect(one).toMatchObject({ kind: 'invalid', errors: [{ path: 'Policy/UseClass' }] });
    const quote = await ask(host.app, 'bindQuote', { ...request, confirmed });
    expect(withSentences(quote.history.at(-1))).toMatchObject({
      kind: 'accepted',
      by: 'desk',
      detail: {
        confirmed: expect.arrayContaining([
          { path: 'Policy/UseClass', value: 'SDP with commuting' },
          { path: 'ClaimsHistory/YearsNoClaims', value: '0 years' },
        ]),
      },
    });
    const { warnings } = await onCover(host.app, payment(quoteId));
    expect(warnings).toEqual([]);
  });

  test('is the quote’s own: an Eircode is as good as a county', async () => {
    const address = '<Address><County>Mayo</County></Address>';
    const { body } = await host.sendXml(minimalWith('IrishMotorQuote', address));
    expect(body.unknownBeforeCover).not.toContainEqual(
      expect.objectContaining({ path: 'Address/Eircode' }),
    );
  });

  test('can be asked of everybody, and of a fact that prices nothing', async () => {
    const options = appOptions(temporaryFolder());
    const resourcesFolder = changedBook(options.resourcesFolder, (book) => {
      book.beforeCover = { where: 'everywhere', facts: ['Customer/Phone', 'Vehicle/Value'] };
    });
    const app = await openApp({ ...options, resourcesFolder });
    const document = { ...SAMPLE_DOCUMENT, Customer: withoutPhone, Vehicle: withoutValue };
    const quote = await ask(app, 'submitQuote', { document, source: 'json' });
    expect(withSentences(quote.unknownBeforeCover)).toEqual([
      { path: 'Customer/Phone' },
      { path: 'Vehicle/Value', value: '30000 euro' },
    ]);
    const whole = { document: SAMPLE_DOCUMENT, source: 'json' } as const;
    expect((await ask(app, 'submitQuote', whole)).unknownBeforeCover).toEqual([]);
    const said = { path: 'Customer/Phone', message: message('unknownBeforeCover') };
    expect(quote.warnings).toContainEqual(said);
    const accept = (more: object) =>
      app.dispatch(CLIENT, 'acceptQuote', { ...payment(quote.quoteId), ...more });
    const confirmed = ['Customer/Phone', 'Vehicle/Value'];
    const fault = { kind: 'invalid', errors: confirmed.map((path) => ({ path })) };
    expect(await accept({})).toMatchObject({ ok: false, fault });
    expect(await accept({ confirmed })).toMatchObject({ ok: true });
    await app.close();
  });

  test('is known where its proof is attached: whoever attached it has seen it', async () => {
    const options = appOptions(temporaryFolder());
    const resourcesFolder = changedBook(options.resourcesFolder, (book) => {
      book.beforeCover = { where: 'everywhere', facts: ['NoClaimsBonus/EvidenceSeen'] };
    });
    const app = await openApp({ ...options, resourcesFolder });
    const submission = { document: SAMPLE_DOCUMENT, source: 'json' } as const;
    const { quoteId, unknownBeforeCover } = await ask(app, 'submitQuote', submission);
    expect(unknownBeforeCover).toMatchObject([{ path: 'NoClaimsBonus/EvidenceSeen' }]);
    expect(await app.dispatch(CLIENT, 'acceptQuote', payment(quoteId))).toMatchObject({
      ok: false,
    });
    const contentBase64 = Buffer.from('%PDF-1.7 a proof').toString('base64');
    const file = { quoteId, kind: 'bonusProof', name: 'proof.pdf', contentBase64 } as const;
    const [attached] = (await ask(app, 'attachFile', file)).attachments;
    const item = async () =>
      (await ask(app, 'getQuotePage', { id: quoteId })).checklist.find(
        ({ code }) => code === 'assumptions',
      );
    expect(await item()).toMatchObject({ state: 'notNeeded' });
    await ask(app, 'removeAttachment', { quoteId, attachmentId: attached?.attachmentId ?? '' });
    expect(await item()).toMatchObject({ state: 'missing' });
    await ask(app, 'attachFile', file);
    expect(await app.dispatch(CLIENT, 'acceptQuote', payment(quoteId))).toMatchObject({ ok: true });
    await app.close();
  });
});

test('an excess on third party only is taken, and said to move nothing', async () => {
  const { quoteId, premium } = (
    await host.sendXml(withText(MINIMAL_XML, 'CoverType', 'ThirdParty'))
  ).body;
  const body = { quoteId, overrideType: 'excess', value: 1000, reason: 'Asked for' };
  const changed = await host.send(AT.override, { body });
  expect(changed.body.premium).toBe(premium);
  expect(changed.body.warnings.at(-1)).toMatch(/excess changes nothing/i);
});

test('a quote of a book with one assumption says what it assumed, without an effect, and is accepted', async () => {
  const options = appOptions(temporaryFolder());
  const resourcesFolder = changedBook(options.resourcesFolder, (book) => {
    delete book.beforeCover;
    book.examples = book.examples.filter(({ title }) => title.startsWith('The sample'));
    for (const factor of book.factors) {
      if (typeof factor.assume === 'object') factor.assume = factor.assume.typical;
      if ('unknown' in factor) delete factor.unknown;
    }
  });
  const older = await openApp({ ...options, resourcesFolder });
  const document = { ...SAMPLE_DOCUMENT, ClaimsHistory: {} };
  const { quoteId, premium } = await ask(older, 'submitQuote', { document, source: 'json' });
  await older.close();
  const app = await openApp(options);
  const quote = await ask(app, 'getQuote', { id: quoteId });
  expect(quote.assumed.map(({ path, value, effect }) => [path, inEnglish(value), effect])).toEqual([
    ['ClaimsHistory/YearsNoClaims', '5 years', 0],
    ['ClaimsHistory/NumberOfClaims', '0 claims', 0],
  ]);
  expect(quote).toMatchObject({ premium, unknownBeforeCover: [] });
  expect((await ask(app, 'replayQuotes', {})).differing).toEqual([]);
  expect(await onCover(app, payment(quoteId))).toMatchObject({ status: 'accepted' });
  await app.close();
});
