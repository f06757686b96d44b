import { describe, expect, test } from 'vitest';
import { averageNet, breakdown, rateAll } from '../../../../scripts/portfolio/summary.ts';
import { isCalibrated, summary } from '../../../../scripts/portfolio.ts';
import { portfolio } from '../../../../src/main/core/impact/portfolio/portfolio.ts';
import { onTypical, rate } from '../../../../src/main/core/rating/rate.ts';
import { underwrite } from '../../../../src/main/core/rating/underwrite.ts';
import { checker } from '../../../../src/shared/contract/check.ts';
import { COVERS } from '../../../../src/shared/domain/quotes/cover.ts';
import type { RatingInputs as Inputs } from '../../../../src/shared/domain/quotes/rating-inputs.ts';
import { RatingInputs } from '../../../../src/shared/schemas/quotes/rating-inputs.ts';
import type { Factor } from '../../../../src/shared/schemas/rate-books/rate-book.ts';
import { book, compiled, in2026 } from './demonstration.ts';

const risks = portfolio();
const rated = rateAll(compiled, in2026, risks);

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
    const shares = breakdown(rated, COVERS, ({ cover }) => cover).map(({ share }) => share);
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
    expect(isCalibrated(rated)).toBe(true);
    const doubled = rated.map((one) => ({ ...one, netCents: 2 * one.netCents }));
    expect(isCalibrated(doubled)).toBe(false);
    expect(isCalibrated([])).toBe(false);
  });

  test('charges young drivers three to five times as much as those of 36 to 40', () => {
    const band = ({ driverAge = 0 }: Inputs) => {
      if (driverAge < 25) return 'young';
      return driverAge >= 36 && driverAge <= 40 ? 'middle' : 'other';
    };
    const [young, middle] = breakdown(rated, ['young', 'middle'], band);
    const times = (young?.averageCents ?? 0) / (middle?.averageCents ?? 1);
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
      compiled,
      in2026,
      risks.map((risk) => ({
        cover: 'Comprehensive',
        county: risk.county ?? '',
        routingKey: risk.routingKey ?? '',
      })),
    );
    const [there] = breakdown(places, [county], (inputs) => inputs.county ?? '');
    expect((there?.averageCents ?? 0) / averageNet(places)).toBeGreaterThan(published - 0.02);
    expect((there?.averageCents ?? 0) / averageNet(places)).toBeLessThan(published + 0.02);
  });

  test('has a summary with its average and every county', () => {
    const { lines } = summary();
    expect(lines.join('\n')).toContain((averageNet(rated) / 100).toFixed(2));
    expect(lines.filter((line) => /^ {2}(Carlow|Longford|Wicklow) /.test(line))).toHaveLength(3);
    expect(lines.join('\n')).not.toMatch(/NaN|undefined|Infinity/);
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
