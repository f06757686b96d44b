import { done, type Result } from '../../../../shared/contract/result.ts';
import type { QuotePage } from '../../../../shared/schemas/quote-page.ts';
import type { Context } from '../../dispatcher.ts';
import { customerKey } from '../../quote-index/line.ts';
import { findQuote, type RetrieveParts, show } from '../history/retrieve.ts';
import { type QuoteRisk, quoteRisk } from '../price/quote-risk.ts';
import { compareQuote } from './compare.ts';
import { termsOf } from './terms.ts';
import { whatWouldChange } from './what-would-change.ts';

function explore(found: QuoteRisk): NonNullable<QuotePage['explored']> {
  return {
    whatIf: whatWouldChange(found),
    comparison: compareQuote(found),
    terms: termsOf(found.risk.book),
  };
}

/** Answers a quote with all that its page shows around it, read once. */
export function getQuotePage({ library, quotes }: RetrieveParts) {
  return async ({ id }: { id: string }, { caller, now }: Context): Promise<Result<QuotePage>> => {
    const found = await findQuote(quotes, id, caller);
    if (!found.ok) return found;
    const risk = quoteRisk(library, found.value);
    return done({
      quote: show(library, found.value, now),
      customerKey: customerKey(found.value.quote.sections.customer),
      ...(risk ? { explored: explore(risk) } : {}),
    });
  };
}
