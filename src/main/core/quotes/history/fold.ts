import { irishDay } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { cents } from '../../../../shared/domain/money.ts';
import { isTransactionStep } from '../../../../shared/domain/policies/transaction.ts';
import type { KeptStatus } from '../../../../shared/domain/quotes/quote-status.ts';
import { DamagedData } from '../../data-state/damaged-data.ts';
import type {
  ErasedEvent,
  QuoteCore,
  QuoteEvent,
  QuoteProjection,
  StoredQuote,
} from './quote-store.ts';

/** The events after which a quote has another status. */
const STATUS_AFTER: Partial<Record<QuoteEvent['kind'], KeptStatus>> = {
  submitted: 'quoted',
  accepted: 'accepted',
};

/** The status of a quote after events; undefined where none of them changes it. */
export function statusAfter(events: readonly Pick<ErasedEvent, 'kind'>[]): KeptStatus | undefined {
  return events.reduce<KeptStatus | undefined>(
    (status, { kind }) => STATUS_AFTER[kind] ?? status,
    undefined,
  );
}

const damaged = (id: string) => new DamagedData(message('quoteDamaged', { id }));

/** What one more event makes of a quote but for its explanation. */
function afterEventCore<Q extends QuoteCore>(quote: Q, { kind, detail }: QuoteEvent): Q {
  return {
    ...quote,
    status: STATUS_AFTER[kind] ?? quote.status,
    premiumCents: 'premium' in detail ? cents(detail.premium) : quote.premiumCents,
  };
}

/** The price of the quote that came with an event: what came after its sale is that of its policy. */
const priceIn = ({ kind, body }: QuoteEvent) =>
  isTransactionStep(kind) || kind === 'renewalInvited' ? undefined : body?.explanation;

/** The quote after one more event. */
export function afterEvent(quote: StoredQuote, event: QuoteEvent): StoredQuote {
  const after = afterEventCore(quote, event);
  return { ...after, explanation: priceIn(event) ?? quote.explanation };
}

/** The quote that a submission begins. */
function begun({ quoteId: id, kind, at, detail, body }: QuoteEvent): QuoteCore {
  if (kind !== 'submitted' || !body?.sections || !body.warnings) throw damaged(id);
  const { sections, warnings } = body;
  const { premium, expiresAt, rateBookHash, leviesHash } = detail;
  return {
    id,
    status: 'quoted',
    createdAt: at,
    expiresAt,
    premiumCents: cents(premium),
    rateBookHash,
    leviesHash,
    receivedOn: irishDay(at),
    sections,
    warnings,
  };
}

/**
 * The quote that events make, in their order: whatever is kept of a quote elsewhere follows from them.
 * @throws {DamagedData} where they do not begin with a submission and its answers
 */
export function fold(quoteId: string, events: readonly QuoteEvent[]): StoredQuote {
  const quote = foldCore(quoteId, events);
  const explanation = events.findLast(priceIn)?.body?.explanation;
  if (!explanation) throw damaged(quoteId);
  return { ...quote, explanation };
}

/** The same without its explanation, which is the larger part and which lists do not read. */
export function foldCore(quoteId: string, events: readonly QuoteEvent[]): QuoteCore {
  const [first, ...later] = events;
  if (!first) throw damaged(quoteId);
  return later.reduce(afterEventCore, begun(first));
}

/**
 * What is kept of a quote next to its events; of an erased one, of what is left of them.
 * @throws {DamagedData} where they do not begin with a submission
 */
export function projectionOf(events: readonly (QuoteEvent | ErasedEvent)[]): QuoteProjection {
  const [first] = events;
  if (first?.kind !== 'submitted') {
    throw damaged(first?.quoteId ?? '');
  }
  const { expiresAt } = Object(first.detail);
  const sections = (first as QuoteEvent).body?.sections;
  return {
    status: statusAfter(events) ?? 'quoted',
    createdAt: first.at,
    expiresAt: Number(expiresAt),
    registrationNumber: sections?.vehicle.registrationNumber ?? '',
  };
}
