import { euro } from '../../../../shared/domain/money.ts';
import type { FieldPath } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import type { Assumed } from '../../../../shared/schemas/assumed.ts';
import type { Cover } from '../../../../shared/schemas/cover.ts';
import type { RatingInputs } from '../../../../shared/schemas/rate-book.ts';
import type { CompiledFactor } from '../../rating/factor.ts';
import { type CompiledBook, rate, rateReplacing } from '../../rating/rate.ts';
import type { Risk } from '../explore/differences.ts';
import { answersOf } from './answers.ts';

/** A factor of a cover with all that its silence is told by. */
interface Asked {
  readonly factor: CompiledFactor;
  /** The element that answers it, its first choice. */
  readonly path: FieldPath;
  /** Its place among the factors of the cover. */
  readonly at: number;
  readonly typical: CompiledFactor;
  /** Its own inputs as they are where nothing is given. */
  readonly unanswered: Partial<RatingInputs>;
}

function askedOf({ factors, typical }: CompiledBook, cover: Cover): Asked[] {
  return factors[cover].flatMap((factor, at): Asked[] => {
    const [path] = answersOf(factor);
    const other = typical[cover][at];
    if (path === undefined || !other) return [];
    const unanswered = Object.fromEntries(factor.inputs.map((input) => [input, undefined]));
    return [{ factor, path, at, typical: other, unanswered }];
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

/**
 * Every answer that a full quote assumes, in the order of the rate book. The effect of one is the
 * total premium of the risk, with its add-ons, levies, fee and minimum, minus the total premium with
 * the typical answer to this one question, all else the same: exact cents, in euro. Effects of
 * several do not add up, because factors multiply. A premium set by hand is left aside.
 */
export function assumedIn({ book, levies, inputs, addOns }: Risk): Assumed[] {
  const present = rate(book, levies, inputs, addOns).premiumCents;
  const replacing = rateReplacing(book, levies, inputs, addOns);
  return knownAsked(book, inputs.cover).flatMap(({ factor, path, at, typical, unanswered }) => {
    const { input: value, assumed, unknown: given } = factor.read(inputs);
    if (!assumed) return [];
    const relativity = typical.relativity({ ...inputs, ...unanswered });
    const effect = euro(present - replacing(at, relativity).premiumCents);
    const { title } = factor;
    return { path, title, value, ...(given === undefined ? {} : { given }), effect };
  });
}
