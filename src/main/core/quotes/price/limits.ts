import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { cents, euro } from '../../../../shared/domain/money.ts';
import type { RatingInputs } from '../../../../shared/domain/quote-fields/rating-inputs.ts';
import type { Cover } from '../../../../shared/domain/quotes/cover.ts';
import type { InputError } from '../../../../shared/result/result.ts';
import type { Explanation } from '../../../../shared/schemas/quotes/explanation.ts';
import { assumedOn, type RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { pointsOf } from '../../rating/numeric.ts';
import { appliesTo } from '../../rating/rate.ts';
import type { QuoteEventData } from '../history/event-data.ts';
import type { Priced } from './explanation.ts';

/** What may be adjusted within limits. */
export type Limited = 'premium' | 'excess' | 'discount';

/** The most euro that a premium may be set to by hand. */
export const LARGEST_PREMIUM = 100_000;

/** From where to where something may be adjusted, and what it is unless adjusted. */
export interface Limits {
  readonly least: number;
  readonly most: number;
  readonly standard: number;
}

/**
 * The range that a rate book prices for an input: its line from its first to its last value. A cover that it
 * does not move has the range of another.
 * @returns undefined where the book has no such line
 */
export function limitsOf(
  { factors }: RateBook,
  input: 'excess' | 'discount',
  cover: Cover = 'Comprehensive',
): Limits | undefined {
  const lines = factors
    .filter((one) => one.kind === 'line')
    .filter((one) => one.input === input && one.addOn === undefined);
  const line = lines.find(appliesTo(cover)) ?? lines[0];
  if (!line) return undefined;
  const points = pointsOf(line);
  const standard = assumedOn(line.assume, 'cautious');
  return { least: points[0]?.at ?? 0, most: points.at(-1)?.at ?? 0, standard };
}

/** The excess in euro that a risk is rated with; undefined where the book has none. */
export function excessOf(
  book: RateBook,
  { excess, cover }: Pick<RatingInputs, 'excess' | 'cover'>,
): number | undefined {
  return excess ?? limitsOf(book, 'excess', cover)?.standard;
}

/** Whether a rate book prices an excess under a cover: third party only pays no own damage. */
export function hasExcess({ factors }: RateBook, cover: Cover): boolean {
  return factors.some(
    (factor) => 'input' in factor && factor.input === 'excess' && appliesTo(cover)(factor),
  );
}

/** What is wrong with an adjustment to a value, in euro or percent; undefined where nothing is. */
export function outsideLimits(book: RateBook, what: Limited, value: number): Message | undefined {
  if (Math.abs(cents(value) / 100 - value) > 1e-9) return message('twoDecimals');
  const limits =
    what === 'premium'
      ? { least: euro(book.smallestPremiumCents), most: LARGEST_PREMIUM }
      : limitsOf(book, what);
  if (!limits) return message('notPriced');
  const { least, most } = limits;
  if (value >= least && value <= most) return undefined;
  return message(what === 'discount' ? 'percentRange' : 'euroRange', { least, most });
}

type Total = Pick<Priced, 'premiumCents'>;

/**
 * The fault of a premium that choices brought below the smallest one, if they did. A risk that is
 * rated below it keeps its rated premium: only less than that is a fault.
 */
export function belowSmallest(
  { smallestPremiumCents }: RateBook,
  { chosen, rated }: { readonly chosen: Total; readonly rated: Total },
  path = 'excess',
): InputError[] {
  const leastCents = Math.min(smallestPremiumCents, rated.premiumCents);
  if (chosen.premiumCents >= leastCents) return [];
  return [{ path, message: message('belowSmallest', { least: euro(leastCents) }) }];
}

/**
 * What is said of a change that did not move the premium as it would: a premium set by hand stays
 * whatever else is overridden, an excess is taken under every cover but not every cover has one to
 * bear, and the minimum premium swallows what goes below it.
 */
export function withoutEffect(
  change: QuoteEventData,
  { premium, cover, steps }: Pick<Explanation, 'premium' | 'cover' | 'steps'>,
  book: RateBook,
): Message[] {
  const isOverride = change.kind === 'overridden' || change.kind === 'overrideWithdrawn';
  if (!isOverride || change.detail.overrideType === 'premium') return [];
  if (steps.some(({ id }) => id === 'override')) return [message('premiumStays', { premium })];
  const { overrideType } = change.detail;
  if (overrideType === 'excess' && !hasExcess(book, cover)) return [message('excessMovesNothing')];
  const lowers = steps.find(({ id, before, after }) => id === overrideType && after < before);
  if (!lowers || !steps.some(({ id }) => id === 'minimum')) return [];
  return [message('minimumSwallows', { title: lowers.title })];
}
