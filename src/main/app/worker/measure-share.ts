import { setImmediate } from 'node:timers/promises';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import type { ImpactOrder } from '../../core/rate-books/impact/impact-order.ts';
import { measurePortfolio } from '../../core/rate-books/impact/measure-portfolio.ts';
import { measureQuotes, type QuoteParts } from '../../core/rate-books/impact/measure-quotes.ts';
import type { Measurement } from '../../core/rate-books/impact/measurement.ts';
import { compileBook } from '../../core/rating/rate.ts';

/** What one thread measures of an order. */
export interface ImpactShare {
  readonly order: ImpactOrder;
  /** Epoch milliseconds. */
  readonly now: number;
  /** One of `of`, `at` from 0. */
  readonly share: { readonly at: number; readonly of: number };
}

/** Opens the kept quotes for some work. */
type WithQuotes = (
  work: (parts: Omit<QuoteParts, 'now'>) => Promise<Measurement>,
) => Promise<Measurement>;

/** Measures a share of an order in the thread that it is called in. */
export async function measureShare(
  { order, now, share }: ImpactShare,
  conditions: TaskConditions,
  withQuotes: WithQuotes,
): Promise<Measurement> {
  const books = { from: compileBook(order.from), to: compileBook(order.to) };
  const given = { ...conditions, share, pause: () => setImmediate() };
  const { source } = order;
  return 'portfolio' in source
    ? measurePortfolio(books, source, given)
    : withQuotes((parts) => measureQuotes(books, { ...source, ...parts, now }, given));
}
