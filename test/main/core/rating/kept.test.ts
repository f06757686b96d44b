import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { costOf, keptOf } from '../../../../src/main/core/rating/servicing.ts';
import { daysLater } from '../../../../src/shared/domain/date.ts';
import type { Servicing } from '../../../../src/shared/schemas/rate-books/rate-book.ts';
import { book } from './demonstration.ts';

const { servicing } = book;
if (!servicing) throw new Error('The demonstration book says how a policy is serviced');

const FROM = '2027-01-01';

/** What is kept of a period of some days that its customer ends after some of them. */
function kept(rules: Servicing, periodDays: number, daysHad: number, nets: [number, number]) {
  const period = { from: FROM, to: daysLater(FROM, periodDays - 1) };
  const lastDay = daysLater(FROM, daysHad - 1);
  const [firstNet, netCents] = nets;
  const had = costOf([{ from: FROM, to: lastDay, netCents: firstNet }], periodDays).netCents;
  const ended = { ending: 'customer', period, lastDay, netCents, hadCents: had } as const;
  return { had, steps: keptOf(rules, { ...ended, hasClaim: false }) };
}

describe('what is kept where the customer cancels', () => {
  test('of a policy of 60 days after 50 of them, the days that it covered: the scale is made for a year', () => {
    const { steps } = kept(servicing, 60, 50, [12_000, 12_000]);
    expect(steps.map(({ id, cents }) => [id, cents])).toEqual([
      ['shortPeriod', 4800],
      ['proRata', 10_000],
    ]);
  });

  test('is never less than the days of cover cost, nor than the scale or the least of the book', () => {
    const days = fc
      .integer({ min: 1, max: 366 })
      .chain((period) => fc.tuple(fc.constant(period), fc.integer({ min: 1, max: period })));
    const cents = fc.integer({ min: 0, max: 500_000 });
    fc.assert(
      fc.property(
        days,
        fc.tuple(cents, cents),
        fc.constantFrom('days' as const, 'months' as const),
        ([period, daysHad], nets, countedIn) => {
          const rules = { ...servicing, countedIn };
          const { had, steps } = kept(rules, period, daysHad, nets);
          const last = steps.at(-1)?.cents ?? 0;
          expect(last).toBeGreaterThanOrEqual(had);
          expect(last).toBeGreaterThanOrEqual(Math.min(nets[1], rules.leastKeptCents));
          // Each step keeps more than the one before.
          expect(steps.map((step) => step.cents)).toEqual(
            steps.map((step) => step.cents).toSorted((one, other) => one - other),
          );
        },
      ),
    );
  });
});
