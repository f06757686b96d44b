import { euro } from '../../../../shared/domain/money.ts';
import type { RatingInputs } from '../../../../shared/domain/quote-fields/rating-inputs.ts';
import type { Cover } from '../../../../shared/domain/quotes/cover.ts';
import type { AnswerPath, Assumed } from '../../../../shared/schemas/quotes/assumed.ts';
import { addOnOf, factorsOf } from '../../rating/add-ons.ts';
import { type CompiledFactor, type CompiledRow, effectOf } from '../../rating/compiled-factor.ts';
import { driverRisk } from '../../rating/named-drivers.ts';
import { type CompiledBook, type Premium, rate, total } from '../../rating/rate.ts';
import { rateReplacing } from '../../rating/replacing.ts';
import { answersOf, driverAnswersOf } from './answers.ts';
import type { Risk } from './risk.ts';

/** A factor with what stands in for an answer to it. */
interface Asked {
  readonly factor: CompiledFactor;
  /** Its place among the factors of the cover, or of the optional cover. */
  readonly at: number;
  /** The same factor with the typical assumptions. */
  readonly typical: CompiledFactor;
  /** Its own inputs as they are where nothing is given. */
  readonly unanswered: Partial<RatingInputs>;
}

function askedOf(factors: readonly CompiledFactor[], typical: readonly CompiledFactor[]): Asked[] {
  return factors.flatMap((factor, at): Asked[] => {
    const other = typical[at];
    if (!other) return [];
    const unanswered = Object.fromEntries(factor.inputs.map((input) => [input, undefined]));
    return [{ factor, at, typical: other, unanswered }];
  });
}

/** By the factors of a cover, which a book has once. */
const known = new WeakMap<readonly CompiledFactor[], Asked[]>();

function knownAsked(book: CompiledBook, cover: Cover): Asked[] {
  const factors = book.factors[cover];
  const asked = known.get(factors) ?? askedOf(factors, book.typical[cover]);
  known.set(factors, asked);
  return asked;
}

/** Where an answer that is assumed would stand, and what the premium would be with another effect. */
interface Question {
  readonly risk: RatingInputs;
  readonly path: AnswerPath | undefined;
  /** In cents. */
  readonly premiumWith: (effect: CompiledRow) => number;
}

/** Rates a risk where something is assumed: where everything is answered, nothing has to be rated again. */
type Present = () => Premium;

/** What a factor assumes, if it does. */
function assumedBy(
  { factor, typical, unanswered }: Asked,
  { risk, path, premiumWith }: Question,
  present: Present,
): Assumed[] {
  if (path === undefined) return [];
  const { input: value, assumed, unknown: given } = factor.read(risk);
  if (!assumed) return [];
  const answered = effectOf(typical, { ...risk, ...unanswered });
  const { title } = factor;
  const effect = euro(present().premiumCents - premiumWith(answered));
  return [{ path, title, value, ...(given === undefined ? {} : { given }), effect }];
}

/** What the own factors of the optional covers of a risk assume. */
function assumedByAddOns({ book, levies, inputs, addOns }: Risk, present: Present): Assumed[] {
  return addOns.flatMap((addOn) => {
    const factors = factorsOf(book, addOn);
    const typical = book.typicalAddOnFactors?.get(addOn.id) ?? [];
    const effects = factors.map((factor) => effectOf(factor, inputs));
    const rest = () => present().netCents - addOnOf(addOn, effects);
    return askedOf(factors, typical).flatMap((one) => {
      const premiumWith = (effect: CompiledRow) =>
        total(book.book, rest() + addOnOf(addOn, effects.with(one.at, effect)), levies)
          .premiumCents;
      const question = { risk: inputs, path: answersOf(one.factor)[0], premiumWith };
      return assumedBy(one, question, present);
    });
  });
}

/**
 * Every answer that a full quote assumes, in the order of the rate book, then those of each named
 * driver, then those that move optional covers alone. The effect of one is the total premium of the
 * risk, with its add-ons, levies, fee and minimum, minus the total premium with the typical answer to
 * this one question, all else the same: exact cents, in euro. Effects of several do not add up, because
 * factors multiply. A premium set by hand is left aside.
 */
export function assumedIn(whole: Risk): Assumed[] {
  const { book, levies, inputs, addOns } = whole;
  let rated: Premium | undefined;
  const present = () => {
    rated ??= rate(book, levies, inputs, addOns);
    return rated;
  };
  let replacing: ReturnType<typeof rateReplacing> | undefined;
  const by = (one: Asked, risk: RatingInputs, path: AnswerPath | undefined) => {
    const premiumWith = (effect: CompiledRow) => {
      replacing ??= rateReplacing(book, levies, inputs, addOns);
      return replacing({ at: one.at, ...effect, driver: risk.driver }).premiumCents;
    };
    return assumedBy(one, { risk, path, premiumWith }, present);
  };
  const asked = knownAsked(book, inputs.cover);
  const ofDrivers = asked.filter(({ factor }) => book.drivers?.factors.has(factor.id));
  return [
    ...asked.flatMap((one) => by(one, inputs, answersOf(one.factor)[0])),
    ...(inputs.namedDrivers ?? []).flatMap((driver) => {
      const risk = driverRisk(inputs, driver);
      return ofDrivers.flatMap((one) =>
        by(one, risk, driverAnswersOf(one.factor, driver.driver)[0]),
      );
    }),
    ...assumedByAddOns(whole, present),
  ];
}
