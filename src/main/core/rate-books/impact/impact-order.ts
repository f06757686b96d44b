import type { Result } from '../../../../shared/result/result.ts';
import type { Portfolio } from '../../../../shared/schemas/rate-books/impact.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { Conditions, Context } from '../../dispatcher.ts';
import type { LevyInForce } from '../../rating/levies.ts';
import type { CompiledBook } from '../../rating/rate.ts';
import type { Measurement } from './measurement.ts';

/** Two books that rate the same risks. */
export interface MeasuringPair {
  readonly from: CompiledBook;
  readonly to: CompiledBook;
}

/** A part of a measurement, and what it tells and asks on its way. */
export interface MeasuringShare extends Pick<Conditions, 'onProgress' | 'isCancelled'> {
  /** One of `of`, `at` from 0. */
  readonly share: { readonly at: number; readonly of: number };
  /** Lets other work have its turn. */
  readonly pause: () => Promise<void>;
}

/** A portfolio with what all its risks have in common. */
export interface PortfolioSource {
  readonly portfolio: Portfolio;
  readonly levies: readonly LevyInForce[];
  /** The name of the scheme that they count to. */
  readonly scheme: string;
}

/** Which kept quotes are measured. */
export interface QuoteSource {
  /** How many there are. */
  readonly count: number;
  /** The sequence of the last event: what comes later is not measured. */
  readonly lastEvent: number;
  /** The first moment of the quotes that are measured, epoch milliseconds; absent: all. */
  readonly since?: number;
  /** The client whose quotes alone are measured; absent: all. */
  readonly client?: string;
}

/** What to measure: data alone, which crosses to a thread. */
export interface ImpactOrder {
  readonly from: RateBook;
  readonly to: RateBook;
  readonly source: PortfolioSource | QuoteSource;
}

/**
 * Measures, each share in a thread of its own; progress is that of all shares together. A fault says
 * that it was cancelled, or that a thread ended.
 */
export type MeasureInThreads = (
  order: ImpactOrder,
  conditions: Pick<Context, 'now' | 'onProgress' | 'isCancelled'>,
) => Promise<Result<readonly Measurement[]>>;
