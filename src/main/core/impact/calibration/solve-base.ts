import { LARGEST_CENTS } from '../../../../shared/domain/money.ts';
import { COVERS } from '../../../../shared/domain/quotes/cover.ts';
import type { RatingInputs } from '../../../../shared/domain/quotes/rating-inputs.ts';
import type {
  Calibration,
  CalibrationRequest,
} from '../../../../shared/schemas/rate-books/calibration.ts';
import type { Portfolio } from '../../../../shared/schemas/rate-books/impact.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { Conditions } from '../../dispatcher.ts';
import type { LevyInForce } from '../../rating/levies.ts';
import { type CompiledBook, compileBook, rate } from '../../rating/rate.ts';
import { underwrite } from '../../rating/underwrite.ts';
import { portfolioBlocks } from '../portfolio/portfolio.ts';

/** What a base is solved for: data alone, which crosses to a thread. */
export interface CalibrationOrder {
  readonly book: RateBook;
  readonly levies: readonly LevyInForce[];
  readonly portfolio: Portfolio;
  readonly of: NonNullable<CalibrationRequest['of']>;
  /** The wanted average, in cents. */
  readonly wanted: number;
}

type Base = RateBook['base']['cents'];

/** The base that comes nearest to the wanted average; averages in cents, not rounded. */
export interface SolvedBase extends Pick<Calibration, 'declined' | 'atMinimum'> {
  readonly base: Base;
  readonly before: number;
  readonly reached: number;
}

/** Why none does: even a base of nothing gives more, or the largest one less. Averages in cents. */
export interface NoBase {
  readonly least: number;
  readonly most: number;
}

/** The risks that a book does not decline; no base changes that. */
function insurable(book: CompiledBook, portfolio: Portfolio): RatingInputs[] {
  const all = [...portfolioBlocks(portfolio, { at: 0, of: 1 })].flatMap(({ risks }) => [...risks]);
  return all.filter((inputs) => underwrite(book, inputs).declines.length === 0);
}

/** The base in which the largest one has so many cents, and the others are in the same ratio to it. */
function scaledBase(base: Base, cents: number): Base {
  const largest = Math.max(...COVERS.map((cover) => base[cover]));
  const scaled = (own: number) => Math.round((own * cents) / largest);
  return {
    Comprehensive: scaled(base.Comprehensive),
    TPFT: scaled(base.TPFT),
    ThirdParty: scaled(base.ThirdParty),
  };
}

/** The same book with another base. */
export function withBase<B extends CompiledBook>(book: B, cents: Base): B {
  return { ...book, book: { ...book.book, base: { ...book.book.base, cents } } };
}

/** The average premium of some risks by a base, and how many pay the minimum. */
function averages(book: CompiledBook, risks: readonly RatingInputs[], order: CalibrationOrder) {
  const { levies, of } = order;
  const amount = of === 'written' ? 'netCents' : 'premiumCents';
  return (base: Base) => {
    const based = withBase(book, base);
    let [sum, atMinimum] = [0, 0];
    for (const inputs of risks) {
      const premium = rate(based, levies, inputs);
      sum += premium[amount];
      if (premium.netCents === book.book.minimumNetCents[inputs.cover]) atMinimum += 1;
    }
    return { base, average: sum / Math.max(1, risks.length), atMinimum };
  };
}

type LongWork = Pick<Conditions, 'onProgress' | 'isCancelled'> & {
  /** Lets other work have its turn. */
  readonly pause: () => Promise<void>;
};

/** How often the bracket can be halved, at most. */
const ROUNDS = Math.ceil(Math.log2(LARGEST_CENTS));

/**
 * Finds the base that brings the average premium of a portfolio nearest to a wanted one, in whole
 * cents, with minimum, named drivers, levies and fee in play. A higher base lowers no premium: so a
 * bracket that is halved until its ends are a cent apart holds the place where the average passes.
 * @returns undefined where it was cancelled
 */
export async function solveBase(
  order: CalibrationOrder,
  { onProgress, isCancelled, pause }: LongWork,
): Promise<SolvedBase | NoBase | undefined> {
  const compiled = compileBook(order.book);
  const { cents } = order.book.base;
  const risks = insurable(compiled, order.portfolio);
  const averageOf = averages(compiled, risks, order);
  const at = (largest: number) => ({ largest, ...averageOf(scaledBase(cents, largest)) });
  let [low, high] = [at(0), at(LARGEST_CENTS)];
  if (low.average > order.wanted || high.average < order.wanted) {
    return { least: low.average, most: high.average };
  }
  for (let done = 1; high.largest - low.largest > 1; done += 1) {
    if (isCancelled?.()) return undefined;
    const middle = at(Math.floor((low.largest + high.largest) / 2));
    if (middle.average <= order.wanted) low = middle;
    else high = middle;
    onProgress?.({ done, of: ROUNDS });
    await pause();
  }
  const nearest = high.average - order.wanted < order.wanted - low.average ? high : low;
  return {
    base: nearest.base,
    before: averageOf(cents).average,
    reached: nearest.average,
    declined: order.portfolio.size - risks.length,
    atMinimum: nearest.atMinimum,
  };
}
