import { expect, test } from 'vitest';
import { sha256 } from '../../../../src/main/adapters/node/hash.ts';
import { readXml } from '../../../../src/main/adapters/xml/read-xml.ts';
import { readDocument, readPart } from '../../../../src/main/core/quotes/document/read-document.ts';
import { shownErrors, warningSentence } from '../../../../src/shared/contract/sentences.ts';
import { ROOT } from '../../../../src/shared/domain/quote-fields/quote-fields.ts';
import { MINIMAL_XML } from '../../../support/host/requests.ts';
import { SAMPLE_DOCUMENT } from '../../../support/quotes/any-document.ts';

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
