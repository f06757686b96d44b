import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from '../../../src/main/app/app.ts';
import { withSentences } from '../../../src/shared/result/sentences.ts';
import type { ExplainedQuote } from '../../../src/shared/schemas/quotes/quote-explanation.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { appOptions } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { YOUNG_DRIVER } from '../../support/quotes/any-document.ts';

const NOW = Date.UTC(2026, 10, 24, 11);

/** A driver of 22, whom two schemes insure, with somebody dearer to drive next to him. */
function document(
  changes: { cover?: string; parking?: string; mileage?: number; alone?: true } = {},
) {
  const { cover = 'Comprehensive', parking = 'Street', mileage = 25_000, alone } = changes;
  return {
    ...YOUNG_DRIVER,
    Policy: { ...YOUNG_DRIVER.Policy, CoverType: cover },
    Vehicle: { ...YOUNG_DRIVER.Vehicle, OvernightParking: parking, Mileage: mileage },
    ...(alone
      ? {}
      : {
          Drivers: {
            Driver: [
              {
                FirstName: 'Áine',
                Surname: 'Murphy',
                DateOfBirth: '2008-06-15',
                LicenceType: 'Learner',
              },
            ],
          },
        }),
  };
}

let dataFolder: string;
let app: App;
let id: string;
let explained: ExplainedQuote;

const premiumOf = async (changed: ReturnType<typeof document>) =>
  (await ask(app, 'submitQuote', { source: 'json', document: changed })).premium;

beforeAll(async () => {
  dataFolder = temporaryFolder();
  app = await openApp({ ...appOptions(dataFolder), clock: () => NOW });
  ({ quoteId: id } = await ask(app, 'submitQuote', { source: 'json', document: document() }));
  explained = await ask(app, 'explainQuote', { id });
});
afterAll(() => app.close());

test('each cover has the premium that it would be sold at, and the steps that differ', async () => {
  const { covers, premium } = explained;
  expect(covers.premiums.map(({ cover }) => cover)).toEqual([
    'Comprehensive',
    'TPFT',
    'ThirdParty',
  ]);
  for (const one of covers.premiums) {
    expect(one.premium).toBe(await premiumOf(document({ cover: one.cover })));
    expect(one.difference).toBeCloseTo(one.premium - premium, 2);
  }
  const value = covers.steps.find((step) => step.id === 'value');
  expect(value?.covers.map(({ cover }) => cover)).not.toContain('ThirdParty');
  expect(covers.steps.map((step) => step.id)).not.toContain('area');
});

test('each scheme has the premium of a comparison, and the factors that differ', async () => {
  const { schemes, premium } = explained;
  const compared = await ask(app, 'compareSchemes', { source: 'json', document: document() });
  expect(schemes.offers[0]).toMatchObject({ scheme: { id: 'standard' }, premium, difference: 0 });
  expect(schemes.offers).toHaveLength(compared.offers.length);
  for (const { scheme, decision, premium: total, reasons } of schemes.offers) {
    const offer = compared.offers.find((one) => one.scheme.id === scheme.id);
    expect({ decision, total, reasons }).toEqual({
      decision: offer?.decision,
      total: offer?.premium,
      reasons: offer?.reasons,
    });
  }
  const declining = schemes.offers.filter(({ decision }) => decision === 'decline');
  expect(declining.map(({ scheme }) => scheme.id)).toEqual(['fifty-plus']);
  const age = schemes.steps.find((step) => step.id === 'driver-age');
  expect(age?.schemes.map(({ scheme }) => scheme)).toEqual(['standard', 'young-driver']);
  const body = schemes.steps.find((step) => step.id === 'body');
  expect(body?.schemes.map(({ scheme }) => scheme)).toEqual(['standard']);
});

test('a counterfactual has the premium that its one change would really have', async () => {
  const { cheaper, dearer } = explained.counterfactuals;
  const found = (question: string) => {
    const change = [...cheaper, ...dearer].find((one) => one.id === question);
    return change ?? expect.fail(`nothing about ${question}`);
  };
  expect(found('cover')).toMatchObject({ to: 'Third party only' });
  expect(found('cover').premium).toBe(await premiumOf(document({ cover: 'ThirdParty' })));
  expect(found('parking')).toMatchObject({ from: 'Street', to: 'Garage' });
  expect(found('parking').premium).toBe(await premiumOf(document({ parking: 'Garage' })));
  expect(withSentences(found('mileage'))).toMatchObject({ to: '4000 km' });
  expect(found('mileage').premium).toBe(await premiumOf(document({ mileage: 4_000 })));
  expect(withSentences(found('named-drivers'))).toMatchObject({ to: 'Without' });
  expect(found('named-drivers').premium).toBe(await premiumOf(document({ alone: true })));
  const previewed = await ask(app, 'previewOverride', {
    quoteId: id,
    overrideType: 'excess',
    value: 2_500,
  });
  expect(withSentences(found('excess'))).toMatchObject({
    to: '2500 euro',
    premium: previewed.premium,
  });
});

test('the greatest effect comes first, each question once, and no one changes an age', () => {
  for (const [way, changes] of Object.entries(explained.counterfactuals)) {
    const sizes = changes.map(({ difference }) => Math.abs(difference));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    for (const { difference, premium } of changes) {
      expect(Math.sign(difference)).toBe(way === 'cheaper' ? -1 : 1);
      expect(premium).toBeCloseTo(explained.premium + difference, 2);
    }
    const ids = changes.map((change) => change.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const fixed of ['driver-age', 'no-claims', 'claims', 'area', 'vehicle-age', 'discount']) {
      expect(ids).not.toContain(fixed);
    }
  }
});

test('a premium set by hand is left aside, and a quote that is not there is not found', async () => {
  await ask(app, 'overrideQuote', {
    quoteId: id,
    overrideType: 'premium',
    value: 5_000,
    reason: 'Agreed',
  });
  const again = await ask(app, 'explainQuote', { id });
  expect(again).toEqual({ ...explained, setByHand: true });
  expect(await refusal(app, 'explainQuote', { id: 'Q-NONE' })).toMatchObject({ kind: 'notFound' });
});
