import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BROKER } from '../../../../../src/main/core/dispatcher.ts';
import type { InputOf, OutputOf } from '../../../../../src/shared/contract/contract.ts';
import { ADD_ONS } from '../../../../../src/shared/domain/quotes/add-on.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { SAMPLE_DOCUMENT, YOUNG_DRIVER } from '../../../../support/quotes/any-document.ts';
import { runs } from '../../../../support/seed.ts';
import { openSale } from './open-sale.ts';

type Asked = Pick<InputOf<'compareSchemes'>, 'excess' | 'addOns'>;
type Offer = OutputOf<'compareSchemes'>['offers'][number];
const sale = openedForAll(() => openSale(Date.UTC(2026, 10, 22, 9)));

/** A driver of an age, whom the default scheme and another one insure. */
function driverOf(age: number, policy: Readonly<Record<string, unknown>> = {}) {
  return {
    ...SAMPLE_DOCUMENT,
    Policy: { ...SAMPLE_DOCUMENT.Policy, ...policy },
    Customer: { ...SAMPLE_DOCUMENT.Customer, DateOfBirth: `${2026 - age}-02-03` },
    Vehicle: { ...SAMPLE_DOCUMENT.Vehicle, EngineSize: 1199, Value: 9500, Mileage: 6000 },
    ClaimsHistory: { NumberOfClaims: 0, YearsNoClaims: 3 },
  };
}
/** A driver of 22 who is cheaper with the scheme for young drivers only as long as its excess is higher. */
const YOUNG = {
  ...YOUNG_DRIVER,
  Vehicle: { ...YOUNG_DRIVER.Vehicle, Mileage: 15_000, EngineSize: 1199 },
};

const compare = async (document: unknown, asked: Asked = {}) =>
  (await sale.as(BROKER, 'compareSchemes', { document, source: 'json', ...asked })).offers;

/** Submits a document with what an offer says that is chosen. */
const submitted = async (document: unknown, { scheme, choices }: Offer) =>
  (await sale.as(BROKER, 'submitDraft', { document, product: scheme.id, ...choices })).premium;
const said = (offers: readonly Offer[]) =>
  offers
    .filter(({ premium }) => premium !== undefined)
    .map(({ scheme, excess, premium, differs }) => ({
      scheme: scheme.id,
      excess,
      premium,
      differs: differs.map(({ code }) => code),
    }));

test('without an excess all schemes are priced at the standard one of the default scheme', async () => {
  // With its own standard excess of 1,000 the other one would be cheaper, at 1,257.33.
  const offers = await compare(YOUNG);
  expect(said(offers)).toEqual([
    { scheme: 'standard', excess: 300, premium: 1429.74, differs: [] },
    { scheme: 'young-driver', excess: 500, premium: 1379.47, differs: ['leastExcess'] },
  ]);
  // What decides is the premium at an excess that both sell.
  expect(offers.map(({ likeForLike }) => likeForLike)).toEqual([
    { excess: 500, premium: 1369.53 },
    undefined,
    undefined,
  ]);
  expect(offers[1]?.differs[0]?.values).toEqual({ excess: 500, asked: 300 });
  for (const offer of offers.slice(0, 2)) {
    expect(await submitted(YOUNG, offer)).toBe(offer.premium);
  }
});

test('an excess that was asked for is that of all, where each sells it', async () => {
  const offers = await compare(YOUNG, { excess: 1_000 });
  expect(said(offers)).toEqual([
    { scheme: 'standard', excess: 1_000, premium: 1219.18, differs: [] },
    { scheme: 'young-driver', excess: 1_000, premium: 1257.33, differs: [] },
  ]);
  expect(offers.map(({ likeForLike }) => likeForLike)).toEqual([undefined, undefined, undefined]);
});

test('a document or a form of another scheme is compared at the standard excess of that one', async () => {
  const excesses = (offers: readonly Offer[] = []) => said(offers).map(({ excess }) => excess);
  const named = { ...YOUNG, Policy: { ...YOUNG.Policy, Product: 'young-driver' } };
  expect(excesses(await compare(named))).toEqual([1_000, 1_000]);
  const { schemes, covers } = await sale.as(BROKER, 'previewQuote', {
    document: YOUNG,
    product: 'young-driver',
    schemes: true,
  });
  expect(excesses(schemes)).toEqual([1_000, 1_000]);
  const own = schemes?.find(({ scheme }) => scheme.id === 'young-driver');
  expect(own?.premium).toBe(covers.find(({ cover }) => cover === 'Comprehensive')?.premium);
});

test('a scheme whose range ends before the excess has its nearest limit, and says so', async () => {
  const offers = await compare(driverOf(60), { excess: 2_500 });
  const fifty = offers.find(({ scheme }) => scheme.id === 'fifty-plus');
  expect(fifty).toMatchObject({
    decision: 'quote',
    excess: 750,
    choices: { excess: 750 },
    faults: [],
    differs: [{ code: 'mostExcess', values: { excess: 750, asked: 2_500 } }],
  });
  expect(await submitted(driverOf(60), fifty as Offer)).toBe(fifty?.premium);
});

test('a scheme without an excess under the cover says so, and none does where no scheme has one', async () => {
  const [fifty] = (await compare(driverOf(60, { CoverType: 'TPFT' }), { excess: 1_000 })).filter(
    ({ scheme }) => scheme.id === 'fifty-plus',
  );
  expect(fifty?.differs).toEqual([{ code: 'noExcessBorne', values: { excess: 1_000 } }]);
  expect(fifty).not.toHaveProperty('excess');
  const thirdParty = driverOf(60, { CoverType: 'ThirdParty' });
  const offers = await compare(thirdParty, { excess: 1_000 });
  expect(said(offers).map(({ differs }) => differs)).toEqual([[], []]);
  // Not one that a submission would refuse.
  for (const offer of offers.slice(0, 2)) {
    expect(await submitted(thirdParty, offer)).toBe(offer.premium);
  }
});

test('an add-on that a scheme has not, or otherwise, is said, and what it includes costs nothing', async () => {
  const addOns: Asked['addOns'] = [
    { addonType: 'breakdown' },
    { addonType: 'legal', level: 'extended' },
    { addonType: 'windscreen', level: 'standard' },
  ];
  const young = (await compare(driverOf(24), { addOns })).find(
    ({ scheme }) => scheme.id === 'young-driver',
  );
  const [legal, glass] = ['Motor legal protection', 'Windscreen and glass'];
  expect(young?.differs.slice(1)).toEqual([
    { code: 'addOnNotSold', values: { title: legal } },
    {
      code: 'otherLevel',
      values: { title: glass, row: 'Up to 300 euro', value: 'Up to 500 euro' },
    },
  ]);
  expect(young?.addOns.map(({ addonType, netPremium }) => [addonType, netPremium])).toEqual([
    ['breakdown', 0],
    ['windscreen', 42],
  ]);
  const fifty = (await compare(driverOf(60), { addOns })).find(
    ({ scheme }) => scheme.id === 'fifty-plus',
  );
  expect(fifty?.differs).toEqual([
    {
      code: 'otherLevel',
      values: { title: legal, row: 'Up to 50,000 euro', value: 'Up to 100,000 euro' },
    },
    {
      code: 'otherLevel',
      values: { title: glass, row: 'Without limit', value: 'Up to 500 euro' },
    },
  ]);
  expect(fifty?.choices.addOns).toEqual([
    { addonType: 'breakdown', level: 'ireland' },
    { addonType: 'legal', level: 'standard' },
    { addonType: 'windscreen', level: 'unlimited' },
  ]);
  expect(await submitted(driverOf(24), young as Offer)).toBe(young?.premium);
  expect(await submitted(driverOf(60), fifty as Offer)).toBe(fifty?.premium);
});

test('a level that no scheme has is a fault of each', async () => {
  const offers = await compare(YOUNG, { addOns: [{ addonType: 'breakdown', level: 'moon' }] });
  expect(offers.slice(0, 2).map(({ decision, faults }) => [decision, faults[0]?.path])).toEqual([
    ['unsold', 'addOns.0.level'],
    ['unsold', 'addOns.0.level'],
  ]);
});

test('a kept quote is explained next to the others like for like', async () => {
  const { quoteId: id } = await sale.as(BROKER, 'submitDraft', { document: YOUNG, excess: 1_500 });
  const { schemes, premium } = await sale.as(BROKER, 'explainQuote', { id });
  expect(schemes.offers.slice(0, 1)).toMatchObject([{ premium, excess: 1_500, differs: [] }]);
  const young = schemes.offers.find(({ scheme }) => scheme.id === 'young-driver');
  const [compared] = (await compare(YOUNG, { excess: 1_500 })).filter(
    ({ scheme }) => scheme.id === 'young-driver',
  );
  expect(young).toMatchObject({ premium: compared?.premium, excess: 1_500 });
});

/** Each is one of some scheme. */
const LEVELS = {
  breakdown: ['ireland', 'europe'],
  legal: ['standard', 'extended'],
  windscreen: ['standard', 'unlimited'],
  keycare: ['standard', 'extended'],
} as const;
const anyAddOns = fc.uniqueArray(
  fc.constantFrom(...ADD_ONS).chain((addonType) =>
    fc.record({
      addonType: fc.constant(addonType),
      level: fc.constantFrom(undefined, ...LEVELS[addonType]),
    }),
  ),
  { selector: ({ addonType }) => addonType },
);
const anyRisk = fc.record({
  age: fc.oneof(fc.integer({ min: 18, max: 30 }), fc.integer({ min: 50, max: 75 })),
  CoverType: fc.constantFrom('Comprehensive', 'TPFT', 'ThirdParty'),
  excess: fc.option(fc.integer({ min: 0, max: 2_500 }), { nil: undefined }),
  product: fc.constantFrom(undefined, 'standard', 'fifty-plus', 'young-driver'),
  chosen: anyAddOns,
});

test('all offers have one excess unless one says otherwise, in the order of premiums that are alike', async () => {
  await fc.assert(
    fc.asyncProperty(anyRisk, async ({ age, CoverType, excess, product, chosen }) => {
      const document = driverOf(age, {
        CoverType,
        ...(product === undefined ? {} : { Product: product }),
      });
      const addOns = chosen.map(({ addonType, level }) => ({
        addonType,
        ...(level === undefined ? {} : { level }),
      }));
      const offers = await compare(document, {
        ...(excess === undefined ? {} : { excess }),
        addOns,
      });
      const offered = offers.filter(({ premium }) => premium !== undefined);
      const alike = offered.filter(
        ({ differs }) => !differs.some(({ code }) => /Excess/.test(code)),
      );
      expect(new Set(alike.map((offer) => offer.excess)).size).toBeLessThanOrEqual(1);
      if (excess !== undefined && CoverType !== 'ThirdParty') {
        for (const offer of alike) expect(offer.excess).toBe(excess);
      }
      const compared = offered.map(
        ({ premium = 0, likeForLike }) => likeForLike?.premium ?? premium,
      );
      expect(compared).toEqual(compared.toSorted((one, other) => one - other));
      const common = offered.flatMap(({ likeForLike }) => likeForLike?.excess ?? []);
      expect(new Set(common).size).toBeLessThanOrEqual(1);
      for (const offer of offered) expect(await submitted(document, offer)).toBe(offer.premium);
    }),
    runs(40),
  );
});

test('a preview compares with what was wanted where the chosen scheme does not sell that', async () => {
  const compared = { addOns: [{ addonType: 'legal', level: 'extended' }] } as const;
  const asked = { document: YOUNG, product: 'young-driver', excess: 500, schemes: true };
  const preview = await sale.as(BROKER, 'previewQuote', {
    ...asked,
    compared: { excess: 300, addOns: [...compared.addOns] },
  });
  const wanted = await compare(YOUNG, { excess: 300, addOns: [...compared.addOns] });
  expect(preview.schemes).toEqual(wanted);
  const own = wanted.find(({ scheme }) => scheme.id === 'young-driver');
  expect(preview.covers[0]?.premium).toBe(own?.premium);
});
