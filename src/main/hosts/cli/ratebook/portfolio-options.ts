import { Option } from 'commander';
import { MOST_SEED } from '../../../../shared/domain/rate-books/impact.ts';
import type { Portfolio } from '../../../../shared/schemas/rate-books/impact.ts';
import { wholeNumber } from '../common/whole-number.ts';

/** The options of a command that rates an invented portfolio. */
export interface PortfolioOptions {
  readonly risks?: number;
  readonly seed?: number;
}

/** How many risks the portfolio has. */
export function risksOption(most: number): Option {
  return new Option('--risks <number>', 'price an invented portfolio of this many risks').argParser(
    wholeNumber(1, most),
  );
}

/** Which portfolio of that size it is. */
export function seedOption(): Option {
  return new Option(
    '--seed <number>',
    'a number that makes another portfolio of that size',
  ).argParser(wholeNumber(0, MOST_SEED));
}

/** The portfolio that is asked for; nothing where none is. */
export function portfolioOf({ risks: size, seed }: PortfolioOptions): { portfolio?: Portfolio } {
  if (size === undefined) return {};
  return { portfolio: { size, ...(seed === undefined ? {} : { seed }) } };
}
