import { describe, expect, test } from 'vitest';
import { examine } from '../../../../src/main/core/rating/examine.ts';
import type { RateBook } from '../../../../src/shared/schemas/rate-book.ts';
import type { Factor, NamedDrivers } from '../../../../src/shared/schemas/rate-book-factors.ts';
import { book, factor, levies } from './demonstration.ts';

const found = (changed: Partial<RateBook>) =>
  examine({ ...book, ...changed }, levies).map(({ path, message }) => `${path} ${message}`);

const at = (id: string) => book.factors.findIndex((one) => one.id === id);
const withFactor = (changed: Factor) =>
  found({ factors: book.factors.with(at(changed.id), changed) });

const group = factor('combination', 'vehicle-group');
const GROUP = `factors[${at('vehicle-group')}]`;

describe('examine finds in combinations', () => {
  const combined = (...combinations: typeof group.combinations) =>
    withFactor({ ...group, combinations, spellings: {} });
  test.each([
    [combined({ row: 'Group 9', words: { make: ['Ford'] } }), `[0].row names no row: Group 9`],
    [combined({ row: 'Group 1', words: {} }), '[0].words names no input'],
    [
      combined({ row: 'Group 1', words: { county: ['Mayo'] } }),
      '[0].words is no input of it: county',
    ],
    [
      combined(
        { row: 'Group 1', words: { make: ['Ford'], model: ['Ka', 'Focus'] } },
        { row: 'Group 2', words: { model: ['focus'], make: ['FORD'] } },
      ),
      '[1] has ford focus, and so does Group 1',
    ],
  ])('%j: %s', (findings, expected) => {
    expect(findings).toContain(`${GROUP}.combinations${expected}`);
  });

  test.each([
    [{ make: { Zyzzyva: ['Z'] } }, 'make is of no combination: Zyzzyva'],
    [{ make: { Ford: ['opel'] } }, 'make is a word of its own: opel'],
    [{ make: { Ford: ['Blue'], Opel: ['blue'] } }, 'make "blue" is both Ford and Opel'],
  ])('spellings %j: %s', (spellings, expected) => {
    expect(withFactor({ ...group, spellings })).toContain(`${GROUP}.spellings.${expected}`);
  });

  test('rows that are not there, twice, or too fine', () => {
    const [first] = group.rows;
    const rows = [{ row: 'Group 1', relativity: 0.93001 }, ...(first ? [first] : [])];
    const findings = withFactor({ ...group, rows });
    expect(findings).toContain(`${GROUP}.rows[0].relativity has more than four decimal places`);
    expect(findings).toContain(`${GROUP}.rows[1] has Group 1 a second time`);
    expect(findings).toContain(`${GROUP}.assume names no row: Group 3`);
    expect(findings).toContain(`${GROUP}.unknown.row names no row: Group 4`);
  });

  test('a group for cars that are not known below the usual one', () => {
    const unknown = { decision: 'assume', row: 'Group 1' } as const;
    const findings = withFactor({ ...group, unknown });
    expect(findings).toContain(`${GROUP}.unknown.row is cheaper than the typical assumption`);
  });
});

test.each([
  [{ factor: 'fuel', row: 'Steam', value: 0 }, 'names no row of fuel: Steam'],
  [{ factor: 'mileage', row: 'Electric', value: 0 }, 'names no table: mileage'],
])('examine finds what can imply nothing: %j', (implied, expected) => {
  const findings = withFactor({ ...factor('bands', 'engine'), implied: [implied] });
  expect(findings).toContain(`factors[${at('engine')}].implied[0] ${expected}`);
});

test('examine finds a question that may stay open and costs more so', () => {
  const optional = { ...factor('table', 'security'), optional: true };
  expect(withFactor(optional)).toContain(
    `factors[${at('security')}].optional costs more in a full quote than in a quick price`,
  );
});

test.each<[Partial<NamedDrivers>, string]>([
  [{ factors: ['driver-age', 'zyzzyva'] }, 'factors[1] names no factor: zyzzyva'],
  [{ factors: ['engine'] }, 'factors[0] looks at nothing that a driver answers: engine'],
  [{ share: 0.33333 }, 'share has more than four decimal places'],
  [{ mainShare: 0.99999 }, 'mainShare has more than four decimal places'],
])('examine finds in named drivers %j: %s', (changed, expected) => {
  const drivers: NamedDrivers = {
    ...{ title: 'Named drivers', driver: 'Named driver', factors: ['driver-age'] },
    ...{ share: 0.5, mainShare: 1 },
  };
  const findings = found({ namedDrivers: { ...drivers, ...changed } });
  expect(findings).toContain(`namedDrivers.${expected}`);
});
