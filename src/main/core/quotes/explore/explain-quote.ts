import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import type { ExplainedQuote } from '../../../../shared/schemas/quotes/quote-explanation.ts';
import type { Context } from '../../dispatcher.ts';
import { findQuote, type RetrieveParts } from '../history/retrieve.ts';
import { quoteRisk } from '../price/quote-risk.ts';
import { explainSchemes } from '../schemes/explain-schemes.ts';
import { compareQuote } from './compare.ts';
import { counterfactuals } from './counterfactuals.ts';
import { totalOf } from './differences.ts';

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
