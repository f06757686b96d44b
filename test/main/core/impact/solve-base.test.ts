import { expect, test } from 'vitest';
import {
  type CalibrationOrder,
  solveBase,
  withBase,
} from '../../../../src/main/core/impact/calibration/solve-base.ts';
import { portfolio } from '../../../../src/main/core/impact/portfolio/portfolio.ts';
import { rate } from '../../../../src/main/core/rating/rate.ts';
import { COVERS } from '../../../../src/shared/domain/quotes/cover.ts';
import { book, compiled, in2026 } from '../rating/demonstration.ts';

const SIZE = 400;
const risks = portfolio(5, SIZE);
const pause = async () => undefined;

function solve(changes: Partial<CalibrationOrder>, isCancelled = () => false) {
  const order = { book, levies: in2026, portfolio: { size: SIZE, seed: 5 }, of: 'paid' as const };
  return solveBase({ ...order, wanted: 70_000, ...changes }, { pause, isCancelled });
}

/** The average of the portfolio by a base, in cents. */
function average(base: typeof book.base.cents, of: 'netCents' | 'premiumCents'): number {
  const based = withBase(compiled, base);
  return risks.reduce((sum, inputs) => sum + rate(based, in2026, inputs)[of], 0) / SIZE;
}

test.each([
  ['paid', 'premiumCents'],
  ['written', 'netCents'],
] as const)('the base of a wanted %s average is the nearest in whole cents', async (of, amount) => {
  const solved = await solve({ of });
  if (!solved || 'least' in solved) throw new Error('no base was found');
  const { base, reached, before } = solved;
  expect(before).toBe(average(book.base.cents, amount));
  expect(reached).toBe(average(base, amount));
  const largest = Math.max(...COVERS.map((cover) => book.base.cents[cover]));
  const wide = COVERS.find((cover) => book.base.cents[cover] === largest) ?? 'Comprehensive';
  for (const cover of COVERS) {
    const exact = (book.base.cents[cover] * base[cover === wide ? cover : wide]) / largest;
    expect(Math.abs(base[cover] - exact)).toBeLessThanOrEqual(0.5);
  }
  for (const step of [-1, 1]) {
    const scaled = (own: number) => Math.round((own * (base[wide] + step)) / largest);
    const next = Object.fromEntries(
      COVERS.map((cover) => [cover, scaled(book.base.cents[cover])]),
    ) as typeof base;
    expect(Math.abs(average(next, amount) - 70_000)).toBeGreaterThanOrEqual(
      Math.abs(reached - 70_000),
    );
  }
});

test('where minimum and fee alone cost more, it says the least that there is', async () => {
  const solved = await solve({ wanted: 5_000 });
  const nothing = average({ Comprehensive: 0, TPFT: 0, ThirdParty: 0 }, 'premiumCents');
  expect(solved).toMatchObject({ least: nothing });
  expect(nothing).toBeGreaterThan(5_000);
});

test('a base that is wanted for what it gives is found again, and cancelled, nothing is', async () => {
  const wanted = Math.round(average(book.base.cents, 'premiumCents'));
  const solved = await solve({ wanted });
  if (!solved || 'least' in solved) throw new Error('no base was found');
  expect(Math.abs(solved.base.Comprehensive - book.base.cents.Comprehensive)).toBeLessThan(3);
  expect(await solve({}, () => true)).toBeUndefined();
});
