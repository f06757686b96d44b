import { describe, expect, test } from 'vitest';
import { KINDS } from '../../../../src/main/core/datasets/kinds.ts';
import type { DatasetKind } from '../../../../src/shared/domain/data/dataset.ts';
import { english } from '../../../../src/shared/domain/messages/message.ts';

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
