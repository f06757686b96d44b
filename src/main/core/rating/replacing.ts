import type {
  NamedDriverInputs,
  RatingInputs,
} from '../../../shared/domain/quote-fields/rating-inputs.ts';
import { NO_ADD_ONS } from './add-ons.ts';
import type { LevyInForce } from './levies.ts';
import { driverEffects, driverRisk, withDriver } from './named-drivers.ts';
import { type Effect, net, netOf } from './net.ts';
import { type CompiledBook, type Premium, premiumOf } from './rate.ts';

/** Another effect of what one person answers. */
export interface Replacement extends Effect {
  /** The place of the factor among those of the cover. */
  readonly at: number;
  /** The place of a named driver, from 1; undefined: the policyholder with the car. */
  readonly driver?: number | undefined;
}

/** A named driver with each effect on the premium with his or her answers. */
interface RatedDriver {
  readonly driver: NamedDriverInputs;
  readonly effects: readonly Effect[];
}

function ratedDrivers(book: CompiledBook, inputs: RatingInputs): RatedDriver[] {
  const { drivers } = book;
  if (!drivers || !inputs.namedDrivers) return [];
  return inputs.namedDrivers.map((driver) => {
    const risk = driverRisk(inputs, driver);
    return { driver, effects: driverEffects(book, drivers, inputs, risk) };
  });
}

/** The premium of a risk with one effect replaced: what `rate` would say of a book with it. */
export function rateReplacing(
  book: CompiledBook,
  levies: readonly LevyInForce[],
  inputs: RatingInputs,
  addOns = NO_ADD_ONS,
): (replacement: Replacement) => Premium {
  const { drivers } = book;
  const factors = book.factors[inputs.cover];
  const own: Effect[] = [];
  const present = net(book, inputs, {
    factor: (_, effect) => own.push(effect),
    limit: () => undefined,
  });
  const named = ratedDrivers(book, inputs);
  const replaced = (effects: readonly Effect[], { at, relativity, loadCents = 0 }: Replacement) =>
    netOf(book, inputs.cover, effects.with(at, { relativity, loadCents }));
  /** Whether the premium with a driver's answers has the replaced effect, too. */
  const reaches = ({ at, driver }: Replacement, one: NamedDriverInputs) => {
    const isOwn = drivers?.factors.has(factors[at]?.id ?? '') ?? false;
    return driver === undefined ? !isOwn : isOwn && driver === one.driver;
  };
  return (replacement) => {
    const ownCents = replacement.driver === undefined ? replaced(own, replacement) : present;
    let cents = ownCents;
    for (const { driver, effects } of drivers ? named : []) {
      const alone = reaches(replacement, driver)
        ? replaced(effects, replacement)
        : netOf(book, inputs.cover, effects);
      if (drivers) cents = Math.max(cents, withDriver(drivers, driver, ownCents, alone));
    }
    return premiumOf(book, levies, inputs, { cents, addOns });
  };
}
