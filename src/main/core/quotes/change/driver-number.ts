import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { DriverNumberRequest } from '../../../../shared/schemas/change.ts';
import type { Quote } from '../../../../shared/schemas/quote.ts';
import type { Context } from '../../dispatcher.ts';
import {
  driverNumberOf,
  findQuote,
  type RetrieveParts,
  show,
  statusAt,
} from '../history/retrieve.ts';
import type { QuoteEvent } from '../history/store.ts';
import { MOST_CHANGES, mustHaveRoom } from './change.ts';
import { mustBeVersion } from './precondition.ts';

/** How many events a quote may have; some more than changes of its price, because this comes last. */
const MOST_WITH_DRIVER_NUMBERS = MOST_CHANGES + 40;

/**
 * Records the driver number of a quote's only driver: it stands next to the specification's fields,
 * prices nothing, and may come when the quote is a policy already. The last one recorded holds.
 */
export function recordDriverNumber({ library, quotes }: RetrieveParts) {
  const record = async (request: DriverNumberRequest, context: Context): Promise<Result<Quote>> => {
    const { quoteId, driverNumber } = request;
    const { caller, now } = context;
    const found = await findQuote(quotes, quoteId, caller);
    if (!found.ok) return found;
    const { quote, events } = found.value;
    if (statusAt(quote, now) === 'expired') {
      return failed({ kind: 'conflict', message: message('quoteExpired', { id: quoteId }) });
    }
    const wanted = mustBeVersion(found.value, context);
    if (!wanted.ok) return wanted;
    if (driverNumberOf(found.value) === driverNumber) return done(show(library, found.value, now));
    const fits = mustHaveRoom(found.value, MOST_WITH_DRIVER_NUMBERS);
    if (!fits.ok) return fits;
    const event: QuoteEvent = {
      kind: 'driverNumber',
      quoteId,
      at: now,
      by: caller.id,
      detail: { driverNumber },
    };
    const recorded = done(show(library, { ...found.value, events: [...events, event] }, now));
    const along = { after: events.length, response: context.keep?.(recorded) };
    if (await quotes.change(quote, event, along)) return recorded;
    // Somebody was faster: what they did decides.
    return record(request, context);
  };
  return record;
}
