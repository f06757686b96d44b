import { done, invalid, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { tidy } from '../../../../shared/domain/text/tidy.ts';
import type {
  OverrideRequest,
  WithdrawOverrideRequest,
} from '../../../../shared/schemas/quotes/change.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { Caller, Context } from '../../dispatcher.ts';
import { withdrawableOverride } from '../history/overrides.ts';
import { limitsOf, outsideLimits } from '../price/limits.ts';
import type { ChangeParts } from './change.ts';
import { changeTerms, type PlanTerms } from './change-terms.ts';
import { limitsOfCaller } from './override-limits.ts';

type Override = Pick<OverrideRequest, 'overrideType' | 'value' | 'reason'>;
type Withdrawal = Pick<WithdrawOverrideRequest, 'overrideType' | 'reason'>;

function withinLimits(book: RateBook, { overrideType, value }: Override): Result<true> {
  if (overrideType !== 'premium' && !limitsOf(book, overrideType)) {
    const fault = message('overrideNotPriced', { override: overrideType });
    return invalid([{ path: 'overrideType', message: fault }]);
  }
  const fault = outsideLimits(book, overrideType, value);
  return fault ? invalid([{ path: 'value', message: fault }]) : done(true);
}

/** Plans the override of one kind, within the limits of the rate book and of the caller. */
export function planOverride({ overrideType, value, reason }: Override, caller: Caller): PlanTerms {
  return (book) => {
    const fits = withinLimits(book, { overrideType, value, reason });
    if (!fits.ok) return fits;
    return done({
      path: 'value',
      limits: limitsOfCaller(caller),
      event: (premium) => ({
        kind: 'overridden',
        detail: { overrideType, value, reason: tidy(reason), premium },
      }),
    });
  };
}

/** Plans to withdraw the overrides of one kind, of which there must be one, within the limits of the caller. */
export function planWithdrawal({ overrideType, reason }: Withdrawal, caller: Caller): PlanTerms {
  return (_, events) => {
    if (!withdrawableOverride(events, overrideType)) {
      return invalid([{ path: 'overrideType', message: message('notOverridden') }]);
    }
    return done({
      path: 'overrideType',
      limits: limitsOfCaller(caller),
      event: (premium) => ({
        kind: 'overrideWithdrawn',
        detail: { overrideType, reason: tidy(reason), premium },
      }),
    });
  };
}

/** Overrides premium, excess or discount within the rate book's limits. */
export function overrideQuote(parts: ChangeParts) {
  return (request: OverrideRequest, context: Context): Promise<Result<Quote>> =>
    changeTerms(parts, request.quoteId, context, planOverride(request, context.caller));
}

/**
 * Withdraws the overrides of one kind from an open quote: it is rated again, with the add-ons of the
 * moment; an excess that was chosen with the quote itself counts again.
 */
export function withdrawOverride(parts: ChangeParts) {
  return (request: WithdrawOverrideRequest, context: Context): Promise<Result<Quote>> =>
    changeTerms(parts, request.quoteId, context, planWithdrawal(request, context.caller));
}
