import fc from 'fast-check';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { repeatedName } from '../../../../src/main/adapters/http/json-names.ts';
import { describedOperation } from '../../../../src/main/adapters/http/openapi/operation.ts';
import { contract } from '../../../../src/shared/contract/contract.ts';

type Json = null | boolean | number | string | Json[] | { readonly [name: string]: Json };

/** Names and texts that look like JSON themselves. */
const texts = fc.oneof(
  fc.constantFrom('{', '}', '"', '\\', '\\"', '":', '{"a":1,"a":1}', '"a":', '__proto__', ''),
  fc.string({ unit: 'binary' }),
);

const { value: values } = fc.letrec<{ value: Json; members: { readonly [name: string]: Json } }>(
  (tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.oneof(fc.constant(null), fc.boolean(), fc.integer(), texts),
      fc.array(tie('value'), { maxLength: 4 }),
      tie('members'),
    ),
    members: fc.dictionary(texts, tie('value'), { maxKeys: 4 }),
  }),
);

/** A text in JSON. @param escaped whether to escape every character */
function quoted(text: string, escaped: boolean): string {
  if (!escaped) return JSON.stringify(text);
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return `"${units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')}"`;
}

/** A value as JSON; its first object has one of its names twice. */
function written(value: Json, again: { name: string | undefined }, escaped: boolean): string {
  if (Array.isArray(value)) {
    return `[ ${value.map((one) => written(one, again, escaped)).join(' ,')}]`;
  }
  if (typeof value === 'string') return quoted(value, escaped);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const { name } = again;
  again.name = undefined;
  const members = Object.entries(value).map(
    ([key, inside]) => `${quoted(key, escaped)}\n: ${written(inside, again, escaped)}`,
  );
  if (name !== undefined) {
    const [first, more] = [quoted(name, !escaped), quoted(name, escaped)];
    return `{${[`${first}:1`, ...members, `${more} :{}`].join(',')}}`;
  }
  return `{${members.join(' , ')}}`;
}

test('where each name occurs once, none is found, however it is written', () => {
  fc.assert(
    fc.property(values, fc.boolean(), (value, escaped) => {
      const text = written(value, { name: undefined }, escaped);
      expect(() => JSON.parse(text)).not.toThrow();
      expect(repeatedName(text)).toBeUndefined();
      expect(repeatedName(JSON.stringify(value, null, 2))).toBeUndefined();
    }),
  );
});

test('a name that occurs twice in an object is found, however it is written', () => {
  fc.assert(
    fc.property(texts, values, fc.boolean(), (name, value, escaped) => {
      const text = written([value, { inside: 1 }], { name: `${name} again` }, escaped);
      expect(repeatedName(text)).toBe(`${name} again`);
    }),
  );
});

test('the same name in two objects is no repetition', () => {
  expect(repeatedName('[{"a":{"a":[{"a":1}]}},{"a":"a","b":"a"}]')).toBeUndefined();
  expect(repeatedName('{"a":{"b":1},"c":{"b":1},"\\u0061":2}')).toBe('a');
});

test('the time grows with the length of a body, and no faster', () => {
  const text = `{"x":"${'\\"{'.repeat(20_000)}","y":${'{"z":['.repeat(500)}${']}'.repeat(500)}}`;
  const start = performance.now();
  expect(repeatedName(text)).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(500);
});

const forms = { quoteBody: (document: object) => ({ ...document }), quoteXml: '' };

/** How the parameters of an operation are described that is got from an address. */
function parameters(input: ReturnType<typeof Type.Object>, example: object) {
  const { listProducts } = contract;
  const http = { ...listProducts.http, path: '/products/:id/covers', example: { ...example } };
  return describedOperation({ ...listProducts, name: 'listProducts', http, input }, forms, {});
}

test('what the path does not name is a parameter of the query, required unless it is optional', () => {
  const input = Type.Object({
    id: Type.String(),
    limit: Type.Optional(Type.Integer()),
    cover: Type.String(),
  });
  expect(parameters(input, { id: 'motor', cover: 'TPFT' }).parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'motor' },
    { name: 'limit', in: 'query', required: false, schema: { type: 'integer' } },
    { name: 'cover', in: 'query', required: true, schema: { type: 'string' }, example: 'TPFT' },
  ]);
});

test('all of its parameters may be optional, or none be there', () => {
  const input = Type.Object({ limit: Type.Optional(Type.Integer()) });
  expect(parameters(input, {}).parameters).toMatchObject([{ name: 'limit', required: false }]);
  expect(parameters(Type.Object({}), {})).not.toHaveProperty('parameters');
});
