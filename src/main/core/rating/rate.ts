import { message, type RatedText } from '../../../shared/domain/messages/message.ts';
import { LARGEST_CENTS, ONE, scale, tenThousandths } from '../../../shared/domain/money.ts';
import type { RatingInputs } from '../../../shared/domain/quote-fields/rating-inputs.ts';
import type { Cover } from '../../../shared/domain/quotes/cover.ts';
import type {
  Basis,
  Factor,
  Fee,
  Periods,
  RateBook,
} from '../../../shared/schemas/rate-books/rate-book.ts';
import {
  type AddOnBook,
  type AddOnFactors,
  addOnCents,
  compileAddOns,
  NO_ADD_ONS,
  type PricedAddOn,
} from './add-ons.ts';
import type { CompiledFactor } from './compiled-factor.ts';
import { type CompiledFactors, compileFactor } from './factor.ts';
import { type LevyInForce, levyAmount } from './levies.ts';
import { compileLimits, type LimitsByCover } from './limits.ts';
import { type CompiledDrivers, compileDrivers, countedDriver } from './named-drivers.ts';
import { type FactorsByCover, net } from './net.ts';
import { type CompiledRule, compileRules } from './underwrite.ts';

/** What a policy of some days costs, by the premium of a year. */
interface PeriodShare {
  readonly row: RatedText;
  /** Ten-thousandths; undefined where it is calculated by the day. */
  readonly relativity: number | undefined;
  /** Cents of a year's net premium, rounded half up to the cent. */
  readonly of: (cents: number) => number;
}

/** The days of an ordinary year: a policy that is longer than the scale costs a part of it a day. */
const YEAR = 365;
/** The days up to which the scale goes: a year with a leap day. */
export const SCALE_END = 366;

function byTheDay(days: number): PeriodShare {
  return {
    row: message('daysShare', { days, year: YEAR }),
    relativity: undefined,
    of: (cents) => Math.min(LARGEST_CENTS, Math.floor((2 * cents * days + YEAR) / (2 * YEAR))),
  };
}

/** The share of a year's premium that a policy of so many days costs. */
export function periodShare({ scale: rows }: Periods, days: number): PeriodShare {
  const row = rows.find(({ upToDays }) => days <= upToDays);
  if (!row) return byTheDay(days);
  const relativity = tenThousandths(row.share) ?? ONE;
  return {
    row: message('upToDays', { count: row.upToDays }),
    relativity,
    of: (cents) => scale(cents, relativity),
  };
}

/** What a fee is on, in cents. */
interface FeeBasis {
  readonly net: number;
  readonly gross: number;
}

/** A fee in cents: its share is rounded half up. */
export function feeAmount(fee: Fee, premium: FeeBasis): number {
  const { cents = 0, share = 0, of = 'gross', leastCents = 0, mostCents = LARGEST_CENTS } = fee;
  const amount = cents + scale(premium[of], tenThousandths(share) ?? 0);
  return Math.max(leastCents, Math.min(mostCents, amount));
}

/** A compiled rate book: the factors of each cover, and the underwriting rules. */
export interface CompiledBook extends AddOnBook {
  readonly book: RateBook;
  /** With the cautious assumptions of a full quote. */
  readonly factors: FactorsByCover;
  /** The same factors in the same order, with the typical assumptions of a quick price. */
  readonly typical: FactorsByCover;
  /** The own factors of optional covers, with the typical assumptions. */
  readonly typicalAddOnFactors: AddOnFactors | undefined;
  /** Undefined where the book has none. */
  readonly limits: LimitsByCover | undefined;
  /** Undefined where named drivers do not price. */
  readonly drivers: CompiledDrivers | undefined;
  readonly rules: readonly CompiledRule[];
}

/** A premium in whole cents. `premium` is gross (net plus levies) plus the fees. */
export interface Premium {
  readonly netCents: number;
  readonly levyCents: readonly number[];
  readonly grossCents: number;
  /** All fees together. */
  readonly feeCents: number;
  /** Those of the book next to its policy fee, in its order; absent where it has none. */
  readonly feesCents?: readonly number[];
  readonly premiumCents: number;
}

/** Whether a factor or a limit moves the premium under a cover: one of an optional cover does not. */
export function appliesTo(cover: Cover): (factor: Pick<Factor, 'covers' | 'addOn'>) => boolean {
  return ({ covers, addOn }) =>
    addOn === undefined && (covers === undefined || covers.includes(cover));
}

const compileFactors = ({ factors }: RateBook, basis: Basis): CompiledFactors =>
  new Map(factors.map((factor) => [factor, compileFactor(factor, basis, factors)]));

function byCover(compiled: CompiledFactors): FactorsByCover {
  const of = (cover: Cover) =>
    [...compiled].filter(([factor]) => appliesTo(cover)(factor)).map(([, one]) => one);
  return { Comprehensive: of('Comprehensive'), TPFT: of('TPFT'), ThirdParty: of('ThirdParty') };
}

function limitsOf({ limits }: RateBook, factors: FactorsByCover): LimitsByCover | undefined {
  if (!limits) return undefined;
  const of = (cover: Cover) => compileLimits(limits.filter(appliesTo(cover)), factors[cover]);
  return { Comprehensive: of('Comprehensive'), TPFT: of('TPFT'), ThirdParty: of('ThirdParty') };
}

/** Compiles a checked rate book for rating. */
export function compileBook(book: RateBook): CompiledBook {
  const cautious = compileFactors(book, 'cautious');
  const factors = byCover(cautious);
  return {
    book,
    factors,
    limits: limitsOf(book, factors),
    typical: byCover(compileFactors(book, 'typical')),
    addOnFactors: compileAddOns(book, 'cautious'),
    typicalAddOnFactors: compileAddOns(book, 'typical'),
    drivers: book.namedDrivers && compileDrivers(book.namedDrivers),
    rules: compileRules(book, cautious),
  };
}

/** The same book for quick prices: what is not given counts as the typical answer. */
export function onTypical<B extends CompiledBook>(book: B): B {
  return { ...book, factors: book.typical, addOnFactors: book.typicalAddOnFactors };
}

/**
 * The same book where some questions alone count as the typical answer while no one answers them.
 * @param isTypical whether a factor's question is one of these
 */
export function withTypical<B extends CompiledBook>(
  book: B,
  isTypical: (factor: CompiledFactor) => boolean,
): B {
  const mixed = (factors: readonly CompiledFactor[], typical: readonly CompiledFactor[]) =>
    factors.map((factor, at) => (isTypical(factor) ? (typical[at] ?? factor) : factor));
  const of = (cover: Cover) => mixed(book.factors[cover], book.typical[cover]);
  const addOnFactors =
    book.addOnFactors &&
    new Map(
      [...book.addOnFactors].map(([id, factors]) => [
        id,
        mixed(factors, book.typicalAddOnFactors?.get(id) ?? []),
      ]),
    );
  const factors = {
    Comprehensive: of('Comprehensive'),
    TPFT: of('TPFT'),
    ThirdParty: of('ThirdParty'),
  };
  return { ...book, factors, addOnFactors };
}

/** The cents of a year: the base, those after each step, and at last those with the minimum. */
export function netSteps(book: CompiledBook, inputs: RatingInputs): number[] {
  const steps = [book.book.base.cents[inputs.cover]];
  let cents = net(book, inputs, {
    factor: (_, __, ___, after) => steps.push(after),
    limit: (_, __, ___, after) => steps.push(after),
  });
  if (book.drivers && inputs.namedDrivers?.length) {
    cents = countedDriver(book, inputs, cents)?.after ?? cents;
    steps.push(cents);
  }
  return [...steps, Math.max(cents, book.book.minimumNetCents[inputs.cover])];
}

/** What another period than a year costs; undefined for a year, and where the book has no periods. */
export function shareOf(
  { periods }: RateBook,
  { periodDays }: RatingInputs,
): PeriodShare | undefined {
  return periods && periodDays !== undefined ? periodShare(periods, periodDays) : undefined;
}

/** Adds the levies on the net premium, each rounded separately, then the fees. */
export function total(book: RateBook, netCents: number, levies: readonly LevyInForce[]): Premium {
  const levyCents: number[] = [];
  let grossCents = netCents;
  for (const levy of levies) {
    const amount = levyAmount(levy, netCents);
    levyCents.push(amount);
    grossCents += amount;
  }
  const { fees, policyFeeCents } = book;
  const feesCents = fees?.map((fee) => feeAmount(fee, { net: netCents, gross: grossCents }));
  const feeCents = feesCents?.reduce((sum, cents) => sum + cents, policyFeeCents) ?? policyFeeCents;
  const premium = {
    netCents,
    levyCents,
    grossCents,
    feeCents,
    premiumCents: grossCents + feeCents,
  };
  return feesCents ? { ...premium, feesCents } : premium;
}

/** The premium of a risk with its add-ons, by its net premium before the minimum. */
export function premiumOf(
  compiled: CompiledBook,
  levies: readonly LevyInForce[],
  inputs: RatingInputs,
  { cents, addOns }: { readonly cents: number; readonly addOns: readonly PricedAddOn[] },
): Premium {
  const { book } = compiled;
  const yearCents = Math.max(cents, book.minimumNetCents[inputs.cover]);
  let netCents = shareOf(book, inputs)?.of(yearCents) ?? yearCents;
  for (const addOn of addOns) netCents += addOnCents(compiled, inputs, addOn);
  return total(book, netCents, levies);
}

/** The premium of a risk with its add-ons, without its steps. */
export function rate(
  book: CompiledBook,
  levies: readonly LevyInForce[],
  inputs: RatingInputs,
  addOns = NO_ADD_ONS,
): Premium {
  const ownCents = net(book, inputs);
  const cents = countedDriver(book, inputs, ownCents)?.after ?? ownCents;
  return premiumOf(book, levies, inputs, { cents, addOns });
}
