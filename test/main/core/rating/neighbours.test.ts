import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileFactor } from '../../../../src/main/core/rating/factor.ts';
import { neighbours } from '../../../../src/main/core/rating/neighbours.ts';
import { inEnglish } from '../../../../src/shared/domain/messages/message.ts';
import type { RatingInputs } from '../../../../src/shared/domain/quotes/rating-inputs.ts';
import type { Factor } from '../../../../src/shared/schemas/rate-books/rate-book.ts';
import { anyInputs } from './any-inputs.ts';
import { book, factor } from './demonstration.ts';

const RISK: RatingInputs = { cover: 'Comprehensive' };
const words = (kind: 'table' | 'bands' | 'line', id: string, inputs: Partial<RatingInputs>) =>
  neighbours(factor(kind, id), book.factors, { ...RISK, ...inputs }).map(
    ({ from, to }) => `${inEnglish(from)} -> ${inEnglish(to)}`,
  );

describe('one step away', () => {
  test.each([
    ['bands', 'no-claims', { noClaimsYears: 5 }, ['5 years -> 4 years', '5 years -> 8 years']],
    ['bands', 'claims', { faultClaims: 0 }, ['0 claims -> 1 claim']],
    ['bands', 'engine', { engineSize: 1995 }, ['1995 cc -> 1600 cc', '1995 cc -> 2001 cc']],
    ['bands', 'engine', { fuelType: 'EV' }, []],
    ['line', 'mileage', { mileage: 16_000 }, ['16000 km -> 10000 km', '16000 km -> 25000 km']],
    // Above the last point the line is level: the premium changes only below it.
    ['line', 'mileage', { mileage: 90_000 }, ['90000 km -> 25000 km']],
    ['table', 'security', { alarmImmobiliser: 'no' }, ['no -> yes']],
    ['table', 'licence-type', { licenceType: 'L plate' }, ['L plate -> Full']],
    ['table', 'licence-type', {}, ['Full -> Full EU']],
    // The usual row is dearer here, so it gives the next cheaper one.
    ['table', 'fuel', { fuelType: 'Petrol' }, ['Petrol -> Hybrid', 'Petrol -> Plug-in Hybrid']],
    ['table', 'area', { routingKey: 'D02' }, ['D02 -> Average of Ireland', 'D02 -> D15 Dublin 15']],
  ] as const)('%s %s with %j: %j', (kind, id, inputs, expected) => {
    expect(words(kind, id, inputs)).toEqual(expected);
  });
});

test('of a table is the nearest row, whatever the order of its rows', () => {
  const row = (name: string, relativity: number) => ({ row: name, relativity, words: [] });
  const rows = [row('D', 1.3), row('A', 0.9), row('C', 1), row('B', 0.8), row('E', 1.1)];
  const table: Factor = { ...factor('table', 'fuel'), assume: 'D', rows };
  const around = neighbours(table, [], { ...RISK, fuelType: 'C' });
  expect(around).toEqual([
    { input: 'fuelType', from: 'C', to: 'A', inputs: { ...RISK, fuelType: 'A' } },
    { input: 'fuelType', from: 'C', to: 'E', inputs: { ...RISK, fuelType: 'E' } },
  ]);
});

test('has another relativity, by one input only, whatever the risk', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      for (const one of book.factors) {
        const { relativity } = compileFactor(one, 'cautious', book.factors);
        const found = neighbours(one, book.factors, inputs);
        expect(found.length).toBeLessThanOrEqual(2);
        for (const { input, inputs: changed } of found) {
          expect(relativity(changed)).not.toBe(relativity(inputs));
          expect({ ...changed, [input]: undefined }).toEqual({ ...inputs, [input]: undefined });
        }
      }
    }),
  );
});
