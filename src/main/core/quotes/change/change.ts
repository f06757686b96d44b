import { done, failed, invalid, type Result } from '../../../../shared/contract/result.ts';
import {
  type Message,
  type MessageCode,
  message,
} from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import { tidy } from '../../../../shared/domain/text/tidy.ts';
import type { AddOnRequest, OverrideRequest } from '../../../../shared/schemas/change.ts';
import type { Quote, QuoteStatus } from '../../../../shared/schemas/quote.ts';
import type { RateBook } from '../../../../shared/schemas/rate-book.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library } from '../../rate-books/library.ts';
import { replay } from '../history/replay.ts';
import { findQuote, show, statusAt } from '../history/retrieve.ts';
import type { Happening, QuoteEvent, QuoteStore, QuoteWithHistory } from '../history/store.ts';
import type { Priced } from '../price/explanation.ts';
import {
  addOnLevel,
  belowSmallest,
  excessWarnings,
  limitsOf,
  outsideLimits,
} from '../price/limits.ts';
import { mustBeVersion } from './precondition.ts';

/** What changing a quote needs around it. */
export interface ChangeParts {
  readonly library: Library;
  readonly quotes: QuoteStore;
}

/** Makes the event of a change, once the premium after it is known. */
type Plan = {
  /** Enough of the change to replay it. */
  readonly happening: Happening;
  readonly finish: (priced: Priced) => Happening;
};

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

/** A premium that was set by hand stays: whoever changes something else shall hear it. */
function unmoved(event: QuoteEvent, { premium, explanation }: Quote): Message[] {
  const sets = event.kind === 'overridden' && event.detail.overrideType === 'premium';
  if (sets || !explanation.steps.some(({ id }) => id === 'override')) return [];
  return [message('premiumStays', { premium })];
}

/** An excess is taken under every cover, but not every cover has one to bear. */
function excessWithoutEffect(event: QuoteEvent, book: RateBook, { policy }: Quote): Message[] {
  const isExcess = event.kind === 'overridden' && event.detail.overrideType === 'excess';
  return isExcess ? excessWarnings(book, policy.coverType, { excess: event.detail.value }) : [];
}

/** How often a change is calculated again when another came in between. */
const TRIES = 20;

/** Finds, checks, reprices and keeps; begins again where another change came in between. */
async function apply(
  { library, quotes }: ChangeParts,
  quoteId: string,
  context: Context,
  plan: (book: RateBook) => Result<Plan>,
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
    const planned = plan(book);
    if (!planned.ok) return planned;
    const { happening, finish } = planned.value;
    const priced = replay(library, quote, [...events, happening]);
    if (!priced) return failed({ kind: 'unavailable', message: message('rateBookAbsent') });
    const small = belowSmallest(book, priced, 'value');
    if (small.length > 0) return invalid(small);
    const wanted = mustBeVersion(found.value, context);
    if (!wanted.ok) return wanted;
    const { premiumCents, explanation } = priced;
    const changed = { ...quote, premiumCents, explanation };
    const event: QuoteEvent = { ...finish(priced), quoteId, at: now, by: caller.id };
    const after = { ...found.value, quote: changed, events: [...events, event] };
    const shown = show(library, after, now);
    const unmoving = [...unmoved(event, shown), ...excessWithoutEffect(event, book, shown)];
    const result = done({ ...shown, warnings: [...shown.warnings, ...unmoving] });
    const along = { after: events.length, response: context.keep?.(result) };
    if (await quotes.change(changed, event, along)) return result;
  }
  return failed({ kind: 'conflict', message: message('quoteChanging', { id: quoteId }) });
}

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
    apply(parts, request.quoteId, context, (book) => {
      const fits = withinLimits(book, request);
      if (!fits.ok) return fits;
      const { overrideType, value } = request;
      const reason = tidy(request.reason);
      const detail = (premium: number): Happening => ({
        kind: 'overridden',
        detail: { overrideType, value, reason, premium },
      });
      return done({
        happening: detail(0),
        finish: ({ premiumCents }) => detail(euro(premiumCents)),
      });
    });
}

/** Adds optional cover; the same cover again changes its level. */
export function addCover(parts: ChangeParts) {
  return (request: AddOnRequest, context: Context): Promise<Result<Quote>> =>
    apply(parts, request.quoteId, context, (book) => {
      const { addonType: addOn, addonOptions } = request;
      const chosen = addOnLevel(book, addOn, addonOptions?.level);
      if ('known' in chosen) {
        const fault = message('oneOf', { choices: chosen.known.join(', ') });
        return invalid([{ path: 'addonOptions.level', message: fault }]);
      }
      const { level } = chosen;
      const detail = (premium: number): Happening => ({
        kind: 'addOn',
        detail: { addOn, level, premium },
      });
      return done({
        happening: detail(0),
        finish: ({ premiumCents }) => detail(euro(premiumCents)),
      });
    });
}
