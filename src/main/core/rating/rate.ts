import { euro } from '../../../shared/domain/money.ts';
import type { Cover } from '../../../shared/schemas/cover.ts';
import type { Factor, RateBook, RatingInputs } from '../../../shared/schemas/rate-book.ts';
import type { Basis } from '../../../shared/schemas/rate-book-assumptions.ts';
import type { Reading } from './compiled-factor.ts';
import { compileFactor } from './factor.ts';
import { type LevyInForce, levyAmount } from './levies.ts';
import {
  type CompiledDrivers,
  compileDrivers,
  countedDriver,
  driverWords,
} from './named-drivers.ts';
import { type FactorsByCover, net } from './net.ts';
import { type PeriodShare, periodShare } from './period.ts';
import { type CompiledRule, compileRules } from './underwrite.ts';

/** A compiled rate book: the factors of each cover, and the underwriting rules. */
export interface CompiledBook {
  readonly book: RateBook;
  /** With the cautious assumptions of a full quote. */
  readonly factors: FactorsByCover;
  /** The same factors in the same order, with the typical assumptions of a quick price. */
  readonly typical: FactorsByCover;
  /** Undefined where named drivers do not price. */
  readonly drivers: CompiledDrivers | undefined;
  readonly rules: readonly CompiledRule[];
}

/** A premium in whole cents. `premium` is gross (net plus levies) plus the policy fee. */
export interface Premium {
  readonly netCents: number;
  readonly levyCents: readonly number[];
  readonly grossCents: number;
  readonly feeCents: number;
  readonly premiumCents: number;
}

/** One step towards the net premium; amounts in cents, relativity in ten-thousandths. */
export interface RatedStep extends Reading {
  readonly id: string;
  readonly title: string;
  readonly relativity: number | undefined;
  readonly before: number;
  readonly after: number;
}

/** A premium with every step that led to it. */
export interface ExplainedPremium extends Premium {
  readonly steps: readonly RatedStep[];
  /** The cents by which a total set by hand exceeds net premium, levies and fee. */
  readonly rounding?: number;
}

/** Whether a factor applies under a cover. */
export function appliesTo(cover: Cover): (factor: Pick<Factor, 'covers'>) => boolean {
  return ({ covers }) => covers === undefined || covers.includes(cover);
}

function compileFactors({ factors }: RateBook, basis: Basis): FactorsByCover {
  const compiled = new Map(
    factors.map((factor) => [factor, compileFactor(factor, basis, factors)]),
  );
  const of = (cover: Cover) =>
    factors.filter(appliesTo(cover)).flatMap((factor) => compiled.get(factor) ?? []);
  return { Comprehensive: of('Comprehensive'), TPFT: of('TPFT'), ThirdParty: of('ThirdParty') };
}

/** Compiles a checked rate book for rating. */
export function compileBook(book: RateBook): CompiledBook {
  return {
    book,
    factors: compileFactors(book, 'cautious'),
    typical: compileFactors(book, 'typical'),
    drivers: book.namedDrivers && compileDrivers(book.namedDrivers),
    rules: compileRules(book),
  };
}

/** The same book for quick prices: what is not given counts as the typical answer. */
export function onTypical<B extends CompiledBook>(book: B): B {
  return { ...book, factors: book.typical };
}

/** The cents of a year: the base, those after each step, and at last those with the minimum. */
export function netSteps(book: CompiledBook, inputs: RatingInputs): number[] {
  const steps = [book.book.base.cents[inputs.cover]];
  let cents = net(book, inputs, (_, __, ___, after) => steps.push(after));
  if (book.drivers && inputs.namedDrivers?.length) {
    cents = countedDriver(book, inputs, cents)?.after ?? cents;
    steps.push(cents);
  }
  return [...steps, Math.max(cents, book.book.minimumNetCents[inputs.cover])];
}

/** What another period than a year costs; undefined for a year, and where the book has no periods. */
function shareOf({ periods }: RateBook, { periodDays }: RatingInputs): PeriodShare | undefined {
  return periods && periodDays !== undefined ? periodShare(periods, periodDays) : undefined;
}

/** Adds the levies on the net premium, each rounded separately, then the fee. */
function total(book: RateBook, netCents: number, levies: readonly LevyInForce[]): Premium {
  const levyCents: number[] = [];
  let grossCents = netCents;
  for (const levy of levies) {
    const amount = levyAmount(levy, netCents);
    levyCents.push(amount);
    grossCents += amount;
  }
  const feeCents = book.policyFeeCents;
  return { netCents, levyCents, grossCents, feeCents, premiumCents: grossCents + feeCents };
}

/** An optional cover with its price in cents, before levies. */
export interface PricedAddOn {
  readonly id: string;
  readonly title: string;
  readonly level: string;
  readonly netCents: number;
}

export const NO_ADD_ONS: readonly PricedAddOn[] = [];

/** The premium of a risk with its add-ons, by its net premium before the minimum. */
export function premiumOf(
  { book }: CompiledBook,
  levies: readonly LevyInForce[],
  inputs: RatingInputs,
  { cents, addOns }: { readonly cents: number; readonly addOns: readonly PricedAddOn[] },
): Premium {
  const yearCents = Math.max(cents, book.minimumNetCents[inputs.cover]);
  let netCents = shareOf(book, inputs)?.of(yearCents) ?? yearCents;
  for (const addOn of addOns) netCents += addOn.netCents;
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

/** The changes of a premium after rating. */
export interface Adjustments {
  readonly addOns: readonly PricedAddOn[];
  /** The total that was set by hand, in cents: it replaces the rated one. */
  readonly premiumCents?: number;
  /** The add-ons that are part of that total; what differs from them is charged on top. Absent: all. */
  readonly included?: readonly PricedAddOn[];
}

const UNCHANGED: Adjustments = { addOns: NO_ADD_ONS };

/** A step without a relativity. */
function plainStep(id: string, title: string, row: string, before: number, after: number) {
  return { id, title, input: row, assumed: false, row, relativity: undefined, before, after };
}

/** A net amount that comes on top of a premium set by hand, or off it, in cents. */
interface OnTop {
  readonly id: string;
  readonly title: string;
  readonly row: string;
  readonly netCents: number;
}

/** How add-ons differ from those that a premium set by hand includes. */
function onTop(addOns: readonly PricedAddOn[], included: readonly PricedAddOn[]): OnTop[] {
  const added = addOns.flatMap(({ id, title, level, netCents }): OnTop[] => {
    const before = included.find((one) => one.id === id);
    if (!before) return [{ id, title, row: level, netCents }];
    if (before.level === level) return [];
    return [{ id: `${id}-changed`, title, row: level, netCents: netCents - before.netCents }];
  });
  const removed = included
    .filter(({ id }) => !addOns.some((one) => one.id === id))
    .map(({ id, title, netCents }) => ({
      ...{ id: `${id}-removed`, title, row: 'Taken off', netCents: -netCents },
    }));
  return [...added, ...removed];
}

/** The largest net premium whose total does not exceed the one that was set. */
function netFor(totalCents: number, book: RateBook, levies: readonly LevyInForce[]): number {
  let low = 0;
  let high = totalCents;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (total(book, middle, levies).premiumCents <= totalCents) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * The premium of a risk with every step: the same arithmetic as {@link rate}, then named drivers, the
 * minimum, the period, the add-ons, a premium set by hand, and the add-ons that came or went after that.
 */
export function explain(
  book: CompiledBook,
  levies: readonly LevyInForce[],
  inputs: RatingInputs,
  { addOns, premiumCents, included = addOns }: Adjustments = UNCHANGED,
): ExplainedPremium {
  const { base, minimumNetCents } = book.book;
  const { cover } = inputs;
  const steps: RatedStep[] = [plainStep('base', base.title, cover, 0, base.cents[cover])];
  let cents = net(book, inputs, ({ id, title, read }, relativity, before, after) => {
    steps.push({ id, title, ...read(inputs), relativity, before, after });
  });
  const add = (id: string, title: string, row: string, after: number) => {
    steps.push(plainStep(id, title, row, cents, after));
    cents = after;
  };
  if (book.drivers && inputs.namedDrivers?.length) {
    const counted = countedDriver(book, inputs, cents);
    const { input, row } = driverWords(book, inputs, counted);
    const after = counted?.after ?? cents;
    steps.push({ ...plainStep('named-drivers', book.drivers.title, row, cents, after), input });
    cents = after;
  }
  const minimum = minimumNetCents[cover];
  if (cents < minimum) add('minimum', 'Minimum premium', `at least ${euro(minimum)} euro`, minimum);
  const share = shareOf(book.book, inputs);
  if (share) {
    const { row, relativity } = share;
    const after = share.of(cents);
    const input = inputs.periodDays === 1 ? '1 day' : `${inputs.periodDays} days`;
    steps.push({ ...plainStep('period', 'Policy period', row, cents, after), input, relativity });
    cents = after;
  }
  const byHand = premiumCents !== undefined;
  for (const { id, title, level, netCents } of byHand ? included : addOns) {
    add(id, title, level, cents + netCents);
  }
  if (!byHand) return { ...total(book.book, cents, levies), steps };
  const row = `a total of ${euro(premiumCents)} euro`;
  add('override', 'Premium set by hand', row, netFor(premiumCents, book.book, levies));
  // Levies are rounded, so not every total can be reached: the remaining cents are given separately.
  const rounding = premiumCents - total(book.book, cents, levies).premiumCents;
  for (const { id, title, row, netCents } of onTop(addOns, included)) {
    add(id, title, row, cents + netCents);
  }
  const settled = total(book.book, cents, levies);
  const grossCents = settled.grossCents + rounding;
  const setCents = settled.premiumCents + rounding;
  return { ...settled, grossCents, premiumCents: setCents, steps, rounding };
}
