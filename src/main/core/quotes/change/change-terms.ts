import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import type { AddOn } from '../../../../shared/domain/quotes/add-on.ts';
import { tidy } from '../../../../shared/domain/text/tidy.ts';
import {
  done,
  failed,
  type InputError,
  invalid,
  type Result,
} from '../../../../shared/result/result.ts';
import type { OverrideLimits } from '../../../../shared/schemas/people/user.ts';
import type {
  AddOnRequest,
  OverrideRequest,
  RemoveAddOnRequest,
  WithdrawOverrideRequest,
} from '../../../../shared/schemas/quotes/change.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { Caller, Context } from '../../dispatcher.ts';
import type { Library } from '../../rate-books/library.ts';
import type { QuoteEventData } from '../history/event-data.ts';
import type { EventBody, QuoteEvent, QuoteWithHistory } from '../history/quote-store.ts';
import { withdrawableOverride } from '../history/state.ts';
import { addOnLevel, unknownLevel } from '../price/add-on-levels.ts';
import { belowSmallest, limitsOf, outsideLimits, withoutEffect } from '../price/limits.ts';
import { chosenLevels, replay } from '../price/replay.ts';
import { type ChangeParts, changeOpen } from './change-quote.ts';

/** How far a caller may move a premium by overrides; undefined where only the rate book limits it. */
function limitsOfCaller(caller: Caller): OverrideLimits | undefined {
  return caller.kind === 'broker' ? caller.user?.limits : undefined;
}

/** A history without what moves the premium by hand; an excess is priced by the rate book. */
function withoutOverrides(events: readonly QuoteEventData[]): QuoteEventData[] {
  return events.filter(
    ({ kind, detail }) => !(kind === 'overridden' && detail.overrideType !== 'excess'),
  );
}

/** A premium, and what it would be without overrides, in cents. */
interface Moved {
  readonly premium: number;
  readonly plain: number;
}

/**
 * What is wrong with a change by a person with limits. What another person has granted may stay or become
 * less: whatever moves the premium below, or the calculated one beneath it, must not take it further.
 * @param path what of the request a fault names
 */
function beyondLimits(
  { down, up }: OverrideLimits,
  { before, after, path }: { readonly before: Moved; readonly after: Moved; readonly path: string },
): InputError[] {
  const premium = euro(after.plain).toFixed(2);
  const further = after.premium * before.plain - before.premium * after.plain;
  // In whole cents times a hundred: a premium at the very limit is within it.
  if (down !== null && further < 0 && after.premium * 100 < after.plain * (100 - down)) {
    return [{ path, message: message('overrideBelowLimit', { percent: down, premium }) }];
  }
  if (up !== null && further > 0 && after.premium * 100 > after.plain * (100 + up)) {
    return [{ path, message: message('overrideAboveLimit', { percent: up, premium }) }];
  }
  return [];
}

/** A change of the terms as it was worked out on a quote. */
interface WorkedOut {
  readonly eventData: QuoteEventData;
  /** The explanation after it. */
  readonly body: EventBody;
  readonly premiumCents: number;
  /** What is said of the change itself. */
  readonly warnings: readonly Message[];
}

interface Plan {
  /** Makes the event of the change, with the premium after it in euro, which moves no replay. */
  readonly event: (premium: number) => QuoteEventData;
  /** What of the request a fault of the premium after it names. */
  readonly path: string;
  /** How far the change may take the premium from the one without overrides; absent: as far as the rate book lets it. */
  readonly limits?: OverrideLimits | undefined;
}

/** A change of the terms of a quote with this history, on its rate book. */
type PlanTerms = (book: RateBook, events: readonly QuoteEvent[]) => Result<Plan>;

/** The history without all that was chosen after the submission. */
function asSubmitted(events: readonly QuoteEvent[]): QuoteEvent[] {
  return events.filter(({ kind }) => kind === 'submitted');
}

/** Reprices a quote with a change of its terms; keeps nothing. */
export function workOutTerms(
  library: Library,
  { quote, events }: Pick<QuoteWithHistory, 'quote' | 'events'>,
  plan: PlanTerms,
): Result<WorkedOut> {
  const gone = failed({ kind: 'unavailable', message: message('rateBookAbsent') });
  const book = library.byHash(quote.rateBookHash)?.book;
  if (!book) return gone;
  const planned = plan(book, events);
  if (!planned.ok) return planned;
  const { event, path, limits } = planned.value;
  const priced = replay(library, quote, [...events, event(0)]);
  if (!priced) return gone;
  const rated = replay(library, quote, asSubmitted(events)) ?? priced;
  const small = belowSmallest(book, { chosen: priced, rated }, path);
  if (small.length > 0) return invalid(small);
  const { premiumCents, explanation } = priced;
  if (limits) {
    const moved = (history: readonly QuoteEventData[], premium: number) => ({
      premium,
      plain: replay(library, quote, withoutOverrides(history))?.premiumCents ?? premium,
    });
    const before = moved(events, quote.premiumCents);
    const after = moved([...events, event(0)], premiumCents);
    const beyond = beyondLimits(limits, { before, after, path });
    if (beyond.length > 0) return invalid(beyond);
  }
  const change = event(euro(premiumCents));
  return done({
    eventData: change,
    body: { explanation },
    premiumCents,
    warnings: withoutEffect(change, explanation, book),
  });
}

/** Changes what moves the premium of an open quote: works it out, reprices it and keeps it. */
function changeTerms(
  parts: ChangeParts,
  quoteId: string,
  context: Context,
  plan: PlanTerms,
): Promise<Result<Quote>> {
  const workOut = (found: QuoteWithHistory) => workOutTerms(parts.library, found, plan);
  return changeOpen(parts, quoteId, context, workOut);
}

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
function planWithdrawal({ overrideType, reason }: Withdrawal, caller: Caller): PlanTerms {
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

/** The event of an add-on; after a premium set by hand it is charged on top. */
export function addOnEvent(addOn: AddOn, level: string, premium = 0): QuoteEventData {
  return { kind: 'addOn', detail: { addOn, level, premium } };
}

/** The event of an add-on that comes off again. */
export function removalEvent(addOn: AddOn, premium = 0): QuoteEventData {
  return { kind: 'addOnRemoved', detail: { addOn, premium } };
}

/** Adds optional cover; the same cover again changes its level. */
export function addCover(parts: ChangeParts) {
  return (request: AddOnRequest, context: Context): Promise<Result<Quote>> =>
    changeTerms(parts, request.quoteId, context, (book) => {
      const { addonType: addOn, addonOptions } = request;
      const chosen = addOnLevel(book, addOn, addonOptions?.level);
      if ('known' in chosen) {
        const paths = { addOn: 'addonType', level: 'addonOptions.level' };
        return invalid([unknownLevel(chosen.known, paths)]);
      }
      const { level } = chosen;
      return done({
        path: 'addonOptions.level',
        event: (premium) => addOnEvent(addOn, level, premium),
      });
    });
}

/** Takes optional cover off again. */
export function removeCover(parts: ChangeParts) {
  return (request: RemoveAddOnRequest, context: Context): Promise<Result<Quote>> =>
    changeTerms(parts, request.quoteId, context, (_, events) => {
      const { addonType: addOn } = request;
      if (!chosenLevels(events).has(addOn)) {
        return invalid([{ path: 'addonType', message: message('notInQuote') }]);
      }
      return done({
        path: 'addonType',
        event: (premium) => removalEvent(addOn, premium),
      });
    });
}
