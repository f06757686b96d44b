import { describe, expect, test } from 'vitest';
import { openedForAll } from '../../support/opened.ts';
import { bodyOf, expectError, TEXT } from './forms.ts';
import { REQUIRED, withElement, xmlOf } from './quote-document.ts';
import { type Response, startService } from './service.ts';

/** A row of the table: whether the element is required, its format, texts that fit and that don't. */
interface Row {
  readonly section: string;
  readonly element: string;
  readonly required: 'R' | '';
  readonly format: string;
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

const MOMENT = 'ISO 8601 date-time with offset';
const row = (
  [section, element, required, format]: readonly [string, string, 'R' | '', string],
  good: readonly string[],
  bad: readonly string[] = [],
): Row => ({ section, element, required, format, good, bad });

const ROWS: readonly Row[] = [
  row(
    ['Policy', 'InceptionDate', 'R', MOMENT],
    ['2027-06-01T00:00:00+01:00', '2027-12-01T00:00:00+00:00', '2027-12-01T09:30:00Z'],
    ['tomorrow', '2027-02-30T00:00:00+00:00', '01/06/2027'],
  ),
  row(['Policy', 'ExpiryDate', '', MOMENT], ['2028-05-31T23:59:59+01:00'], ['never']),
  row(
    ['Policy', 'CoverType', 'R', '`Comprehensive`, `ThirdParty`, `TPFT`'],
    ['Comprehensive', 'ThirdParty', 'TPFT'],
    ['Third Party', 'ThirdPartyFireAndTheft', 'comprehensive'],
  ),
  row(['Policy', 'UseClass', '', 'string'], ['Social, Domestic & Pleasure', 'anything']),
  row(['Customer', 'Title', '', 'string'], ['Ms', 'An tUasal']),
  row(['Customer', 'FirstName', 'R', 'string'], ['Aoife', 'Séamus']),
  row(['Customer', 'Surname', 'R', 'string'], ['O’Brien', 'Łukaszewicz']),
  row(
    ['Customer', 'DateOfBirth', 'R', 'date `YYYY-MM-DD`'],
    ['1985-06-15', '1980-02-29'],
    ['15/06/1985', '1985-02-29', '1985-06-15T00:00:00Z'],
  ),
  row(['Customer', 'LicenceType', '', 'string'], ['Full Irish', 'anything']),
  row(['Customer', 'LicenceHeldYears', '', 'integer'], ['0', '17'], ['many', '1.5']),
  row(['Customer', 'Email', '', 'string'], ['aoife@example.com']),
  row(['Customer', 'Phone', '', 'string'], ['0871234567']),
  row(['Address', 'AddressLine1', '', 'string'], ['12 Canal Street']),
  row(['Address', 'Town', '', 'string'], ['Dublin 2']),
  row(['Address', 'County', '', 'string'], ['Dublin']),
  row(['Address', 'Eircode', '', 'string'], ['D02X285']),
  row(['Address', 'Country', '', 'string'], ['Ireland']),
  row(
    ['Vehicle', 'RegistrationNumber', 'R', 'Irish VRM format'],
    ['191-D-12345', '08-WW-12345'],
    ['ABC 123', '19-12345', '191-D12-345'],
  ),
  row(['Vehicle', 'Make', 'R', 'string'], ['BMW']),
  row(['Vehicle', 'Model', 'R', 'string'], ['5 Series']),
  row(['Vehicle', 'Year', '', 'number'], ['2019'], ['new']),
  row(['Vehicle', 'EngineSize', '', 'number'], ['1995'], ['large']),
  row(['Vehicle', 'Value', '', 'number'], ['28500'], ['a lot']),
  row(['Vehicle', 'Mileage', '', 'number'], ['16000'], ['far']),
  row(['Vehicle', 'FuelType', '', 'string'], ['Diesel', 'anything']),
  row(
    ['Vehicle/SecurityDevices', 'AlarmImmobiliser', '', 'boolean (true/false)'],
    ['true', 'false'],
    ['perhaps'],
  ),
  row(['ClaimsHistory', 'NumberOfClaims', '', 'integer'], ['0', '1'], ['none', '0.5']),
  row(['ClaimsHistory', 'YearsNoClaims', '', 'integer'], ['0', '6'], ['some', '5.5']),
];
const service = openedForAll(() => startService());

const submit = (xml: string): Promise<Response> => service.call('/applied/quote/quote', { xml });

/** Submits the required elements with this one as given; undefined leaves it out. */
const submitWith = ({ section, element }: Row, text: string | undefined) =>
  submit(xmlOf(withElement(REQUIRED, section, element, text)));

describe('XML quote document (submission body)', () => {
  test('Root element `IrishMotorQuote`', async () => {
    const xml = xmlOf(REQUIRED);
    expect(bodyOf(await submit(xml)).quoteId).toEqual(TEXT);
    const other = xml.replaceAll('IrishMotorQuote', 'MotorQuote');
    expectError(await submit(other), 400, /IrishMotorQuote/);
  });

  test('R = required: what the table requires is enough, all other elements may be there', async () => {
    expect((await submit(xmlOf(REQUIRED))).status).toBe(200);
    const whole = ROWS.reduce(
      (document, { section, element, good: [text] }) =>
        withElement(document, section, element, text),
      REQUIRED,
    );
    expect(bodyOf(await submit(xmlOf(whole))).status).toBe('quoted');
  });

  describe.each(ROWS)('$section | $element | $required | $format', (one) => {
    const path = `${one.section}/${one.element}`;

    if (one.required === 'R') {
      test('required: without it 400, naming it', async () =>
        expectError(await submitWith(one, undefined), 400, new RegExp(`${path}\\b`)));
    } else {
      test('not required', async () => bodyOf(await submitWith(one, undefined)));
    }
    test.each(one.good)('%s is taken', async (text) => {
      expect(bodyOf(await submitWith(one, text)).status).toBe('quoted');
    });
    test.each(one.bad)('%s is 400, naming it', async (text) =>
      expectError(await submitWith(one, text), 400, new RegExp(`Invalid XML format: ${path} `)),
    );
  });
});
