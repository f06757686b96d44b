import { euro } from '../../../../shared/domain/money.ts';
import { done, type Result } from '../../../../shared/result/result.ts';
import type {
  OverridePreview,
  OverridePreviewRequest,
} from '../../../../shared/schemas/quotes/override-preview.ts';
import type { Context } from '../../dispatcher.ts';
import { mustBeOpen } from '../change/change-quote.ts';
import { planOverride, workOutTerms } from '../change/change-terms.ts';
import { findQuote, type RetrieveParts } from '../sale/retrieve.ts';

/** What an override would make of an open quote, or why it can not be; keeps nothing. */
export function previewOverride({ library, quotes }: RetrieveParts) {
  return async (
    { quoteId, overrideType, value }: OverridePreviewRequest,
    { caller, now }: Context,
  ): Promise<Result<OverridePreview>> => {
    const found = await findQuote(quotes, quoteId, caller);
    if (!found.ok) return found;
    const open = mustBeOpen(found.value, now);
    if (!open.ok) return open;
    // The reason moves no premium.
    const plan = planOverride({ overrideType, value, reason: '' }, caller);
    const worked = workOutTerms(library, found.value, plan);
    if (!worked.ok) return worked;
    const { premiumCents, warnings } = worked.value;
    return done({
      premium: euro(premiumCents),
      difference: euro(premiumCents - found.value.quote.premiumCents),
      warnings: [...warnings],
    });
  };
}
