import fc from 'fast-check';
import { UNPRINTABLE } from '../../src/shared/domain/printable.ts';

const whole = (min: number, max: number) => fc.integer({ min, max });
const unprintable = new RegExp(`[${UNPRINTABLE}]`);
const text = fc.oneof(
  fc.constantFrom('Aoife', 'Ní Dhomhnaill', 'Łukasz', "O'Brien & Söhne"),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter((it) => /\p{L}/u.test(it) && !unprintable.test(it)),
);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** The sample's document in JSON: every element, nothing unusual on 21 November 2026. */
export const SAMPLE_DOCUMENT = {
  Policy: {
    InceptionDate: '2026-12-01T00:00:00+00:00',
    ExpiryDate: '2027-11-30T23:59:59+00:00',
    CoverType: 'Comprehensive',
    UseClass: 'Social, Domestic & Pleasure',
  },
  Customer: {
    Title: 'Ms',
    FirstName: 'Aoife',
    Surname: 'Ní Dhomhnaill',
    DateOfBirth: '1985-06-15',
    LicenceType: 'Full Irish',
    LicenceHeldYears: 17,
    Email: 'aoife.nidhomhnaill@example.com',
    Phone: '0871234567',
  },
  Address: {
    AddressLine1: '12 Canal Street',
    Town: 'Dublin 2',
    County: 'Dublin',
    Eircode: 'D02 X285',
    Country: 'Ireland',
  },
  Vehicle: {
    RegistrationNumber: '191-D-12345',
    Make: 'BMW',
    Model: '5 Series',
    Year: 2019,
    EngineSize: 1995,
    Value: 28500,
    Mileage: 16000,
    FuelType: 'Diesel',
    SecurityDevices: { AlarmImmobiliser: true },
  },
  ClaimsHistory: { NumberOfClaims: 0, YearsNoClaims: 6 },
};

/** Any valid document, for a risk that is not declined. */
export const anyDocument = fc
  .record({
    Policy: fc.record({
      InceptionDate: fc.constantFrom(
        '2026-12-01T00:00:00+00:00',
        '2026-11-22T08:30Z',
        '2027-04-01T00:00:00',
      ),
      ExpiryDate: optional(fc.constant('2027-11-30T23:59:59+00:00')),
      CoverType: fc.constantFrom('Comprehensive', 'TPFT', 'ThirdParty'),
      UseClass: optional(fc.oneof(fc.constantFrom('SDP', 'Class 1', 'Carriage of goods'), text)),
    }),
    Customer: fc.record({
      Title: optional(text),
      FirstName: text,
      Surname: text,
      DateOfBirth: whole(1935, 2008).map((year) => `${year}-06-15`),
      LicenceType: optional(fc.oneof(fc.constantFrom('Full', 'Learner', 'UK'), text)),
      LicenceHeldYears: optional(whole(0, 60)),
      Email: optional(text),
      Phone: optional(text),
    }),
    Address: optional(
      fc.record({
        AddressLine1: optional(text),
        Town: optional(text),
        County: optional(fc.oneof(fc.constantFrom('Dublin', 'Co. Mayo'), text)),
        Eircode: optional(fc.constantFrom('D02 X285', 'H91A123', 'f12 3456')),
        Country: optional(text),
      }),
    ),
    Vehicle: fc.record({
      RegistrationNumber: fc.constantFrom('191-D-12345', '98 d 1', '242-WX-999999'),
      Make: text,
      Model: text,
      Year: optional(whole(1960, 2027)),
      EngineSize: optional(
        fc.oneof(whole(0, 8000), fc.constantFrom('0.001', '1.6', '19.9', '20', '0.0001', 2.5)),
      ),
      Value: optional(fc.oneof(whole(0, 300_000), fc.constantFrom('12500.50', '0.000001'))),
      Mileage: optional(whole(0, 90_000)),
      FuelType: optional(fc.oneof(fc.constantFrom('Diesel', 'EV'), text)),
      SecurityDevices: optional(
        fc.record({ AlarmImmobiliser: optional(fc.constantFrom(true, false, '1', 'false')) }),
      ),
    }),
    ClaimsHistory: optional(
      fc.record({ NumberOfClaims: optional(whole(0, 5)), YearsNoClaims: optional(whole(0, 30)) }),
    ),
  })
  // As JSON carries it: without absent fields.
  .map((document) => JSON.parse(JSON.stringify(document)));

/** An excess and add-ons as the demonstration book offers them; any may be absent. */
export const anyChoices = fc.record(
  {
    excess: fc.oneof(whole(0, 2500), fc.constantFrom(250.5, 999.99)),
    addOns: fc.uniqueArray(
      fc.oneof(
        fc.record(
          {
            addonType: fc.constant('breakdown' as const),
            level: fc.constantFrom('ireland', 'europe'),
          },
          { requiredKeys: ['addonType'] },
        ),
        fc.record(
          {
            addonType: fc.constantFrom('legal' as const, 'keycare' as const),
            level: fc.constantFrom('standard', 'extended'),
          },
          { requiredKeys: ['addonType'] },
        ),
        fc.constant({ addonType: 'windscreen' as const, level: 'unlimited' }),
      ),
      { selector: ({ addonType }) => addonType },
    ),
  },
  { requiredKeys: [] },
);
