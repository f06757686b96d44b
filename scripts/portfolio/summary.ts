import type { LevyInForce } from '../../src/main/core/rating/levies.ts';
import { type CompiledBook, rate } from '../../src/main/core/rating/rate.ts';
import type { RatingInputs } from '../../src/shared/domain/quotes/rating-inputs.ts';

/** A risk of the portfolio with its premium in cents. */
export interface Rated {
  readonly inputs: RatingInputs;
  /** The written premium: before levies and the policy fee. */
  readonly netCents: number;
  /** The paid premium: with levies and the policy fee. */
  readonly premiumCents: number;
}

/** Rates every risk on a book with the levies of one day. */
export function rateAll(
  book: CompiledBook,
  levies: readonly LevyInForce[],
  risks: readonly RatingInputs[],
): Rated[] {
  return risks.map((inputs) => {
    const { netCents, premiumCents } = rate(book, levies, inputs);
    return { inputs, netCents, premiumCents };
  });
}

/** The average premium written, in cents: before levies and the policy fee. */
export function averageNet(rated: readonly Rated[]): number {
  return rated.reduce((sum, { netCents }) => sum + netCents, 0) / Math.max(1, rated.length);
}

/** A line of a breakdown: its name, its share of the risks (0 to 1) and their average in cents. */
export interface Line {
  readonly name: string;
  readonly share: number;
  readonly averageCents: number;
}

/** The portfolio divided by a name of each risk, in the order of the names. */
export function breakdown(
  rated: readonly Rated[],
  names: readonly string[],
  nameOf: (inputs: RatingInputs) => string,
): Line[] {
  return names.map((name) => {
    const some = rated.filter(({ inputs }) => nameOf(inputs) === name);
    return { name, share: some.length / rated.length, averageCents: averageNet(some) };
  });
}

/** The net premium in cents that a share (0 to 1) of the risks stays below. */
export function quantile(rated: readonly Rated[], share: number): number {
  const sorted = rated.map(({ netCents }) => netCents).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
