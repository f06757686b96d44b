import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEXT_RATING_FIELDS } from '../../../../../src/shared/domain/quote-fields/rating-fields.ts';
import { ask, refusal } from '../../../../support/host/ask.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { openSale } from './open-sale.ts';

const sale = openedForAll(() => openSale(Date.UTC(2026, 10, 21, 9, 30)));

interface Risk {
  readonly customer?: object;
  readonly vehicle?: object;
  readonly claims?: object;
  readonly bonus?: object;
  readonly drivers?: readonly object[];
}

const document = ({ customer, vehicle, claims, bonus, drivers }: Risk) => ({
  Policy: { InceptionDate: '2026-12-01T00:00:00+00:00', CoverType: 'Comprehensive' },
  Customer: {
    FirstName: 'Seán',
    Surname: 'Murphy',
    DateOfBirth: '2005-06-15',
    ...customer,
  },
  Vehicle: { RegistrationNumber: '191-D-12345', Make: 'BMW', Model: '5 Series', ...vehicle },
  ...(claims ? { ClaimsHistory: claims } : {}),
  ...(bonus ? { NoClaimsBonus: bonus } : {}),
  ...(drivers ? { Drivers: { Driver: drivers } } : {}),
});

/** What a document costs, in euro, with what is said of it. */
async function preview(given: object) {
  const answer = await ask(sale.app, 'previewQuote', { document: given });
  const { covers, unusual, assumed, decision } = answer;
  const { premium } = covers.find(({ cover }) => cover === 'Comprehensive') ?? {};
  const paths = assumed.map(({ path }) => path);
  return { premium, unusual, assumed: paths, decision };
}

const priced = (risk: Risk) => preview(document(risk));

/** A field, what can not be right of it, and how a document has it. */
interface Field {
  readonly path: string;
  readonly impossible: fc.Arbitrary<number>;
  readonly assumedAnswers?: Risk;
  readonly risk: (value: number) => Risk;
}

// The driver is 21: at most four years of driving, or without a claim.
const years = fc.integer({ min: 5, max: 90 });
const FIELDS: readonly Field[] = [
  {
    path: 'Vehicle/EngineSize',
    impossible: fc.constantFrom(0, 20, 64, 150, 299),
    risk: (EngineSize) => ({ vehicle: { EngineSize, FuelType: 'Petrol' } }),
    assumedAnswers: { vehicle: { FuelType: 'Petrol' } },
  },
  {
    path: 'Vehicle/EngineSize',
    impossible: fc.integer({ min: 20, max: 9_000 }),
    risk: (EngineSize) => ({ vehicle: { EngineSize, FuelType: 'Electric' } }),
    assumedAnswers: { vehicle: { FuelType: 'Electric' } },
  },
  {
    path: 'Vehicle/Value',
    impossible: fc.integer({ min: 0, max: 99 }),
    risk: (Value) => ({ vehicle: { Value } }),
  },
  {
    path: 'Vehicle/Mileage',
    impossible: fc.integer({ min: 0, max: 99 }),
    risk: (Mileage) => ({ vehicle: { Mileage } }),
  },
  {
    path: 'Vehicle/Year',
    impossible: fc.integer({ min: 2021, max: 2099 }),
    risk: (Year) => ({ vehicle: { Year } }),
  },
  {
    path: 'ClaimsHistory/YearsNoClaims',
    impossible: years,
    risk: (YearsNoClaims) => ({ claims: { YearsNoClaims } }),
  },
  {
    path: 'NoClaimsBonus/Years',
    impossible: years,
    risk: (Years) => ({ bonus: { Years } }),
  },
  {
    path: 'Customer/LicenceHeldYears',
    impossible: years,
    risk: (LicenceHeldYears) => ({ customer: { LicenceHeldYears } }),
  },
];

describe('what can not be right', () => {
  test.each(FIELDS)('costs what silence costs, and is said: $path', async (field) => {
    const silent = await priced(field.assumedAnswers ?? {});
    expect(silent.premium).toBeGreaterThan(0);
    await fc.assert(
      fc.asyncProperty(field.impossible, async (value) => {
        const { premium, unusual, assumed } = await priced(field.risk(value));
        expect(premium).toBe(silent.premium);
        expect(assumed).toEqual(silent.assumed);
        expect(unusual.map(({ path }) => path)).toContain(field.path);
      }),
      { numRuns: 20 },
    );
  });

  test('of a named driver costs what silence costs', async () => {
    const driver = { FirstName: 'Nóra', Surname: 'Murphy', DateOfBirth: '2006-01-01' };
    const silent = await priced({ drivers: [driver] });
    const held = await priced({ drivers: [{ ...driver, LicenceHeldYears: 20 }] });
    expect(held.premium).toBe(silent.premium);
    expect(held.unusual).toContainEqual({
      path: 'Drivers/Driver[1]/LicenceHeldYears',
      message: { code: 'licenceBeforeAge', values: { years: 3 } },
    });
  });

  test('is not kept with the quote, whose warnings name it, and which replays to the cent', async () => {
    const answer = await ask(sale.app, 'submitQuote', {
      source: 'json',
      document: document({ claims: { YearsNoClaims: 9 }, vehicle: { EngineSize: 0 } }),
    });
    const quote = await ask(sale.app, 'getQuote', { id: answer.quoteId });
    expect(quote.vehicle.engineSize).toBeUndefined();
    expect(quote.claimsHistory.yearsNoClaims).toBeUndefined();
    expect(answer.warnings).toEqual(
      expect.arrayContaining([
        { path: 'Vehicle/EngineSize', message: { code: 'notPossible' } },
        {
          path: 'ClaimsHistory/YearsNoClaims',
          message: { code: 'licenceBeforeAge', values: { years: 4 } },
        },
      ]),
    );
    const { differing } = await ask(sale.app, 'replayQuotes', {});
    expect(differing).toEqual([]);
  });
});

test('a bonus that ended more than two years before cover is none', async () => {
  const customer = { DateOfBirth: '1985-06-15' };
  const silent = await priced({ customer });
  const claims = { YearsNoClaims: 5 };
  const risk = (ExpiryDate: string) => ({ customer, claims, bonus: { Years: 5, ExpiryDate } });
  const old = await priced(risk('2015-03-01'));
  expect(old.premium).toBe(silent.premium);
  expect(old.unusual.filter(({ message }) => message.code === 'bonusLapsed')).toHaveLength(2);
  const fresh = await priced(risk('2025-03-01'));
  expect(fresh.premium).toBeLessThan(silent.premium ?? 0);
});

describe('what is seldom right, and costs less than silence', () => {
  const grown = { DateOfBirth: '1985-06-15' };
  const rows: readonly (readonly [string, string, Risk, Risk])[] = [
    [
      'bonus-despite-claims',
      'ClaimsHistory/YearsNoClaims',
      { customer: grown, claims: { NumberOfClaims: 2, YearsNoClaims: 3 } },
      { customer: grown, claims: { NumberOfClaims: 2, YearsNoClaims: 2 } },
    ],
    [
      'value-below-2500-under-five-years',
      'Vehicle/Value',
      { customer: grown, vehicle: { RegistrationNumber: '242-D-12345', Value: 2499 } },
      { customer: grown, vehicle: { RegistrationNumber: '242-D-12345', Value: 12_000 } },
    ],
    [
      'mileage-below-1000',
      'Vehicle/Mileage',
      { customer: grown, vehicle: { Mileage: 999 } },
      { customer: grown, vehicle: { Mileage: 1000 } },
    ],
  ];
  test.each(rows)('is warned of and referred: %s', async (rule, path, seldom, usual) => {
    const said = await priced(seldom);
    expect(said.unusual.map((one) => one.path)).toContain(path);
    expect(said.decision).toMatchObject({ decision: 'refer', reasons: [{ rule }] });
    const other = await priced(usual);
    expect(other.unusual.map((one) => one.path)).not.toContain(path);
    expect(other.decision).toMatchObject({ decision: 'quote', reasons: [] });
  });
});

describe('a word that no rate book knows', () => {
  /** What cannot be a row, or one of its words, by mistake. */
  const word = fc.stringMatching(/^zz[a-z]{2,8}$/);
  const fields = TEXT_RATING_FIELDS.filter(({ kind }) => kind === 'text');

  test.each(fields)('costs no less than silence: $path', async ({ path }) => {
    const [section = '', name = ''] = path.split('/');
    const answered = (value: string | undefined) => {
      const { [section]: asked = {}, ...others } = { [section]: {}, ...document({}) };
      return { ...others, [section]: { ...asked, [name]: value } };
    };
    const silent = await preview(answered(undefined));
    expect(silent.premium).toBeGreaterThan(0);
    await fc.assert(
      fc.asyncProperty(word, async (value) => {
        const { premium, decision } = await preview(answered(value));
        expect(decision?.decision).toBeDefined();
        if (decision?.decision !== 'quote') return;
        expect(premium).toBeGreaterThanOrEqual(Number(silent.premium));
      }),
      { numRuns: 10 },
    );
  });
});

describe('what no one prices', () => {
  const quick = (inception: string, dateOfBirth: string) =>
    refusal(sale.app, 'priceQuote', {
      data: {
        'in_policy.dateInception': inception,
        'in_customer.dateOfBirth': dateOfBirth,
        'in_dts.raterCover': 'Comprehensive',
      },
    });

  test('is cover that begins more than thirteen months ahead', async () => {
    const text = 'is more than 13 months ahead: no cover is priced so early';
    expect(await quick('2027-12-22T00:00:00Z', '1985-06-15')).toMatchObject({
      errors: [{ path: 'data.in_policy.dateInception', message: text }],
    });
    const far = document({});
    far.Policy.InceptionDate = '2027-12-22T00:00:00+00:00';
    const fault = await refusal(sale.app, 'submitQuote', { source: 'json', document: far });
    expect(fault).toMatchObject({ errors: [{ path: 'Policy/InceptionDate', message: text }] });
  });

  test('is a driver older than anybody', async () => {
    const text = 'makes the driver older than 110';
    expect(await quick('2026-12-01T00:00:00Z', '1900-01-01')).toMatchObject({
      errors: [{ path: 'data.in_customer.dateOfBirth', message: text }],
    });
    const fault = await refusal(sale.app, 'submitQuote', {
      source: 'json',
      document: document({ customer: { DateOfBirth: '1900-01-01' } }),
    });
    expect(fault).toMatchObject({ errors: [{ path: 'Customer/DateOfBirth', message: text }] });
  });
});
