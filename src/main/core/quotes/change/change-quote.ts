import { quoteVersion } from '../../../../shared/domain/derived/quote-version.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import { tidy } from '../../../../shared/domain/text/tidy.ts';
import { done, failed, type Result } from '../../../../shared/result/result.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { doneBy } from '../../caller/done-by.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library } from '../../rate-books/library.ts';
import type { QuoteEventData } from '../history/event-data.ts';
import { afterEvent } from '../history/fold.ts';
import type {
  EventBody,
  Permits,
  QuoteEvent,
  QuoteStore,
  QuoteWithHistory,
} from '../history/quote-store.ts';
import { referralOf } from '../history/state.ts';
import { findQuote, show, statusAt } from '../sale/retrieve.ts';

/** What changing a quote needs around it. */
export interface ChangeParts {
  readonly library: Library;
  readonly quotes: QuoteStore;
}

/** Only an open quote may be changed. */
export function mustBeOpen({ quote }: QuoteWithHistory, now: number): Result<true> {
  const status = STATUSES[statusAt(quote, now)];
  if (status.isOpen) return done(true);
  return failed({ kind: 'conflict', message: message(status.refusal, { id: quote.id }) });
}

/** How many events a quote may have before its price can no longer be changed. */
export const MOST_CHANGES = 250;

/** How many events the history of a policy, or of a quote with complaints, may have. */
export const MOST_EVENTS = 2000;

/** A history ends before an answer or a replay takes long; accepting is always possible. */
export function mustHaveRoom({ quote, events }: QuoteWithHistory, most: number): Result<true> {
  if (events.length < most) return done(true);
  return failed({ kind: 'conflict', message: message('quoteFull', { id: quote.id, most }) });
}

/**
 * Refuses a change that was meant for another version of the quote. It is asked last, because what
 * would be refused anyway is refused for its own reason. RFC 9110 13.2.1.
 */
function mustBeVersion(
  { quote, events, followedBy }: QuoteWithHistory,
  { now, versions }: Context,
): Result<true> {
  const version = quoteVersion(quote.id, {
    events: events.length,
    followers: followedBy.length,
    status: statusAt(quote, now),
  });
  if (!versions || versions.includes(version)) return done(true);
  const changed = message('quoteChanged', { id: quote.id, version });
  return failed({ kind: 'preconditionFailed', message: changed });
}

/** How often a change is planned again when another one came in between. */
const TRIES = 20;

/**
 * Tries until an attempt keeps something: each plans on what is kept then.
 * @param attempt undefined where another change came in between
 * @returns undefined where others were faster each time
 */
export async function untilKept<T>(attempt: () => Promise<T | undefined>): Promise<T | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const kept = await attempt();
    if (kept !== undefined) return kept;
  }
  return undefined;
}

/** A change as it was planned on a quote. */
export interface Change {
  readonly eventData: QuoteEventData;
  /** An event before its own. */
  readonly first?: QuoteEventData | undefined;
  /** What is kept next to its own event. */
  readonly body?: EventBody;
  readonly permits?: Permits | undefined;
}

/** What to keep of a quote and to answer then; without a change, what was answered before. */
export type Plan<T> =
  | { readonly change: Change; readonly answer: (after: QuoteWithHistory) => T }
  | { readonly change: undefined; readonly answer: T };

/**
 * Changes a quote by a plan, which is made again where another change came in between, and keeps what
 * is answered with it.
 */
export async function changeQuote<T>(
  { quotes }: Pick<ChangeParts, 'quotes'>,
  quoteId: string,
  context: Context,
  plan: (found: QuoteWithHistory) => Promise<Result<Plan<T>>>,
): Promise<Result<T>> {
  const answered = await untilKept(async () => {
    const found = await findQuote(quotes, quoteId, context.caller);
    if (!found.ok) return found;
    const planned = await plan(found.value);
    if (!planned.ok) return planned;
    if (!planned.value.change) return done(planned.value.answer);
    const { change, answer } = planned.value;
    const wanted = mustBeVersion(found.value, context);
    if (!wanted.ok) return wanted;
    const by = doneBy(context);
    const { first, eventData, body, permits } = change;
    const added: readonly QuoteEvent[] = [
      ...(first ? [{ ...first, quoteId, ...by }] : []),
      { ...eventData, quoteId, ...by, ...(body && { body }) },
    ];
    const { quote: before, events } = found.value;
    const quote = added.reduce(afterEvent, before);
    const result = done(answer({ ...found.value, quote, events: [...events, ...added] }));
    const along = { after: events.length, response: context.keep?.(result), permits };
    return (await quotes.change(quoteId, added, along)) ? result : undefined;
  });
  const busy = message('quoteChanging', { id: quoteId });
  return answered ?? failed({ kind: 'conflict', message: busy });
}

/** That a change took the approval of a quote away, where it did. */
function approvalWarnings(
  before: readonly QuoteEvent[],
  after: readonly QuoteEvent[],
): readonly Message[] {
  const wasApproved = referralOf(before)?.state === 'approved';
  return wasApproved && referralOf(after)?.lostApproval ? [message('approvalLost')] : [];
}

/** A change that answers the quote, with what is said of the change itself. */
interface ShownChange extends Pick<Change, 'eventData' | 'body'> {
  readonly warnings?: readonly Message[];
}

/** The same, answering the quote as it is then; a plan of `unchanged` keeps nothing. */
export function changeAndShow(
  { library, quotes }: ChangeParts,
  quoteId: string,
  context: Context,
  plan: (found: QuoteWithHistory) => Result<ShownChange | 'unchanged'>,
): Promise<Result<Quote>> {
  const { now } = context;
  return changeQuote<Quote>({ quotes }, quoteId, context, async (found) => {
    const planned = plan(found);
    if (!planned.ok) return planned;
    if (planned.value === 'unchanged') {
      const wanted = mustBeVersion(found, context);
      return wanted.ok ? done({ change: undefined, answer: show(library, found, now) }) : wanted;
    }
    const { warnings = [], ...change } = planned.value;
    const answer = (after: QuoteWithHistory): Quote => {
      const shown = show(library, after, now);
      const lost = approvalWarnings(found.events, after.events);
      return { ...shown, warnings: [...shown.warnings, ...warnings, ...lost] };
    };
    return done({ change, answer });
  });
}

/** The same of an open quote that has room for one more event. */
export function changeOpen(
  parts: ChangeParts,
  quoteId: string,
  context: Context,
  plan: (found: QuoteWithHistory) => Result<ShownChange>,
): Promise<Result<Quote>> {
  return changeAndShow(parts, quoteId, context, (found) => {
    const open = mustBeOpen(found, context.now);
    if (!open.ok) return open;
    const fits = mustHaveRoom(found, MOST_CHANGES);
    return fits.ok ? plan(found) : fits;
  });
}

/** The name of the person in a request, tidy; absent where none was given. */
export const nameIn = ({ name }: { readonly name?: string }) =>
  name === undefined ? {} : { name: tidy(name) };
