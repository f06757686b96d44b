import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../../../../src/main/adapters/node/hash.ts';
import { readXml } from '../../../../src/main/adapters/xml/read-xml.ts';
import { readDocument, readPart } from '../../../../src/main/core/quotes/document/read-document.ts';
import { readField as readCoded } from '../../../../src/main/core/quotes/document/read-field.ts';
import { english } from '../../../../src/shared/domain/messages/english.ts';
import type { FieldKind } from '../../../../src/shared/domain/quote-fields/quote-field.ts';
import { ROOT } from '../../../../src/shared/domain/quote-fields/quote-fields.ts';
import { shownErrors, warningSentence } from '../../../../src/shared/result/sentences.ts';
import { MINIMAL_XML } from '../../../support/host/requests.ts';
import { SAMPLE_DOCUMENT } from '../../../support/quotes/any-document.ts';

/** What a text is read as, in the words of the API. */
function readField(kind: FieldKind, text: string) {
  const read = readCoded({ kind, ...(kind === 'choice' && { choices: 'claimStatus' }) }, text);
  if ('fault' in read) return { fault: english(read.fault) };
  return read.warning ? { ...read, warning: english(read.warning) } : read;
}

const KINDS: readonly FieldKind[] = [
  'name',
  'text',
  'moment',
  'day',
  'cover',
  'vrm',
  'eircode',
  'integer',
  'year',
  'number',
  'engine',
  'boolean',
  'addOn',
  'choice',
  'driverNumber',
];

test.each<[FieldKind, string, string | number | boolean]>([
  ['text', 'Ní Dhomhnaill', 'Ní Dhomhnaill'],
  ['choice', 'Settled', 'Settled'],
  ['addOn', 'keycare', 'keycare'],
  ['driverNumber', '123 456 789', '123456789'],
  ['driverNumber', 'morga657054sm9ij', 'MORGA657054SM9IJ'],
  ['driverNumber', '12345/67/8901', '12345678901'],
  ['text', 'Łukasz 李', 'Łukasz 李'],
  ['text', '0871234567', '0871234567'],
  ['text', 'x'.repeat(200), 'x'.repeat(200)],
  ['text', '12 Canal\r\n\t  Street', '12 Canal Street'],
  ['text', `a${'\n'.repeat(300)}b  c`, 'a b c'],
  ['moment', '2026-12-01T00:00:00+00:00', '2026-12-01T00:00:00+00:00'],
  ['day', '2024-02-29', '2024-02-29'],
  ['cover', 'TPFT', 'TPFT'],
  ['vrm', '191 d 12345', '191-D-12345'],
  ['eircode', 'd02 x285', 'D02X285'],
  ['integer', '007', 7],
  ['year', '1900', 1900],
  ['year', '2099', 2099],
  ['integer', '+5', 5],
  ['integer', '3.0', 3],
  ['integer', '-0', 0],
  ['year', '2019.0', 2019],
  ['year', '+2019', 2019],
  ['year', '02019', 2019],
  ['day', '19850615', '1985-06-15'],
  ['moment', '20261201T000000Z', '2026-12-01T00:00:00Z'],
  ['number', '.5', 0.5],
  ['number', '5.', 5],
  ['number', '+005.50', 5.5],
  ['number', '1.0E4', 10_000],
  ['number', '2.85e+4', 28_500],
  ['number', '5000e-3', 5],
  ['number', '1e9', 1_000_000_000],
  ['vrm', 'zv 1234', 'ZV-1234'],
  ['eircode', 'd02-x285', 'D02X285'],
  ['number', '28500.50', 28500.5],
  ['number', '0', 0],
  ['boolean', 'true', true],
  ['boolean', '0', false],
])('%s %j is %j', (kind, text, value) => expect(readField(kind, text)).toEqual({ value }));

test.each<[FieldKind, string]>([
  ['text', 'x'.repeat(201)],
  ['text', 'a\u0000b'],
  ['text', 'a\u0085b'],
  ['text', 'a\u000bb'],
  ['text', 'a\u2028b'],
  ['text', 'a\u2029b'],
  ['text', 'a\u202eb'],
  ['text', 'a\u2067b'],
  ['text', 'a\ud800b'],
  ['cover', 'toString'],
  ['integer', '1.5'],
  ['year', '19'],
  ['year', '0'],
  ['year', '1850'],
  ['year', '2100'],
  ['year', '20190'],
  ['integer', '-1'],
  ['integer', '1e3'],
  ['year', '2019.5'],
  ['year', '1e9'],
  ['integer', '٣'],
  ['integer', '1000000001'],
  ['number', '.'],
  ['number', ''],
  ['number', '1e'],
  ['number', 'e5'],
  ['number', '1e5.5'],
  ['number', 'INF'],
  ['number', 'NaN'],
  ['number', '0x10'],
  ['number', '1 000'],
  ['number', '1,000'],
  ['number', 'Infinity'],
  ['number', '0.1234567'],
  ['engine', '-1.2'],
  ['boolean', 'True'],
  ['boolean', ''],
])('%s does not take %j', (kind, text) => {
  expect(readField(kind, text)).toEqual({ fault: expect.stringMatching(/^(must|is|holds) /) });
});

const MOST = 'must be no more than 1000000000';

const PLACES = 'must have at most six decimals';

test.each<[FieldKind, string, string]>([
  ['number', '1000000000.5', MOST],
  ['number', '9'.repeat(400), MOST],
  ['number', '1e+21', MOST],
  ['number', '1.5e+300', MOST],
  ['number', '0.1234567', PLACES],
  ['number', '-0.1234567', 'must be a number, 0 or more'],
  ['number', '1e10', MOST],
  ['number', '1e-7', PLACES],
  ['number', '-1e3', 'must be a number, 0 or more'],
  ['integer', '9999999999999', MOST],
  ['integer', '1.5', 'must be a whole number, 0 or more'],
  ['integer', '1.5000000', PLACES],
  ['engine', '1000000001', MOST],
  ['engine', '1.6000000', PLACES],
  ['engine', 'two', 'must be a number, in cubic centimetres'],
])('%s %s says its limit: %s', (kind, text, fault) =>
  expect(readField(kind, text)).toEqual({ fault }),
);

test.each<[FieldKind, string, string]>([
  ['text', 'x'.repeat(201), 'is longer than 200 characters'],
  ['day', '1985-06-31', 'must be an existing date, YYYY-MM-DD'],
  ['cover', 'Full', 'must be one of Comprehensive, TPFT, ThirdParty'],
  ['vrm', 'none', 'must be an Irish registration mark such as 191-D-12345'],
  ['eircode', 'D02', 'must be an Eircode such as D02X285'],
  ['boolean', 'yes', 'must be true or false'],
  ['choice', 'open', 'must be one of Open, Settled'],
  ['addOn', 'Legal', 'must be one of breakdown, legal, windscreen, keycare'],
  ['driverNumber', '1234', 'must be 5 to 25 letters and digits'],
  ['driverNumber', 'MÜLLER12', 'must be 5 to 25 letters and digits'],
])('%s %j is refused, and why: %s', (kind, text, fault) =>
  expect(readField(kind, text)).toEqual({ fault }),
);

test('a date-time without an offset is Irish time, with a warning', () => {
  expect(readField('moment', '2026-07-01T09:00:00')).toEqual({
    value: '2026-07-01T09:00:00+01:00',
    warning: expect.stringMatching(/Irish time/),
  });
});

test('a text of 200 characters may have more UTF-16 units', () => {
  const cars = '🚗'.repeat(200);
  expect(readField('text', cars)).toEqual({ value: cars });
  expect(readField('text', `${cars}🚗`)).toHaveProperty('fault');
});

test('the largest number is taken', () => {
  expect(readField('number', '1000000000')).toEqual({ value: 1_000_000_000 });
});

describe('an engine', () => {
  test.each([
    ['1.6', 1600],
    ['0.9', 900],
    ['1.995', 1995],
    ['19.9', 19_900],
    ['20', 20],
    ['998', 998],
    ['1995.4', 1995],
    ['0', 0],
  ])('%s is %d cc', (text, value) => expect(readField('engine', text)).toEqual({ value }));

  test('in litres is the same as in cubic centimetres', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 19_999 }), (cc) => {
        const litres = readField('engine', (cc / 1000).toFixed(3));
        expect(litres).toEqual({ value: cc });
        if (cc >= 20) expect(readField('engine', String(cc))).toEqual(litres);
      }),
    );
  });
});

test('a number is the same however XML Schema writes it', () => {
  const amounts = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(amounts, fc.nat({ max: 3 }), (value, zeros) => {
      const plain = String(value);
      const written = [plain, `+${plain}`, '0'.repeat(zeros) + plain, value.toExponential()];
      for (const text of written) {
        expect(readField('number', text)).toEqual({ value });
        expect(readField('number', text.toUpperCase())).toEqual({ value });
      }
    }),
  );
});

test('whatever the text, every kind returns a value or a fault, and never throws', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[-+.\d:TZe ]{0,30}$/));
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), text, (kind, given) => {
      const read = readField(kind, given);
      if ('fault' in read) expect(read.fault).toMatch(/^(must|is|holds) /);
      else if (typeof read.value === 'number') {
        expect(Number.isFinite(read.value) && read.value >= 0).toBe(true);
        expect(Object.is(read.value, -0)).toBe(false);
      }
    }),
    { numRuns: 2000 },
  );
});

const SEAN = { FirstName: 'Seán', Surname: 'Byrne', DateOfBirth: '1990-02-03' };

const KEPT = { firstName: 'Seán', surname: 'Byrne', dateOfBirth: '1990-02-03' };

/** What is read of a document, in the words of the API. */
function read(document: unknown) {
  const { sections, choices, errors, warnings } = readPart({ document, source: 'json' });
  const texts = { errors: shownErrors(errors), warnings: warnings.map(warningSentence) };
  return { sections, choices, ...texts };
}

const withDrivers = (Driver: unknown) => read({ ...SAMPLE_DOCUMENT, Drivers: { Driver } });

/** What is wrong with the minimal sample with more lines at its end. */
function faultsIn(more: string) {
  const xml = MINIMAL_XML.replace(`</${ROOT}>`, `${more}\n</${ROOT}>`);
  const parsed = readXml(Buffer.from(xml), ROOT);
  if ('errors' in parsed) throw new Error(JSON.stringify(parsed.errors));
  const { errors } = readPart({ source: 'xml', ...parsed });
  const before = MINIMAL_XML.split('\n').findIndex((line) => line.includes(`</${ROOT}>`));
  // Lines as counted from the first line of what was added.
  return shownErrors(errors).map(({ path, message, line = 0 }) => [path, message, line - before]);
}

test('a document of the specification alone keeps the sections that it always had', () => {
  const answer = readDocument({ document: SAMPLE_DOCUMENT, source: 'json' });
  if ('errors' in answer) throw new Error(JSON.stringify(answer.errors));
  // The digest of the sample in the histories of older versions.
  expect(sha256(JSON.stringify(answer.sections))).toBe(
    'e44b9a531e328aee0930c3163f9af5741eb6f7d82645e5e88f064d9faca17322',
  );
  expect(answer.choices).toEqual({});
});

test('the items of a list are kept in order, one item also without a list around it', () => {
  const other = { ...SEAN, FirstName: 'Áine', Relation: 'Child', MainDriver: 'true' };
  const { sections, errors, warnings } = withDrivers([SEAN, other]);
  expect([errors, warnings]).toEqual([[], []]);
  const second = { ...KEPT, firstName: 'Áine', relation: 'Child', mainDriver: true };
  expect(sections.drivers).toEqual([KEPT, second]);
  expect(withDrivers(SEAN).sections.drivers).toEqual([KEPT]);
});

test.each([[null], [[]]])('%j is no item', (nothing) => {
  const { sections, errors } = withDrivers(nothing);
  expect(errors).toEqual([]);
  expect(sections).not.toHaveProperty('drivers');
});

test.each([
  [[SEAN, {}], ['FirstName', 'Surname', 'DateOfBirth'].map((name) => [name, 'is required'])],
  [[SEAN, null], ['FirstName', 'Surname', 'DateOfBirth'].map((name) => [name, 'is required'])],
  [
    [SEAN, { ...SEAN, DateOfBirth: '1990-02-30' }],
    [['DateOfBirth', 'must be an existing date, YYYY-MM-DD']],
  ],
  [[SEAN, { ...SEAN, Surname: ['Byrne'] }], [['Surname', 'must hold text only, no list']]],
])('of %j the fault names its item', (drivers, faults) => {
  const { errors } = withDrivers(drivers);
  expect(errors).toEqual(
    faults.map(([name, message]) => ({ path: `Drivers/Driver[2]/${name}`, message })),
  );
});

test('an item that holds no elements is a fault of the item', () => {
  expect(withDrivers(['Seán']).errors).toEqual([
    { path: 'Drivers/Driver[1]', message: 'must hold elements' },
  ]);
});

test('too many items are one fault', () => {
  expect(withDrivers(Array.from({ length: 11 }, () => SEAN)).errors).toEqual([
    { path: 'Drivers/Driver', message: 'must have at most 10 items' },
  ]);
});

test('what is not known in an item is named with it', () => {
  const { sections, warnings } = withDrivers([SEAN, { ...SEAN, Shoes: 'red' }]);
  expect(sections.drivers).toEqual([KEPT, KEPT]);
  expect(warnings).toEqual(['Drivers/Driver[2]/Shoes is not known and was not used']);
});

test('a choice takes its words exactly', () => {
  const { errors } = read({
    ...SAMPLE_DOCUMENT,
    Vehicle: { ...SAMPLE_DOCUMENT.Vehicle, OvernightParking: 'garage' },
  });
  const message = 'must be one of Garage, Driveway, PrivateCarPark, Street, Other';
  expect(errors).toEqual([{ path: 'Vehicle/OvernightParking', message }]);
});

test('what is chosen next to the risk is no part of its sections', () => {
  const AddOns = { AddOn: [{ AddOnType: 'breakdown', Level: 'europe' }, { AddOnType: 'legal' }] };
  const Policy = { ...SAMPLE_DOCUMENT.Policy, Excess: '500', AddOns };
  const { sections, choices, errors } = read({ ...SAMPLE_DOCUMENT, Policy });
  expect(errors).toEqual([]);
  expect(choices).toEqual({
    excess: 500,
    addOns: [{ addonType: 'breakdown', level: 'europe' }, { addonType: 'legal' }],
  });
  expect(sections).toEqual(read(SAMPLE_DOCUMENT).sections);
});

test('in XML each fault of an item has its line', () => {
  const driver = (born: string) => `<Driver>
    <FirstName>Seán</FirstName><Surname>Byrne</Surname>
    <DateOfBirth>${born}</DateOfBirth>
  </Driver>`;
  const date = 'must be an existing date, YYYY-MM-DD';
  expect(faultsIn(`<Drivers>${driver('old')}</Drivers>`)).toEqual([
    ['Drivers/Driver[1]/DateOfBirth', date, 3],
  ]);
  expect(faultsIn(`<Drivers>${driver('1990-02-03')}\n${driver('old')}</Drivers>`)).toEqual([
    ['Drivers/Driver[2]/DateOfBirth', date, 7],
  ]);
  expect(faultsIn(`<Drivers>${driver('old')}\n<Driver/></Drivers>`)).toEqual([
    ['Drivers/Driver[1]/DateOfBirth', date, 3],
    ['Drivers/Driver[2]/FirstName', 'is required', 5],
    ['Drivers/Driver[2]/Surname', 'is required', 5],
    ['Drivers/Driver[2]/DateOfBirth', 'is required', 5],
  ]);
});

test('in XML a section around a list stands once', () => {
  expect(faultsIn('<Drivers/>\n<Drivers/>')).toEqual([['Drivers', 'is there more than once', 2]]);
});
