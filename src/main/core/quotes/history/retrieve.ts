import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { utcText } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import type { HistoryPage, HistoryQuery } from '../../../../shared/schemas/history-page.ts';
import type { Quote, QuoteStatus } from '../../../../shared/schemas/quote.ts';
import type { Caller, Context } from '../../dispatcher.ts';
import { referralsOf } from '../change/referral.ts';
import { driverNumberOf, namedDriversOf } from './driver-numbers.ts';
import { newestEntries, pageOf } from './pages.ts';
import type { QuoteStore, QuoteWithHistory, StoredQuote } from './store.ts';

/** The status that a quote has at a moment: past its validity an open quote reads `expired`. */
export function statusAt(
  { status, expiresAt }: Pick<StoredQuote, 'status' | 'expiresAt'>,
  now: number,
): QuoteStatus {
  return status === 'quoted' && now >= expiresAt ? 'expired' : status;
}

/** The policy that a quote became, if it did. */
export function policyIdOf({ events }: Pick<QuoteWithHistory, 'events'>): string | undefined {
  const accepted = events.find((event) => event.kind === 'accepted');
  return accepted?.detail.policyId;
}

/** The quote that a quote was made from, if it was. */
function basedOnOf({ events }: Pick<QuoteWithHistory, 'events'>): string | undefined {
  return events.find((event) => event.kind === 'submitted')?.detail.basedOn;
}

/** A quote as the API shows it at a moment. */
export function show({ quote, events, followedBy }: QuoteWithHistory, now: number): Quote {
  const policyId = policyIdOf({ events });
  const driverNumber = driverNumberOf({ events });
  const drivers = namedDriversOf({ quote, events });
  const basedOn = basedOnOf({ events });
  return {
    quoteId: quote.id,
    premium: euro(quote.premiumCents),
    status: statusAt(quote, now),
    referrals: referralsOf(events),
    createdAt: utcText(quote.createdAt),
    expiresAt: utcText(quote.expiresAt),
    ...quote.sections,
    ...(drivers.length === 0 ? {} : { drivers }),
    explanation: quote.explanation,
    warnings: [...quote.warnings],
    ...(policyId === undefined ? {} : { policyId }),
    ...(driverNumber === undefined ? {} : { driverNumber }),
    ...(basedOn === undefined ? {} : { basedOn }),
    ...(followedBy.length === 0 ? {} : { followedBy: [...followedBy] }),
    ...newestEntries(events),
  };
}

/** Whether a caller may know of a quote: some clients reach only those that they submitted. */
function mayKnow({ events }: QuoteWithHistory, caller: Caller): boolean {
  if (caller.kind !== 'client' || !caller.ownQuotesOnly) return true;
  return events.find(({ kind }) => kind === 'submitted')?.by === caller.id;
}

/** Finds a quote for a caller, or the fault that says that it is not there. */
export async function findQuote(
  quotes: QuoteStore,
  id: string,
  caller: Caller,
): Promise<Result<QuoteWithHistory>> {
  const found = await quotes.find(id);
  return found && mayKnow(found, caller)
    ? done(found)
    : failed({ kind: 'notFound', message: message('quoteNotFound', { id }) });
}

/** Answers a quote by its id. */
export function getQuote({ quotes }: { readonly quotes: QuoteStore }) {
  return async ({ id }: { id: string }, { caller, now }: Context): Promise<Result<Quote>> => {
    const found = await findQuote(quotes, id, caller);
    return found.ok ? done(show(found.value, now)) : found;
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
