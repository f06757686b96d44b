import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { checker } from '../../../src/shared/contract/check.ts';
import { contract, operationNames } from '../../../src/shared/contract/contract.ts';
import { shownErrors } from '../../../src/shared/result/sentences.ts';

const shape = Type.Object({
  data: Type.Object({
    'in_policy.date': Type.String(),
    list: Type.Optional(Type.Array(Type.Integer({ minimum: 0 }), { minItems: 1 })),
    word: Type.Optional(Type.Enum(['a', 'b'])),
    mark: Type.Optional(Type.String({ pattern: '^x', 'x-rule': 'must begin with x' })),
    name: Type.Optional(Type.String({ pattern: '\\S' })),
    code: Type.Optional(Type.String({ minLength: 2, pattern: '\\S' })),
    'a/b~c': Type.Optional(Type.Boolean()),
  }),
});
const check = checker(shape);
const errors = (value: unknown) => {
  const checked = check(value);
  return 'errors' in checked ? shownErrors(checked.errors) : [];
};
const data = (more: object) => errors({ data: { 'in_policy.date': 'x', ...more } });

test('what is right comes back as it is', () => {
  const value = { data: { 'in_policy.date': 'x', list: [1], unknown: 1 } };
  expect(check(value)).toEqual({ value });
});

test.each([
  ['an empty object', {}, [{ path: 'data', message: 'is required' }]],
  ['a list', [], [{ path: '', message: 'must be an object' }]],
  ['a text', 'x', [{ path: '', message: 'must be an object' }]],
  ['nothing', undefined, [{ path: '', message: 'must be an object' }]],
  ['an empty part', { data: {} }, [{ path: 'data.in_policy.date', message: 'is required' }]],
])('%s', (_, value, expected) => expect(errors(value)).toEqual(expected));

test.each([
  ['a wrong type', { 'in_policy.date': 1 }, 'data.in_policy.date', 'must be a string'],
  ['a place in a list', { list: [1, -1] }, 'data.list.1', 'must be >= 0'],
  ['no whole number', { list: [1.5] }, 'data.list.0', 'must be an integer'],
  ['too few', { list: [] }, 'data.list', 'must have at least 1 items'],
  ['a word not on the list', { word: 'c' }, 'data.word', 'must be one of a, b'],
  ['a pattern, by its rule in words', { mark: 'y' }, 'data.mark', 'must begin with x'],
  ['nothing but spaces', { name: ' \t' }, 'data.name', 'must not be blank'],
  ['an empty text, once', { code: '' }, 'data.code', 'must not be blank'],
  ['a short text', { code: 'x' }, 'data.code', 'must have at least 2 characters'],
  ['a name with a slash and a tilde', { 'a/b~c': 1 }, 'data.a/b~c', 'must be a boolean'],
])('%s', (_, more, path, message) => expect(data(more)).toEqual([{ path, message }]));

test('every fault is listed, not only the first', () => {
  expect(data({ list: [-1, 'x'], word: 1 }).map(({ path }) => path)).toEqual([
    'data.list.0',
    'data.list.1',
    'data.word',
  ]);
});

test('what is closed names what is too much', () => {
  const closed = checker(Type.Object({}, { additionalProperties: false }));
  const checked = closed({ a: 1, b: 2 });
  expect('errors' in checked && shownErrors(checked.errors)).toEqual([
    { path: 'a', message: 'is not known here' },
    { path: 'b', message: 'is not known here' },
  ]);
});

/** Every pattern inside a schema, with the schema that has it. */
function patterns(schema: unknown): object[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return [...('pattern' in schema ? [schema] : []), ...Object.values(schema).flatMap(patterns)];
}

test('no input of the contract answers with a pattern that no person can read', () => {
  const all = operationNames.flatMap((name) => patterns(contract[name].input));
  const put = all.filter((schema) => Reflect.get(schema, 'pattern') !== '\\S');
  expect(put.length).toBeGreaterThanOrEqual(2);
  for (const schema of put)
    expect(schema).toHaveProperty('x-rule', expect.stringMatching(/^must /));
});
