import { done, invalid, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { tidy } from '../../../../shared/domain/text/tidy.ts';
import type { Quote } from '../../../../shared/schemas/quote.ts';
import type { Suitability, SuitabilityRequest } from '../../../../shared/schemas/suitability.ts';
import type { Context } from '../../dispatcher.ts';
import { findQuote, show } from '../history/retrieve.ts';
import type { QuoteEvent } from '../history/store.ts';
import { type ChangeParts, MOST_CHANGES, mustBeOpen, mustHaveRoom } from './change.ts';
import { mustBeVersion } from './precondition.ts';

/** A confirmation with who gave it and when. */
export type Confirmed = Extract<QuoteEvent, { kind: 'suitability' }>;

/** What else a statement speaks of: after such a change it must be confirmed again. */
const RECOMMENDED = new Set<QuoteEvent['kind']>(['overridden', 'addOn', 'addOnRemoved']);

/** The confirmation that still holds for a quote as it is; undefined where there is none. */
export function suitabilityOf(events: readonly QuoteEvent[]): Confirmed | undefined {
  const last = events.findLast(({ kind }) => kind === 'suitability' || RECOMMENDED.has(kind));
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
export function confirmSuitability({ library, quotes }: ChangeParts) {
  const confirm = async (
    { quoteId, ...suitability }: SuitabilityRequest,
    context: Context,
  ): Promise<Result<Quote>> => {
    const { caller, now } = context;
    if (suitability.reasons.length === 0 && suitability.explanation === undefined) {
      return invalid([{ path: 'reasons', message: message('reasonNeeded') }]);
    }
    const found = await findQuote(quotes, quoteId, caller);
    if (!found.ok) return found;
    const { quote, events } = found.value;
    const open = mustBeOpen(found.value, now);
    if (!open.ok) return open;
    const fits = mustHaveRoom(found.value, MOST_CHANGES);
    if (!fits.ok) return fits;
    const wanted = mustBeVersion(found.value, context);
    if (!wanted.ok) return wanted;
    const detail = tidied(suitability);
    const event: QuoteEvent = { kind: 'suitability', quoteId, at: now, by: caller.id, detail };
    const confirmed = done(show(library, { ...found.value, events: [...events, event] }, now));
    const along = { after: events.length, response: context.keep?.(confirmed) };
    if (await quotes.change(quote, event, along)) return confirmed;
    // Somebody was faster: what they did decides.
    return confirm({ quoteId, ...suitability }, context);
  };
  return confirm;
}
