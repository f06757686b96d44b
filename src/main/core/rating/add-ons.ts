import type { RatingInputs } from '../../../shared/domain/quote-fields/rating-inputs.ts';
import type { Basis, RateBook } from '../../../shared/schemas/rate-books/rate-book.ts';
import { type CompiledFactor, type CompiledRow, effectOf } from './compiled-factor.ts';
import { compileFactor } from './factor.ts';
import { step } from './net.ts';

/** An optional cover as it was chosen. */
export interface PricedAddOn {
  readonly id: string;
  readonly title: string;
  readonly level: string;
  /** What its level costs before its own factors, in cents, before levies. */
  readonly netCents: number;
}

export const NO_ADD_ONS: readonly PricedAddOn[] = [];

/** The factors that move the price of an optional cover alone, by its id. */
export type AddOnFactors = ReadonlyMap<string, readonly CompiledFactor[]>;

/** What the price of an optional cover follows from. */
export interface AddOnBook {
  /** Undefined where no optional cover has factors of its own. */
  readonly addOnFactors: AddOnFactors | undefined;
}

/** Compiles the own factors of the optional covers of a checked book; each says which cover it moves. */
export function compileAddOns(
  { factors, addOns }: RateBook,
  basis: Basis,
): AddOnFactors | undefined {
  const compiled = addOns.flatMap(({ id, title }): [string, CompiledFactor[]][] => {
    const own = factors
      .filter(({ addOn }) => addOn === id)
      .map((factor) =>
        compileFactor({ ...factor, title: `${title}: ${factor.title}` }, basis, factors),
      );
    return own.length === 0 ? [] : [[id, own]];
  });
  return compiled.length === 0 ? undefined : new Map(compiled);
}

/** The factors of an optional cover's own, in their order. */
export const factorsOf = ({ addOnFactors }: AddOnBook, { id }: Pick<PricedAddOn, 'id'>) =>
  addOnFactors?.get(id) ?? [];

/** The price of an optional cover by the effect of each of its factors, in cents, before levies. */
export const addOnOf = ({ netCents }: PricedAddOn, effects: readonly CompiledRow[]): number =>
  effects.reduce(
    (cents, { relativity, loadCents }) => step(cents, relativity, loadCents),
    netCents,
  );

/** Is told each step of the price of an optional cover, with its cents before and after it. */
export type AddOnNote = (
  factor: CompiledFactor,
  effect: CompiledRow,
  before: number,
  after: number,
) => void;

/** The price of an optional cover for a risk in cents, before levies: each step is rounded half up. */
export function addOnCents(
  book: AddOnBook,
  inputs: RatingInputs,
  addOn: PricedAddOn,
  note?: AddOnNote,
): number {
  let cents = addOn.netCents;
  for (const factor of factorsOf(book, addOn)) {
    const effect = effectOf(factor, inputs);
    const after = step(cents, effect.relativity, effect.loadCents);
    note?.(factor, effect, cents, after);
    cents = after;
  }
  return cents;
}
