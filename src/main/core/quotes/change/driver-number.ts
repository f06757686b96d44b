import { done, failed, invalid, type Result } from '../../../../shared/contract/result.ts';
import { driverNumberFault } from '../../../../shared/domain/driver-number.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { QuoteSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type { DriverNumberRequest } from '../../../../shared/schemas/quotes/change.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { doneBy } from '../../caller/done-by.ts';
import type { Context } from '../../dispatcher.ts';
import { recordedNumber } from '../history/driver-numbers.ts';
import { findQuote, type RetrieveParts, show, statusAt } from '../history/retrieve.ts';
import type { QuoteEvent } from '../history/store.ts';
import { MOST_CHANGES, mustHaveRoom } from './change.ts';
import { mustBeVersion } from './precondition.ts';

/** How many events a quote may have; some more than changes of its price, because this comes last. */
const MOST_WITH_DRIVER_NUMBERS = MOST_CHANGES + 40;

/** What kind of licence a number would be of; undefined where there is no such driver. */
function licenceOf(sections: QuoteSections, driver: number | undefined) {
  const person = driver === undefined ? sections.customer : sections.drivers?.[driver - 1];
  return person && { type: person.licenceType };
}

/**
 * Records a driver number, of the policyholder or of a named driver: it prices nothing, and may come
 * when the quote is a policy already. The last one recorded holds.
 */
export function recordDriverNumber({ library, quotes }: RetrieveParts) {
  const record = async (request: DriverNumberRequest, context: Context): Promise<Result<Quote>> => {
    const { quoteId, driver } = request;
    const driverNumber = request.driverNumber.toUpperCase();
    const { caller, now } = context;
    const found = await findQuote(quotes, quoteId, caller);
    if (!found.ok) return found;
    const { quote, events } = found.value;
    if (statusAt(quote, now) === 'expired') {
      return failed({ kind: 'conflict', message: message('quoteExpired', { id: quoteId }) });
    }
    const licence = licenceOf(quote.sections, driver);
    if (!licence) return invalid([{ path: 'driver', message: message('noSuchDriver') }]);
    const fault = driverNumberFault(driverNumber, licence.type);
    if (fault) return invalid([{ path: 'driverNumber', message: message(fault) }]);
    const wanted = mustBeVersion(found.value, context);
    if (!wanted.ok) return wanted;
    if (recordedNumber(found.value, driver) === driverNumber) {
      return done(show(library, found.value, now));
    }
    const fits = mustHaveRoom(found.value, MOST_WITH_DRIVER_NUMBERS);
    if (!fits.ok) return fits;
    const event: QuoteEvent = {
      kind: 'driverNumber',
      quoteId,
      ...doneBy(context),
      detail: { driverNumber, ...(driver === undefined ? {} : { driver }) },
    };
    const recorded = done(show(library, { ...found.value, events: [...events, event] }, now));
    const along = { after: events.length, response: context.keep?.(recorded) };
    if (await quotes.change(quote, event, along)) return recorded;
    // Somebody was faster: what they did decides.
    return record(request, context);
  };
  return record;
}
