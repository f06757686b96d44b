import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseVrm, VRM_PATTERN } from '../../src/shared/domain/registration.ts';

test.each([
  ['191-D-12345', '191-D-12345'],
  ['191d12345', '191-D-12345'],
  [' 08 ce 7 ', '08-CE-7'],
  ['00-c-1', '00-C-1'],
  ['131 - WW - 123456', '131-WW-123456'],
])('%j is %s', (text, mark) => expect(normaliseVrm(text)).toBe(mark));

test.each(['', '1-D-1', '1911-D-1', '191-D', '191-12345', '191-ABC-1', '191-D-1234567', '191_D_1'])(
  '%j is no mark',
  (text) => expect(normaliseVrm(text)).toBeUndefined(),
);

test('a letter that only becomes one by capitals is none', () => {
  for (const text of ['191-ß-1', '191-ſ-1', '191-ﬁ-1', '191-ı-1', '191-é-1']) {
    expect(normaliseVrm(text)).toBeUndefined();
  }
});

const parts = fc.tuple(
  fc.stringMatching(/^\d{2,3}$/),
  fc.stringMatching(/^[A-Za-z]{1,2}$/),
  fc.stringMatching(/^\d{1,6}$/),
);
const gap = fc.constantFrom('', '-', ' ', ' - ', '--');

test('however it is spaced, hyphenated and cased, a mark is the same, and normal once', () => {
  fc.assert(
    fc.property(parts, gap, gap, ([year, county, number], first, second) => {
      const mark = normaliseVrm(` ${year}${first}${county}${second}${number} `);
      expect(mark).toBe(`${year}-${county.toUpperCase()}-${number}`);
      expect(normaliseVrm(mark ?? '')).toBe(mark);
    }),
  );
});

test('the pattern of the documents takes what the reader takes, and nothing else', () => {
  const pattern = new RegExp(VRM_PATTERN);
  const near = fc.stringMatching(/^\s?\d{1,4}[-\s]?[A-Za-zßſé]{0,3}[-\s]?\d{0,7}\s?$/);
  fc.assert(
    fc.property(fc.oneof(near, fc.string({ unit: 'binary' })), (text) => {
      expect(pattern.test(text)).toBe(normaliseVrm(text) !== undefined);
    }),
    { numRuns: 2000 },
  );
});
