import { describe, expect, test } from 'vitest';
import { assumedIn } from '../../../../src/main/core/quotes/price/assumed.ts';
import { diffBooks } from '../../../../src/main/core/rate-books/compare/diff-books.ts';
import { examine } from '../../../../src/main/core/rating/examine/examine.ts';
import { explain } from '../../../../src/main/core/rating/explain.ts';
import { compileBook, onTypical, rate } from '../../../../src/main/core/rating/rate.ts';
import type { RateBook } from '../../../../src/shared/schemas/rate-books/rate-book.ts';
import { book, breakdown, carAge, keys, night, street } from './add-on-book.ts';
import { in2026, levies } from './demonstration.ts';
import { tiny } from './tiny-book.ts';

/** 29.99 × 1.375 is 41.23625, and 5.00 are 46.24; × 1.1 is 50.864. */
const older = { ...street, vehicleAge: 12 };
const compiled = compileBook(book);

describe('an optional cover with factors of its own', () => {
  test('costs what its level and its factors say, each step rounded, and nothing else does', () => {
    const { netCents } = rate(compiled, in2026, older, [breakdown, keys]);
    expect(netCents).toBe(122_500 + 5_086 + 1_000);
    expect(rate(compiled, in2026, older).netCents).toBe(122_500);
    expect(rate(compiled, in2026, { ...older, vehicleAge: 1 }, [breakdown]).netCents).toBe(
      122_500 + 3_299,
    );
  });

  test('is dear in a full quote without an answer, and usual in a quick price', () => {
    expect(rate(compiled, in2026, street, [breakdown]).netCents).toBe(122_500 + 5_086);
    expect(rate(onTypical(compiled), in2026, street, [breakdown]).netCents).toBe(122_500 + 3_299);
  });

  test('explains each step, and says whose price it moves', () => {
    const { steps } = explain(compiled, in2026, older, { addOns: [breakdown] });
    const title = 'Breakdown assistance: Age of the car';
    const own = { addOn: 'breakdown', assumed: false };
    expect(steps.slice(-4)).toMatchObject([
      { id: 'breakdown', row: 'Ireland', before: 122_500, after: 125_499 },
      { ...own, id: 'breakdown-car', title, relativity: 13_750, before: 125_499, after: 126_624 },
      { ...own, id: 'breakdown-car-load', title, before: 126_624, after: 127_124 },
      { ...own, id: 'breakdown-night', row: 'Street', relativity: 11_000, after: 127_586 },
    ]);
  });

  test('comes on top of a premium that was set by hand at its own price, or is part of it', () => {
    const set = { premiumCents: 150_000 };
    const later = { addOns: [breakdown, keys], included: [keys], ...set };
    const { steps, premiumCents } = explain(compiled, in2026, older, later);
    const { id, after = 0, before = 0 } = steps.at(-1) ?? {};
    expect([id, after - before]).toEqual(['breakdown', 5_086]);
    expect(premiumCents).toBeGreaterThan(150_000);
    const from = { addOns: [breakdown], included: [breakdown], ...set };
    expect(explain(compiled, in2026, older, from).premiumCents).toBe(150_000);
  });

  test('says what its factors assume, with the effect on the total premium', () => {
    const ready = { hash: 'a', ...compiled };
    const risk = { book: ready, levies: in2026, inputs: street, addOns: [breakdown] };
    const typical = rate(compiled, in2026, { ...street, vehicleAge: 5 }, [breakdown]);
    const present = rate(compiled, in2026, street, [breakdown]);
    expect(assumedIn(risk).filter(({ path }) => path === 'Vehicle/Year')).toEqual([
      {
        path: 'Vehicle/Year',
        title: 'Breakdown assistance: Age of the car',
        value: '10',
        effect: (present.premiumCents - typical.premiumCents) / 100,
      },
    ]);
    const others = assumedIn({ ...risk, addOns: [keys] });
    expect(others.map(({ path }) => path)).not.toContain('Vehicle/Year');
  });

  test('is proved by an example that chooses it', () => {
    const [example] = book.examples;
    if (!example) throw new Error('the book has an example');
    const chosen = { ...example, inputs: older, addOns: { breakdown: 'ireland' } };
    const found = (netCents: number) =>
      examine(
        { ...book, examples: [{ ...chosen, expect: { ...example.expect, netCents } }] },
        levies,
      ).filter(({ path }) => path.endsWith('netCents'));
    expect(found(127_586)).toEqual([]);
    expect(found(122_500)).toHaveLength(1);
  });

  test('differs from another book by the table of its factor', () => {
    const rows = night.rows.map((one, i) => (i === 0 ? { ...one, relativity: 1.2 } : one));
    const changed: RateBook = { ...book, factors: [carAge, ...tiny.factors, { ...night, rows }] };
    expect(diffBooks(book, changed)).toMatchObject([
      { table: { id: 'breakdown-night' }, row: 'Street', from: 1.1, to: 1.2 },
    ]);
  });
});
