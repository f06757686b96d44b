import { message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import { done, failed, type Result } from '../../../../shared/result/result.ts';
import type {
  Counterfactual,
  ExplainedQuote,
} from '../../../../shared/schemas/quotes/quote-explanation.ts';
import type { Context } from '../../dispatcher.ts';
import { quoteRisk, type Risk, totalOf } from '../price/risk.ts';
import { findQuote, type RetrieveParts } from '../sale/retrieve.ts';
import { explainSchemes } from '../schemes/explain-schemes.ts';
import { compareQuote } from './compare.ts';
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

/**
 * Explains a quote by what it is not: the other covers and the other schemes, step by step, and the
 * changes that its customer can make. A premium set by hand is left aside.
 */
export function explainQuote({ library, quotes }: RetrieveParts) {
  return async ({ id }: { id: string }, { caller }: Context): Promise<Result<ExplainedQuote>> => {
    const found = await findQuote(quotes, id, caller);
    if (!found.ok) return found;
    const known = quoteRisk(library, found.value);
    if (!known) return failed({ kind: 'unavailable', message: message('rateBookAbsent') });
    const { risk, setByHand } = known;
    const { chosen, covers, steps } = compareQuote(known);
    return done({
      quoteId: id,
      cover: chosen,
      premium: euro(totalOf(risk)),
      setByHand,
      covers: { premiums: covers, steps },
      schemes: explainSchemes(library, found.value, risk),
      counterfactuals: counterfactuals(risk),
    });
  };
}
