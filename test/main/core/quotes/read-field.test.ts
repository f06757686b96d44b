import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readField as readCoded } from '../../../../src/main/core/quotes/document/read-field.ts';
import { english } from '../../../../src/shared/domain/messages/message.ts';
import type { FieldKind } from '../../../../src/shared/domain/quote-fields/quote-field.ts';

/** What a text is read as, in the words of the API. */
function readField(kind: FieldKind, text: string) {
  const read = readCoded({ kind, ...(kind === 'choice' && { choices: 'claimStatus' }) }, text);
  if ('fault' in read) return { fault: english(read.fault) };
  return read.warning ? { ...read, warning: english(read.warning) } : read;
}

const KINDS: readonly FieldKind[] = [
  'name',
  'text',
  'moment',
  'day',
  'cover',
  'vrm',
  'eircode',
  'integer',
  'year',
  'number',
  'engine',
  'boolean',
  'addOn',
  'choice',
  'driverNumber',
];

test.each<[FieldKind, string, string | number | boolean]>([
  ['text', 'Ní Dhomhnaill', 'Ní Dhomhnaill'],
  ['choice', 'Settled', 'Settled'],
  ['addOn', 'keycare', 'keycare'],
  ['driverNumber', '123 456 789', '123456789'],
  ['driverNumber', 'morga657054sm9ij', 'MORGA657054SM9IJ'],
  ['driverNumber', '12345/67/8901', '12345678901'],
  ['text', 'Łukasz 李', 'Łukasz 李'],
  ['text', '0871234567', '0871234567'],
  ['text', 'x'.repeat(200), 'x'.repeat(200)],
  ['text', '12 Canal\r\n\t  Street', '12 Canal Street'],
  ['text', `a${'\n'.repeat(300)}b  c`, 'a b c'],
  ['moment', '2026-12-01T00:00:00+00:00', '2026-12-01T00:00:00+00:00'],
  ['day', '2024-02-29', '2024-02-29'],
  ['cover', 'TPFT', 'TPFT'],
  ['vrm', '191 d 12345', '191-D-12345'],
  ['eircode', 'd02 x285', 'D02X285'],
  ['integer', '007', 7],
  ['year', '1900', 1900],
  ['year', '2099', 2099],
  ['integer', '+5', 5],
  ['integer', '3.0', 3],
  ['integer', '-0', 0],
  ['year', '2019.0', 2019],
  ['year', '+2019', 2019],
  ['year', '02019', 2019],
  ['day', '19850615', '1985-06-15'],
  ['moment', '20261201T000000Z', '2026-12-01T00:00:00Z'],
  ['number', '.5', 0.5],
  ['number', '5.', 5],
  ['number', '+005.50', 5.5],
  ['number', '1.0E4', 10_000],
  ['number', '2.85e+4', 28_500],
  ['number', '5000e-3', 5],
  ['number', '1e9', 1_000_000_000],
  ['vrm', 'zv 1234', 'ZV-1234'],
  ['eircode', 'd02-x285', 'D02X285'],
  ['number', '28500.50', 28500.5],
  ['number', '0', 0],
  ['boolean', 'true', true],
  ['boolean', '0', false],
])('%s %j is %j', (kind, text, value) => expect(readField(kind, text)).toEqual({ value }));

test.each<[FieldKind, string]>([
  ['text', 'x'.repeat(201)],
  ['text', 'a\u0000b'],
  ['text', 'a\u0085b'],
  ['text', 'a\u000bb'],
  ['text', 'a\u2028b'],
  ['text', 'a\u2029b'],
  ['text', 'a\u202eb'],
  ['text', 'a\u2067b'],
  ['text', 'a\ud800b'],
  ['cover', 'toString'],
  ['integer', '1.5'],
  ['year', '19'],
  ['year', '0'],
  ['year', '1850'],
  ['year', '2100'],
  ['year', '20190'],
  ['integer', '-1'],
  ['integer', '1e3'],
  ['year', '2019.5'],
  ['year', '1e9'],
  ['integer', '٣'],
  ['integer', '1000000001'],
  ['number', '.'],
  ['number', ''],
  ['number', '1e'],
  ['number', 'e5'],
  ['number', '1e5.5'],
  ['number', 'INF'],
  ['number', 'NaN'],
  ['number', '0x10'],
  ['number', '1 000'],
  ['number', '1,000'],
  ['number', 'Infinity'],
  ['number', '0.1234567'],
  ['engine', '-1.2'],
  ['boolean', 'True'],
  ['boolean', ''],
])('%s does not take %j', (kind, text) => {
  expect(readField(kind, text)).toEqual({ fault: expect.stringMatching(/^(must|is|holds) /) });
});

const MOST = 'must be no more than 1000000000';
const PLACES = 'must have at most six decimals';

test.each<[FieldKind, string, string]>([
  ['number', '1000000000.5', MOST],
  ['number', '9'.repeat(400), MOST],
  ['number', '1e+21', MOST],
  ['number', '1.5e+300', MOST],
  ['number', '0.1234567', PLACES],
  ['number', '-0.1234567', 'must be a number, 0 or more'],
  ['number', '1e10', MOST],
  ['number', '1e-7', PLACES],
  ['number', '-1e3', 'must be a number, 0 or more'],
  ['integer', '9999999999999', MOST],
  ['integer', '1.5', 'must be a whole number, 0 or more'],
  ['integer', '1.5000000', PLACES],
  ['engine', '1000000001', MOST],
  ['engine', '1.6000000', PLACES],
  ['engine', 'two', 'must be a number, in cubic centimetres'],
])('%s %s says its limit: %s', (kind, text, fault) =>
  expect(readField(kind, text)).toEqual({ fault }),
);

test.each<[FieldKind, string, string]>([
  ['text', 'x'.repeat(201), 'is longer than 200 characters'],
  ['day', '1985-06-31', 'must be an existing date, YYYY-MM-DD'],
  ['cover', 'Full', 'must be one of Comprehensive, TPFT, ThirdParty'],
  ['vrm', 'none', 'must be an Irish registration mark such as 191-D-12345'],
  ['eircode', 'D02', 'must be an Eircode such as D02X285'],
  ['boolean', 'yes', 'must be true or false'],
  ['choice', 'open', 'must be one of Open, Settled'],
  ['addOn', 'Legal', 'must be one of breakdown, legal, windscreen, keycare'],
  ['driverNumber', '1234', 'must be 5 to 25 letters and digits'],
  ['driverNumber', 'MÜLLER12', 'must be 5 to 25 letters and digits'],
])('%s %j is refused, and why: %s', (kind, text, fault) =>
  expect(readField(kind, text)).toEqual({ fault }),
);

test('a date-time without an offset is Irish time, with a warning', () => {
  expect(readField('moment', '2026-07-01T09:00:00')).toEqual({
    value: '2026-07-01T09:00:00+01:00',
    warning: expect.stringMatching(/Irish time/),
  });
});

test('a text of 200 characters may have more UTF-16 units', () => {
  const cars = '🚗'.repeat(200);
  expect(readField('text', cars)).toEqual({ value: cars });
  expect(readField('text', `${cars}🚗`)).toHaveProperty('fault');
});

test('the largest number is taken', () => {
  expect(readField('number', '1000000000')).toEqual({ value: 1_000_000_000 });
});

describe('an engine', () => {
  test.each([
    ['1.6', 1600],
    ['0.9', 900],
    ['1.995', 1995],
    ['19.9', 19_900],
    ['20', 20],
    ['998', 998],
    ['1995.4', 1995],
    ['0', 0],
  ])('%s is %d cc', (text, value) => expect(readField('engine', text)).toEqual({ value }));

  test('in litres is the same as in cubic centimetres', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 19_999 }), (cc) => {
        const litres = readField('engine', (cc / 1000).toFixed(3));
        expect(litres).toEqual({ value: cc });
        if (cc >= 20) expect(readField('engine', String(cc))).toEqual(litres);
      }),
    );
  });
});

test('a number is the same however XML Schema writes it', () => {
  const amounts = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(amounts, fc.nat({ max: 3 }), (value, zeros) => {
      const plain = String(value);
      const written = [plain, `+${plain}`, '0'.repeat(zeros) + plain, value.toExponential()];
      for (const text of written) {
        expect(readField('number', text)).toEqual({ value });
        expect(readField('number', text.toUpperCase())).toEqual({ value });
      }
    }),
  );
});

test('whatever the text, every kind returns a value or a fault, and never throws', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[-+.\d:TZe ]{0,30}$/));
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), text, (kind, given) => {
      const read = readField(kind, given);
      if ('fault' in read) expect(read.fault).toMatch(/^(must|is|holds) /);
      else if (typeof read.value === 'number') {
        expect(Number.isFinite(read.value) && read.value >= 0).toBe(true);
        expect(Object.is(read.value, -0)).toBe(false);
      }
    }),
    { numRuns: 2000 },
  );
});
