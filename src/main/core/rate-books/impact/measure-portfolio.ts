import { NO_ADD_ONS } from '../../rating/add-ons.ts';
import { portfolioBlocks } from '../portfolio/portfolio.ts';
import type { MeasuringPair, MeasuringShare, PortfolioSource } from './impact-order.ts';
import { type Measurement, measure, noMeasurement } from './measurement.ts';

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
    let number = before;
    for (const inputs of risks) {
      number += 1;
      measure(measurement, books, { id: `${number}`, scheme, inputs, levies, addOnsOf });
    }
    done += number - before;
    onProgress?.({ done, of: portfolio.size });
    await pause();
  }
  return measurement;
}
