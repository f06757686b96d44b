import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readXml } from '../../../src/main/adapters/xml/read-xml.ts';
import { ratingInputs } from '../../../src/main/core/quotes/document/inputs.ts';
import { readDocument } from '../../../src/main/core/quotes/document/read-document.ts';
import { put } from '../../../src/shared/data/nested-value.ts';
import { fieldValue } from '../../../src/shared/domain/quote-fields/field-value.ts';
import { formPaths } from '../../../src/shared/domain/quote-fields/form-fields.ts';
import { FIELDS, ROOT } from '../../../src/shared/domain/quote-fields/quote-fields.ts';
import { PROPOSAL_XML } from '../../support/host/requests.ts';
import { anyDocument, SAMPLE_DOCUMENT } from '../../support/quotes/any-document.ts';

function sectionsOf(document: unknown) {
  const read = readDocument({ document, source: 'json' });
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return read.sections;
}

test('the sections of a quote keep the order that digests of older quotes were made with', () => {
  const keys: string[] = [];
  JSON.stringify(sectionsOf(SAMPLE_DOCUMENT), (key, value) => {
    keys.push(key);
    return value;
  });
  expect(keys.join(' ')).toBe(
    ' policy inceptionDate expiryDate coverType useClass customer address addressLine1 town ' +
      'county eircode country title firstName surname dateOfBirth licenceType licenceHeldYears ' +
      'email phone vehicle securityDevices alarmImmobiliser registrationNumber make model year ' +
      'engineSize value mileage fuelType claimsHistory numberOfClaims yearsNoClaims',
  );
});

describe('the form', () => {
  test('asks for every field that has a place on it, once', () => {
    const asked = FIELDS.filter(({ form }) => form !== false).map(({ path }) => path);
    expect(formPaths({}).toSorted()).toEqual(asked.toSorted());
  });

  test('asks for every field of each item, the items in order', () => {
    const asked = formPaths({ 'Customer/Disqualifications/Disqualification': 2 });
    const paths = asked.filter((path) => path.startsWith('Customer/Disqualifications'));
    expect(paths).toEqual([
      'Customer/Disqualifications/Disqualification[1]/Date',
      'Customer/Disqualifications/Disqualification[1]/Months',
      'Customer/Disqualifications/Disqualification[2]/Date',
      'Customer/Disqualifications/Disqualification[2]/Months',
    ]);
  });

  test('asks first for that from which a price comes, then for what may move it, and for names last', () => {
    const names = formPaths({}).map((path) => path.split('/').at(-1));
    expect(names.slice(0, 8).join(' ')).toBe(
      'RegistrationNumber Make Model Year EngineSize FuelType Eircode DateOfBirth',
    );
    const [birth, mileage, surname] = ['DateOfBirth', 'Mileage', 'Surname'].map((name) =>
      names.indexOf(name),
    );
    expect(birth).toBeLessThan(mileage ?? 0);
    expect(mileage).toBeLessThan(surname ?? 0);
  });
});

test('only the fields that may price change what rating reads', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (document, other) => {
      const [sections, others] = [sectionsOf(document), sectionsOf(other)];
      const mixed = structuredClone(sections);
      for (const { key, prices } of FIELDS) {
        if (prices === false) put(mixed, key.split('.'), fieldValue(others, key));
      }
      expect(ratingInputs(mixed)).toEqual(ratingInputs(sections));
    }),
  );
});

test('each field that is an input as given reaches rating under its name', () => {
  const parsed = readXml(Buffer.from(PROPOSAL_XML), ROOT);
  if ('errors' in parsed) throw new Error(JSON.stringify(parsed.errors));
  const read = readDocument({ source: 'xml', ...parsed });
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  put(read.sections, ['vehicle', 'modifications'], 'None');
  const inputs: Record<string, unknown> = ratingInputs(read.sections);
  for (const { path, prices } of FIELDS) {
    if (typeof prices === 'object') expect(inputs[prices.as], path).toBeDefined();
  }
});

test('names, titles and how to reach somebody are private and never price', () => {
  const never = ['Title', 'FirstName', 'Surname', 'Email', 'Phone'].map((it) => `Customer/${it}`);
  const found = FIELDS.filter(({ path }) => never.includes(path));
  expect(found.map(({ isPrivate, prices }) => [isPrivate, prices])).toEqual(
    never.map(() => [true, false]),
  );
});
