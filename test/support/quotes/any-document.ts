import fc from 'fast-check';
import { put } from '../../../src/shared/data/nested-value.ts';
import { wordsOf } from '../../../src/shared/domain/quote-fields/choices.ts';
import type {
  FieldKind,
  ListField,
  QuoteField,
} from '../../../src/shared/domain/quote-fields/quote-field.ts';
import { FIELDS, type FieldPath } from '../../../src/shared/domain/quote-fields/quote-fields.ts';
import { fieldsOf, LISTS, type List } from '../../../src/shared/domain/quote-fields/quote-lists.ts';
import { textFault } from '../../../src/shared/domain/text/text-fault.ts';

const whole = (min: number, max: number) => fc.integer({ min, max });
const text = fc.oneof(
  fc.constantFrom('Aoife', 'Ní Dhomhnaill', 'Łukasz', "O'Brien & Söhne"),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter((it) => textFault(it, 'letter') === undefined),
);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** The sample's document in JSON: every element of the specification, nothing unusual on 21 November 2026. */
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

/** What a field of each kind may hold; of a choice, its words. */
const ANY: Record<Exclude<FieldKind, 'choice'>, fc.Arbitrary<unknown>> = {
  name: text,
  text,
  moment: fc.constant('2027-11-30T23:59:59+00:00'),
  day: whole(1935, 2008).map((year) => `${year}-06-15`),
  cover: fc.constantFrom('Comprehensive', 'TPFT', 'ThirdParty'),
  vrm: fc.constantFrom('191-D-12345', '98 d 1', '242-WX-999999'),
  eircode: fc.constantFrom('D02 X285', 'H91A123', 'f12 3456'),
  integer: whole(0, 30),
  year: whole(1960, 2027),
  number: whole(0, 90_000),
  money: fc.oneof(whole(0, 300_000), fc.constantFrom('12500.50', '0.000001')),
  engine: fc.oneof(whole(0, 8000), fc.constantFrom('0.001', '1.6', '19.9', '20', '0.0001', 2.5)),
  boolean: fc.constantFrom(true, false, '1', 'false'),
  addOn: fc.constantFrom('breakdown', 'legal', 'windscreen', 'keycare'),
  driverNumber: fc.constantFrom('MORGA657054SM9IJ', 'SMITH801010J99XX'),
};

/** The fields that take more, or less, than others of their kind. */
const SPECIAL: Partial<Record<FieldPath, fc.Arbitrary<unknown>>> = {
  'Policy/InceptionDate': fc.constantFrom(
    '2026-12-01T00:00:00+00:00',
    '2026-11-22T08:30Z',
    '2027-04-01T00:00:00',
  ),
  'Policy/UseClass': fc.oneof(fc.constantFrom('SDP', 'Class 1', 'Carriage of goods'), text),
  'Customer/LicenceType': fc.oneof(fc.constantFrom('Full', 'Learner', 'UK'), text),
  'Customer/LicenceHeldYears': whole(0, 60),
  'Address/County': fc.oneof(fc.constantFrom('Dublin', 'Co. Mayo'), text),
  'Vehicle/FuelType': fc.oneof(fc.constantFrom('Diesel', 'EV'), text),
  // More would be declined.
  'ClaimsHistory/NumberOfClaims': whole(0, 5),
  // Chosen next to a quote, below.
  'Policy/Product': fc.constant(undefined),
  'Policy/Excess': fc.constant(undefined),
};

function anyValue({ kind, choices }: QuoteField | ListField): fc.Arbitrary<unknown> {
  if (kind !== 'choice') return ANY[kind];
  return fc.constantFrom(...(choices === undefined ? [] : wordsOf(choices)));
}

const values = FIELDS.map((field) => {
  const { path, required } = field;
  const any = SPECIAL[path] ?? anyValue(field);
  return fc.tuple(fc.constant(path), required ? any : optional(any));
});

/** The fields of items that several answers together limit; what they may hold then. */
const IN_ITEMS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'Drivers/Driver/MainDriver': fc.constant(false),
  'Drivers/Driver/LicenceType': fc.constantFrom('UK', 'GB'),
};

function anyItem(list: List): fc.Arbitrary<Record<string, unknown>> {
  const fields = fieldsOf(list);
  return fc.record(
    Object.fromEntries(
      fields.map((field) => [
        field.name,
        IN_ITEMS[`${list.path}/${field.name}`] ?? anyValue(field),
      ]),
    ),
    { requiredKeys: fields.filter(({ required }) => required).map(({ name }) => name) },
  );
}

/** The lists that everything else allows: what is chosen next to a quote has its own arbitrary. */
const lists = LISTS.filter(({ form }) => form !== false).map((list) =>
  fc.tuple(
    fc.constant<string>(list.path),
    optional(fc.array(anyItem(list), { minLength: 1, maxLength: 3 })),
  ),
);

/** Any valid document, for a risk that is not declined. */
export const anyDocument = fc.tuple(...values, ...lists).map((elements) => {
  const document: Record<string, unknown> = {};
  for (const [path, value] of elements) {
    if (value !== undefined) put(document, path.split('/'), value);
  }
  return document;
});

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

/** How many cars were given out: the marks after 191-D-20000 are in no register. */
let cars = 0;

/** The mark of a car that no other quote is for. */
function ownMark(): string {
  cars += 1;
  return `191-D-${20_000 + cars}`;
}

/** A document for a car of its own, because the desk binds one quote of a car. */
export function ofItsOwnCar<T extends { readonly Vehicle: object }>(document: T): T {
  return { ...document, Vehicle: { ...document.Vehicle, RegistrationNumber: ownMark() } };
}

/** A sample in XML for a car of its own, because another open quote of a car is warned of. */
export function xmlOfItsOwnCar(xml: string): string {
  return xml.replace('191-D-12345', ownMark());
}

/** A driver of 22, whom two schemes insure. */
export const YOUNG_DRIVER = {
  Policy: { InceptionDate: '2027-01-01T00:00:00Z', CoverType: 'Comprehensive', UseClass: 'SDP' },
  Customer: {
    FirstName: 'Seán',
    Surname: 'Murphy',
    DateOfBirth: '2004-06-15',
    LicenceType: 'Full',
    LicenceHeldYears: 4,
  },
  Address: { County: 'Cork' },
  Vehicle: { RegistrationNumber: '191-D-12345', Make: 'Ford', Model: 'Focus', Value: 9_000 },
};
