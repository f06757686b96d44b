import { ZenDecisionContent, ZenEngine } from '@gorules/zen-engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain } from '../../../../../src/main/core/rating/explain.ts';
import { compileBook } from '../../../../../src/main/core/rating/rate.ts';
import type { RatingInputs } from '../../../../../src/shared/domain/quotes/rating-inputs.ts';
import { motor } from './motor-book.ts';
import { motorGraph } from './motor-graph.ts';

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
