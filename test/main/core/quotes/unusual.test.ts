import { expect, test } from 'vitest';
import { readPart } from '../../../../src/main/core/quotes/document/read-document.ts';
import { unusual } from '../../../../src/main/core/quotes/document/unusual.ts';
import { shownErrors } from '../../../../src/shared/contract/sentences.ts';
import { SAMPLE_DOCUMENT } from '../../../support/any-document.ts';

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
  ['Customer/LicenceHeldYears', 24, 25, 'is more than the 24 years since'],
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
  ['ClaimsHistory/NumberOfClaims', 0, 1, 'does not fit 1 in the last 5 years'],
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

test('five claims-free years do not fit a claim, four may', () => {
  const claimed = { 'ClaimsHistory/NumberOfClaims': 1 };
  expect(remarks({ ...claimed, 'ClaimsHistory/YearsNoClaims': 4 })).toEqual([]);
  expect(remarks({ ...claimed, 'ClaimsHistory/YearsNoClaims': 5 })).toHaveLength(1);
});

test('a licence cannot have been held before seventeen, nor by a child', () => {
  const held = (born: string) =>
    remarks({ 'Customer/DateOfBirth': born, 'Customer/LicenceHeldYears': 1 });
  const years = (most: number) => [
    expect.objectContaining({ message: expect.stringContaining(`than the ${most} years since`) }),
  ];
  const noClaims = expect.objectContaining({ path: 'ClaimsHistory/YearsNoClaims' });
  expect(held('2009-12-01')).toEqual([...years(0), noClaims]);
  expect(held('2012-12-01')).toEqual([...years(0), noClaims]);
  expect(held('2008-12-01')).toEqual([noClaims]);
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
