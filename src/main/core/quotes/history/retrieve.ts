import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { utcText } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import type { Quote, QuoteStatus } from '../../../../shared/schemas/quote.ts';
import type { Context } from '../../dispatcher.ts';
import { referralsOf } from '../change/referral.ts';
import type { QuoteEvent, QuoteStore, QuoteWithHistory, StoredQuote } from './store.ts';

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

/** The driver number of a quote's only driver, as it was last recorded. */
export function driverNumberOf({ events }: Pick<QuoteWithHistory, 'events'>): string | undefined {
  const recorded = events.flatMap((event) =>
    event.kind === 'driverNumber' ? [event.detail.driverNumber] : [],
  );
  return recorded.at(-1);
}

/** The quote that a quote was made from, if it was. */
function basedOnOf({ events }: Pick<QuoteWithHistory, 'events'>): string | undefined {
  return events.find((event) => event.kind === 'submitted')?.detail.basedOn;
}

/** An event for a reader, to whom the digest of a submission and its draft say nothing. */
function entry({ kind, at, by, detail }: QuoteEvent): Quote['history'][number] {
  const {
    sections: _,
    draftId: __,
    ...told
  } = {
    ...{ sections: undefined, draftId: undefined },
    ...detail,
  };
  return { kind, at: utcText(at), by, detail: told };
}

/** A quote as the API shows it at a moment. */
export function show({ quote, events, followedBy }: QuoteWithHistory, now: number): Quote {
  const policyId = policyIdOf({ events });
  const driverNumber = driverNumberOf({ events });
  const basedOn = basedOnOf({ events });
  return {
    quoteId: quote.id,
    premium: euro(quote.premiumCents),
    status: statusAt(quote, now),
    referrals: referralsOf(events),
    createdAt: utcText(quote.createdAt),
    expiresAt: utcText(quote.expiresAt),
    ...quote.sections,
    explanation: quote.explanation,
    warnings: [...quote.warnings],
    ...(policyId === undefined ? {} : { policyId }),
    ...(driverNumber === undefined ? {} : { driverNumber }),
    ...(basedOn === undefined ? {} : { basedOn }),
    ...(followedBy.length === 0 ? {} : { followedBy: [...followedBy] }),
    history: events.map(entry),
  };
}

/** Finds a quote, or the fault that says that it is not there. */
export async function findQuote(quotes: QuoteStore, id: string): Promise<Result<QuoteWithHistory>> {
  const found = await quotes.find(id);
  return found
    ? done(found)
    : failed({ kind: 'notFound', message: message('quoteNotFound', { id }) });
}

/** Answers a quote by its id. */
export function getQuote({ quotes }: { readonly quotes: QuoteStore }) {
  return async ({ id }: { id: string }, { now }: Context): Promise<Result<Quote>> => {
    const found = await findQuote(quotes, id);
    return found.ok ? done(show(found.value, now)) : found;
  };
}
