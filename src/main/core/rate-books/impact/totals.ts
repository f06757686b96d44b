import { euro } from '../../../../shared/domain/money.ts';
import type { ImpactTotals } from '../../../../shared/schemas/rate-books/impact.ts';
import type { Outcome } from './outcome.ts';

/** The percents between which a premium moves, up and down alike. */
const EDGES = [2, 5, 10, 25] as const;

type Bounds = Pick<ImpactTotals['bands'][number], 'from' | 'to'>;

const RISING: readonly Bounds[] = [0, ...EDGES].map((from, i) => ({ from, to: EDGES[i] ?? null }));
const FALLING: readonly Bounds[] = RISING.map(({ from, to }) => ({
  from: to === null ? null : -to,
  // Not minus zero.
  to: 0 - (from ?? 0),
})).reverse();

/** Every band by its percents: those that fall, the one that does not move, those that rise. */
export const BANDS: readonly Bounds[] = [...FALLING, { from: 0, to: 0 }, ...RISING];

/** The place of the band of what does not move. */
const STILL = FALLING.length;

/** The place of the band of two premiums in cents: exact, because percents are not divided out. */
export function bandOf(before: number, after: number): number {
  const moved = Math.abs(after - before);
  if (moved === 0) return STILL;
  const passed = EDGES.filter((edge) => 100 * moved > edge * before).length;
  return after > before ? STILL + 1 + passed : STILL - 1 - passed;
}

/** The counts and the sums of cents of some risks; both stay below 2^53 for a million of them. */
export type Totals = Record<Counted, number> & { readonly bands: number[] };
type Counted = Exclude<keyof ImpactTotals, 'percent' | 'bands'>;

/** Totals of no risk. */
export function noTotals(): Totals {
  return {
    risks: 0,
    compared: 0,
    changed: 0,
    dearer: 0,
    cheaper: 0,
    before: 0,
    after: 0,
    newlyDeclined: 0,
    noLongerDeclined: 0,
    newlyReferred: 0,
    noLongerReferred: 0,
    bands: BANDS.map(() => 0),
  };
}

/** Adds a risk to totals by what two books say of it. */
export function count(totals: Totals, from: Outcome, to: Outcome): void {
  totals.risks += 1;
  if (from.decision !== 'decline' && to.decision === 'decline') totals.newlyDeclined += 1;
  if (from.decision === 'decline' && to.decision !== 'decline') totals.noLongerDeclined += 1;
  if (from.decision === 'quote' && to.decision === 'refer') totals.newlyReferred += 1;
  if (from.decision === 'refer' && to.decision === 'quote') totals.noLongerReferred += 1;
  if (from.cents === undefined || to.cents === undefined) return;
  totals.compared += 1;
  totals.before += from.cents;
  totals.after += to.cents;
  if (to.cents !== from.cents) totals.changed += 1;
  if (to.cents > from.cents) totals.dearer += 1;
  if (to.cents < from.cents) totals.cheaper += 1;
  const band = bandOf(from.cents, to.cents);
  totals.bands[band] = (totals.bands[band] ?? 0) + 1;
}

/** Adds totals of other risks to totals. */
export function addTotals(totals: Totals, others: Totals): void {
  const { bands, ...counts } = others;
  for (const name of Object.keys(counts) as Counted[]) totals[name] += counts[name];
  for (const [band, risks] of bands.entries())
    totals.bands[band] = (totals.bands[band] ?? 0) + risks;
}

/** By how many percent an amount moved, to two places; null where there was none. */
export function percentOf(before: number, after: number): number | null {
  return before === 0 ? null : Math.round((10_000 * (after - before)) / before) / 100;
}

/** Totals in euro, with the bands in words of percent. */
export function showTotals({ bands, ...totals }: Totals): ImpactTotals {
  return {
    ...totals,
    before: euro(totals.before),
    after: euro(totals.after),
    percent: percentOf(totals.before, totals.after),
    bands: BANDS.map((bounds, i) => ({ ...bounds, risks: bands[i] ?? 0 })),
  };
}
