import { euro } from '../../../../shared/domain/money.ts';
import type {
  Counterfactual,
  ExplainedQuote,
} from '../../../../shared/schemas/quotes/quote-explanation.ts';
import { type Risk, totalOf } from './differences.ts';
import { type Variant, variantsOf } from './variants.ts';

interface Effect extends Omit<Variant, 'risk' | 'changeable'> {
  /** Cents of the total premium. */
  readonly cents: number;
}

/** Of each question the first effect alone. */
function firstOfEach(effects: readonly Effect[]): Effect[] {
  return effects.filter((one, i) => effects.findIndex(({ id }) => id === one.id) === i);
}

/**
 * Which one change moves the premium of a risk most, down and up, of those that a customer can really
 * make: another cover, excess or add-on, fewer drivers, another use of the car; never another age or
 * history.
 */
export function counterfactuals(risk: Risk): ExplainedQuote['counterfactuals'] {
  const present = totalOf(risk);
  const effects = variantsOf(risk, 'every')
    .filter(({ changeable }) => changeable)
    .map(({ risk: changed, changeable: _, ...words }) => ({
      ...words,
      cents: totalOf(changed) - present,
    }))
    .sort((a, b) => a.cents - b.cents);
  const show = ({ cents, ...words }: Effect): Counterfactual => ({
    ...words,
    premium: euro(present + cents),
    difference: euro(cents),
  });
  return {
    cheaper: firstOfEach(effects.filter(({ cents }) => cents < 0)).map(show),
    dearer: firstOfEach(effects.filter(({ cents }) => cents > 0).reverse()).map(show),
  };
}
