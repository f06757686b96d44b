import { describe, expect, test } from 'vitest';
import { FIELDS } from '../../../src/shared/domain/quote-fields/quote-fields.ts';
import { type Received, startHost } from '../../support/host/host.ts';
import { expectFault, expectStillServing, FULL_XML } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';
import { lineOf, minimalWith, withMore, withText } from '../../support/quotes/quote-xml.ts';

const clock = { now: Date.UTC(2026, 10, 21, 9, 30) };
const host = openedForAll(() => startHost({ clock }));

const required = FIELDS.filter((field) => field.required).map(({ path }) => path);
const leaf = (path: string) => path.split('/').at(-1) ?? '';

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
  test('all that are missing are named at once, in order', async () => {
    const { body } = await refused('<IrishMotorQuote/>');
    expect(body.message).toBe(
      `Invalid XML format: missing required elements ${required.join(', ')}`,
    );
    expect(body.errors).toEqual(
      required.map((path) => ({ path, message: 'is required', line: 1 })),
    );
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
});
