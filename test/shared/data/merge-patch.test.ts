import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isJsonObject } from '../../../src/shared/data/json-object.ts';
import { patched, patchOf } from '../../../src/shared/data/merge-patch.ts';

const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean());
const names = fc.constantFrom('Make', 'Model', 'Driver', 'Claim');
const { object } = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, scalar, fc.array(scalar), tie('object')),
  object: fc.dictionary(names, tie('value'), { maxKeys: 3 }),
}));
const document = object.map((value): object => Object(value));

/** A document without empty elements: what is taken away of an element may leave it empty. */
function full(value: unknown): unknown {
  if (!isJsonObject(value)) return value;
  const members = Object.entries(value).map(([name, one]) => [name, full(one)] as const);
  const isEmpty = (one: unknown) => isJsonObject(one) && Object.keys(one).length === 0;
  return Object.fromEntries(members.filter(([, one]) => !isEmpty(one)));
}

test('the patch between two documents makes one of the other, and the same need none', () => {
  fc.assert(
    fc.property(document, document, (before, after) => {
      expect(full(patched(before, patchOf(before, after)))).toEqual(full(after));
      expect(patchOf(after, after)).toEqual({});
    }),
  );
});
