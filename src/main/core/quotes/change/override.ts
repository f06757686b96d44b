import { done, invalid, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import { tidy } from '../../../../shared/domain/text/tidy.ts';
import type { OverrideRequest } from '../../../../shared/schemas/change.ts';
import type { Quote } from '../../../../shared/schemas/quote.ts';
import type { RateBook } from '../../../../shared/schemas/rate-book.ts';
import type { Context } from '../../dispatcher.ts';
import type { Happening } from '../history/store.ts';
import { limitsOf, outsideLimits } from '../price/limits.ts';
import type { ChangeParts } from './change.ts';
import { changeTerms } from './change-terms.ts';

function withinLimits(book: RateBook, { overrideType, value }: OverrideRequest): Result<true> {
  if (overrideType !== 'premium' && !limitsOf(book, overrideType)) {
    const fault = message('overrideNotPriced', { override: overrideType });
    return invalid([{ path: 'overrideType', message: fault }]);
  }
  const fault = outsideLimits(book, overrideType, value);
  return fault ? invalid([{ path: 'value', message: fault }]) : done(true);
}

/** Overrides premium, excess or discount within the rate book's limits. */
export function overrideQuote(parts: ChangeParts) {
  return (request: OverrideRequest, context: Context): Promise<Result<Quote>> =>
    changeTerms(parts, request.quoteId, context, (book) => {
      const fits = withinLimits(book, request);
      if (!fits.ok) return fits;
      const { overrideType, value } = request;
      const reason = tidy(request.reason);
      const detail = (premium: number): Happening => ({
        kind: 'overridden',
        detail: { overrideType, value, reason, premium },
      });
      return done({
        path: 'value',
        happening: detail(0),
        finish: ({ premiumCents }) => detail(euro(premiumCents)),
      });
    });
}
