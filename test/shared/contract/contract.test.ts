import { expect, test } from 'vitest';
import {
  addressOf,
  addressParameters,
  contract,
  httpOperations,
  type Operation,
} from '../../../src/shared/contract/contract.ts';

const { lookUpVehicle, priceQuote } = contract;
const { http, ...anywhere } = lookUpVehicle;

test('a record that lacks something that cannot be derived does not compile', () => {
  const { example: _example, ...withoutExample } = http;
  const { faults: _faults, ...withoutFaults } = http;
  const { requires: _requires, ...withoutPermission } = lookUpVehicle;
  const refused = [
    // @ts-expect-error no example
    { ...anywhere, http: withoutExample } satisfies Operation,
    // @ts-expect-error no faults
    { ...anywhere, http: withoutFaults } satisfies Operation,
    // @ts-expect-error no permission
    withoutPermission satisfies Operation,
    // @ts-expect-error a fault that there is not
    { ...anywhere, http: { ...http, faults: ['lost'] } } satisfies Operation,
    // @ts-expect-error a body where none may be
    { ...anywhere, http: { ...http, from: 'json' } } satisfies Operation,
  ];
  expect(refused).toHaveLength(5);
});

test.each(httpOperations)('$name takes every parameter that its path names', (operation) => {
  const named = [...operation.http.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  expect(addressParameters(operation.http, operation.input).path.toSorted()).toEqual(
    named.toSorted(),
  );
});

test.each(httpOperations)('$name has an example of its own input', ({ http: place, input }) => {
  if (place.from === 'quote') return;
  const names = Object.keys(place.example);
  expect(Object.keys(input.properties)).toEqual(expect.arrayContaining(names));
  expect(names).toEqual(expect.arrayContaining([...(input.required ?? [])]));
});

test('no two operations stand at the same place', () => {
  const places = httpOperations.map(({ http: { method, path } }) => `${method} ${path}`);
  expect(new Set(places).size).toBe(places.length);
});

test('an address has its parameters in the path, and the others in the query', () => {
  expect(addressOf(http, { vrm: '191 D/1?' })).toBe('/vehicle-lookup/191%20D%2F1%3F');
  expect(addressOf(http, { vrm: '1', note: 'a b&c', left: undefined, count: 2 })).toBe(
    '/vehicle-lookup/1?note=a%20b%26c&count=2',
  );
  expect(addressOf(priceQuote.http, { data: {} })).toBe('/priceQuote');
});
