import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prefers } from '../../../../src/main/adapters/http/reply.ts';

const PROBLEM = 'application/problem+json';
const JSON_TYPE = 'application/json';
const prefersProblem = (accept: string | undefined) => prefers(accept, PROBLEM, JSON_TYPE);

const PREFERRED = [
  'application/problem+json',
  'Application/Problem+JSON',
  'application/problem+json;q=0.1',
  'application/problem+json, */*',
  'application/problem+json, application/*',
  'application/json;q=0.9, application/problem+json',
  'application/json ; q=0.9 , application/problem+json ; q=1.000',
  'application/json;Q=0.2, application/problem+json;Q=0.3',
  // Named first, and so preferred: most servers treat equal weights like this.
  'application/problem+json, application/json',
  '*/*, application/json;q=0',
  'application/json;q=0.001, */*;q=0.002',
  'application/problem+json; profile="a, application/json", text/html',
  'text/html, application/problem+json;q=0.5, */*;q=0.1',
];

const NOT_PREFERRED = [
  undefined,
  '',
  '*/*',
  'application/*',
  'text/html',
  'application/json',
  'application/json, application/problem+json',
  'application/json, application/problem+json;q=0.9',
  'application/problem+json;q=0.5, application/json;q=0.8',
  'application/problem+json;q=0',
  'application/problem+json;q=0, */*',
  'application/problem+json;q=0.0, application/json;q=0',
  'application/problem+json;q=0.4, */*;q=0.5',
  'application/problem+xml',
  'application/problem+jsonx',
  // No valid weight: the range does not count.
  'application/problem+json;q=2',
  'application/problem+json;q=much',
  'application/problem+json;q=',
];

test.each(PREFERRED)('%j asks for problem details', (accept) => {
  expect(prefersProblem(accept)).toBe(true);
});

test.each(NOT_PREFERRED)('%j does not', (accept) => {
  expect(prefersProblem(accept)).toBe(false);
});

test('whatever the header says, never are both of two types preferred', () => {
  const piece = fc.constantFrom(PROBLEM, JSON_TYPE, '*/*', 'application/*', ',', ';', 'q=', '"');
  const rest = fc.oneof(fc.double({ min: 0, max: 1 }).map(String), fc.string());
  const header = fc.array(fc.oneof(piece, piece, rest)).map((parts) => parts.join(''));
  fc.assert(
    fc.property(header, (accept) => {
      expect(prefers(accept, PROBLEM, JSON_TYPE) && prefers(accept, JSON_TYPE, PROBLEM)).toBe(
        false,
      );
    }),
  );
});
