import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../src/shared/domain/messages/english.ts';
import { withSentences } from '../../../src/shared/result/sentences.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { openedForAll } from '../../support/opened.ts';
import { SAMPLE_DOCUMENT } from '../../support/quotes/any-document.ts';

const clock = { now: Date.UTC(2026, 10, 21, 9, 30) };
const host = openedForAll(() => startHost({ clock }));

const document = SAMPLE_DOCUMENT;
const submit = (input: object = {}) => ask(host.app, 'submitDraft', { document, ...input });
const exploredOf = async (quoteId: string) => {
  const { explored } = await ask(host.app, 'getQuotePage', { id: quoteId });
  if (!explored) throw new Error('The rate book is not there');
  return explored;
};
const cents = (euro: number) => Math.round(euro * 100);

describe('what would change the price', () => {
  const changesOf = async (quoteId: string) => (await exploredOf(quoteId)).whatIf;

  test('is rated again, one input at a time, the greatest effect first', async () => {
    const quote = await submit({ addOns: [{ addonType: 'breakdown' }] });
    const { premium, setByHand, changes } = await changesOf(quote.quoteId);
    expect({ premium, setByHand }).toEqual({ premium: quote.premium, setByHand: false });
    expect(changes.length).toBeGreaterThan(8);
    expect(changes.filter(({ changeable }) => changeable).length).toBeLessThanOrEqual(14);
    expect(changes.filter(({ changeable }) => !changeable)).toHaveLength(6);
    const effects = changes.map(({ difference }) => Math.abs(cents(difference)));
    expect(effects).toEqual(effects.toSorted((a, b) => b - a));
    for (const change of changes) {
      expect(cents(change.premium) - cents(premium)).toBe(cents(change.difference));
      expect(change.difference).not.toBe(0);
    }
    const titles = JSON.stringify(changes);
    for (const word of ['gender', 'Title', 'Ms']) expect(titles).not.toContain(`"${word}"`);
  });

  test.each([
    [{ id: 'no-claims', from: '6 years', to: '8 years' }, 'ClaimsHistory/YearsNoClaims', 8, false],
    [{ id: 'no-claims', from: '6 years', to: '4 years' }, 'ClaimsHistory/YearsNoClaims', 4, false],
    [{ id: 'claims', to: '1 claim' }, 'ClaimsHistory/NumberOfClaims', 1, false],
    [{ id: 'cover', to: 'Third party only' }, 'Policy/CoverType', 'ThirdParty', true],
    [{ id: 'cover', to: 'Third party, fire and theft' }, 'Policy/CoverType', 'TPFT', true],
    [{ id: 'use', to: 'SDP with commuting' }, 'Policy/UseClass', 'SDP with commuting', true],
  ])('%j is the premium of a quote that was so', async (expected, path, value, changeable) => {
    const { quoteId } = await submit({ excess: 1000 });
    const { changes } = await changesOf(quoteId);
    const found = changes.find((change) =>
      Object.entries(expected).every(
        ([name, word]) => inEnglish(Reflect.get(change, name)) === word,
      ),
    );
    const [section = '', name = ''] = path.split('/');
    const changed = {
      ...document,
      [section]: { ...Reflect.get(document, section), [name]: value },
    };
    const { premium } = await submit({ document: changed, excess: 1000 });
    expect(found).toMatchObject({ premium, changeable });
  });

  test('an excess next to the present one, and the other alarm, are those of the list', async () => {
    const Vehicle = { ...document.Vehicle, SecurityDevices: { AlarmImmobiliser: false } };
    const { quoteId } = await submit({ document: { ...document, Vehicle }, excess: 0 });
    const { changes } = await changesOf(quoteId);
    const { premium: dearer } = await submit({ document: { ...document, Vehicle }, excess: 150 });
    expect(withSentences(changes)).toContainEqual({
      id: 'excess',
      title: 'Excess',
      from: '0 euro',
      to: '150 euro',
      premium: dearer,
      difference: expect.any(Number),
      changeable: true,
    });
    const { premium: armed } = await submit({ excess: 0 });
    expect(changes.find(({ id }) => id === 'security')).toMatchObject({
      from: 'no',
      to: 'yes',
      premium: armed,
      changeable: true,
    });
  });

  test('a premium set by hand is left aside, and said so', async () => {
    const { quoteId, premium } = await submit();
    const before = await changesOf(quoteId);
    const reason = 'Agreed by telephone';
    await ask(host.app, 'overrideQuote', { quoteId, overrideType: 'premium', value: 600, reason });
    expect(await changesOf(quoteId)).toEqual({ ...before, premium, setByHand: true });
  });
});

describe('the covers of a quote side by side', () => {
  test('are its own with all that was chosen; steps only where they differ', async () => {
    const choices = { excess: 500, addOns: [{ addonType: 'legal' }] };
    const quote = await submit(choices);
    const { quoteId } = quote;
    const { chosen, covers, steps } = (await exploredOf(quoteId)).comparison;
    expect(chosen).toBe('Comprehensive');
    expect(covers[0]).toEqual({ cover: chosen, premium: quote.premium, difference: 0 });
    for (const { cover, premium, difference } of covers) {
      const Policy = { ...document.Policy, CoverType: cover };
      const other = await submit({ document: { ...document, Policy }, ...choices });
      expect(premium).toBe(other.premium);
      expect(cents(premium) - cents(quote.premium)).toBe(cents(difference));
    }
    expect(steps.map(({ id }) => id)).toEqual(['base', 'value', 'security', 'excess']);
    const value = steps.find(({ id }) => id === 'value');
    expect(value?.covers.map(({ cover }) => cover)).toEqual(['Comprehensive', 'TPFT']);
  });
});

describe('the covers of a quote with each excess', () => {
  test('cost what the quote would cost so', async () => {
    const addOns = [{ addonType: 'legal' as const }];
    const { quoteId, premium } = await submit({ excess: 500, addOns });
    const { excesses } = (await exploredOf(quoteId)).comparison;
    expect(excesses.map(({ excess }) => excess)).toEqual([
      0, 150, 300, 500, 750, 1000, 1500, 2000, 2500,
    ]);
    expect(excesses.filter(({ chosen }) => chosen).map(({ excess }) => excess)).toEqual([500]);
    for (const { excess, covers } of excesses.filter((_, at) => at % 3 === 0)) {
      // Third party only pays no damage to the car: it has no excess to bear.
      expect(covers.map(({ cover }) => cover)).toEqual(['Comprehensive', 'TPFT']);
      for (const { cover, premium: cost, difference } of covers) {
        const Policy = { ...document.Policy, CoverType: cover };
        const other = await submit({ document: { ...document, Policy }, excess, addOns });
        expect(cost).toBe(other.premium);
        expect(cents(cost) - cents(premium)).toBe(cents(difference));
      }
    }
  });
});

test('what is not there is not found', async () => {
  const payment = { paymentMethod: 'card', paymentReference: 'PAY' };
  for (const [operation, input] of [
    ['getQuotePage', { id: 'Q-NONE' }],
    ['bindQuote', { quoteId: 'Q-NONE', ...payment }],
    ['draftFromQuote', { quoteId: 'Q-NONE' }],
  ] as const) {
    const fault = await refusal(host.app, operation, input);
    expect(fault).toEqual({ kind: 'notFound', message: 'Quote Q-NONE not found' });
  }
});

describe('the page of a quote', () => {
  test('is the quote, its customer, and what could be otherwise', async () => {
    const { quoteId } = await submit();
    const page = await ask(host.app, 'getQuotePage', { id: quoteId });
    expect(page.quote).toEqual(await ask(host.app, 'getQuote', { id: quoteId }));
    const { quotes } = await ask(host.app, 'listQuotes', { search: quoteId, limit: 1 });
    expect(page.customerKey).toBe(quotes[0]?.customerKey);
    const { terms } = await exploredOf(quoteId);
    expect(terms).toEqual(await ask(host.app, 'rateBookTerms', {}));
  });
});

describe('what a form needs of the rate book', () => {
  test('every word that it offers is known, and fills the element that it names', async () => {
    const { choices, excess, discount } = await ask(host.app, 'rateBookTerms', {});
    expect({ excess, discount }).toEqual({
      excess: { least: 0, most: 2500, standard: 300 },
      discount: { least: 0, most: 25, standard: 0 },
    });
    expect(choices.map(({ path }) => path)).toEqual([
      'Customer/LicenceType',
      'Policy/UseClass',
      'Vehicle/FuelType',
      'Address/County',
      'Vehicle/SecurityDevices/AlarmImmobiliser',
    ]);
    // A car that no other test quotes.
    const Vehicle = { ...document.Vehicle, RegistrationNumber: '08-W-77777' };
    const alone = { ...document, Vehicle };
    for (const { id, path, rows } of choices) {
      for (const { word, title } of rows) {
        const [section = '', name = '', inner] = path.split('/');
        const changed = {
          ...alone,
          Address: {},
          [section]: {
            ...(section === 'Address' ? {} : Reflect.get(alone, section)),
            [name]: inner === undefined ? word : { [inner]: word },
          },
        };
        const preview = await ask(host.app, 'previewQuote', { document: changed });
        // A licence or a use may be one that no one insures: then there is no price.
        expect(preview.faults, word).toEqual([]);
        if (preview.decision?.decision === 'decline') continue;
        expect(preview.warnings.filter((it) => typeof it === 'object' && 'code' in it)).toEqual([]);
        const step = preview.explanation?.steps.find((it) => it.id === id);
        expect(step, word).toMatchObject({ assumed: false, row: title });
      }
    }
  });

  test('every number that it says is what a preview without the element rates', async () => {
    const { numbers } = await ask(host.app, 'rateBookTerms', {});
    expect(withSentences(numbers)).toContainEqual({
      id: 'no-claims',
      path: 'ClaimsHistory/YearsNoClaims',
      assumed: '0 years',
      implied: [],
    });
    expect(numbers).toHaveLength(6);
    const { RegistrationNumber, Make, Model } = document.Vehicle;
    const { FirstName, Surname, DateOfBirth } = document.Customer;
    const bare = {
      Policy: document.Policy,
      Customer: { FirstName, Surname, DateOfBirth },
      Vehicle: { RegistrationNumber, Make, Model },
    };
    const { explanation } = await ask(host.app, 'previewQuote', { document: bare });
    for (const { id, path, assumed } of numbers) {
      const step = explanation?.steps.find((it) => it.id === id);
      expect(step, path).toMatchObject({ assumed: true, input: assumed });
    }
  });

  test('a county is a county, not a routing key or an average', async () => {
    const { choices } = await ask(host.app, 'rateBookTerms', {});
    const counties = choices.find(({ path }) => path === 'Address/County');
    expect(counties?.assumed).toBe('Area not known');
    expect(counties?.rows).toHaveLength(26);
  });

  test('add-ons, limits and whose book it is', async () => {
    const terms = await ask(host.app, 'rateBookTerms', {});
    expect(terms).toMatchObject({
      rateBook: { demonstration: true },
      underwriter: expect.stringContaining('not an insurer'),
      validityDays: 30,
      smallestPremium: 100,
      policyFee: 25,
    });
    expect(terms.addOns[0]).toEqual({
      addonType: 'breakdown',
      title: 'Breakdown assistance',
      levels: [
        { level: 'ireland', title: 'In Ireland and Northern Ireland', netPremium: 35 },
        { level: 'europe', title: 'In Europe too', netPremium: 65 },
      ],
    });
  });
});
