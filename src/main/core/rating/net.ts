import { LARGEST_CENTS, scale } from '../../../shared/domain/money.ts';
import type { Cover } from '../../../shared/schemas/cover.ts';
import type { RateBook } from '../../../shared/schemas/rate-book.ts';
import type { RatingInputs } from '../../../shared/schemas/rating-inputs.ts';
import type { CompiledFactor } from './compiled-factor.ts';

export type FactorsByCover = Readonly<Record<Cover, readonly CompiledFactor[]>>;

/** What the net premium of a year follows from. */
export interface NetBook {
  readonly book: Pick<RateBook, 'base'>;
  readonly factors: FactorsByCover;
}

export type Note = (
  factor: CompiledFactor,
  relativity: number,
  before: number,
  after: number,
) => void;

/** One step on, in cents: rounded half up to the cent. */
export function step(cents: number, relativity: number): number {
  return Math.min(LARGEST_CENTS, scale(cents, relativity));
}

/** The net premium in cents before named drivers and minimum; each step is rounded half up. */
export function net({ book, factors }: NetBook, inputs: RatingInputs, note?: Note): number {
  const applied = factors[inputs.cover];
  let cents = book.base.cents[inputs.cover];
  for (let i = 0; i < applied.length; i += 1) {
    const factor = applied[i] as CompiledFactor;
    const relativity = factor.relativity(inputs);
    const after = step(cents, relativity);
    note?.(factor, relativity, cents, after);
    cents = after;
  }
  return cents;
}
