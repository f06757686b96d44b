import type { CompiledFactor } from '../../../../src/main/core/rating/compiled-factor.ts';
import type { CompiledBook } from '../../../../src/main/core/rating/rate.ts';

/** A factor that calculates every relativity. */
export const withoutLookup = (factor: CompiledFactor): CompiledFactor => ({
  ...factor,
  numbers: undefined,
  words: undefined,
});

/** A book that calculates every relativity. */
export function withoutLookups(book: CompiledBook): CompiledBook {
  const { Comprehensive, TPFT, ThirdParty } = book.factors;
  const factors = {
    Comprehensive: Comprehensive.map(withoutLookup),
    TPFT: TPFT.map(withoutLookup),
    ThirdParty: ThirdParty.map(withoutLookup),
  };
  return { ...book, factors };
}
