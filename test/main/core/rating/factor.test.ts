import { describe, expect, test } from 'vitest';
import { compileFactor } from '../../../../src/main/core/rating/factor.ts';
import { inEnglish } from '../../../../src/shared/domain/messages/english.ts';
import type { RatingInputs } from '../../../../src/shared/domain/quote-fields/rating-inputs.ts';
import { withSentences } from '../../../../src/shared/result/sentences.ts';
import { factor } from './demonstration.ts';

const risk = (inputs: Omit<RatingInputs, 'cover'>): RatingInputs => ({
  cover: 'Comprehensive',
  ...inputs,
});

describe('a line', () => {
  const line = compileFactor({
    id: 'value',
    title: 'Value',
    kind: 'line',
    input: 'value',
    unit: 'euro',
    assume: 15_000,
    points: [
      { at: 10_000, relativity: 0.9 },
      { at: 16_000, relativity: 1 },
      { at: 19_000, relativity: 1.6 },
    ],
  });

  test.each([
    [0, 9_000],
    [10_000, 9_000],
    // 0.9 + 0.1 × 2,000 / 6,000 = 0.93333…
    [12_000, 9_333],
    // 0.9 + 0.1 × 4,000 / 6,000 = 0.96666…
    [14_000, 9_667],
    // 0.9 + 0.1 × 30 / 6,000 = 0.9005
    [10_030, 9_005],
    [16_000, 10_000],
    // 1 + 0.6 × 1,000 / 3,000
    [17_000, 12_000],
    [19_000, 16_000],
    [1_000_000, 16_000],
  ])('through 0.9 and 1 is straight between: at %i it reads %i', (value, expected) => {
    expect(line.relativity(risk({ value }))).toBe(expected);
  });

  test('names the points that a value lies between, and what it assumed', () => {
    expect(withSentences(line.read(risk({ value: 12_000 })))).toEqual({
      input: '12000 euro',
      assumed: false,
      row: '10000: ×0.9 to 16000: ×1',
    });
    expect(withSentences(line.read(risk({})))).toMatchObject({
      input: '15000 euro',
      assumed: true,
    });
    expect(inEnglish(line.read(risk({ value: 1 })).row)).toBe('10000: ×0.9');
    expect(inEnglish(line.read(risk({ value: 10_000 })).row)).toBe('10000: ×0.9');
    expect(inEnglish(line.read(risk({ value: 16_000 })).row)).toBe('16000: ×1');
    expect(inEnglish(line.read(risk({ value: 18_000 })).row)).toBe('16000: ×1 to 19000: ×1.6');
    expect(inEnglish(line.read(risk({ value: 19_000 })).row)).toBe('19000: ×1.6');
    expect(inEnglish(line.read(risk({ value: 20_000 })).row)).toBe('19000: ×1.6');
  });

  test('rounds an exact half up', () => {
    // 0.0015 + 0.0325 × 7 / 10 = 0.02425 exactly
    const half = compileFactor({
      id: 'half',
      title: 'Half',
      kind: 'line',
      input: 'value',
      assume: 0,
      points: [
        { at: 0, relativity: 0.0015 },
        { at: 10, relativity: 0.034 },
      ],
    });
    expect(half.relativity(risk({ value: 7 }))).toBe(243);
  });
});

test.each([
  ['table', 'security', 'Alarm or immobiliser'],
  ['bands', 'claims', 'Own-fault claims, five years'],
  ['line', 'excess', 'Excess'],
] as const)('a %s keeps its id %s and its title', (kind, id, title) => {
  expect(compileFactor(factor(kind, id))).toMatchObject({ id, title });
});

describe('the relativity', () => {
  const common = { id: 'tried', title: 'Tried' };
  const bands = compileFactor({
    ...common,
    kind: 'bands',
    input: 'noClaimsYears',
    assume: 2,
    bands: [
      { from: 0, relativity: 1.25 },
      { from: 1, relativity: 0.9 },
      { from: 3, relativity: 0.8 },
    ],
  });

  test.each([
    [-1, 12_500],
    [0, 12_500],
    [0.99, 12_500],
    [1, 9_000],
    [2.99, 9_000],
    [3, 8_000],
    [40, 8_000],
    [undefined, 9_000],
  ])('of bands is that of the last one not above: %d has %i', (noClaimsYears, expected) => {
    expect(bands.relativity(risk(noClaimsYears === undefined ? {} : { noClaimsYears }))).toBe(
      expected,
    );
  });

  test('of bands without a unit has rows of numbers alone', () => {
    expect(withSentences(bands.read(risk({ noClaimsYears: 2 })))).toEqual({
      input: '2',
      assumed: false,
      row: '1 to under 3',
    });
    expect(inEnglish(bands.read(risk({ noClaimsYears: 0 })).row)).toBe('0');
  });

  const table = compileFactor({
    ...common,
    kind: 'table',
    inputs: ['routingKey', 'county'],
    assume: 'Elsewhere',
    rows: [
      { row: 'Dublin', relativity: 1.3, words: ['D02', 'Baile Átha Cliath'] },
      { row: 'Elsewhere', relativity: 0.95, words: [] },
    ],
  });

  test.each([
    [{ routingKey: 'D02' }, 13_000],
    [{ routingKey: 'd-02' }, 13_000],
    [{ routingKey: 'X99', county: 'baile átha cliath' }, 13_000],
    [{ routingKey: 'X99', county: 'Mayo' }, 9_500],
    [{}, 9_500],
    // An accent is a part of a letter.
    [{ county: 'Baile Atha Cliath' }, 9_500],
  ])('of a table is that of the row that knows the word: %o has %i', (inputs, expected) => {
    expect(table.relativity(risk(inputs))).toBe(expected);
  });

  test('of a table says which word it knew, and the first of those that it did not', () => {
    const read = (inputs: Omit<RatingInputs, 'cover'>) => table.read(risk(inputs));
    expect(read({ routingKey: 'X99', county: 'Dublin' })).toEqual({
      input: 'Dublin',
      assumed: false,
      row: 'Dublin',
    });
    expect(read({ routingKey: 'X99', county: 'Mayo' })).toEqual({
      input: 'Elsewhere',
      assumed: true,
      row: 'Elsewhere',
      unknown: 'X99',
    });
    expect(read({ county: 'Mayo' })).toMatchObject({ unknown: 'Mayo' });
  });
});

describe('bands', () => {
  const years = compileFactor(factor('bands', 'licence-years'));
  const noClaims = compileFactor(factor('bands', 'no-claims'));
  const typicalYears = compileFactor(factor('bands', 'licence-years'), 'typical');
  const typicalNoClaims = compileFactor(factor('bands', 'no-claims'), 'typical');

  test.each([
    [-1, '0'],
    [0, '0'],
    [0.5, '0'],
    [1, '1'],
    [9, '5 to under 10'],
    [10, '10 and over'],
    [99, '10 and over'],
  ])('take %d into the row %s', (licenceYears, row) => {
    expect(inEnglish(years.read(risk({ licenceYears })).row)).toBe(row);
  });

  test('assume no more years than there were since the driver was seventeen', () => {
    const young = risk({ driverAge: 19, yearsSinceSeventeen: 2 });
    expect(withSentences(typicalYears.read(young))).toMatchObject({
      input: '2 years',
      assumed: true,
    });
    expect(withSentences(typicalNoClaims.read(young))).toMatchObject({
      input: '2 years',
      assumed: true,
    });
    expect(inEnglish(typicalNoClaims.read(risk({ yearsSinceSeventeen: 30 })).input)).toBe(
      '5 years',
    );
    expect(inEnglish(typicalNoClaims.read(risk({ yearsSinceSeventeen: -4 })).input)).toBe(
      '0 years',
    );
    expect(inEnglish(typicalNoClaims.read(risk({ yearsSinceSeventeen: 1 })).input)).toBe('1 year');
  });

  test('assume no years in a full quote, and no fewer than an answer implies', () => {
    const assumed = (inputs: Omit<RatingInputs, 'cover'>) =>
      inEnglish(years.read(risk(inputs)).input);
    expect(inEnglish(noClaims.read(risk({ yearsSinceSeventeen: 30, claims: 2 })).input)).toBe(
      '0 years',
    );
    expect(assumed({ yearsSinceSeventeen: 30 })).toBe('0 years');
    expect(assumed({ yearsSinceSeventeen: 30, noClaimsYears: 8 })).toBe('8 years');
    expect(assumed({ noClaimsYears: 8 })).toBe('8 years');
    // No one has held a licence for longer than that, whatever else was said.
    expect(assumed({ yearsSinceSeventeen: 2, noClaimsYears: 8 })).toBe('2 years');
  });

  test('take a given value rather than an assumption', () => {
    const given = risk({ yearsSinceSeventeen: 2, noClaimsYears: 4 });
    expect(withSentences(noClaims.read(given))).toMatchObject({ input: '4 years', assumed: false });
  });
});

describe('a table', () => {
  const use = compileFactor(factor('table', 'use'));
  const area = compileFactor(factor('table', 'area'));

  test.each([
    ['SDP', 'SDP'],
    ['sd&p', 'SDP'],
    ['Social, Domestic & Pleasure', 'SDP'],
    ['SOCIAL DOMESTIC PLEASURE', 'SDP'],
    ['commuting', 'SDP with commuting'],
    ['class 1', 'Class 1'],
    ['Carriage of Goods', 'Carriage of goods'],
  ])('knows the use "%s"', (useClass, row) => {
    expect(use.read(risk({ useClass }))).toMatchObject({ row, input: useClass, assumed: false });
  });

  test('of a free text takes any word for an answer, as the row that the book says', () => {
    const occupation = compileFactor({
      id: 'occupation',
      title: 'Occupation',
      kind: 'table',
      inputs: ['occupation'],
      assume: 'Not said',
      unknown: { decision: 'accept', row: 'Other' },
      rows: [
        { row: 'Other', relativity: 1, words: [] },
        { row: 'Not said', relativity: 1.1, words: [] },
      ],
    });
    const answered = { input: 'Other', assumed: false, row: 'Other' };
    expect(occupation.read(risk({ occupation: 'Cooper' }))).toEqual(answered);
    expect(occupation.relativity(risk({ occupation: 'Cooper' }))).toBe(10_000);
    expect(occupation.read(risk({}))).toMatchObject({ row: 'Not said', assumed: true });
  });

  test('names an unknown word, and rates the row that the book says for it', () => {
    expect(use.read(risk({ useClass: 'Stunts' }))).toEqual({
      input: 'Class 3',
      assumed: true,
      row: 'Class 3',
      unknown: 'Stunts',
    });
    expect(use.relativity(risk({ useClass: 'Stunts' }))).toBe(14_000);
    expect(use.read(risk({})).row).toBe('SDP with commuting');
    expect(use.relativity(risk({}))).toBe(10_000);
    expect(use.read(risk({}))).not.toHaveProperty('unknown');
  });

  test.each([
    [{ routingKey: 'D10', county: 'Dublin' }, 'D10 Dublin 10'],
    [{ routingKey: 'K78', county: 'Mayo' }, 'Dublin'],
    [{ routingKey: 'A65', county: 'Mayo' }, 'Mayo'],
    [{ county: 'Co. Louth' }, 'Louth'],
    [{ county: 'dublin 10' }, 'D10 Dublin 10'],
    [{ county: 'Dublin 3' }, 'Dublin'],
    [{ routingKey: 'A65', county: 'Atlantis' }, 'Area not known'],
    [{}, 'Area not known'],
  ])('takes the routing key before the county: %o', (inputs, row) => {
    expect(area.read(risk(inputs)).row).toBe(row);
  });
});

describe('a line that goes on beyond its points', () => {
  const points = [
    { at: 20, relativity: 1.5 },
    { at: 30, relativity: 1.2 },
    { at: 60, relativity: 1 },
    { at: 70, relativity: 1.05 },
  ];
  const line = compileFactor({
    id: 'age',
    title: 'Age',
    kind: 'line',
    input: 'driverAge',
    assume: 40,
    points,
    extrapolate: { from: 17, upTo: 80 },
  });

  test.each([
    // 1.5 + 0.03 a year below 20, level from 17 down
    [19, 15_300],
    [17, 15_900],
    [3, 15_900],
    [20, 15_000],
    [70, 10_500],
    // 1.05 + 0.005 a year above 70, level from 80 up
    [75, 10_750],
    [80, 11_000],
    [120, 11_000],
  ])('is straight up to its bounds, and level from there: at %i it reads %i', (age, expected) => {
    expect(line.relativity(risk({ driverAge: age }))).toBe(expected);
  });

  test('names the bounds as it names points', () => {
    expect(inEnglish(line.read(risk({ driverAge: 18 })).row)).toBe('17: ×1.59 to 20: ×1.5');
    expect(inEnglish(line.read(risk({ driverAge: 12 })).row)).toBe('17: ×1.59');
    expect(inEnglish(line.read(risk({ driverAge: 74 })).row)).toBe('70: ×1.05 to 80: ×1.1');
    expect(inEnglish(line.read(risk({ driverAge: 99 })).row)).toBe('80: ×1.1');
  });
});
