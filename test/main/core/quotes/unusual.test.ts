import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { readFonts } from '../../../../src/main/adapters/node/resources.ts';
import { openTypeface } from '../../../../src/main/adapters/pdf/typeface.ts';
import {
  bodySchema,
  documentSchema,
} from '../../../../src/main/core/quotes/document/document-schema.ts';
import { readDocument, readPart } from '../../../../src/main/core/quotes/document/read-document.ts';
import { spelledOut, spellOut } from '../../../../src/main/core/quotes/document/spell-out.ts';
import { unusual } from '../../../../src/main/core/quotes/document/unusual.ts';
import { english } from '../../../../src/shared/domain/messages/english.ts';
import { ROOT } from '../../../../src/shared/domain/quote-fields/quote-fields.ts';
import { writeDocument } from '../../../../src/shared/domain/quote-fields/write-document.ts';
import { remarkSentence, shownErrors } from '../../../../src/shared/result/sentences.ts';
import { fromSchema } from '../../../support/openapi/from-schema.ts';
import { anyDocument, SAMPLE_DOCUMENT } from '../../../support/quotes/any-document.ts';

const TODAY = '2026-11-21';

function remarks(changes: Record<string, unknown>) {
  const document: Record<string, Record<string, unknown>> = structuredClone(SAMPLE_DOCUMENT);
  // The end date belongs to the sample's own beginning.
  if ('Policy/InceptionDate' in changes) delete document.Policy?.ExpiryDate;
  for (const [path, value] of Object.entries(changes)) {
    const [section = '', name = ''] = path.split('/');
    const place = document[section];
    if (place) place[name] = value;
  }
  const { sections, errors } = readPart({ document, source: 'json' });
  expect(errors).toEqual([]);
  return shownErrors(unusual(sections, TODAY));
}

test('nothing is unusual about the sample, nor about an empty document', () => {
  expect(remarks({})).toEqual([]);
  expect(unusual(readPart({ document: {}, source: 'json' }).sections, TODAY)).toEqual([]);
});

// Each bound from both sides: the last usual value, and the first unusual one.
test.each([
  ['Policy/InceptionDate', '2026-11-21T00:00:00Z', '2026-11-20T00:00:00Z', 'is in the past'],
  ['Policy/InceptionDate', '2027-01-20T12:00:00Z', '2027-01-21T12:00:00Z', 'is more than 60 days'],
  ['Customer/DateOfBirth', '1940-12-02', '1940-12-01', 'makes the driver 86 years old'],
  ['Vehicle/Year', 2019, 2020, 'is after 2019, the year of the mark'],
  ['Vehicle/Year', 2017, 2016, 'is long before 2019, the year of the mark'],
  ['Customer/Email', 'a@b.ie', 'aine@@example', 'does not look like an e-mail address'],
  ['Customer/Email', 'aine.o-b+x@mail.example.ie', 'foo', 'does not look like an e-mail address'],
  ['Customer/Email', 'aine@example.ie', 'aine b@example.ie', 'does not look like'],
  ['Customer/Email', 'a@example.ie', 'aine@example.ie b', 'does not look like'],
  ['Customer/Phone', '+353 1 496', 'o87', 'has fewer than 7 digits'],
  ['Vehicle/EngineSize', 7000, 7001, 'is above 7000 cc'],
  ['Vehicle/Value', 2500, 2499, 'is low for a car of 7 years: usually 2500 euro or more'],
  ['Vehicle/Value', 80_000, 80_001, 'is high for a car of 7 years: usually up to 80000 euro'],
  ['Vehicle/Mileage', 50_000, 50_001, 'is above 50000 km a year'],
  ['ClaimsHistory/YearsNoClaims', 17, 18, 'is more than the 17 years that the licence was held'],
  [
    'ClaimsHistory/NumberOfClaims',
    0,
    1,
    'does not fit the number of claims in the last 5 years: 1',
  ],
])('%s: %s is usual, %s is not', (path, usual, odd, message) => {
  expect(remarks({ [path]: usual })).toEqual([]);
  // Claims that do not fit are told where their years are.
  const place = path.startsWith('ClaimsHistory/') ? 'ClaimsHistory/YearsNoClaims' : path;
  const remark = { path: place, message: expect.stringContaining(message) };
  expect(remarks({ [path]: odd })).toEqual([remark]);
});

// The first and the last age of each row of usual values.
test.each([
  [1, 12_000, 150_000],
  [2, 7_000, 120_000],
  [4, 7_000, 120_000],
  [5, 2_500, 80_000],
  [9, 2_500, 80_000],
  [10, 800, 40_000],
  [14, 800, 40_000],
  [15, 300, 25_000],
  [29, 300, 25_000],
])('a car of %i years is usually worth %i to %i euro', (age, least, most) => {
  const year = 2026 - age;
  const mark = year < 2013 ? String(year).slice(2) : `${year - 2000}1`;
  const worth = (value: number) =>
    remarks({
      'Vehicle/RegistrationNumber': `${mark}-D-1`,
      'Vehicle/Year': year,
      'Vehicle/Value': value,
    }).map(({ message }) => message);
  expect([worth(least), worth(most)]).toEqual([[], []]);
  expect(worth(least - 1)).toEqual([expect.stringContaining('is low for a car of')]);
  expect(worth(most + 1)).toEqual([expect.stringContaining('is high for a car of')]);
});

// Marks as they were and were not given; the year of the car is that of the mark.
test.each([
  ['191-D-1', 2019, undefined],
  ['262-D-1', 2026, undefined],
  ['12-LK-1', 2012, undefined],
  ['08-TN-1', 2008, undefined],
  ['191-T-1', 2019, undefined],
  ['86-D-1', 1986, undefined],
  ['ZV-1234', 1969, undefined],
  ['IK 123', 1950, undefined],
  ['191-LK-1', 2019, 'has LK, which was not issued after 2013'],
  ['151-WD-1', 2015, 'has WD, which was not issued after 2013'],
  ['08-T-1', 2008, 'has T, which was not issued before 2013'],
  ['191-ZZ-1', 2019, 'has ZZ, which is not the index mark of an Irish county'],
  ['19-D-1', 2019, 'has two digits for 2019; since 2013 there are three, as 191'],
  ['121-D-1', 2012, 'has three digits for its year, 121, which began with 131'],
  ['193-D-1', 2019, 'has 193 for its year; the third digit is 1 or 2'],
  ['271-D-1', 2026, 'has 271 for its year, which is in the future'],
])('the mark %s of %i: %s', (mark, year, text) => {
  const path = 'Vehicle/RegistrationNumber';
  const found = remarks({ [path]: mark, 'Vehicle/Year': year, 'Vehicle/Value': null });
  expect(found.filter((one) => one.path === path)).toEqual(text ? [{ path, message: text }] : []);
});

test('a half of this year is still to come before its first day', () => {
  const document = { Vehicle: { RegistrationNumber: '262-D-1' } };
  const { sections } = readPart({ document, source: 'json' });
  const said = (today: string) => unusual(sections, today).map(({ message: { code } }) => code);
  expect(said('2026-06-30')).toEqual(['markAhead']);
  expect(said('2026-07-01')).toEqual([]);
});

test.each([
  ['D02 X285', 'Dublin', undefined],
  ['D02 X285', 'Co. Dublin', undefined],
  ['E41 X285', 'North Tipperary', undefined],
  // Words that name no county say nothing.
  ['D02 X285', 'Fingal', undefined],
  ['D02 X285', 'Cork', 'has the routing key D02, mostly in Dublin, and the county is Cork'],
  [
    'N37 X285',
    'county roscommon',
    'has the routing key N37, mostly in Westmeath, and the county is Roscommon',
  ],
  ['A65 F4E2', 'Wicklow', 'begins with A65, which is not a routing key in use'],
  ['D02 X2M5', 'Dublin', 'has characters after its routing key that no Eircode has'],
])('the Eircode %s in %s: %s', (eircode, county, text) => {
  const path = 'Address/Eircode';
  const found = remarks({ [path]: eircode, 'Address/County': county });
  expect(found).toEqual(text ? [{ path, message: text }] : []);
});

test('what was likely meant is offered, in the remark and in its sentence', () => {
  const change = { 'Address/Eircode': 'DO2X285', 'Vehicle/RegistrationNumber': '191-DO-1234' };
  const found = remarks(change);
  expect(found).toMatchObject([{ path: 'Address/Eircode', suggestion: 'D02X285' }, {}]);
  const document = { Address: { Eircode: 'DO2X285' } };
  const [remark] = unusual(readPart({ document, source: 'json' }).sections, TODAY);
  expect(remark && remarkSentence(remark)).toBe(
    'Address/Eircode begins with DO2, which is not a routing key in use (did you mean D02X285?)',
  );
});

test('five claims-free years do not fit a claim, four may', () => {
  const claimed = { 'ClaimsHistory/NumberOfClaims': 1 };
  expect(remarks({ ...claimed, 'ClaimsHistory/YearsNoClaims': 4 })).toEqual([]);
  expect(remarks({ ...claimed, 'ClaimsHistory/YearsNoClaims': 5 })).toHaveLength(1);
});

test('a car of thirty years and more may be worth anything', () => {
  const classic = { 'Vehicle/RegistrationNumber': '88-D-1', 'Vehicle/Year': 1988 };
  expect(remarks({ ...classic, 'Vehicle/Value': 250_000 })).toEqual([]);
});

test('of many letters that the documents spell out, the first five are named, each once', () => {
  const [remark] = remarks({ 'Customer/Surname': '一一丁七万丈三' });
  expect(remark?.message).toMatch(
    /: U\+4E00 一, U\+4E01 丁, U\+4E03 七, U\+4E07 万, U\+4E08 丈(?!, U)/,
  );
});

test('letters that the documents spell out are named, others are not unusual', () => {
  const names = [
    'Łukasz Żółć',
    "Seán Ó'Briain",
    'Şükrü',
    'Nguyễn',
    'Олександр',
    'Γιώργος',
    'e\u0301',
  ];
  for (const name of names) expect(remarks({ 'Customer/Surname': name })).toEqual([]);
  for (const [name, letters] of [
    ['王小明', 'U+738B 王, U+5C0F 小, U+660E 明'],
    ['आरव Singh', 'U+0906 आ, U+0930 र, U+0935 व'],
    ['Ann 🚗', 'U+1F697 🚗'],
  ]) {
    expect(remarks({ 'Customer/FirstName': name, 'Vehicle/Model': name })).toEqual([
      { path: 'Customer/FirstName', message: expect.stringContaining(`code points: ${letters}`) },
      { path: 'Vehicle/Model', message: expect.stringContaining(`code points: ${letters}`) },
    ]);
  }
});

test.each([
  ['Łukasz Żółć', 'Łukasz Żółć'],
  ['Արամ', 'Արամ'],
  ['李明 Smith', '[U+674E U+660E] Smith'],
  ['山田\u3000太郎', '[U+5C71 U+7530] [U+592A U+90CE]'],
  ['สมชาย', '[U+0E2A U+0E21 U+0E0A U+0E32 U+0E22]'],
  ['محمد 12', '[U+0645 U+062D U+0645 U+062F] 12'],
  ['Ann 👨\u200d👩', 'Ann [U+1F468 U+200D U+1F469]'],
  ['か\u3099', '[U+304C]'],
  ['か\u0301', '[U+304B U+0301]'],
  ['a\u20dd', 'a[U+20DD]'],
  ['©\ufe0f', '©'],
  ['\ue000', '[U+E000]'],
  ['−€5', '−€5'],
])('%j is written %j', (given, expected) => expect(spellOut(given)).toBe(expected));

test('what is spelled out is named by code point, five characters of it', () => {
  const words = (text: string) => {
    const message = spelledOut(text);
    return message && english(message);
  };
  expect(words('Seán')).toBeUndefined();
  expect(words('Ann\u3000Lee')).toBeUndefined();
  expect(words('李明 Smith')).toContain('U+674E 李, U+660E 明');
  expect(words('一二三四五六')).toMatch(/U\+4E94 五$/);
  expect(words('Ann \ue000')).toMatch(/: U\+E000$/);
});

const { regular, bold } = readFonts('resources');

const typefaces = [openTypeface(regular), openTypeface(bold)];

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom('e', '\u0301', '\u0327', '李', '\u200d', '\ufe0f', '🚗', 'ع', '\u3000'),
  }),
);

test('whatever was typed, the typefaces have each glyph of what is written', () => {
  fc.assert(
    fc.property(text, (given) => {
      for (const typeface of typefaces) {
        const { glyphs } = typeface.layout(spellOut(given));
        // Glyph 0 is the box for a missing letter.
        expect(glyphs.filter(({ id }) => id === 0)).toEqual([]);
      }
    }),
    { numRuns: 2000 },
  );
});

test('a text is written the same however it is composed, and written out once', () => {
  fc.assert(
    fc.property(text, (given) => {
      const written = spellOut(given);
      expect(spellOut(given.normalize('NFD'))).toBe(spellOut(given.normalize('NFC')));
      expect(spellOut(written)).toBe(written);
      expect(spelledOut(written)).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});

const body = bodySchema(documentSchema);

const check = Compile(body);

const read = (document: unknown) => readDocument({ document, source: 'json' });

test('everything that the schema allows is read without a fault', () => {
  fc.assert(
    fc.property(fromSchema(body), (document) => {
      expect(check.Check(document)).toBe(true);
      const answer = read(document);
      expect('errors' in answer ? answer.errors : []).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

const SMALLEST = {
  Policy: { InceptionDate: '2026-12-01T00:00:00Z', CoverType: 'TPFT' },
  Customer: { FirstName: 'Seán', Surname: 'Murphy', DateOfBirth: '1985-06-15' },
  Vehicle: { RegistrationNumber: '191-D-12345', Make: 'BMW', Model: '5 Series' },
};

test('a document is at the root or under its name, never in both', () => {
  expect(check.Check(SMALLEST)).toBe(true);
  expect(check.Check({ [ROOT]: SMALLEST })).toBe(true);
  for (const both of [{ ...SMALLEST, [ROOT]: {} }, { ...SMALLEST, [ROOT]: null }, { [ROOT]: 1 }]) {
    expect(check.Check(both)).toBe(false);
    expect(read(both)).toHaveProperty('errors');
  }
});

test('a number with more decimal places than a text may have is read to six', () => {
  const sum = 0.1 + 0.2;
  const answer = read({ ...SMALLEST, Vehicle: { ...SMALLEST.Vehicle, Value: sum, Mileage: 1e-7 } });
  expect(answer).toMatchObject({ sections: { vehicle: { value: 0.3, mileage: 0 } } });
});

function sectionsOf(document: unknown) {
  const read = readDocument({ document, source: 'json' });
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return read;
}

test('the sample is written as it was, with its Eircode as it is stored', () => {
  const { Address } = SAMPLE_DOCUMENT;
  const expected = { ...SAMPLE_DOCUMENT, Address: { ...Address, Eircode: 'D02X285' } };
  expect(writeDocument(sectionsOf(SAMPLE_DOCUMENT).sections)).toEqual(expected);
});

test('whatever was read is read the same again, as numbers and as text', () => {
  fc.assert(
    fc.property(anyDocument, fc.boolean(), (document, asText) => {
      const { sections } = sectionsOf(document);
      const json = JSON.stringify(writeDocument(sections), (_, value) =>
        asText && typeof value === 'number' ? String(value) : value,
      );
      const again = sectionsOf(JSON.parse(json));
      expect(again.sections).toEqual(sections);
      expect(again.warnings).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
