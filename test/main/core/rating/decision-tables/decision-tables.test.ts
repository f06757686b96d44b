import { ZenDecisionContent, ZenEngine } from '@gorules/zen-engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain } from '../../../../../src/main/core/rating/explain.ts';
import { compileBook } from '../../../../../src/main/core/rating/rate.ts';
import type {
  NumberInput,
  RatingInputs,
  TextInput,
} from '../../../../../src/shared/domain/quotes/rating-inputs.ts';
import type { Factor, RateBook } from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import { tiny } from '../tiny-book.ts';
import { motorGraph } from './motor-graph.ts';

const bands = (input: NumberInput, ...steps: (readonly [number, number])[]): Factor => ({
  id: input,
  title: input,
  kind: 'bands',
  input,
  assume: 0,
  bands: steps.map(([from, relativity]) => ({ from, relativity })),
});
const table = (input: TextInput, assume: string, rows: Record<string, number>): Factor => ({
  id: input,
  title: input,
  kind: 'table',
  inputs: [input],
  assume,
  unknown: { decision: 'assume', row: assume },
  rows: Object.entries(rows).map(([row, relativity]) => ({ row, relativity, words: [] })),
});

/**
 * Fourteen factors of a car premium, in the way in which rule engines show them: a decision table for
 * each. The structure is that of public examples; every number is our own.
 */
const motor: RateBook = {
  ...tiny,
  factors: [
    bands('driverAge', [0, 1.75], [25, 1.25], [30, 1], [65, 1.2]),
    bands('licenceYears', [0, 1.3], [2, 1.1], [5, 1]),
    table('licenceType', 'Other', { Full: 1, Learner: 1.4, Other: 1.15 }),
    bands('faultClaims', [0, 1], [1, 1.25], [2, 1.6], [3, 2.2]),
    bands('penaltyPoints', [0, 1], [1, 1.1], [4, 1.3], [7, 1.75]),
    bands('noClaimsYears', [0, 1], [1, 0.9], [3, 0.75], [5, 0.55]),
    bands('vehicleAge', [0, 1.15], [3, 1], [8, 1.05], [15, 1.25]),
    bands('value', [0, 0.95], [10_000, 1], [25_000, 1.2], [50_000, 1.5]),
    bands('engineSize', [0, 0.9], [1200, 1], [1600, 1.15], [2000, 1.4]),
    table('fuelType', 'Other', {
      Petrol: 1,
      Diesel: 1.05,
      Hybrid: 0.95,
      Electric: 0.9,
      Other: 1.02,
    }),
    {
      id: 'car',
      title: 'Car',
      kind: 'combination',
      inputs: ['make', 'bodyType'],
      assume: 'Other',
      rows: [
        { row: 'Fast', relativity: 1.45 },
        { row: 'Large', relativity: 1.25 },
        { row: 'Van', relativity: 1.1 },
        { row: 'Other', relativity: 1 },
      ],
      combinations: [
        { row: 'Fast', words: { make: ['BMW', 'Audi'], bodyType: ['Coupe'] } },
        { row: 'Large', words: { make: ['BMW', 'Audi'] } },
        { row: 'Van', words: { bodyType: ['Van'] } },
      ],
    },
    table('county', 'Other', { Dublin: 1.2, Cork: 1.05, Longford: 1.24, Kilkenny: 0.88, Other: 1 }),
    bands('mileage', [0, 0.92], [10_000, 1], [20_000, 1.12]),
    bands('excess', [0, 1.15], [300, 1], [1000, 0.85], [2000, 0.75]),
  ],
};

const word = (...words: string[]) => fc.constantFrom(...words, 'Another');
const anyRisk: fc.Arbitrary<RatingInputs> = fc.record({
  cover: fc.constant('Comprehensive'),
  driverAge: fc.integer({ min: 17, max: 90 }),
  licenceYears: fc.nat(7),
  licenceType: word('Full', 'Learner'),
  faultClaims: fc.nat(5),
  penaltyPoints: fc.nat(11),
  noClaimsYears: fc.nat(8),
  vehicleAge: fc.nat(20),
  value: fc.oneof(fc.constantFrom(9_999, 10_000, 25_000, 49_999.99, 50_000), fc.nat(80_000)),
  engineSize: fc.constantFrom(998, 1199, 1200, 1599, 1600, 1999, 2000, 2998),
  fuelType: word('Petrol', 'Diesel', 'Hybrid', 'Electric'),
  make: word('BMW', 'Audi', 'Volkswagen'),
  bodyType: word('Coupe', 'Van', 'Saloon'),
  county: word('Dublin', 'Cork', 'Longford', 'Kilkenny'),
  mileage: fc.constantFrom(4_000, 9_999, 10_000, 19_999, 20_000, 40_000),
  excess: fc.constantFrom(0, 299, 300, 999, 1000, 2000, 2500),
});

test('fourteen decision tables of another engine and the same book give the same product', async () => {
  const decision = new ZenEngine().createDecision(new ZenDecisionContent(motorGraph()));
  const book = compileBook(motor);
  await fc.assert(
    fc.asyncProperty(anyRisk, async (inputs) => {
      const { steps } = explain(book, [], inputs);
      const factors = steps.flatMap(({ relativity }) => relativity ?? []);
      expect(factors).toHaveLength(14);
      // Exact in whole numbers; the other engine has decimals of 28 digits, and answers a double.
      const product = factors.reduce((all, factor) => all * BigInt(factor), 1n);
      const { result } = await decision.evaluate(inputs);
      expect(result.product).toBeCloseTo(Number(product) / 10_000 ** 14, 12);
    }),
    { numRuns: 200 },
  );
});
