import { utcText } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import { type QuoteStatus, STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import type { RequotePurpose } from '../../../../shared/domain/quotes/requote.ts';
import { done, failed, type Result } from '../../../../shared/result/result.ts';
import type { HistoryPage, HistoryQuery } from '../../../../shared/schemas/quotes/history-page.ts';
import type { EndReason, Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { isAhead } from '../../data-state/clock-behind.ts';
import type { Caller, Context } from '../../dispatcher.ts';
import type { Library } from '../../rate-books/library.ts';
import type {
  QuoteEvent,
  QuoteStore,
  QuoteWithHistory,
  StoredQuote,
} from '../history/quote-store.ts';
import { lostOf, rulesOf } from '../history/state.ts';
import { type Sale, saleOf } from './sale.ts';

/** How many entries of its history a quote is answered with. */
const NEWEST = 50;

/** What a submission keeps for the quote itself, and says nothing to a reader of its history. */
const UNTOLD: ReadonlySet<string> = new Set(['draftId', 'expiresAt', 'rateBookHash', 'leviesHash']);

/** An event for a reader. */
export function entry({ kind, at, by, user, detail }: QuoteEvent): Quote['history'][number] {
  const told = Object.fromEntries(Object.entries(detail).filter(([name]) => !UNTOLD.has(name)));
  const actor = user === undefined ? {} : { user };
  return { kind, at: utcText(at), by, ...actor, detail: told };
}

/** The newest entries of a history, and how many there are before them. */
export function newestEntries(
  events: readonly QuoteEvent[],
): Pick<Quote, 'history' | 'earlierHistory'> {
  const earlier = Math.max(0, events.length - NEWEST);
  const history = events.slice(earlier).map(entry);
  return earlier === 0 ? { history } : { history, earlierHistory: earlier };
}

/** A part of a history: by default its newest entries. */
export function pageOf(
  events: readonly QuoteEvent[],
  { before = events.length + 1, limit = NEWEST }: Omit<HistoryQuery, 'id'>,
): Omit<HistoryPage, 'quoteId'> {
  const end = Math.min(events.length, before - 1);
  const start = Math.max(0, end - limit);
  const history = events.slice(start, end).map(entry);
  return { total: events.length, first: start + 1, history };
}

/** What showing a quote needs around it. */
export interface RetrieveParts {
  readonly library: Library;
  readonly quotes: QuoteStore;
}

/**
 * The status that a quote has at a moment: past its validity an open quote reads `expired`, and so does one
 * that a clock which was ahead dated, because its price is of a day that has not come.
 */
export function statusAt(
  { status, createdAt, expiresAt }: Pick<StoredQuote, 'status' | 'createdAt' | 'expiresAt'>,
  now: number,
): QuoteStatus {
  const isOver = now >= expiresAt || isAhead(createdAt, now);
  return STATUSES[status].isOpen && isOver ? 'expired' : status;
}

/** The quote that a quote was made from, if it was. */
export function basedOnOf({ events }: Pick<QuoteWithHistory, 'events'>): string | undefined {
  return events.find((event) => event.kind === 'submitted')?.detail.basedOn;
}

/** What a quote was made from another one for, if that was asked. */
function purposeOf({ events }: Pick<QuoteWithHistory, 'events'>): RequotePurpose | undefined {
  return events.find((event) => event.kind === 'submitted')?.detail.purpose;
}

/** Why a quote ends when it does. */
function endsBecause([first]: QuoteWithHistory['events']): EndReason {
  return first?.kind === 'submitted' ? first.detail.ends : 'validity';
}

/** What holds of a quote besides what was asked for, as answers have it. */
function termsOf({ excess, addOns, endorsements }: Sale) {
  return {
    ...(excess === undefined ? {} : { excess }),
    ...(addOns === undefined ? {} : { addOns: [...addOns] }),
    ...(endorsements === undefined ? {} : { endorsements }),
  };
}

/** A quote as the API shows it at a moment. @param sale what is sold by it, where that was read already */
export function show(
  library: Library,
  found: QuoteWithHistory,
  now: number,
  sale = saleOf(library, found),
): Quote {
  const { quote, events, followedBy } = found;
  const { policy, driverNumber, drivers, period, referral } = sale;
  const policyStartDate = events.find((event) => event.kind === 'accepted')?.detail.startsAt;
  const basedOn = basedOnOf({ events });
  const purpose = purposeOf({ events });
  const lost = lostOf(events);
  const scheme = library.byHash(quote.rateBookHash)?.scheme;
  return {
    quoteId: quote.id,
    premium: euro(quote.premiumCents),
    status: statusAt(quote, now),
    referrals: rulesOf(events),
    ...(scheme === undefined ? {} : { scheme }),
    ...(referral === undefined ? {} : { referral }),
    ...(lost === undefined ? {} : { lost }),
    createdAt: utcText(quote.createdAt),
    expiresAt: utcText(quote.expiresAt),
    expiresBecause: endsBecause(events),
    period,
    ...quote.sections,
    policy: { ...quote.sections.policy, ...termsOf(sale) },
    ...(drivers.length === 0 ? {} : { drivers: [...drivers] }),
    explanation: quote.explanation,
    assumed: sale.assumptions.map(({ factor, paths, isConfirmed, ...assumed }) => assumed),
    unknownBeforeCover: [...sale.unknownBeforeCover],
    warnings: [...quote.warnings],
    ...(policy === undefined ? {} : { policyId: policy.id }),
    ...(policyStartDate === undefined ? {} : { policyStartDate }),
    ...(driverNumber === undefined ? {} : { driverNumber }),
    ...(basedOn === undefined ? {} : { basedOn }),
    ...(purpose === undefined ? {} : { purpose }),
    ...(followedBy.length === 0 ? {} : { followedBy: [...followedBy] }),
    ...newestEntries(events),
  };
}

/** What a caller may know of a quote: some clients reach only those that they submitted. */
function knownTo(caller: Caller, found: QuoteWithHistory): QuoteWithHistory | undefined {
  if (caller.kind !== 'client' || !caller.ownQuotesOnly) return found;
  const { by } = found.events.find(({ kind }) => kind === 'submitted') ?? {};
  // Only the desk makes a quote from another one: none of these is the client's.
  return by === caller.id ? { ...found, followedBy: [] } : undefined;
}

/** Finds a quote for a caller, or the fault that says that it is not there. */
export async function findQuote(
  quotes: QuoteStore,
  id: string,
  caller: Caller,
): Promise<Result<QuoteWithHistory>> {
  const found = await quotes.find(id);
  const known = found && knownTo(caller, found);
  return known
    ? done(known)
    : failed({ kind: 'notFound', message: message('quoteNotFound', { id }) });
}

/** Answers a quote by its id. */
export function getQuote({ library, quotes }: RetrieveParts) {
  return async ({ id }: { id: string }, { caller, now }: Context): Promise<Result<Quote>> => {
    const found = await findQuote(quotes, id, caller);
    return found.ok ? done(show(library, found.value, now)) : found;
  };
}

/** Answers a part of a quote's history. */
export function getQuoteHistory({ quotes }: { readonly quotes: QuoteStore }) {
  return async (
    { id, ...page }: HistoryQuery,
    { caller }: Context,
  ): Promise<Result<HistoryPage>> => {
    const found = await findQuote(quotes, id, caller);
    return found.ok ? done({ quoteId: id, ...pageOf(found.value.events, page) }) : found;
  };
}
