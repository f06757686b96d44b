import { describe, expect, test } from 'vitest';
import { portfolio } from '../../../../src/main/core/rate-books/portfolio/portfolio.ts';
import { onTypical, rate } from '../../../../src/main/core/rating/rate.ts';
import { underwrite } from '../../../../src/main/core/rating/underwrite.ts';
import { checker } from '../../../../src/shared/contract/check.ts';
import type { RatingInputs as Inputs } from '../../../../src/shared/domain/quote-fields/rating-inputs.ts';
import { COVERS } from '../../../../src/shared/domain/quotes/cover.ts';
import { RatingInputs } from '../../../../src/shared/schemas/quotes/rating-inputs.ts';
import type { Factor } from '../../../../src/shared/schemas/rate-books/rate-book.ts';
import { book, compiled, in2026 } from './demonstration.ts';

/** A risk with its written premium in cents: before levies and the policy fee. */
interface Rated {
  readonly inputs: Inputs;
  readonly netCents: number;
}

function rateAll(some: readonly Inputs[]): Rated[] {
  return some.map((inputs) => ({ inputs, netCents: rate(compiled, in2026, inputs).netCents }));
}

/** The average written premium in cents. */
function averageNet(some: readonly Rated[]): number {
  return some.reduce((sum, { netCents }) => sum + netCents, 0) / some.length;
}

const risks = portfolio();
const rated = rateAll(risks);

/** The words of the risks for which a factor has to assume a row. */
function unknownTo(factor: Factor): string[] {
  const made = compiled.factors.Comprehensive.find(({ id }) => id === factor.id);
  return risks.flatMap((inputs) => made?.read(inputs).unknown ?? []);
}

describe('the synthetic portfolio', () => {
  test('is twenty thousand risks, the same from the same seed and others from another', () => {
    expect(risks).toHaveLength(20_000);
    expect(portfolio(2026, 50)).toEqual(risks.slice(0, 50));
    expect(portfolio(2027, 50)).not.toEqual(risks.slice(0, 50));
  });

  test('has the covers of the market: 93, 6 and 1 per cent', () => {
    const shares = COVERS.map(
      (cover) => risks.filter((risk) => risk.cover === cover).length / risks.length,
    );
    expect(shares[0]).toBeCloseTo(0.93, 2);
    expect(shares[1]).toBeCloseTo(0.06, 2);
    expect(shares[2]).toBeCloseTo(0.01, 2);
  });

  test('has a valid shape, is consistent, and uses only words that the book knows', () => {
    const check = checker(RatingInputs);
    expect(risks.filter((inputs) => 'errors' in check(inputs))).toEqual([]);
    expect(risks.filter((inputs) => underwrite(compiled, inputs).declines.length > 0)).toEqual([]);
    const inconsistent = risks.filter((it) => {
      const { yearsSinceSeventeen = 0, licenceYears = 0, noClaimsYears = 0 } = it;
      return licenceYears > yearsSinceSeventeen || noClaimsYears > licenceYears;
    });
    expect(inconsistent).toEqual([]);
    expect(book.factors.flatMap(unknownTo)).toEqual([]);
  });
});

describe('the demonstration book on it', () => {
  // Written premium is before levies and the policy fee: 623 euro on the market in 2024.
  test('writes 620 to 680 euro on average', () => {
    expect(averageNet(rated)).toBeGreaterThanOrEqual(62_000);
    expect(averageNet(rated)).toBeLessThanOrEqual(68_000);
  });

  test('charges young drivers three to five times as much as those of 36 to 40', () => {
    const aged = (least: number, most: number) =>
      averageNet(
        rated.filter(({ inputs: { driverAge = 0 } }) => driverAge >= least && driverAge <= most),
      );
    const times = aged(17, 24) / aged(36, 40);
    expect(times).toBeGreaterThan(3);
    expect(times).toBeLessThan(5);
  });

  test('gives few the minimum premium', () => {
    const least = rated.filter(
      ({ inputs, netCents }) => netCents === book.minimumNetCents[inputs.cover],
    );
    expect(least.length / rated.length).toBeLessThan(0.02);
  });

  // The same driver and car at every place, so that only the area differs.
  test.each([
    ['Longford', 1.24],
    ['Louth', 1.12],
    ['Limerick', 1.07],
    ['Wicklow', 0.9],
    ['Wexford', 0.9],
    ['Kilkenny', 0.88],
    ['Waterford', 0.87],
  ])('prices %s near its published %d of the mean', (county, published) => {
    const places = rateAll(
      risks.map((risk) => ({
        cover: 'Comprehensive',
        county: risk.county ?? '',
        routingKey: risk.routingKey ?? '',
      })),
    );
    const there = averageNet(places.filter(({ inputs }) => inputs.county === county));
    expect(there / averageNet(places)).toBeGreaterThan(published - 0.02);
    expect(there / averageNet(places)).toBeLessThan(published + 0.02);
  });
});

test('a quick price for a driver of 40, all else typical, is 350 to 650 euro to pay', () => {
  const inputs = { driverAge: 40, yearsSinceSeventeen: 23 };
  const [widest, middle, narrowest] = COVERS.map(
    (cover) => rate(onTypical(compiled), in2026, { cover, ...inputs }).premiumCents,
  );
  expect(widest).toBeGreaterThan(35_000);
  expect(widest).toBeLessThan(65_000);
  expect(middle).toBeLessThan(widest ?? 0);
  expect(narrowest).toBeLessThan(middle ?? 0);
});
