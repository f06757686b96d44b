import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import {
  type Message,
  type MessageCode,
  message,
} from '../../../../shared/domain/messages/message.ts';
import type { QuoteStatus } from '../../../../shared/domain/quotes/quote-status.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { doneBy } from '../../caller/done-by.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library } from '../../rate-books/library.ts';
import type { Happening } from '../history/happening.ts';
import { findQuote, show, statusAt } from '../history/retrieve.ts';
import type { QuoteEvent, QuoteStore, QuoteWithHistory, StoredQuote } from '../history/store.ts';
import { mustBeVersion } from './precondition.ts';
import { approvalWarnings } from './referral.ts';

/** What changing a quote needs around it. */
export interface ChangeParts {
  readonly library: Library;
  readonly quotes: QuoteStore;
}

/** What is said of a quote that is no longer open. */
const CLOSED = {
  accepted: 'quoteAccepted',
  expired: 'quoteExpired',
} as const satisfies Record<Exclude<QuoteStatus, 'quoted'>, MessageCode>;

/** Only an open quote may be changed. */
export function mustBeOpen({ quote }: QuoteWithHistory, now: number): Result<true> {
  const status = statusAt(quote, now);
  if (status === 'quoted') return done(true);
  return failed({ kind: 'conflict', message: message(CLOSED[status], { id: quote.id }) });
}

/** How many events a quote may have before its price can no longer be changed. */
export const MOST_CHANGES = 250;

/** A history ends before an answer or a replay takes long; accepting is always possible. */
export function mustHaveRoom({ quote, events }: QuoteWithHistory, most: number): Result<true> {
  if (events.length < most) return done(true);
  return failed({ kind: 'conflict', message: message('quoteFull', { id: quote.id, most }) });
}

/** How often a change is calculated again when another came in between. */
const TRIES = 20;

/** A change as it was worked out on a quote. */
export interface WorkedOut {
  /** The quote after it. */
  readonly quote: StoredQuote;
  readonly happening: Happening;
  /** What is said of the change itself. */
  readonly warnings?: readonly Message[];
}

/**
 * Changes a quote that is open and has room for one more event, and answers it as it is then. The
 * change is worked out again where another one came in between.
 */
export async function changeOpen(
  { library, quotes }: ChangeParts,
  quoteId: string,
  context: Context,
  workOut: (found: QuoteWithHistory) => Result<WorkedOut>,
): Promise<Result<Quote>> {
  const { caller, now } = context;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const found = await findQuote(quotes, quoteId, caller);
    if (!found.ok) return found;
    const { events } = found.value;
    const open = mustBeOpen(found.value, now);
    if (!open.ok) return open;
    const fits = mustHaveRoom(found.value, MOST_CHANGES);
    if (!fits.ok) return fits;
    const worked = workOut(found.value);
    if (!worked.ok) return worked;
    const wanted = mustBeVersion(found.value, context);
    if (!wanted.ok) return wanted;
    const { quote, happening, warnings = [] } = worked.value;
    const event: QuoteEvent = { ...happening, quoteId, ...doneBy(context) };
    const after = [...events, event];
    const shown = show(library, { ...found.value, quote, events: after }, now);
    const lost = approvalWarnings(events, after);
    const result = done({ ...shown, warnings: [...shown.warnings, ...warnings, ...lost] });
    const along = { after: events.length, response: context.keep?.(result) };
    if (await quotes.change(quote, event, along)) return result;
  }
  return failed({ kind: 'conflict', message: message('quoteChanging', { id: quoteId }) });
}
