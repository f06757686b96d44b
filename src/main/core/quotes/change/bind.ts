import type { Result } from '../../../../shared/contract/result.ts';
import { versionOf } from '../../../../shared/domain/quote-version.ts';
import type { BindRequest } from '../../../../shared/schemas/change.ts';
import type { Quote } from '../../../../shared/schemas/quote.ts';
import type { Context } from '../../dispatcher.ts';
import { getQuote } from '../history/retrieve.ts';
import { acceptQuote } from './accept.ts';
import { recordDriverNumber } from './driver-number.ts';

/**
 * Accepts a quote, its driver number recorded first, so that the policy begins with it, and answers
 * the quote. Whatever happens between the two refuses the acceptance: nobody accepts what was not
 * shown.
 */
export function bindQuote(parts: Parameters<typeof acceptQuote>[0]) {
  const record = recordDriverNumber(parts);
  const accept = acceptQuote(parts);
  const read = getQuote(parts);
  return async (request: BindRequest, context: Context): Promise<Result<Quote>> => {
    const { driverNumber, ...payment } = request;
    const { quoteId } = payment;
    let conditions = context;
    if (driverNumber !== undefined) {
      const recorded = await record({ quoteId, driverNumber }, context);
      if (!recorded.ok) return recorded;
      conditions = { ...context, versions: [versionOf(recorded.value)] };
    }
    const accepted = await accept(payment, conditions);
    return accepted.ok ? read({ id: quoteId }, context) : accepted;
  };
}
