import type { NamedDriverInputs, RatingInputs } from '../../../shared/schemas/rating-inputs.ts';
import type { LevyInForce } from './levies.ts';
import { driverRelativities, driverRisk, withDriver } from './named-drivers.ts';
import { net, step } from './net.ts';
import { type CompiledBook, NO_ADD_ONS, type Premium, premiumOf } from './rate.ts';

/** Another relativity for what one person answers. */
export interface Replacement {
  /** The place of the factor among those of the cover. */
  readonly at: number;
  /** Ten-thousandths. */
  readonly relativity: number;
  /** The place of a named driver, from 1; undefined: the policyholder with the car. */
  readonly driver?: number | undefined;
}

/** A named driver with each relativity of the premium with his or her answers. */
interface RatedDriver {
  readonly driver: NamedDriverInputs;
  readonly relativities: readonly number[];
}

function ratedDrivers(book: CompiledBook, inputs: RatingInputs): RatedDriver[] {
  const { drivers } = book;
  if (!drivers || !inputs.namedDrivers) return [];
  return inputs.namedDrivers.map((driver) => {
    const risk = driverRisk(inputs, driver);
    return { driver, relativities: driverRelativities(book, drivers, inputs, risk) };
  });
}

/**
 * The premium of a risk with one relativity replaced: what `rate` would say of a book with it. The
 * policyholder's is calculated from that factor on, because the steps before it stay.
 */
export function rateReplacing(
  book: CompiledBook,
  levies: readonly LevyInForce[],
  inputs: RatingInputs,
  addOns = NO_ADD_ONS,
): (replacement: Replacement) => Premium {
  const { drivers } = book;
  const factors = book.factors[inputs.cover];
  const base = book.book.base.cents[inputs.cover];
  const relativities: number[] = [];
  const befores: number[] = [];
  const present = net(book, inputs, (_, relativity, before) => {
    relativities.push(relativity);
    befores.push(before);
  });
  const named = ratedDrivers(book, inputs);

  const ownCents = ({ at, relativity, driver }: Replacement) => {
    if (driver !== undefined) return present;
    let cents = step(befores[at] ?? 0, relativity);
    for (let i = at + 1; i < relativities.length; i += 1) cents = step(cents, relativities[i] ?? 0);
    return cents;
  };
  /** Whether the premium with a driver's answers has the replaced relativity, too. */
  const reaches = ({ at, driver }: Replacement, one: NamedDriverInputs) => {
    const isOwn = drivers?.factors.has(factors[at]?.id ?? '') ?? false;
    return driver === undefined ? !isOwn : isOwn && driver === one.driver;
  };
  return (replacement) => {
    const own = ownCents(replacement);
    let cents = own;
    for (const { driver, relativities: driven } of drivers ? named : []) {
      const changed = reaches(replacement, driver)
        ? driven.with(replacement.at, replacement.relativity)
        : driven;
      const alone = changed.reduce(step, base);
      if (drivers) cents = Math.max(cents, withDriver(drivers, driver, own, alone));
    }
    return premiumOf(book, levies, inputs, { cents, addOns });
  };
}
