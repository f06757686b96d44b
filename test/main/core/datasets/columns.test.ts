import { describe, expect, test } from 'vitest';
import { KINDS } from '../../../../src/main/core/datasets/kinds.ts';
import { splitName } from '../../../../src/main/core/datasets/person-name.ts';
import type { DatasetKind } from '../../../../src/shared/domain/data/dataset.ts';
import { english } from '../../../../src/shared/domain/messages/english.ts';

/** Reads a row of a file; what it is refused for, with its field. */
function read(kind: DatasetKind, row: Readonly<Record<string, string>>): unknown {
  const { readHeader, rowReader } = KINDS[kind];
  const header = readHeader(Object.keys(row));
  if ('fault' in header) return english(header.fault);
  const found = rowReader(header, '2026-11-24')(Object.values(row));
  if ('kept' in found) return JSON.parse(found.kept.content);
  return `${found.refused.field} ${english(found.refused.reason)}`;
}

const CAR = {
  vrm: '191-D-1',
  make: 'Ford',
  model: 'Focus',
  year: '2019',
  engine: '1000',
  fuel: 'Petrol',
};

const vehicle = (change: Partial<typeof CAR>) => read('vehicles', { ...CAR, ...change });

describe('a vehicle', () => {
  test.each([
    ['1998', 1998],
    ['1,998 cc', 1998],
    ['1.998', 1998],
    ['1 998', 1998],
    ['1998.0', 1998],
    ['1.6', 1600],
    ['2.0 L', 2000],
    ['1,6', 1600],
  ])('has its engine from %j', (engine, cc) =>
    expect(vehicle({ engine })).toEqual(['191-D-1', 'Ford', 'Focus', 2019, cc, 'Petrol']),
  );

  test.each(['many', '-1', '99999', '1,99,8', '1e3'])('is refused with the engine %j', (engine) =>
    expect(vehicle({ engine })).toBe(
      `engineSize is "${engine}", which is not an engine size in cubic centimetres or litres`,
    ),
  );

  test.each(['Electric', 'electric', 'BEV', 'Leictreach'])(
    'needs no engine with the fuel %s',
    (fuel) => {
      expect(vehicle({ engine: '', fuel })).toContain(0);
      expect(vehicle({ engine: '0', fuel })).toContain(0);
    },
  );

  test.each(['Petrol', 'Petrol/Electric', 'Plug-in hybrid electric', 'Diesel'])(
    'needs an engine with the fuel %s',
    (fuel) =>
      expect(vehicle({ engine: '', fuel })).toBe(
        'engineSize may be empty or 0 for an electric car only',
      ),
  );

  test.each([
    ['2019', 2019],
    ['12/03/2019', 2019],
    ['2019-03-12', 2019],
    ['12 Mar 2019', 2019],
  ])('has its year from %j', (year, expected) => expect(vehicle({ year })).toContain(expected));

  test.each(['19', '1899', '2100', '31/02/2019', 'new'])('is refused with the year %j', (year) =>
    expect(vehicle({ year })).toBe(`year is "${year}", which is not a year from 1900 to 2099`),
  );

  test('is named by its mark, whatever its form', () =>
    expect(vehicle({ vrm: ' 191 d 1 ' })).toContain('191-D-1'));
});

const HOME = { eircode: 'D02X285', line1: '1 New Street', town: 'Dublin 2', county: 'Dublin' };

const address = (change: Partial<typeof HOME>) => read('addresses', { ...HOME, ...change });

describe('an address', () => {
  test.each([
    'Dublin',
    'Co. Dublin',
    'Co Dublin',
    'County Dublin',
    'DUBLIN',
    'Dublin 14',
    'Dublin City',
  ])('has its county from %j', (county) =>
    expect(address({ county })).toEqual([
      'D02X285',
      '1 New Street',
      '',
      'Dublin 2',
      'Dublin',
      'Ireland',
    ]),
  );

  test.each(['Antrim', 'London', 'Co.', 'Corkscrew'])('is refused with the county %j', (county) =>
    expect(address({ county })).toBe(`county is "${county}", which is not a county of Ireland`),
  );

  test('of Cork keeps its county', () => expect(address({ county: 'Cork' })).toContain('Cork'));

  test('has its text in NFC, with single spaces and without what no one sees', () =>
    expect(address({ line1: ' Sra\u0301id \u200b  Mho\u0301r ' })).toContain('Sráid Mhór'));

  test.each([
    ['a\u0000b', 'line1 holds control characters: U+0000'],
    ['\u202eabc', 'line1 holds characters that change the direction of writing: U+202E'],
    ['M\u2021ire', 'line1 is "M‡ire", with letters that a wrong encoding changed: correct it'],
    [
      'Sr\u00c3\u00a1id',
      'line1 is "SrÃ¡id", with letters that a wrong encoding changed: correct it',
    ],
    ['...', 'line1 must have a letter or a digit; it has only U+002E'],
    ['x'.repeat(201), 'line1 is longer than 200 characters'],
  ])('is refused with the line %j', (line1, text) =>
    expect(address({ line1 })).toBe(text.replace('line1', 'addressLine1')),
  );
});

describe('the first line', () => {
  const header = (kind: DatasetKind, ...cells: string[]) => KINDS[kind].readHeader(cells);

  test('is read in any case, with any spaces and accents', () =>
    expect(
      header('vehicles', 'REG_NO', ' make ', 'Model', 'Year', 'Engine (cc)', 'FUEL TYPE', 'Colour'),
    ).toMatchObject({ unused: ['Colour'] }));

  test('may have a better title for what another column could be', () =>
    expect(
      header('addresses', 'Address', 'Address line 1', 'Eircode', 'Town', 'County'),
    ).toMatchObject({
      unused: ['Address'],
    }));

  test('may leave out what counts as something', () =>
    expect(header('addresses', 'Eircode', 'Street', 'City', 'Co.')).toMatchObject({ unused: [] }));
});

describe('customers', () => {
  const { fields, readHeader, rowReader } = KINDS.customers;

  const PERSON = { Name: 'Seán Murphy', DOB: '14/06/1985', Renewal: '01/12/2026' };

  /** Reads a person of a file; what he or she is refused for, with the field. */
  function read(change: Readonly<Record<string, string>>): unknown {
    const row: Readonly<Record<string, string>> = { ...PERSON, ...change };
    const header = readHeader(Object.keys(row));
    if ('fault' in header) return english(header.fault);
    const found = rowReader(header, '2026-11-24')(Object.values(row));
    const [fault] = 'refused' in found ? [found.refused] : found.lost;
    if (fault || 'refused' in found) return `${fault?.field} ${fault && english(fault.reason)}`;
    const values: unknown[] = JSON.parse(found.kept.content);
    return Object.fromEntries(fields.map((field, at) => [field, values[at]]));
  }

  describe('a name', () => {
    test.each([
      ['Seán Murphy', 'Seán', 'Murphy'],
      ['Murphy, Seán', 'Seán', 'Murphy'],
      ['Mr. Seán Murphy', 'Seán', 'Murphy'],
      ['Murphy, Mr Seán', 'Seán', 'Murphy'],
      ['Aoife Ní Dhomhnaill', 'Aoife', 'Ní Dhomhnaill'],
      ['Mary Ellen O Brien', 'Mary Ellen', 'O Brien'],
      ["Máire O'Neill", 'Máire', "O'Neill"],
      ['Éamon de Valera', 'Éamon', 'de Valera'],
      ['Máire Mhac an tSaoi', 'Máire', 'Mhac an tSaoi'],
      ['Cáit Bhean Uí Shúilleabháin', 'Cáit', 'Bhean Uí Shúilleabháin'],
      ['Eoin Mac Giolla Phádraig', 'Eoin', 'Mac Giolla Phádraig'],
      ['Mr & Mrs T Murphy', 'T', 'Murphy'],
      ["MARY O'DONOGHUE (JNR)", 'MARY', "O'DONOGHUE"],
      ['Seán Murphy Snr.', 'Seán', 'Murphy'],
      ['Mac Murphy', 'Mac', 'Murphy'],
      ['Murphy', '', 'Murphy'],
    ])('is taken apart: %s', (whole, firstName, surname) =>
      expect(splitName(whole)).toEqual({ firstName, surname }),
    );

    test('may stand in two columns', () =>
      expect(read({ Name: 'Ní Bhriain', Forename: 'Órla' })).toMatchObject({
        firstName: 'Órla',
        surname: 'Ní Bhriain',
      }));

    test('of one word is refused', () =>
      expect(read({ Name: 'Murphy' })).toBe('surname must have a first name and a surname'));

    test('of digits is refused', () =>
      expect(read({ Name: '4711' })).toBe('surname is "4711", which is not a name'));
  });

  describe('a day', () => {
    test.each([
      ['03/04/1985', '1985-04-03'],
      ['1985-04-03', '1985-04-03'],
      ['1985-04-03 00:00:00', '1985-04-03'],
      ['1985-04-03T00:00:00', '1985-04-03'],
      ['3.4.1985', '1985-04-03'],
      ['3 Apr 1985', '1985-04-03'],
      ['03/04/1985 0:00:00', '1985-04-03'],
      ['1985-04-03T00:00:00.000Z', '1985-04-03'],
      ['1985-04-03T00:00:00+01:00', '1985-04-03'],
      // The midnight of a summer's day, as a computer in Ireland writes it in UTC.
      ['1985-04-02T23:00:00.000Z', '1985-04-03'],
      ['31140', '1985-04-03'],
      ['31140.0', '1985-04-03'],
      // One century alone makes a driver of today.
      ['03/04/85', '1985-04-03'],
      ['03/04/05', '2005-04-03'],
    ])('of birth is read, the day before the month: %s', (text, day) =>
      expect(read({ DOB: text })).toMatchObject({ dateOfBirth: day }),
    );

    test.each([
      ['04/25/1985', 'is "04/25/1985", which has the month before the day'],
      ['31/02/1985', 'is "31/02/1985", which is not a day such as 31/12/1985 or 1985-12-31'],
      ['312020', 'is "312020", which is not a day such as 31/12/1985 or 1985-12-31'],
      [
        '1985-04-03 13:20',
        'is "1985-04-03 13:20", which is not a day such as 31/12/1985 or 1985-12-31',
      ],
      ['01/01/2027', 'is "01/01/2027", which is in the future'],
      [
        '01/01/15',
        'is "01/01/15", which is not a likely date of birth: write the year with four digits',
      ],
    ])('of birth is refused: %s', (text, words) =>
      expect(read({ DOB: text })).toBe(`dateOfBirth ${words}`),
    );

    test('of renewal with two digits of its year is of this century', () =>
      expect(read({ Renewal: '1/12/26' })).toMatchObject({ renewalDate: '2026-12-01' }));
  });

  describe('a phone number', () => {
    test.each([
      ['+353 (0)87 123 4567', '0871234567'],
      ['00353 87 1234567', '0871234567'],
      ['087-123 4567', '0871234567'],
      ['(087) 123.4567', '0871234567'],
      ['0871234567.0', '0871234567'],
      ['871234567', '0871234567'],
      ['12345678', '012345678'],
      ['+44 7700 900123', '+447700900123'],
      ['0044 7700 900123', '+447700900123'],
    ])('is read in any form: %s', (Phone, phone) =>
      expect(read({ Phone })).toMatchObject({ phone }),
    );

    test.each(['ex-directory', '12', '087 1234567 / 01 2345678'])('is not taken: %s', (Phone) =>
      expect(read({ Phone })).toBe(`phone is "${Phone}", which is not a phone number`),
    );
  });

  test('what else is known is read, and may be empty', () => {
    const more = { Mail: 'sean@example.ie', Eircode: 'd02 x285', Reg: '191 d 777' };
    const insurance = { Insurer: 'Emerald', 'Policy no': 'P-1', NCB: '5+ years' };
    expect(read({ ...more, ...insurance })).toEqual({
      surname: 'Murphy',
      firstName: 'Seán',
      dateOfBirth: '1985-06-14',
      renewalDate: '2026-12-01',
      phone: null,
      email: 'sean@example.ie',
      eircode: 'D02X285',
      registration: '191-D-777',
      insurer: 'Emerald',
      policyNumber: 'P-1',
      noClaimsYears: 5,
    });
    expect(read({ Mail: '', NCB: '' })).toMatchObject({ email: null, noClaimsYears: null });
    expect(read({ Mail: 'nobody' })).toBe('email is "nobody", which is not an e-mail address');
    expect(read({ NCB: 'full' })).toBe('noClaimsYears is "full", which is not a number of years');
  });

  describe('columns that were chosen', () => {
    const titles = ['Client', 'Geboren', 'Due', 'Name'];

    test('come before those that are called so', () => {
      const header = readHeader(titles, [
        { title: 'geboren', field: 'dateOfBirth' },
        { title: 'Name', field: null },
        { title: 'Due', field: 'renewalDate' },
      ]);
      expect(header).toMatchObject({ unused: ['Name'] });
      expect('places' in header && header.places.slice(0, 4).map(({ place }) => place)).toEqual([
        0, -1, 1, 2,
      ]);
    });

    test.each([
      [{ title: 'Absent', field: 'surname' }, 'The file has no column “Absent”'],
      [{ title: 'Client', field: 'shoes' }, 'There is no field “shoes”; the fields are surname, '],
    ])('that cannot be are refused: %j', (choice, text) => {
      const header = readHeader(titles, [choice]);
      expect('fault' in header && english(header.fault)).toContain(text);
    });
  });
});
