import { NO_ADD_ONS } from '../rating/rate.ts';
import type { MeasuringPair, MeasuringShare, PortfolioSource } from './impact-order.ts';
import { type Measurement, measure, noMeasurement } from './measurement.ts';
import { portfolioBlocks } from './portfolio/portfolio.ts';

const addOnsOf = () => NO_ADD_ONS;

/** Measures a share of a portfolio; ends early when it is cancelled. */
export async function measurePortfolio(
  books: MeasuringPair,
  { portfolio, levies, scheme }: PortfolioSource,
  { share, onProgress, isCancelled, pause }: MeasuringShare,
): Promise<Measurement> {
  const measurement = noMeasurement();
  let done = 0;
  for (const { before, risks } of portfolioBlocks(portfolio, share)) {
    if (isCancelled?.()) break;
    for (const [at, inputs] of risks.entries()) {
      measure(measurement, books, { id: `${before + at + 1}`, scheme, inputs, levies, addOnsOf });
    }
    done += risks.length;
    onProgress?.({ done, of: portfolio.size });
    await pause();
  }
  return measurement;
}
