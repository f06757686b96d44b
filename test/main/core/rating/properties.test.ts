import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explain } from '../../../../src/main/core/rating/explain.ts';
import { compileFactor } from '../../../../src/main/core/rating/factor.ts';
import { neighbours } from '../../../../src/main/core/rating/neighbours.ts';
import { appliesTo, rate } from '../../../../src/main/core/rating/rate.ts';
import { inEnglish } from '../../../../src/shared/domain/messages/english.ts';
import type {
  NumberInput,
  RatingInputs,
} from '../../../../src/shared/domain/quote-fields/rating-inputs.ts';
import { COVERS, type Cover } from '../../../../src/shared/domain/quotes/cover.ts';
import type { Factor } from '../../../../src/shared/schemas/rate-books/rate-book.ts';
import { runs } from '../../../support/seed.ts';
import { anyInputs, twoOf } from './any-inputs.ts';
import { book, compiled, factor, in2026 } from './demonstration.ts';

const netOf = (inputs: RatingInputs) => rate(compiled, in2026, inputs).netCents;

const RUNS = runs(500);

/** Cents times ten-thousandths, rounded half up, in whole numbers without a limit. */
const product = (cents: number, relativity: number) =>
  Number((BigInt(cents) * BigInt(relativity) * 2n + 10_000n) / 20_000n);

describe('any risk at all', () => {
  test('never costs more for more claims-free years', () => {
    fc.assert(
      fc.property(anyInputs, twoOf('noClaimsYears'), (inputs, [fewer, more]) => {
        const less = netOf({ ...inputs, noClaimsYears: more });
        expect(less).toBeLessThanOrEqual(netOf({ ...inputs, noClaimsYears: fewer }));
      }),
      RUNS,
    );
  });

  test('never costs less for more claims', () => {
    fc.assert(
      fc.property(anyInputs, twoOf('faultClaims'), (inputs, [fewer, more]) => {
        const dear = netOf({ ...inputs, faultClaims: more });
        expect(dear).toBeGreaterThanOrEqual(netOf({ ...inputs, faultClaims: fewer }));
      }),
      RUNS,
    );
  });

  test('never costs less for a younger driver below 60', () => {
    const age = fc.integer({ min: 17, max: 60 });
    const aged = (inputs: RatingInputs, driverAge: number) =>
      netOf({ ...inputs, driverAge, yearsSinceSeventeen: driverAge - 17 });
    fc.assert(
      fc.property(anyInputs, age, age, (inputs, a, b) => {
        const younger = aged(inputs, Math.min(a, b));
        expect(younger).toBeGreaterThanOrEqual(aged(inputs, Math.max(a, b)));
      }),
      RUNS,
    );
  });

  test('never costs less for a learner than for a driver with any licence that is accepted', () => {
    const licence = fc.constantFrom('Full', 'Full EU', 'Novice', 'UK or exchangeable');
    fc.assert(
      fc.property(anyInputs, licence, (inputs, licenceType) => {
        const learner = netOf({ ...inputs, licenceType: 'Learner' });
        expect(learner).toBeGreaterThanOrEqual(netOf({ ...inputs, licenceType }));
      }),
      RUNS,
    );
  });

  test('never costs less for a lower excess, and third party only costs the same', () => {
    fc.assert(
      fc.property(anyInputs, twoOf('excess'), (inputs, [lower, higher]) => {
        const dear = netOf({ ...inputs, excess: lower });
        const cheap = netOf({ ...inputs, excess: higher });
        if (inputs.cover === 'ThirdParty') expect(dear).toBe(cheap);
        else expect(dear).toBeGreaterThanOrEqual(cheap);
      }),
      RUNS,
    );
  });

  test('costs no more with a narrower cover', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const widest = netOf({ ...inputs, cover: 'Comprehensive' });
        const middle = netOf({ ...inputs, cover: 'TPFT' });
        expect(middle).toBeLessThanOrEqual(widest);
        expect(netOf({ ...inputs, cover: 'ThirdParty' })).toBeLessThanOrEqual(middle);
      }),
      RUNS,
    );
  });

  test('is explained to the cent: every step begins where the one before it ended', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { steps, ...explained } = explain(compiled, in2026, inputs);
        expect(explained).toEqual(rate(compiled, in2026, inputs));
        expect(steps[0]).toMatchObject({ before: 0, after: book.base.cents[inputs.cover] });
        expect(steps.at(-1)?.after).toBe(explained.netCents);
        for (const [i, { id, relativity, before, after }] of steps.entries()) {
          if (i > 0) expect(before).toBe(steps[i - 1]?.after);
          if (id === 'base') continue;
          const minimum = book.minimumNetCents[inputs.cover];
          if (id === 'named-drivers') {
            expect(relativity).toBeUndefined();
            expect(after).toBeGreaterThanOrEqual(before);
          } else if (id === 'period' && relativity === undefined) {
            expect(after).toBeGreaterThan(before);
          } else {
            expect(after).toBe(relativity === undefined ? minimum : product(before, relativity));
          }
        }
        expect(
          steps
            .filter(({ id, relativity }) => relativity !== undefined && id !== 'period')
            .map(({ id }) => id),
        ).toEqual(
          book.factors
            .filter(({ covers }) => covers?.includes(inputs.cover) ?? true)
            .map(({ id }) => id),
        );
      }),
      RUNS,
    );
  });

  test('is its net, its levies and the fee, all in whole cents', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { netCents, levyCents, grossCents, feeCents, premiumCents } = rate(
          compiled,
          in2026,
          inputs,
        );
        expect(grossCents).toBe(levyCents.reduce((sum, cents) => sum + cents, netCents));
        expect(premiumCents).toBe(grossCents + feeCents);
        const amounts = [netCents, ...levyCents, grossCents, feeCents, premiumCents];
        expect(amounts.filter((cents) => !Number.isSafeInteger(cents) || cents < 0)).toEqual([]);
        if (inputs.periodDays === undefined) {
          expect(netCents).toBeGreaterThanOrEqual(book.minimumNetCents[inputs.cover]);
        }
      }),
      RUNS,
    );
  });
});

function lowest(factor: Factor): number {
  if ('rows' in factor) return Math.min(...factor.rows.map((row) => row.relativity));
  const steps = factor.kind === 'bands' ? factor.bands : factor.points;
  return Math.min(...steps.map((step) => step.relativity));
}

/** The smallest product of the relativities of some factors. */
const least = (factors: readonly Factor[]) => factors.map(lowest).reduce((a, b) => a * b, 1);

const isExcess = (factor: Factor) => 'input' in factor && factor.input === 'excess';

const everywhere = book.factors.filter(({ covers }) => covers === undefined);

const nearOnly = book.factors.filter((it) => it.covers !== undefined && !isExcess(it));

/** What an excess multiplies under a cover: level outside its points, straight between them. */
function excess(cover: Cover, value: number): number {
  const factor = book.factors.find((it) => isExcess(it) && appliesTo(cover)(it));
  return factor ? compileFactor(factor).relativity({ cover, excess: value }) / 10_000 : 1;
}

// Proves the order of the covers for every risk, not only for tried ones.
test('no risk can cost less under a wider cover', () => {
  // Both wider covers have the same factors but for the excess, which a line moves: its points decide.
  expect(nearOnly.map(({ covers }) => covers)).toEqual(nearOnly.map(() => COVERS.slice(0, 2)));
  const { Comprehensive, TPFT, ThirdParty } = book.base.cents;
  const points = book.factors.flatMap((it) =>
    isExcess(it) && it.kind === 'line' ? it.points.map(({ at }) => at) : [],
  );
  expect(points).toHaveLength(8);
  for (const value of points) {
    const tpft = TPFT * excess('TPFT', value);
    expect((Comprehensive * excess('Comprehensive', value)) / tpft).toBeGreaterThan(1.005);
    // Their additional factors cannot bring them down to third party.
    expect((tpft * least(nearOnly)) / ThirdParty).toBeGreaterThan(1.005);
  }
  // Rounding takes at most half a cent a step: far less than that margin of the smallest amount.
  const smallest = ThirdParty * least(everywhere) * least(nearOnly) * excess('TPFT', 2500);
  expect((book.factors.length * 0.5) / smallest).toBeLessThan(0.002);

  const minimum = book.minimumNetCents;
  expect(minimum.Comprehensive).toBeGreaterThanOrEqual(minimum.TPFT);
  expect(minimum.TPFT).toBeGreaterThanOrEqual(minimum.ThirdParty);
});

test('no-claims years never raise a relativity, claims never lower one', () => {
  const relativities = (id: string) =>
    book.factors.flatMap((factor) =>
      factor.id === id && factor.kind === 'bands' ? factor.bands.map((it) => it.relativity) : [],
    );
  const discount = relativities('no-claims');
  expect(discount).toEqual(discount.toSorted((a, b) => b - a));
  expect(discount[5]).toBe(0.5);
  const loading = relativities('claims');
  expect(loading).toEqual(loading.toSorted((a, b) => a - b));
  expect(loading).toHaveLength(6);
});

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

describe('risk properties', () => {
  const RUNS = runs(300);

  describe('any risk never costs less', () => {
    test.each<NumberInput>(['penaltyPoints', 'disqualifications', 'openClaims'])(
      'for more of its %s',
      (input) => {
        fc.assert(
          fc.property(anyInputs, twoOf(input), (inputs, [fewer, more]) => {
            const dear = netOf({ ...inputs, [input]: more });
            expect(dear).toBeGreaterThanOrEqual(netOf({ ...inputs, [input]: fewer }));
          }),
          RUNS,
        );
      },
    );

    test('for a car of a dearer group', () => {
      const { rows, combinations } = factor('combination', 'vehicle-group');
      const relativities = new Map(rows.map(({ row, relativity }) => [row, relativity]));
      const cars = combinations.flatMap(({ row, words: { make = [], model = [undefined] } }) =>
        make.flatMap((maker) =>
          model.map((name) => ({
            relativity: relativities.get(row) ?? 0,
            car: { make: maker, model: name ?? 'A model that no one made' },
          })),
        ),
      );
      const anyCar = fc.constantFrom(...cars);
      fc.assert(
        fc.property(anyInputs, anyCar, anyCar, (inputs, one, other) => {
          const [cheap, dear] = one.relativity <= other.relativity ? [one, other] : [other, one];
          expect(netOf({ ...inputs, ...dear.car })).toBeGreaterThanOrEqual(
            netOf({ ...inputs, ...cheap.car }),
          );
        }),
        RUNS,
      );
    });

    test('for a car that is not named than for one of the usual group', () => {
      fc.assert(
        fc.property(anyInputs, ({ make: _, model: __, ...inputs }) => {
          const usual = netOf({ ...inputs, make: 'Volkswagen', model: 'Golf' });
          expect(netOf(inputs)).toBeGreaterThanOrEqual(usual);
          expect(netOf({ ...inputs, make: 'Zyzzyva' })).toBeGreaterThanOrEqual(usual);
          expect(netOf({ ...inputs, make: 'Volkswagen' })).toBeGreaterThanOrEqual(usual);
        }),
        RUNS,
      );
    });

    test('for an electric car whose engine is not given than for one of 0 cc', () => {
      fc.assert(
        fc.property(anyInputs, ({ engineSize: _, ...inputs }) => {
          const electric = { ...inputs, fuelType: 'Electric' };
          expect(netOf(electric)).toBe(netOf({ ...electric, engineSize: 0 }));
        }),
        RUNS,
      );
    });
  });
});
