import { describe, expect, test } from 'vitest';
import { FIELDS } from '../../../src/shared/domain/quote-fields/quote-fields.ts';
import { type Received, startHost } from '../../support/host/host.ts';
import { expectFault, expectStillServing, FULL_XML } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';
import {
  lineOf,
  minimalWith,
  withMore,
  without,
  withText,
} from '../../support/quotes/quote-xml.ts';

const clock = { now: Date.UTC(2026, 10, 21, 9, 30) };
const host = openedForAll(() => startHost({ clock }));

const required = FIELDS.filter((field) => field.required).map(({ path }) => path);
const leaf = (path: string) => path.split('/').at(-1) ?? '';
const section = (path: string) => path.split('/')[0] ?? '';

async function refused(xml: string | Uint8Array, status = 400): Promise<Received> {
  const answer = await host.sendXml(xml);
  expectFault(answer, status);
  await expectStillServing(host);
  return answer;
}

test('the specification requires eight elements', () => {
  expect(required).toHaveLength(8);
});

describe('a required element', () => {
  test.each(required)('%s is missing', async (path) => {
    const { body } = await refused(without(FULL_XML, leaf(path)));
    expect(body.message).toBe(`Invalid XML format: missing required element ${path}`);
    const line = lineOf(FULL_XML, section(path));
    expect(body.errors).toEqual([{ path, message: 'is required', line }]);
  });

  test.each(required)('%s is empty, or only space', async (path) => {
    for (const text of ['', '  ', '<!-- nothing -->']) {
      const { body } = await refused(withText(FULL_XML, leaf(path), text));
      expect(body.message).toBe(`Invalid XML format: missing required element ${path}`);
    }
  });

  test('all that are missing are named at once, in order', async () => {
    const { body } = await refused('<IrishMotorQuote/>');
    expect(body.message).toBe(
      `Invalid XML format: missing required elements ${required.join(', ')}`,
    );
    expect(body.errors).toEqual(
      required.map((path) => ({ path, message: 'is required', line: 1 })),
    );
  });

  test('a whole section is missing, empty, or text', async () => {
    const customer = required.filter((path) => section(path) === 'Customer');
    const cut = (by: string) => FULL_XML.replace(/<Customer>.*<\/Customer>/s, by);
    for (const by of ['', '<Customer/>', '<Customer>  </Customer>']) {
      const { body } = await refused(cut(by));
      expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(customer);
    }
    const { body } = await refused(cut(''));
    for (const { line } of body.errors) expect(line).toBe(lineOf(FULL_XML, 'IrishMotorQuote'));
  });

  test('below a section that holds text, or stands there twice, is not called missing', async () => {
    const cut = (by: string) => FULL_XML.replace(/<Customer>.*<\/Customer>/s, by);
    for (const [by, message] of [
      ['<Customer>Aoife</Customer>', 'must hold elements'],
      ['<Customer/><Customer/>', 'is there more than once'],
    ] as const) {
      const line = lineOf(FULL_XML, 'Customer');
      const { body } = await refused(cut(by));
      expect(body.errors).toEqual([{ path: 'Customer', message, line }]);
      expect(body.message).toBe(`Invalid XML format: Customer ${message}`);
    }
  });

  test('case matters, as in all XML, and that is said', async () => {
    const { body } = await refused(FULL_XML.replaceAll('DateOfBirth>', 'dateOfBirth>'));
    expect(body.message).toBe('Invalid XML format: missing required element Customer/DateOfBirth');
    expect(body.errors).toEqual([
      {
        path: 'Customer/DateOfBirth',
        message: 'is required (dateOfBirth stands there: names are case-sensitive)',
        line: lineOf(FULL_XML, 'Customer'),
      },
    ]);
    const whole = await refused(FULL_XML.replaceAll('Vehicle>', 'VEHICLE>'));
    expect(whole.body.message).toMatch(
      /^Invalid XML format: missing required elements Vehicle\/RegistrationNumber, Vehicle\/Make/,
    );
    const line = lineOf(FULL_XML, 'IrishMotorQuote');
    for (const error of whole.body.errors) {
      const message = 'is required (VEHICLE stands there: names are case-sensitive)';
      expect(error).toMatchObject({ message, line });
    }
  });
});

describe('a wrong content', () => {
  test.each([
    ['InceptionDate', ['2026-12-01', '01/12/2026', '2026-02-30T00:00:00Z', '2026-12-01t00:00z']],
    ['ExpiryDate', ['2027-11-30', 'later', '2027-11-30T23:59:60Z', '2027-11-30T23:59:59+1']],
    ['CoverType', ['comprehensive', 'ThirdPartyFireAndTheft', 'Full']],
    ['DateOfBirth', ['15/06/1985', '1985-06-31', '1985-06-15T00:00:00Z', '85-06-15']],
    ['RegistrationNumber', ['nonsense', '1911-D-1', '191-D-1234567', '191-ß-1']],
    ['Eircode', ['D02', 'D02 X28', 'D02  X28M']],
    ['LicenceHeldYears', ['ten', '-1', '1.5', '1e2', '0x10', '1,5', '9999999999999']],
    ['Year', ['MMXIX', '-2019', '2019.5']],
    ['EngineSize', ['two litres', '-1', '2,0', 'NaN', 'Infinity']],
    ['Value', ['€28500', '-1', '28.500,00', '1e999']],
    ['Mileage', ['far', '-0.5']],
    ['AlarmImmobiliser', ['yes', 'TRUE', '2']],
    ['NumberOfClaims', ['none', '-1', '0.5']],
    ['YearsNoClaims', ['many', '-6']],
  ])('of %s is named with path and line', async (name, texts) => {
    const path = FIELDS.find((field) => leaf(field.path) === name)?.path;
    for (const text of texts) {
      const { body } = await refused(withText(FULL_XML, name, text));
      const line = lineOf(FULL_XML, name);
      expect(body.errors, text).toEqual([{ path, message: expect.stringMatching(/^must /), line }]);
      expect(body.message).toBe(`Invalid XML format: ${path} ${body.errors[0].message}`);
    }
  });

  test.each([
    ['too long', 'x'.repeat(201)],
    ['a control character', 'a\u0085b'],
    ['of two lines by Unicode', 'a\u2028b'],
    ['turned about', 'abc\u202Edef'],
  ])('a text that is %s', async (_, text) => {
    const { body } = await refused(withText(FULL_XML, 'Surname', text));
    expect(body.errors[0]).toMatchObject({ path: 'Customer/Surname', line: expect.any(Number) });
  });

  test('several faults are all listed', async () => {
    const xml = ['Make', 'Surname'].reduce(without, withText(FULL_XML, 'Value', 'much'));
    const { body } = await refused(withText(xml, 'CoverType', 'All'));
    const paths = body.errors.map(({ path }: { path: string }) => path);
    expect(paths.toSorted()).toEqual([
      'Customer/Surname',
      'Policy/CoverType',
      'Vehicle/Make',
      'Vehicle/Value',
    ]);
    for (const path of paths) expect(body.message).toContain(path);
  });

  test('two elements that contradict one another', async () => {
    const early = await refused(withText(FULL_XML, 'ExpiryDate', '2026-12-01T00:00:00+00:00'));
    const line = lineOf(FULL_XML, 'ExpiryDate');
    expect(early.body.errors).toEqual([
      { path: 'Policy/ExpiryDate', message: 'must be after Policy/InceptionDate', line },
    ]);
    const unborn = await refused(withText(FULL_XML, 'DateOfBirth', '2026-12-01'));
    expect(unborn.body.message).toContain('Customer/DateOfBirth must be before');
    expect(unborn.body.errors[0].line).toBe(lineOf(FULL_XML, 'DateOfBirth'));
  });

  test('an inception before every rate book', async () => {
    const { body } = await refused(withText(FULL_XML, 'InceptionDate', '1999-12-31T12:00:00Z'));
    expect(body.errors).toEqual([
      {
        path: 'Policy/InceptionDate',
        message: 'is before any rate book in force',
        line: lineOf(FULL_XML, 'InceptionDate'),
      },
    ]);
  });
});

describe('a shape that is not the document’s', () => {
  test('an element twice, a section twice', async () => {
    const twice = await refused(withMore(FULL_XML, 'Vehicle', '<Make>Audi</Make>'));
    expect(twice.body.errors).toEqual([
      {
        path: 'Vehicle/Make',
        message: 'is there more than once',
        line: lineOf(FULL_XML, 'Make'),
      },
    ]);
    const { body } = await refused(minimalWith('IrishMotorQuote', '<Policy/>'));
    expect(body.errors).toEqual([{ path: 'Policy', message: 'is there more than once', line: 3 }]);
  });

  test('elements where text belongs', async () => {
    const { body } = await refused(withText(FULL_XML, 'Make', '<Name>BMW</Name>'));
    expect(body.errors).toEqual([
      { path: 'Vehicle/Make', message: 'must hold text only', line: lineOf(FULL_XML, 'Make') },
    ]);
  });

  test('text where only elements belong', async () => {
    const { body } = await refused(withMore(FULL_XML, 'Vehicle', 'a car'));
    expect(body.errors[0]).toMatchObject({ path: 'Vehicle', line: lineOf(FULL_XML, 'Vehicle') });
  });
});

test.each([
  ['a driver under 17', withText(FULL_XML, 'DateOfBirth', '2009-12-02'), 'under-seventeen'],
  ['six claims', withText(FULL_XML, 'NumberOfClaims', '6'), 'more-than-five-claims'],
])('%s is declined with the reason', async (_, xml, rule) => {
  const { body } = await refused(xml, 422);
  expect(body.reasons).toEqual([{ rule, message: expect.stringMatching(/\S/) }]);
  expect(body.message).toContain(body.reasons[0].message);
});
