import { describe, expect, test } from 'vitest';
import { compileFactor } from '../../../../src/main/core/rating/factor.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import type { RatingInputs } from '../../../../src/shared/domain/quote-fields/rating-inputs.ts';
import type { FactorOf } from '../../../../src/shared/schemas/rate-books/rate-book.ts';

const TABLE: FactorOf<'combination'> = {
  id: 'group',
  title: 'Group',
  kind: 'combination',
  inputs: ['make', 'model', 'bodyType'],
  assume: { typical: 'usual', cautious: 'high' },
  unknown: { decision: 'assume', row: 'other' },
  rows: [
    { row: 'low', relativity: 0.9 },
    { row: 'usual', relativity: 1 },
    { row: 'high', relativity: 1.2 },
    { row: 'other', relativity: 1.1 },
    { row: 'van', relativity: 1.3 },
  ],
  combinations: [
    { row: 'high', words: { make: ['Ford'] }, assumed: true },
    { row: 'low', words: { make: ['Ford'], model: ['Ka', 'Fiesta'] } },
    { row: 'van', words: { make: ['Ford', 'Opel'], bodyType: ['Van'] } },
    { row: 'usual', words: { make: ['Ford'], model: ['Fiesta'], bodyType: ['Van'] } },
    { row: 'high', words: { make: ['Ferrari'] } },
    { row: 'low', words: { bodyType: ['Other'] } },
  ],
  spellings: { make: { Ford: ['Ford Motor'] }, model: { Ka: ['Ka Plus'] } },
};
const group = compileFactor(TABLE);

const read = (inputs: Partial<RatingInputs>) => group.read({ cover: 'Comprehensive', ...inputs });
const relativity = (inputs: Partial<RatingInputs>) =>
  group.relativity({ cover: 'Comprehensive', ...inputs });

describe('a table over several inputs', () => {
  test.each([
    [{ make: 'Ford', model: 'Ka' }, 'low', 'Ford Ka'],
    [{ make: 'FORD', model: 'k-a' }, 'low', 'FORD k-a'],
    [{ make: 'Ford Motor', model: 'ka plus' }, 'low', 'Ford Motor ka plus'],
    [{ make: 'Ford', model: 'Fiesta', bodyType: 'Saloon' }, 'low', 'Ford Fiesta'],
    // The one that names most inputs counts.
    [{ make: 'Ford', model: 'Fiesta', bodyType: 'Van' }, 'usual', 'Ford Fiesta Van'],
    // Of as many, the one that names the earlier inputs.
    [{ make: 'Ford', model: 'Ka', bodyType: 'Van' }, 'low', 'Ford Ka'],
    [{ make: 'Opel', model: 'Vivaro', bodyType: 'Van' }, 'van', 'Opel Van'],
    [{ make: 'Ferrari', model: 'Roma' }, 'high', 'Ferrari'],
    [{ make: 'Opel', bodyType: 'Other' }, 'low', 'Other'],
  ])('rates %j as %s, for %s', (inputs, row, input) => {
    expect(read(inputs)).toEqual({ input, assumed: false, row });
    const found = TABLE.rows.find((one) => one.row === row)?.relativity ?? 0;
    expect(relativity(inputs)).toBe(Math.round(found * 10_000));
  });

  test.each([
    ['an unknown word of a make that is known', { make: 'Ford', model: 'Zyzzyva' }, 'high', 12_000],
    ['a make that is not known', { make: 'Zyzzyva', model: 'Ka' }, 'other', 11_000],
    ['a model alone', { model: 'Ka' }, 'other', 11_000],
  ])('assumes a row for %s, and says so', (_, inputs, row, expected) => {
    const unknown = Object.values(inputs).join(' ');
    expect(read(inputs)).toEqual({ input: row, assumed: true, row, unknown });
    expect(relativity(inputs)).toBe(expected);
  });

  test('assumes by its basis where nothing is given', () => {
    expect(read({})).toEqual({ input: 'high', assumed: true, row: 'high' });
    const typical = compileFactor(TABLE, 'typical');
    expect(typical.relativity({ cover: 'TPFT' })).toBe(10_000);
  });

  test('takes what it does not know as without answers, where the book says nothing of it', () => {
    const { unknown: _, ...rest } = TABLE;
    expect(compileFactor(rest).relativity({ cover: 'TPFT', make: 'Zyzzyva' })).toBe(12_000);
  });
});

describe('a question that may stay open', () => {
  const optional = compileFactor({ ...TABLE, optional: true });

  test('is neither given nor assumed', () => {
    expect(optional.read({ cover: 'TPFT' })).toEqual({
      input: message('answerNotGiven'),
      assumed: false,
      row: 'high',
      open: true,
    });
  });

  test('still says what it does not know', () => {
    expect(optional.read({ cover: 'TPFT', make: 'Zyzzyva' })).toMatchObject({ assumed: true });
  });
});
