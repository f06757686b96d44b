import { LARGEST_CENTS, scale } from '../../../shared/domain/money.ts';
import type { RatingInputs } from '../../../shared/domain/quote-fields/rating-inputs.ts';
import type { Cover } from '../../../shared/domain/quotes/cover.ts';
import type { RateBook } from '../../../shared/schemas/rate-books/rate-book.ts';
import type { CompiledFactor } from './compiled-factor.ts';
import type { CompiledLimit, LimitsByCover } from './limits.ts';
import { relativityOf } from './lookup.ts';

export type FactorsByCover = Readonly<Record<Cover, readonly CompiledFactor[]>>;

/** What the net premium of a year follows from. */
export interface NetBook {
  readonly book: Pick<RateBook, 'base'>;
  readonly factors: FactorsByCover;
  /** Undefined where the book has none. */
  readonly limits?: LimitsByCover | undefined;
}

/** What a factor does to an amount: it multiplies it, and then it adds a flat amount. */
export interface Effect {
  /** Ten-thousandths. */
  readonly relativity: number;
  /** Cents; absent: none. */
  readonly loadCents?: number;
}

/** Is told each step of a net premium, with the cents before and after it. */
export interface Notes {
  readonly factor: (
    factor: CompiledFactor,
    effect: Required<Effect>,
    before: number,
    after: number,
  ) => void;
  /** A limit that held the premium; `since`: the cents before its first factor. */
  readonly limit: (limit: CompiledLimit, since: number, before: number, after: number) => void;
}

/** Whose answers some factors read instead of the policyholder's. */
export interface OtherDriver {
  /** The ids of the factors. */
  readonly factors: ReadonlySet<string>;
  readonly risk: RatingInputs;
}

/** One step on, in cents: rounded half up to the cent. */
export function step(cents: number, relativity: number, loadCents: number): number {
  return Math.min(LARGEST_CENTS, scale(cents, relativity) + loadCents);
}

/** The cents that the limits leave after the factor at a place. */
function limited(
  limits: readonly CompiledLimit[],
  place: number,
  befores: Float64Array,
  cents: number,
  note?: Notes,
): number {
  let held = cents;
  for (const limit of limits) {
    if (limit.last !== place) continue;
    const since = befores[limit.first] ?? 0;
    const after = limit.hold(since, held);
    if (after !== held) note?.limit(limit, since, held, after);
    held = after;
  }
  return held;
}

/** The same as {@link net} where no one listens and nothing holds it: no question for each step. */
function plainNet(base: number, factors: readonly CompiledFactor[], inputs: RatingInputs): number {
  let cents = base;
  for (let i = 0; i < factors.length; i += 1) {
    const factor = factors[i] as CompiledFactor;
    const { load } = factor;
    cents = step(cents, relativityOf(factor, inputs), load === undefined ? 0 : load(inputs));
  }
  return cents;
}

/**
 * The net premium in cents before named drivers and minimum; each step is rounded half up.
 * @param other whose answers count instead of the policyholder's; absent: no one's
 */
export function net(
  { book, factors, limits }: NetBook,
  inputs: RatingInputs,
  note?: Notes,
  other?: OtherDriver,
): number {
  const applied = factors[inputs.cover];
  const held = limits?.[inputs.cover];
  if (note === undefined && other === undefined && held === undefined) {
    return plainNet(book.base.cents[inputs.cover], applied, inputs);
  }
  const befores = held && new Float64Array(applied.length);
  let cents = book.base.cents[inputs.cover];
  for (let i = 0; i < applied.length; i += 1) {
    const factor = applied[i] as CompiledFactor;
    const risk = other?.factors.has(factor.id) ? other.risk : inputs;
    const relativity = relativityOf(factor, risk);
    const loadCents = factor.load === undefined ? 0 : factor.load(risk);
    const after = step(cents, relativity, loadCents);
    if (note !== undefined) note.factor(factor, { relativity, loadCents }, cents, after);
    if (held === undefined || befores === undefined) {
      cents = after;
    } else {
      befores[i] = cents;
      cents = limited(held, i, befores, after, note);
    }
  }
  return cents;
}

/** The same where the effect of each factor of a cover is known. */
export function netOf({ book, limits }: NetBook, cover: Cover, effects: readonly Effect[]): number {
  const held = limits?.[cover] ?? [];
  const befores = new Float64Array(effects.length);
  return effects.reduce((cents, { relativity, loadCents = 0 }, i) => {
    befores[i] = cents;
    return limited(held, i, befores, step(cents, relativity, loadCents));
  }, book.base.cents[cover]);
}
