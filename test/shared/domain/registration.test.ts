import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formsOfMark,
  normaliseVrm,
  VRM_PATTERN,
  yearOfMark,
} from '../../../src/shared/domain/registration.ts';

test.each([
  ['191-D-12345', '191-D-12345'],
  ['191d12345', '191-D-12345'],
  [' 08 ce 7 ', '08-CE-7'],
  ['00-c-1', '00-C-1'],
  ['131 - WW - 123456', '131-WW-123456'],
  ['zv 1234', 'ZV-1234'],
  ['ZV-12345', 'ZV-12345'],
  ['zz12345', 'ZZ-12345'],
  ['ZA 1234', 'ZA-1234'],
  ['1234 za', '1234-ZA'],
  ['123 IK', '123-IK'],
  ['ik123', 'IK-123'],
  ['AZD 123', 'AZD-123'],
  ['123azd', '123-AZD'],
  ['Z 1', 'Z-1'],
])('%j is %s', (text, mark) => expect(normaliseVrm(text)).toBe(mark));

test('every form in which a mark was kept has all of them, the one of today first', () => {
  const forms = formsOfMark('182-C-45');
  expect(forms).toEqual(
    ['45', '045', '0045', '00045', '000045'].map((number) => `182-C-${number}`),
  );
  for (const form of forms) expect(formsOfMark(form)).toEqual(forms);
  expect(formsOfMark('ZV-1234')).toEqual(['ZV-1234']);
});

test.each([
  '',
  '1-D-1',
  '1911-D-1',
  '191-D',
  '191-12345',
  '191-ABC-1',
  '191-D-1234567',
  '191_D_1',
  // Without an I or a Z it was no county's; a zero never came first.
  'AB 123',
  '123 AB',
  'D 123',
  'I 12',
  'IK 0123',
  'IK 12345',
  '12345 IK',
  'AZD 1234',
  // Five digits are those of a short stay and of a vintage car only; six are none's.
  'ZZ-123456',
  'ZV-123456',
  'ZA-12345',
  'ZZ',
  '1234',
  'IK 123 ZV',
  'ABZD 123',
])('%j is no mark', (text) => expect(normaliseVrm(text)).toBeUndefined());

test.each([
  ['191-D-1', 2019],
  ['262-D-1', 2026],
  ['271-D-1', 2027],
  ['98-D-1', 1998],
  ['87-D-1', 1987],
  ['00-D-1', 2000],
  ['12-D-1', 2012],
  // An import carries the year of its first registration.
  ['86-D-1', 1986],
  ['27-D-1', 1927],
  // Without its half; no car of 1919 is nearer.
  ['19-D-1', 2019],
  ['26-D-1', 2026],
  ['ZV-1234', undefined],
  ['ZZ-12345', undefined],
  ['IK-123', undefined],
  ['1234-ZA', undefined],
])('the mark %s was first given in %s', (mark, year) =>
  expect(yearOfMark(mark, '2026-11-21')).toBe(year),
);

test('a letter that only becomes one by capitals is none', () => {
  for (const text of ['191-ß-1', '191-ſ-1', '191-ﬁ-1', '191-ı-1', '191-é-1']) {
    expect(normaliseVrm(text)).toBeUndefined();
  }
});

const parts = fc.tuple(
  fc.stringMatching(/^\d{2,3}$/),
  fc.stringMatching(/^[A-Za-z]{1,2}$/),
  fc.stringMatching(/^\d{1,6}$/),
);
const gap = fc.constantFrom('', '-', ' ', ' - ', '--');

test('however it is spaced, hyphenated and cased, a mark is the same, and normal once', () => {
  fc.assert(
    fc.property(parts, gap, gap, ([year, county, number], first, second) => {
      const mark = normaliseVrm(` ${year}${first}${county}${second}${number} `);
      expect(mark).toBe(`${year}-${county.toUpperCase()}-${Number(number)}`);
      expect(normaliseVrm(mark ?? '')).toBe(mark);
    }),
  );
});

const capitals = fc.constantFrom('IK', 'ZA', 'AZD', 'SIP');
const few = fc.integer({ min: 1, max: 999 }).map(String);

test('a mark from before 1987 is the same however it is spaced and cased, and normal once', () => {
  fc.assert(
    fc.property(capitals, few, gap, fc.boolean(), (letters, digits, between, lettersFirst) => {
      const [one, other] = lettersFirst ? [letters, digits] : [digits, letters];
      const mark = normaliseVrm(` ${one}${between}${other} `.toLowerCase());
      expect(mark).toBe(`${one}-${other}`);
      expect(normaliseVrm(mark ?? '')).toBe(mark);
    }),
  );
});

test('the pattern of the documents takes what the reader takes, and nothing else', () => {
  const pattern = new RegExp(VRM_PATTERN);
  const near = fc.stringMatching(/^\s?\d{1,4}[-\s]?[A-Za-zßſé]{0,3}[-\s]?\d{0,7}\s?$/);
  const old = fc.stringMatching(
    /^\s?([A-Diıß]{0,2}[IZiz][VZk]?[-\s]?\d{1,6}|\d{1,5}[-\s]?[ADIZz]{1,4})$/,
  );
  fc.assert(
    fc.property(fc.oneof(near, old, fc.string({ unit: 'binary' })), (text) => {
      expect(pattern.test(text)).toBe(normaliseVrm(text) !== undefined);
    }),
    { numRuns: 2000 },
  );
});
