import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileFactor } from '../../../../src/main/core/rating/factor.ts';
import { numberLookup, relativityOf } from '../../../../src/main/core/rating/lookup.ts';
import { onTypical, rate } from '../../../../src/main/core/rating/rate.ts';
import type { RatingInputs } from '../../../../src/shared/domain/quotes/rating-inputs.ts';
import type { FactorOf } from '../../../../src/shared/schemas/rate-books/rate-book.ts';
import { runs } from '../../../support/seed.ts';
import { anyInputs } from './any-inputs.ts';
import { compiled, in2026 } from './demonstration.ts';
import { withoutLookups } from './without-lookup.ts';

const calculated = () => {
  throw new Error('it is calculated');
};
const risk = (inputs: Partial<RatingInputs>): RatingInputs => ({ cover: 'TPFT', ...inputs });

describe('of a number, a factor', () => {
  const numbers = numberLookup('value', 3, (value) => 10_000 + value * 4);
  const counted = { numbers: { ...numbers, at: calculated }, relativity: calculated };

  test.each([0, 1, 3])('looks %d up', (value) => {
    expect(relativityOf(counted, risk({ value }))).toBe(10_000 + value * 4);
  });

  test.each([0.5, 4, 4_294_967_297, -1, Number.NaN])(
    'calculates %d, which is past its bounds or not whole',
    (value) => {
      const only = { numbers, relativity: calculated };
      expect(relativityOf(only, risk({ value }))).toBe(10_000 + value * 4);
      expect(() => relativityOf(counted, risk({ value }))).toThrow('calculated');
    },
  );

  test('calculates the risk without one', () => {
    const relativity = ({ mileage = 0 }: RatingInputs) => mileage;
    expect(relativityOf({ numbers, relativity }, risk({ mileage: 7_000 }))).toBe(7_000);
  });

  test('keeps no more numbers than fit into memory, however high its last bound is', () => {
    const { known, at } = numberLookup('value', 1_000_000_000, (value) => value);
    expect(known).toHaveLength(4096);
    expect(at(5_000)).toBe(5_000);
  });
});

describe('of words, a factor', () => {
  const table: FactorOf<'table'> = {
    id: 'area',
    title: 'Area',
    kind: 'table',
    inputs: ['routingKey', 'county'],
    assume: 'Cork',
    rows: [
      { row: 'Cork', relativity: 0.9, words: [] },
      { row: 'Dublin', relativity: 1.2, words: ['D02'] },
    ],
  };
  const group: FactorOf<'combination'> = {
    id: 'group',
    title: 'Group',
    kind: 'combination',
    inputs: ['make', 'model'],
    assume: 'usual',
    rows: [{ row: 'usual', relativity: 1 }],
    combinations: [
      { row: 'usual', words: { make: ['Ford'] } },
      { row: 'usual', words: { make: ['Ford'], model: ['Ka'] } },
      { row: 'usual', words: { model: ['Roma'] } },
    ],
  };
  const reads = (factor: FactorOf<'table' | 'combination'>, inputs: Partial<RatingInputs>) =>
    relativityOf({ ...compileFactor(factor), relativity: calculated }, risk(inputs));

  test.each([
    [{ routingKey: 'D02', county: 'Cork' }, 12_000],
    [{ routingKey: 'Dublin' }, 12_000],
    [{ county: 'Dublin' }, 12_000],
    [{}, 9_000],
  ])('looks %j up by the first input that is given', (inputs, expected) => {
    expect(reads(table, inputs)).toBe(expected);
  });

  test.each([{ routingKey: 'd02' }, { routingKey: 'T12', county: 'Dublin' }])(
    'calculates %j, as the book does not write it',
    (inputs) => {
      expect(() => reads(table, inputs)).toThrow('calculated');
    },
  );

  test.each([{ make: 'Ford' }, { make: 'Ford', model: 'Ka' }, { model: 'Roma' }])(
    'looks the combination %j up',
    (inputs) => {
      expect(reads(group, inputs)).toBe(10_000);
    },
  );

  test.each([{}, { make: 'Ford', model: 'Roma' }, { make: 'Fiat' }])(
    'calculates %j, which is no combination of the book alone',
    (inputs) => {
      expect(() => reads(group, inputs)).toThrow('calculated');
    },
  );
});

test('any risk costs the same by look-ups and calculated', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      for (const book of [compiled, onTypical(compiled)]) {
        expect(rate(book, in2026, inputs)).toEqual(rate(withoutLookups(book), in2026, inputs));
      }
    }),
    runs(300),
  );
});
