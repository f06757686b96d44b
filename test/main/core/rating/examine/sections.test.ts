import { describe, expect, test } from 'vitest';
import { findingText } from '../../../../../src/main/core/rating/examine/finding.ts';
import type {
  Factor,
  NamedDrivers,
  RateBook,
} from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import { added, book, factor } from './sound-book.ts';

const found = (changed: Partial<RateBook>) => added({ ...book, ...changed }).map(findingText);

const at = (id: string) => book.factors.findIndex((one) => one.id === id);
const withFactor = (changed: Factor) =>
  found({ factors: book.factors.with(at(changed.id), changed) });

const group = factor('combination', 'vehicle-group');
const GROUP = `factors[${at('vehicle-group')}]`;

describe('examine finds in combinations', () => {
  const combined = (...combinations: typeof group.combinations) =>
    withFactor({ ...group, combinations, spellings: {} });
  test.each([
    [
      combined({ row: 'Group 9', words: { make: ['Ford'] } }),
      '[0].row: The table vehicle-group has no row Group 9',
    ],
    [combined({ row: 'Group 1', words: {} }), '[0].words: The combination has no words'],
    [
      combined({ row: 'Group 1', words: { county: ['Mayo'] } }),
      '[0].words: The table does not look at county',
    ],
    [
      combined(
        { row: 'Group 1', words: { make: ['Ford'], model: ['Ka', 'Focus'] } },
        { row: 'Group 2', words: { model: ['focus'], make: ['FORD'] } },
      ),
      '[1]: "ford focus" already leads to Group 1, so it cannot lead to Group 2',
    ],
  ])('%j: %s', (findings, expected) => {
    expect(findings).toContain(`${GROUP}.combinations${expected}`);
  });

  test.each([
    [{ make: { Zyzzyva: ['Z'] } }, 'make: No combination has the word "Zyzzyva"'],
    [
      { make: { Ford: ['opel'] } },
      'make: "opel" is a word itself, so it cannot be a spelling of another',
    ],
    [
      { make: { Ford: ['Blue'], Opel: ['blue'] } },
      'make: "blue" is a spelling of Ford and of Opel',
    ],
  ])('spellings %j: %s', (spellings, expected) => {
    expect(withFactor({ ...group, spellings })).toContain(`${GROUP}.spellings.${expected}`);
  });

  test('rows that are not there, twice, or too fine', () => {
    const [first] = group.rows;
    const rows = [{ row: 'Group 1', relativity: 0.93001 }, ...(first ? [first] : [])];
    const findings = withFactor({ ...group, rows });
    expect(findings).toContain(
      `${GROUP}.rows[0].relativity: 0.93001 has more than four decimal places: the premium would not be exact`,
    );
    expect(findings).toContain(`${GROUP}.rows[1]: Group 1 is here twice`);
    expect(findings).toContain(`${GROUP}.assume: The table vehicle-group has no row Group 3`);
    expect(findings).toContain(`${GROUP}.unknown.row: The table vehicle-group has no row Group 4`);
  });

  test('a group for cars that are not known below the usual one', () => {
    const unknown = { decision: 'assume', row: 'Group 1' } as const;
    const findings = withFactor({ ...group, unknown });
    expect(findings).toContain(
      `${GROUP}.unknown.row: An unknown word, rated as Group 1, would cost less than no answer in a quick price`,
    );
  });
});

test.each([
  [{ factor: 'fuel', row: 'Steam', value: 0 }, 'The table fuel has no row Steam'],
  [{ factor: 'mileage', row: 'Electric', value: 0 }, 'There is no table mileage'],
])('examine finds what can imply nothing: %j', (implied, expected) => {
  const findings = withFactor({ ...factor('bands', 'engine'), implied: [implied] });
  expect(findings).toContain(`factors[${at('engine')}].implied[0]: ${expected}`);
});

test('examine finds a question that may stay open and costs more so', () => {
  const optional = { ...factor('table', 'security'), optional: true };
  expect(withFactor(optional)).toContain(
    `factors[${at('security')}].optional: The question may stay open, but without an answer a full quote differs from a quick price`,
  );
});

test.each<[Partial<NamedDrivers>, string]>([
  [{ factors: ['driver-age', 'zyzzyva'] }, 'factors[1]: There is no factor zyzzyva'],
  [{ factors: ['engine'] }, 'factors[0]: The factor engine uses no answer about a driver'],
  [
    { share: 0.33333 },
    'share: 0.33333 has more than four decimal places: the premium would not be exact',
  ],
  [
    { mainShare: 0.99999 },
    'mainShare: 0.99999 has more than four decimal places: the premium would not be exact',
  ],
])('examine finds in named drivers %j: %s', (changed, expected) => {
  const drivers: NamedDrivers = {
    title: 'Named drivers',
    driver: 'Named driver',
    factors: ['driver-age'],
    share: 0.5,
    mainShare: 1,
  };
  const findings = found({ namedDrivers: { ...drivers, ...changed } });
  expect(findings).toContain(`namedDrivers.${expected}`);
});
