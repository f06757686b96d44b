import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { describedOperation } from '../../../../src/main/adapters/http/openapi/operation.ts';
import { contract } from '../../../../src/shared/contract/contract.ts';

const forms = { quoteBody: (document: object) => ({ ...document }), quoteXml: '' };

/** How the parameters of an operation are described that is got from an address. */
function parameters(input: ReturnType<typeof Type.Object>, example: object) {
  const { listProducts } = contract;
  const http = { ...listProducts.http, path: '/products/:id/covers', example: { ...example } };
  return describedOperation({ ...listProducts, name: 'listProducts', http, input }, forms);
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
