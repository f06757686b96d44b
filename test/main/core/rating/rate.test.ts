import { describe, expect, test } from 'vitest';
import { explain } from '../../../../src/main/core/rating/explain.ts';
import { levyAmount } from '../../../../src/main/core/rating/levies.ts';
import { compileBook, rate } from '../../../../src/main/core/rating/rate.ts';
import { LARGEST_CENTS } from '../../../../src/shared/domain/money.ts';
import { withSentences } from '../../../../src/shared/result/sentences.ts';
import type { Factor, RateBook } from '../../../../src/shared/schemas/rate-books/rate-book.ts';
import { book, in2026 } from './demonstration.ts';

const RISK = { cover: 'Comprehensive' } as const;
const same = (cents: number) => ({ Comprehensive: cents, TPFT: cents, ThirdParty: cents });

/** A book of one amount for every cover, with a minimum of 250 euro and a fee of 25. */
function flat(cents: number, changes: Partial<RateBook> = {}) {
  const base = { title: 'Base', cents: same(cents) };
  return compileBook({ ...book, base, factors: [], minimumNetCents: same(25_000), ...changes });
}

const ADD_ON = { id: 'legal', title: 'Legal protection', level: 'Standard', netCents: 2_500 };

/** A factor that multiplies every risk. */
const times = (relativity: number): Factor => ({
  id: 'claims',
  title: 'Claims',
  kind: 'bands',
  input: 'claims',
  assume: 0,
  bands: [{ from: 0, relativity }],
});

/** A step without a relativity. */
const plain = (id: string, title: string, row: string, before: number, after: number) => ({
  id,
  title,
  input: row,
  assumed: false,
  row,
  relativity: undefined,
  before,
  after,
});

describe('the minimum premium', () => {
  test.each([
    [24_999, 25_000, true],
    [25_000, 25_000, false],
    [25_001, 25_001, false],
  ])('a net of %i is %i', (cents, net, hasStep) => {
    const explained = explain(flat(cents), in2026, RISK);
    expect(explained.netCents).toBe(net);
    expect(rate(flat(cents), in2026, RISK).netCents).toBe(net);
    const steps = [plain('base', 'Base', 'Comprehensive', 0, cents)];
    const minimum = plain('minimum', 'Minimum premium', 'at least 250 euro', cents, 25_000);
    expect(withSentences(explained.steps)).toEqual(hasStep ? [...steps, minimum] : steps);
  });

  test('comes before the add-ons, which cost the same on top', () => {
    expect(rate(flat(100), in2026, RISK, [ADD_ON]).netCents).toBe(27_500);
    expect(explain(flat(100), in2026, RISK, { addOns: [ADD_ON] }).netCents).toBe(27_500);
  });
});

test('each add-on is a step, in the given order', () => {
  const other = { id: 'keycare', title: 'Key care', level: 'Extended', netCents: 2_200 };
  const { steps, ...premium } = explain(flat(50_000), in2026, RISK, { addOns: [ADD_ON, other] });
  expect(steps.slice(1)).toEqual([
    plain('legal', 'Legal protection', 'Standard', 50_000, 52_500),
    plain('keycare', 'Key care', 'Extended', 52_500, 54_700),
  ]);
  expect(premium).toEqual({
    netCents: 54_700,
    levyCents: [1_641, 547, 100],
    grossCents: 56_988,
    feeCents: 2_500,
    premiumCents: 59_488,
  });
  expect(premium).toEqual(rate(flat(50_000), in2026, RISK, [ADD_ON, other]));
});

describe('a premium set by hand', () => {
  test('is the largest net premium whose total is not above it', () => {
    const set = explain(flat(50_000), in2026, RISK, { addOns: [], premiumCents: 50_000 });
    // 455.77 + 13.67 + 4.56 + 1 + 25 = 500 euro
    expect(set).toMatchObject({ netCents: 45_577, levyCents: [1_367, 456, 100], rounding: 0 });
    expect(set).toMatchObject({ grossCents: 47_500, feeCents: 2_500, premiumCents: 50_000 });
    expect(withSentences(set.steps.at(-1))).toEqual(
      plain('override', 'Premium set by hand', 'a total of 500 euro', 50_000, 45_577),
    );
  });

  test('has the cents that no net premium reaches as a line of their own', () => {
    let rounded = 0;
    for (let premiumCents = 50_000; premiumCents < 50_100; premiumCents += 1) {
      const set = explain(flat(50_000), in2026, RISK, { addOns: [ADD_ON], premiumCents });
      const { netCents, levyCents, grossCents, feeCents, rounding = Number.NaN } = set;
      const levied = levyCents.reduce((sum, cents) => sum + cents, netCents);
      expect(grossCents).toBe(levied + rounding);
      expect(grossCents + feeCents).toBe(premiumCents);
      // One cent more of net premium would be too much.
      const more = in2026.reduce((sum, levy) => sum + levyAmount(levy, netCents + 1), netCents + 1);
      expect(more + feeCents).toBeGreaterThan(premiumCents);
      expect([0, 1, 2]).toContain(rounding);
      rounded += rounding;
    }
    expect(rounded).toBeGreaterThan(0);
  });

  test('that does not even cover the fee leaves no net premium', () => {
    const set = explain(flat(50_000), in2026, RISK, { addOns: [], premiumCents: 2_400 });
    expect(set).toMatchObject({ netCents: 0, premiumCents: 2_400, rounding: -100 });
  });
});

test('no step goes above the largest amount that is rated', () => {
  const large = flat(LARGEST_CENTS - 1, { factors: [times(100)] });
  expect(rate(large, in2026, RISK).netCents).toBe(LARGEST_CENTS);
  expect(explain(large, in2026, RISK).steps.at(-1)?.after).toBe(LARGEST_CENTS);
});

test('a factor is for the covers that it names, and for all where it names none', () => {
  const near: Factor = { ...times(2), covers: ['Comprehensive', 'TPFT'] };
  const narrow: Factor = { ...times(1.1), covers: ['ThirdParty'] };
  const compiled = flat(50_000, { factors: [times(1.5), near, narrow] });
  const nets = (['Comprehensive', 'TPFT', 'ThirdParty'] as const).map(
    (cover) => rate(compiled, in2026, { cover }).netCents,
  );
  expect(nets).toEqual([150_000, 150_000, 82_500]);
});
