import fc from 'fast-check';
import type { App } from '../../../src/main/app/app.ts';
import { BROKER, type Caller } from '../../../src/main/core/dispatcher.ts';
import type { InputOf, OperationName, OutputOf } from '../../../src/shared/contract/contract.ts';
import { PERMISSIONS } from '../../../src/shared/domain/permission.ts';
import { fieldPaths } from '../../../src/shared/domain/quote-fields/quote-fields.ts';
import { anyChoices, SAMPLE_DOCUMENT } from './any-document.ts';
import { SELLING } from './ready-for-cover.ts';

/** A program that may do everything: the desk asks more before cover begins. */
const PROGRAM: Caller = {
  kind: 'client',
  id: 'qd-seller',
  ownQuotesOnly: false,
  permissions: new Set(PERMISSIONS),
};

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** What is done to a quote before it is sold, if it is. */
const anyChanges = fc.record({
  choices: anyChoices,
  discount: maybe(fc.integer({ min: 1, max: 10 })),
  premium: maybe(fc.constantFrom(800, 1234.56, 2500)),
  /** The terms of an underwriter; `null`: approved without any. */
  terms: maybe(
    fc.constantFrom(
      'Niamh Walsh may drive only when accompanied by a driver with a full licence.',
      'The car is kept in a locked garage at night.',
      null,
    ),
  ),
  refused: fc.boolean(),
  driverNumber: fc.boolean(),
  suitability: fc.boolean(),
  accepted: fc.boolean(),
  confirmed: fc.subarray([...fieldPaths]),
});

const anyDriver = fc.record(
  {
    FirstName: fc.constantFrom('Seán', 'Niamh', 'Łukasz', "D'Arcy"),
    Surname: fc.constantFrom("Ó'Briain", 'Walsh', 'Żółć', 'Mac Giolla'),
    DateOfBirth: fc.integer({ min: 1950, max: 2006 }).map((year) => `${year}-02-03`),
    LicenceType: fc.constantFrom('Full Irish', 'UK', 'Learner'),
    LicenceHeldYears: fc.integer({ min: 0, max: 2 }),
    Relation: fc.constantFrom('SpouseOrPartner', 'Child', 'Parent'),
    NumberOfClaims: fc.integer({ min: 0, max: 1 }),
    PenaltyPoints: fc.integer({ min: 0, max: 3 }),
    DriverNumber: fc.constant('987654321'),
  },
  { requiredKeys: ['FirstName', 'Surname', 'DateOfBirth'] },
);

/** A proposal of which most answers may be missing. */
const anyProposal = fc.record({
  Policy: fc.record(
    {
      InceptionDate: fc.constantFrom(
        '2026-12-01T00:00:00+00:00',
        '2026-11-21T00:00:00+00:00',
        '2026-11-23T17:30:00+00:00',
      ),
      ExpiryDate: fc.constantFrom('2027-11-30T23:59:59+00:00', '2027-03-14T23:59:59+00:00'),
      CoverType: fc.constantFrom('Comprehensive', 'TPFT', 'ThirdParty'),
      UseClass: fc.constantFrom('SDP', 'SDP with commuting', 'Class 1', 'Class 2', 'Stunts'),
    },
    { requiredKeys: ['InceptionDate', 'CoverType'] },
  ),
  Customer: fc.record(
    {
      Title: fc.constantFrom('Ms', 'Dr'),
      FirstName: fc.constantFrom('Aoife', 'Łukasz', 'José'),
      Surname: fc.constantFrom('Ní Dhomhnaill', 'Murphy', "O'Brien & Söhne"),
      DateOfBirth: fc.integer({ min: 1945, max: 2006 }).map((year) => `${year}-06-15`),
      LicenceType: fc.constantFrom('Full Irish', 'UK', 'EU'),
      LicenceHeldYears: fc.integer({ min: 0, max: 3 }),
      PenaltyPoints: fc.integer({ min: 0, max: 4 }),
      Occupation: fc.constantFrom('Teacher', 'Nurse'),
      Email: fc.constant('aoife@example.com'),
      Language: fc.constantFrom('English', 'Irish'),
    },
    { requiredKeys: ['FirstName', 'Surname', 'DateOfBirth'] },
  ),
  Address: fc.record(
    { County: fc.constantFrom('Dublin', 'Mayo'), Town: fc.constant('Castlebar') },
    { requiredKeys: [] },
  ),
  Vehicle: fc.record(
    {
      RegistrationNumber: fc.integer({ min: 1, max: 99999 }).map((number) => `191-D-${number}`),
      Make: fc.constantFrom('Nissan', 'BMW', 'Toyota'),
      Model: fc.constantFrom('Micra', 'Yaris', 'Qashqai'),
      Year: fc.constantFrom(2019, 2015, 2022),
      Value: fc.constantFrom(8000, 14_500, 28_500.5),
      EngineSize: fc.constantFrom(998, 1498, 1995),
      FuelType: fc.constantFrom('Petrol', 'Diesel'),
      Mileage: fc.constantFrom(8000, 16_000),
      SecurityDevices: fc.constant(SAMPLE_DOCUMENT.Vehicle.SecurityDevices),
      OvernightParking: fc.constantFrom('Driveway', 'PrivateCarPark'),
    },
    { requiredKeys: ['RegistrationNumber', 'Make', 'Model'] },
  ),
  ClaimsHistory: fc.constantFrom(
    { NumberOfClaims: 0 },
    { NumberOfClaims: 0, YearsNoClaims: 2 },
    { NumberOfClaims: 0, YearsNoClaims: 6 },
    {
      NumberOfClaims: 1,
      YearsNoClaims: 2,
      Claims: { Claim: { Date: '2024-03-05', ClaimType: 'Theft', Amount: 1200, AtFault: false } },
    },
  ),
  Drivers: fc.array(anyDriver, { maxLength: 3 }).map((Driver) => ({ Driver })),
});

/** A proposal to any scheme, and what becomes of its quote. */
export const anySale = fc.record({
  document: anyProposal.map(({ Drivers, ...document }) =>
    Drivers.Driver.length === 0 ? document : { ...document, Drivers },
  ),
  product: fc.constantFrom(undefined, 'young-driver', 'fifty-plus'),
  changes: anyChanges,
});

type AnySale = typeof anySale extends fc.Arbitrary<infer T> ? T : never;

/**
 * Makes a quote of a sale and does what it says, as far as its scheme allows it.
 * @returns its id; undefined where the scheme declines it
 */
export async function makeSale(
  { dispatch }: Pick<App, 'dispatch'>,
  { document, product, changes }: AnySale,
): Promise<string | undefined> {
  const ask = async <N extends OperationName>(name: N, input: InputOf<N>, by: Caller = BROKER) => {
    const answer = await dispatch(by, name, input);
    return answer.ok ? (answer.value as OutputOf<N>) : undefined;
  };
  const submitted = await ask('submitQuote', {
    source: 'json',
    document,
    ...(product && { product }),
  });
  if (!submitted) return undefined;
  const { quoteId } = submitted;
  const { choices, discount, premium, terms, refused, driverNumber, suitability } = changes;
  const override = (overrideType: 'excess' | 'discount' | 'premium', value: number | undefined) =>
    value === undefined
      ? undefined
      : ask('overrideQuote', { quoteId, overrideType, value, reason: 'Agreed by telephone' });
  await override('excess', choices.excess);
  await override('discount', discount);
  for (const { addonType, level } of choices.addOns ?? []) {
    await ask('addCover', {
      quoteId,
      addonType,
      ...(level === undefined ? {} : { addonOptions: { level } }),
    });
  }
  await override('premium', premium);
  if (driverNumber) await ask('recordDriverNumber', { quoteId, driverNumber: 'MORGA657054SM9IJ' });
  if (terms !== undefined) {
    await ask('referQuote', { quoteId, reason: 'Asked for by the broker' });
    const decided = { quoteId, note: 'Looked at' } as const;
    await (refused
      ? ask('decideReferral', { ...decided, decision: 'refuse', reasons: ['Too young'] })
      : ask('decideReferral', { ...decided, decision: 'approve', ...(terms && { terms }) }));
  }
  if (suitability) {
    await ask('saveFirm', { selling: SELLING });
    const said = { reasons: ['meetsDemands' as const], confirmedBy: 'Aoife Byrne' };
    await ask('confirmSuitability', { quoteId, ...said });
  }
  if (changes.accepted) {
    const payment = { paymentMethod: 'card', paymentReference: `for ${quoteId}` } as const;
    const { confirmed } = changes;
    await ask('acceptQuote', { quoteId, ...payment, confirmed, duplicateReason: 'Test' }, PROGRAM);
  }
  return quoteId;
}
