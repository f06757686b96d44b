import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { type Query, queryReader } from '../../../../src/main/adapters/http/operations.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';

const read = queryReader({
  http: {
    method: 'GET',
    path: '/products/:id/covers',
    from: 'address',
    faults: [],
    example: { id: 'motor' },
  },
  input: Type.Object({
    id: Type.String(),
    word: Type.Optional(Type.String()),
    cover: Type.Optional(Type.Enum(['Comprehensive', 'TPFT'])),
    limit: Type.Optional(Type.Integer()),
    premium: Type.Optional(Type.Number()),
    accepted: Type.Optional(Type.Boolean()),
  }),
});

const errorsOf = (query: Query) => {
  const result = read(query);
  return result.ok || result.fault.kind !== 'invalid' ? undefined : result.fault.errors;
};

test('each parameter is read as its type', () => {
  const query = { word: '12', cover: 'TPFT', limit: '-3', premium: '12.50', accepted: 'false' };
  expect(read(query)).toEqual({
    ok: true,
    value: { word: '12', cover: 'TPFT', limit: -3, premium: 12.5, accepted: false },
  });
  expect(read({ accepted: 'true' })).toMatchObject({ value: { accepted: true } });
  expect(read({})).toEqual({ ok: true, value: {} });
});

test.each(['', ' ', '1e3', '0x1', '1.', '.5', '1 ', 'NaN', 'Infinity', '+1', '1,5'])(
  'what is no number stays the text that it is: %j',
  (text) => {
    expect(read({ limit: text, premium: text, accepted: text })).toMatchObject({
      value: { limit: text, premium: text, accepted: text },
    });
  },
);

test('what programs put into the address of a read against caches says nothing', () => {
  for (const _ of ['1', '', ['1', '2']]) {
    expect(read({ word: 'a', _ })).toEqual({ ok: true, value: { word: 'a' } });
  }
});

test('a parameter that is not known or was sent more than once is named', () => {
  const unknown = message('parameterUnknown');
  expect(errorsOf({ limit: ['1', '2'], words: 'a', more: ['b', 'c'], '': 'd' })).toEqual([
    { path: 'limit', message: message('parameterTwice') },
    { path: 'words', message: unknown },
    { path: 'more', message: unknown },
    { path: '?', message: unknown },
  ]);
  // What the path names has no second place.
  expect(errorsOf({ id: 'x' })).toEqual([{ path: 'id', message: unknown }]);
  expect(errorsOf({ toString: 'x', constructor: 'y' })).toHaveLength(2);
  expect(errorsOf({ ['\u202ewords'.padEnd(500, 'x')]: '' })?.[0]?.path).toMatch(
    /^\ufffdwordsx{94}$/,
  );
});
