import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { irishText, utcText } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { epochOf } from '../../../../shared/domain/moment.ts';
import { euro } from '../../../../shared/domain/money.ts';
import type { QuoteStatus } from '../../../../shared/domain/quotes/quote-status.ts';
import type { HistoryPage, HistoryQuery } from '../../../../shared/schemas/quotes/history-page.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { isAhead } from '../../data-state/clock-behind.ts';
import type { Caller, Context } from '../../dispatcher.ts';
import type { Library } from '../../rate-books/library.ts';
import { daysCovered, keptInputs, keptPeriod } from '../period/period.ts';
import { excessOf, hasExcess } from '../price/limits.ts';
import { silenceOf } from '../price/silence.ts';
import { driverNumberOf, namedDriversOf } from './driver-numbers.ts';
import { lostOf } from './lost.ts';
import { newestEntries, pageOf } from './pages.ts';
import { referralOf, rulesOf } from './referral.ts';
import { changedInputs, heldAddOns } from './replay.ts';
import type { QuoteStore, QuoteWithHistory, StoredQuote } from './store.ts';

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
  return status === 'quoted' && isOver ? 'expired' : status;
}

/** The policy that a quote became, if it did. */
export function policyIdOf({ events }: Pick<QuoteWithHistory, 'events'>): string | undefined {
  const accepted = events.find((event) => event.kind === 'accepted');
  return accepted?.detail.policyId;
}

/** When a policy's cover begins, ISO 8601 with offset. Older acceptances began it at inception. */
export function startsAt({
  quote,
  events,
}: Pick<QuoteWithHistory, 'events'> & { readonly quote: Pick<StoredQuote, 'sections'> }): string {
  const accepted = events.find((event) => event.kind === 'accepted');
  const start = accepted?.detail.startsAt ?? quote.sections.policy.inceptionDate;
  // Older acceptances have it as the quote gave it.
  const at = epochOf(start);
  return at === undefined ? start : irishText(at);
}

/** The quote that a quote was made from, if it was. */
export function basedOnOf({ events }: Pick<QuoteWithHistory, 'events'>): string | undefined {
  return events.find((event) => event.kind === 'submitted')?.detail.basedOn;
}

/** The excess and the add-ons that hold, as data; nothing where the rate book is not there. */
function termsOf(library: Library, { quote, events }: QuoteWithHistory) {
  const book = library.byHash(quote.rateBookHash)?.book;
  if (!book) return {};
  const inputs = changedInputs(events, keptInputs(quote.sections, events));
  const excess = hasExcess(book, inputs.cover) ? excessOf(book, inputs) : undefined;
  const addOns = heldAddOns(events, book);
  return excess === undefined ? { addOns } : { excess, addOns };
}

/** A quote as the API shows it at a moment. */
export function show(library: Library, found: QuoteWithHistory, now: number): Quote {
  const { quote, events, followedBy } = found;
  const policyId = policyIdOf({ events });
  const driverNumber = driverNumberOf({ events });
  const { startsAt: policyStartDate, lastDay } =
    events.find((event) => event.kind === 'accepted')?.detail ?? {};
  const drivers = namedDriversOf({ quote, events });
  const basedOn = basedOnOf({ events });
  // What older policies answer stays as it is.
  const period = lastDay === undefined ? keptPeriod(events) : daysCovered({ quote, events });
  const referral = referralOf(events);
  const lost = lostOf(events);
  const scheme = library.byHash(quote.rateBookHash)?.scheme;
  const expiresBecause = events.find((event) => event.kind === 'submitted')?.detail.ends;
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
    ...(expiresBecause === undefined ? {} : { expiresBecause }),
    ...(period === undefined ? {} : { period }),
    ...quote.sections,
    policy: { ...quote.sections.policy, ...termsOf(library, found) },
    ...(drivers.length === 0 ? {} : { drivers }),
    explanation: quote.explanation,
    ...silenceOf(library, found),
    warnings: [...quote.warnings],
    ...(policyId === undefined ? {} : { policyId }),
    ...(policyStartDate === undefined ? {} : { policyStartDate }),
    ...(driverNumber === undefined ? {} : { driverNumber }),
    ...(basedOn === undefined ? {} : { basedOn }),
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
