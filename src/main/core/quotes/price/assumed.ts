import { euro } from '../../../../shared/domain/money.ts';
import type { AnswerPath, Assumed } from '../../../../shared/schemas/assumed.ts';
import type { Cover } from '../../../../shared/schemas/cover.ts';
import type { RatingInputs } from '../../../../shared/schemas/rating-inputs.ts';
import { type CompiledFactor, effectOf, type Reading } from '../../rating/compiled-factor.ts';
import { driverRisk } from '../../rating/named-drivers.ts';
import { type CompiledBook, rate } from '../../rating/rate.ts';
import { rateReplacing } from '../../rating/replacing.ts';
import type { Risk } from '../explore/differences.ts';
import { answersOf, driverAnswersOf } from './answers.ts';

/** A factor of a cover with what stands in for an answer to it. */
interface Asked {
  readonly factor: CompiledFactor;
  /** Its place among the factors of the cover. */
  readonly at: number;
  /** The same factor with the typical assumptions. */
  readonly typical: CompiledFactor;
  /** Its own inputs as they are where nothing is given. */
  readonly unanswered: Partial<RatingInputs>;
}

function askedOf({ factors, typical }: CompiledBook, cover: Cover): Asked[] {
  return factors[cover].flatMap((factor, at): Asked[] => {
    const other = typical[cover][at];
    if (!other) return [];
    const unanswered = Object.fromEntries(factor.inputs.map((input) => [input, undefined]));
    return [{ factor, at, typical: other, unanswered }];
  });
}

/** By the factors of a cover, which a book has once. */
const known = new WeakMap<readonly CompiledFactor[], Asked[]>();

function knownAsked(book: CompiledBook, cover: Cover): Asked[] {
  const factors = book.factors[cover];
  const asked = known.get(factors) ?? askedOf(book, cover);
  known.set(factors, asked);
  return asked;
}

/** A factor that assumes the answer of one who drives. */
interface Assumption extends Asked {
  readonly risk: RatingInputs;
  readonly path: AnswerPath;
  readonly reading: Reading;
}

/** What a risk does not answer, in the order of the rate book, then that of each named driver. */
function assumptionsIn({ book, inputs }: Pick<Risk, 'book' | 'inputs'>): Assumption[] {
  const assumedBy = (one: Asked, risk: RatingInputs, path: AnswerPath | undefined) => {
    if (path === undefined) return [];
    const reading = one.factor.read(risk);
    return reading.assumed ? [{ ...one, risk, path, reading }] : [];
  };
  const asked = knownAsked(book, inputs.cover);
  const own = asked.flatMap((one) => assumedBy(one, inputs, answersOf(one.factor)[0]));
  const { namedDrivers = [] } = inputs;
  if (namedDrivers.length === 0) return own;
  const ofDrivers = asked.filter(({ factor }) => book.drivers?.factors.has(factor.id));
  return [
    ...own,
    ...namedDrivers.flatMap((driver) => {
      const risk = driverRisk(inputs, driver);
      return ofDrivers.flatMap((one) =>
        assumedBy(one, risk, driverAnswersOf(one.factor, driver.driver)[0]),
      );
    }),
  ];
}

/**
 * Every answer that a full quote assumes, in the order of the rate book, then those of each named
 * driver. The effect of one is the total premium of the risk, with its add-ons, levies, fee and
 * minimum, minus the total premium with the typical answer to this one question, all else the same:
 * exact cents, in euro. Effects of several do not add up, because factors multiply. A premium set by
 * hand is left aside.
 */
export function assumedIn({ book, levies, inputs, addOns }: Risk): Assumed[] {
  const assumptions = assumptionsIn({ book, inputs });
  // Where everything is answered, nothing has to be rated again.
  if (assumptions.length === 0) return [];
  const present = rate(book, levies, inputs, addOns).premiumCents;
  const replacing = rateReplacing(book, levies, inputs, addOns);
  return assumptions.map(({ factor, at, typical, unanswered, risk, path, reading }) => {
    const answered = effectOf(typical, { ...risk, ...unanswered });
    const { premiumCents } = replacing({ at, ...answered, driver: risk.driver });
    const { input: value, unknown: given } = reading;
    const effect = euro(present - premiumCents);
    return { path, title: factor.title, value, ...(given === undefined ? {} : { given }), effect };
  });
}
