import { done, failed, invalid, type Result } from '../../../../shared/contract/result.ts';
import { type MessageCode, message } from '../../../../shared/domain/messages/message.ts';
import type { Quote, QuoteStatus } from '../../../../shared/schemas/quote.ts';
import type { RateBook } from '../../../../shared/schemas/rate-book.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library } from '../../rate-books/library.ts';
import { replay } from '../history/replay.ts';
import { findQuote, show, statusAt } from '../history/retrieve.ts';
import type { Happening, QuoteEvent, QuoteStore, QuoteWithHistory } from '../history/store.ts';
import type { Priced } from '../price/explanation.ts';
import { belowSmallest } from '../price/limits.ts';
import { mustBeVersion } from './precondition.ts';
import { approvalWarnings } from './referral.ts';
import { withoutEffect } from './without-effect.ts';

/** What changing a quote needs around it. */
export interface ChangeParts {
  readonly library: Library;
  readonly quotes: QuoteStore;
}

/** Makes the event of a change, once the premium after it is known. */
interface Plan {
  /** Enough of the change to replay it. */
  readonly happening: Happening;
  readonly finish: (priced: Priced) => Happening;
  /** What of the request a fault of the premium after it names. */
  readonly path: string;
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

/** The history without all that was chosen after the submission. */
function asSubmitted(events: readonly QuoteEvent[]): QuoteEvent[] {
  return events.filter(({ kind }) => kind === 'submitted');
}

/** How often a change is calculated again when another came in between. */
const TRIES = 20;

/**
 * Changes what moves the premium of a quote: finds, checks, reprices and keeps; begins again where
 * another change came in between.
 */
export async function changeTerms(
  { library, quotes }: ChangeParts,
  quoteId: string,
  context: Context,
  plan: (book: RateBook, events: readonly QuoteEvent[]) => Result<Plan>,
): Promise<Result<Quote>> {
  const { caller, now } = context;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const found = await findQuote(quotes, quoteId, caller);
    if (!found.ok) return found;
    const { quote, events } = found.value;
    const open = mustBeOpen(found.value, now);
    if (!open.ok) return open;
    const fits = mustHaveRoom(found.value, MOST_CHANGES);
    if (!fits.ok) return fits;
    const book = library.byHash(quote.rateBookHash)?.book;
    if (!book) return failed({ kind: 'unavailable', message: message('rateBookAbsent') });
    const planned = plan(book, events);
    if (!planned.ok) return planned;
    const { happening, finish, path } = planned.value;
    const priced = replay(library, quote, [...events, happening]);
    if (!priced) return failed({ kind: 'unavailable', message: message('rateBookAbsent') });
    const rated = replay(library, quote, asSubmitted(events)) ?? priced;
    const small = belowSmallest(book, { chosen: priced, rated }, path);
    if (small.length > 0) return invalid(small);
    const wanted = mustBeVersion(found.value, context);
    if (!wanted.ok) return wanted;
    const { premiumCents, explanation } = priced;
    const changed = { ...quote, premiumCents, explanation };
    const event: QuoteEvent = { ...finish(priced), quoteId, at: now, by: caller.id };
    const after = { ...found.value, quote: changed, events: [...events, event] };
    const shown = show(library, after, now);
    const unmoving = withoutEffect(event, explanation, book);
    const lost = approvalWarnings(events, after.events);
    const result = done({ ...shown, warnings: [...shown.warnings, ...unmoving, ...lost] });
    const along = { after: events.length, response: context.keep?.(result) };
    if (await quotes.change(changed, event, along)) return result;
  }
  return failed({ kind: 'conflict', message: message('quoteChanging', { id: quoteId }) });
}
