import type { Result } from '../../../../shared/contract/result.ts';
import { versionOf } from '../../../../shared/domain/quote-version.ts';
import type { BindRequest } from '../../../../shared/schemas/quotes/change.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { Context } from '../../dispatcher.ts';
import { getQuote } from '../history/retrieve.ts';
import { type AcceptParts, acceptQuote } from './accept.ts';
import { recordDriverNumber } from './driver-number.ts';

/**
 * Accepts a quote, its driver numbers recorded first, so that the policy begins with them, and
 * answers the quote. Whatever happens in between refuses the acceptance: nobody accepts what was not
 * shown.
 */
export function bindQuote(parts: AcceptParts) {
  const record = recordDriverNumber(parts);
  const accept = acceptQuote(parts);
  const read = getQuote(parts);
  return async (request: BindRequest, context: Context): Promise<Result<Quote>> => {
    const { driverNumbers = [], ...payment } = request;
    const { quoteId } = payment;
    let conditions = context;
    for (const number of driverNumbers) {
      const recorded = await record({ quoteId, ...number }, conditions);
      if (!recorded.ok) return recorded;
      conditions = { ...context, versions: [versionOf(recorded.value)] };
    }
    const accepted = await accept(payment, conditions);
    return accepted.ok ? read({ id: quoteId }, context) : accepted;
  };
}
