import { expect, test } from 'vitest';
import { errorFacts } from '../../../src/shared/domain/error-facts.ts';

const SECRET = 'Áine Ní Bhriain';

test('an error is its name, its code and its places in the program', () => {
  const error = Object.assign(new TypeError(SECRET), { code: 'SQLITE_FULL' });
  expect(errorFacts(error)).toEqual({
    error: 'TypeError',
    code: 'SQLITE_FULL',
    at: expect.arrayContaining([expect.stringMatching(/^error-facts\.test\.ts:\d+:\d+$/)]),
  });
});

test('a place is that of its source in development, too, where the file has a query', () => {
  const error = new Error('x');
  error.stack =
    'Error: x\n    at Quote (http://127.0.0.1:5173/shell/app.tsx?t=1795305600000:57:11)';
  expect(errorFacts(error).at).toEqual(['app.tsx:57:11']);
});

test.each([
  ['a message', new Error(SECRET)],
  ['a message like a place in a source', new Error(`x\n    at ${SECRET} (aine.ts:1:1)`)],
  ['a name', Object.assign(new Error('x'), { name: SECRET })],
  ['a code', Object.assign(new Error('x'), { code: SECRET })],
  ['something else as code', Object.assign(new Error('x'), { code: { of: SECRET } })],
  ['what is no error', SECRET],
  ['a thrown object', { message: SECRET }],
  ['a cause', new Error('x', { cause: new Error(SECRET) })],
  ['a message that came later', Object.assign(new Error(SECRET), { message: 'later' })],
])('nothing of a person is taken from %s', (_, thrown) => {
  const facts = JSON.stringify(errorFacts(thrown));
  expect(facts).toContain('"error":');
  expect(facts).not.toMatch(/áine|aine\.ts|bhriain/i);
});

test('a function named by data does not name its place', () => {
  const named = {
    [SECRET]() {
      throw new Error('x');
    },
  };
  let facts = '';
  try {
    named[SECRET]?.();
  } catch (error) {
    facts = JSON.stringify(errorFacts(error));
  }
  expect(facts).toMatch(/"at":\["error-facts\.test\.ts:\d+:\d+"/);
  expect(facts).not.toContain('Bhriain');
});
