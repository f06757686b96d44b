import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measurePortfolio } from '../../../../../src/main/core/rate-books/impact/measure-portfolio.ts';
import {
  type Measurement,
  merged,
  showMeasurement,
} from '../../../../../src/main/core/rate-books/impact/measurement.ts';
import { BANDS, bandOf } from '../../../../../src/main/core/rate-books/impact/totals.ts';
import { portfolioBlocks } from '../../../../../src/main/core/rate-books/portfolio/portfolio.ts';
import { type CompiledBook, compileBook, rate } from '../../../../../src/main/core/rating/rate.ts';
import { underwrite } from '../../../../../src/main/core/rating/underwrite.ts';
import type { RateBook } from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import { book, compiled, in2026 } from '../../rating/demonstration.ts';

const PORTFOLIO = { size: 3_500, seed: 11 };

/** The demonstration book with something changed. */
function changed(change: (copy: RateBook) => void): CompiledBook {
  const copy = structuredClone(book);
  change(copy);
  return compileBook(copy);
}

const MILES = { referred: 26_000, most: 28_000 };

/** Dearer for the young, cheaper with a garage, and some are declined or referred who were not. */
const other = changed((copy) => {
  for (const factor of copy.factors) {
    if (factor.id === 'driver-age' && factor.kind === 'line') {
      for (const point of factor.points) if (point.at < 30) point.relativity += 0.2;
    }
    if (factor.id === 'parking' && factor.kind === 'table') {
      for (const row of factor.rows) if (row.row === 'Garage') row.relativity = 0.8;
    }
  }
  copy.underwriting.push(
    { id: 'too-far', decision: 'decline', input: 'mileage', above: MILES.most, reason: 'Too far' },
    { id: 'far', decision: 'refer', input: 'mileage', above: MILES.referred, reason: 'Far' },
  );
});

/** What some threads would make of the portfolio, each with its share. */
function measured(to: CompiledBook, threads = 1): Promise<Measurement[]> {
  const source = { portfolio: PORTFOLIO, levies: in2026, scheme: 'Test' };
  const pause = async () => undefined;
  return Promise.all(
    Array.from({ length: threads }, (_, at) =>
      measurePortfolio({ from: compiled, to }, source, { share: { at, of: threads }, pause }),
    ),
  );
}

describe('what two books make of a portfolio', () => {
  test('is nothing where they are the same', async () => {
    const { total, segments, dearer, cheaper, rules } = showMeasurement(
      merged(await measured(compiled)),
    );
    expect(total).toMatchObject({ risks: 3_500, compared: 3_500, changed: 0, percent: 0 });
    expect(total.after).toBe(total.before);
    expect(total.bands.filter(({ risks }) => risks > 0)).toEqual([
      { from: 0, to: 0, risks: 3_500 },
    ]);
    expect(segments.every((one) => one.changed === 0)).toBe(true);
    expect([dearer, cheaper, rules]).toEqual([[], [], []]);
  });

  test('is what rating each risk twice gives', async () => {
    const risks = [...portfolioBlocks(PORTFOLIO, { at: 0, of: 1 })].flatMap((one) => [
      ...one.risks,
    ]);
    const declined = risks.filter(({ mileage = 0 }) => mileage > MILES.most);
    const compared = risks.filter((one) => !declined.includes(one));
    const referred = compared.filter(
      (one) =>
        (one.mileage ?? 0) > MILES.referred && underwrite(compiled, one).referrals.length === 0,
    );
    const cents = (by: CompiledBook) =>
      compared.map((inputs) => rate(by, in2026, inputs).premiumCents);
    const [before, after] = [cents(compiled), cents(other)];
    const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
    const moves = after.map((one, i) => one - (before[i] ?? 0));

    const { total, dearer, cheaper, rules } = showMeasurement(merged(await measured(other)));
    expect(declined.length).toBeGreaterThan(5);
    expect(total).toMatchObject({
      risks: risks.length,
      compared: compared.length,
      newlyDeclined: declined.length,
      newlyReferred: referred.length,
      noLongerDeclined: 0,
      noLongerReferred: 0,
      before: sum(before) / 100,
      after: sum(after) / 100,
      changed: moves.filter((move) => move !== 0).length,
      dearer: moves.filter((move) => move > 0).length,
      cheaper: moves.filter((move) => move < 0).length,
    });
    const sorted = moves.toSorted((a, b) => b - a);
    expect(dearer.map(({ difference }) => Math.round(100 * difference))).toEqual(
      sorted.slice(0, 10),
    );
    expect(cheaper.map(({ difference }) => Math.round(100 * difference))).toEqual(
      sorted.slice(-10).reverse(),
    );
    expect(rules.toSorted((a, b) => (a.rule < b.rule ? -1 : 1))).toEqual([
      { rule: 'far', message: 'Far', decision: 'refer', risks: referred.length },
      { rule: 'too-far', message: 'Too far', decision: 'decline', risks: declined.length },
    ]);
  });

  test('is the same the other way round, with declined and no longer declined exchanged', async () => {
    const source = { portfolio: PORTFOLIO, levies: in2026, scheme: 'Test' };
    const share = { share: { at: 0, of: 1 }, pause: async () => undefined };
    const back = await measurePortfolio({ from: other, to: compiled }, source, share);
    const [forth] = await measured(other);
    expect(back.total).toMatchObject({
      before: forth?.total.after,
      dearer: forth?.total.cheaper,
      noLongerDeclined: forth?.total.newlyDeclined,
      noLongerReferred: forth?.total.newlyReferred,
      newlyDeclined: 0,
    });
  });

  test('is the same in two and in three shares as in one, in whatever order they end', async () => {
    const alone = showMeasurement(merged(await measured(other)));
    for (const threads of [2, 3, 7]) {
      const shares = await measured(other, threads);
      expect(showMeasurement(merged(shares))).toEqual(alone);
      expect(showMeasurement(merged(shares.reverse()))).toEqual(alone);
    }
  });

  test('has segments of each kind that add up to the total', async () => {
    const { total, segments } = showMeasurement(merged(await measured(other)));
    for (const by of ['scheme', 'cover', 'age', 'noClaims', 'county'] as const) {
      const some = segments.filter((one) => one.by === by);
      const sum = (name: 'risks' | 'changed' | 'newlyDeclined' | 'newlyReferred') =>
        some.reduce((all, one) => all + one[name], 0);
      for (const name of ['risks', 'changed', 'newlyDeclined', 'newlyReferred'] as const) {
        expect(sum(name), `${by} ${name}`).toBe(total[name]);
      }
      const cents = some.reduce((all, { after }) => all + Math.round(after * 100), 0);
      expect(cents).toBe(Math.round(total.after * 100));
      for (const [band, { risks }] of total.bands.entries()) {
        expect(some.reduce((all, { bands }) => all + (bands[band]?.risks ?? 0), 0)).toBe(risks);
      }
    }
    expect(segments.filter(({ by }) => by === 'county')).toHaveLength(26);
    expect(segments.filter(({ by }) => by === 'outcome')).toEqual([]);
  });
});

test('each move is in the band of its percent', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(amount, amount, (before, after) => {
      const { from, to } = BANDS[bandOf(before, after)] ?? { from: null, to: null };
      const percent = (100 * (after - before)) / before;
      if (after === before) expect([from, to]).toEqual([0, 0]);
      else if (after > before) {
        expect(percent).toBeGreaterThan(from ?? 0);
        expect(percent).toBeLessThanOrEqual(to ?? Number.POSITIVE_INFINITY);
      } else {
        expect(percent).toBeGreaterThanOrEqual(from ?? Number.NEGATIVE_INFINITY);
        expect(percent).toBeLessThan(to ?? 0);
      }
    }),
  );
  // On the edges themselves.
  expect(BANDS[bandOf(100, 102)]).toEqual({ from: 0, to: 2 });
  expect(BANDS[bandOf(100, 98)]).toEqual({ from: -2, to: 0 });
  expect(BANDS[bandOf(10_000, 10_201)]).toEqual({ from: 2, to: 5 });
  expect(BANDS[bandOf(0, 1)]).toEqual({ from: 25, to: null });
});
