import { done, invalid, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { changesTerms } from '../../../../shared/domain/quotes/referral.ts';
import { tidy } from '../../../../shared/domain/text/tidy.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type {
  Suitability,
  SuitabilityRequest,
} from '../../../../shared/schemas/quotes/suitability.ts';
import type { Context } from '../../dispatcher.ts';
import type { Happening } from '../history/happening.ts';
import type { QuoteEvent } from '../history/store.ts';
import { type ChangeParts, changeOpen } from './change.ts';

/** A confirmation with who gave it and when. */
export type Confirmed = Extract<QuoteEvent, { kind: 'suitability' }>;

/**
 * The confirmation that still holds for a quote as it is: a change of its terms ends it.
 * @returns undefined where there is none
 */
export function suitabilityOf(events: readonly QuoteEvent[]): Confirmed | undefined {
  const last = events.findLast(({ kind }) => kind === 'suitability' || changesTerms(kind));
  return last?.kind === 'suitability' ? last : undefined;
}

function tidied({ demands, reasons, explanation, confirmedBy }: Suitability): Suitability {
  return {
    reasons,
    confirmedBy: tidy(confirmedBy),
    ...(demands === undefined ? {} : { demands: tidy(demands) }),
    ...(explanation === undefined ? {} : { explanation: tidy(explanation) }),
  };
}

/**
 * Keeps why a quote suits its customer, as the person selling confirms it: its statement of
 * suitability is final from then on, until the cover or the price is another.
 */
export function confirmSuitability(parts: ChangeParts) {
  return async (
    { quoteId, ...suitability }: SuitabilityRequest,
    context: Context,
  ): Promise<Result<Quote>> => {
    if (suitability.reasons.length === 0 && suitability.explanation === undefined) {
      return invalid([{ path: 'reasons', message: message('reasonNeeded') }]);
    }
    const happening: Happening = { kind: 'suitability', detail: tidied(suitability) };
    return changeOpen(parts, quoteId, context, ({ quote }) => done({ quote, happening }));
  };
}
