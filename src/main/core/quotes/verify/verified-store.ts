import { irishDay } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import type { Column } from '../../../../shared/schemas/quotes/replay.ts';
import { DamagedData } from '../../data-state/damaged-data.ts';
import { type Digest, keptJson, sectionsDigest } from '../document/digest.ts';
import type {
  ErasedEvent,
  ErasedQuote,
  QuoteFacts,
  QuoteStore,
  QuoteWithHistory,
  StoredQuote,
} from '../history/quote-store.ts';
import { cents } from '../price/replay.ts';

type Kept = Pick<QuoteWithHistory, 'quote' | 'events'>;

/** The facts of a quote that are kept with its events. */
export function factsOf(digest: Digest, quote: StoredQuote): QuoteFacts {
  const { expiresAt, rateBookHash, leviesHash, explanation, warnings } = quote;
  return {
    expiresAt,
    rateBookHash,
    leviesHash,
    explanation: digest(keptJson(explanation)),
    warnings: digest(keptJson(warnings)),
  };
}

/** The total premium after the last event that changed it, in cents. */
function premiumOf({ events }: ReadableEvents): number | undefined {
  const premiums = events.flatMap(({ detail }) =>
    'premium' in detail ? [Number(detail.premium)] : [],
  );
  const last = premiums.at(-1);
  return last === undefined ? undefined : cents(last);
}

/** Events of a quote, whether or not its customer was erased. */
interface ReadableEvents {
  readonly events: readonly Pick<ErasedEvent, 'kind' | 'at' | 'detail'>[];
}

/** The columns that the events say themselves, whether or not the customer was erased. */
function eventsDiffer({ quote, events }: Pick<ErasedQuote, 'quote'> & ReadableEvents): Column[] {
  const [first] = events;
  if (first?.kind !== 'submitted') return ['submission'];
  const isAccepted = events.some(({ kind }) => kind === 'accepted');
  return named({
    status: STATUSES[quote.status].isPolicy !== isAccepted,
    createdAt: quote.createdAt !== first.at,
    receivedOn: quote.receivedOn !== irishDay(first.at),
    premium: quote.premiumCents !== premiumOf({ events }),
  });
}

/** The same, and the sections. */
function derivedDiffer(digest: Digest, { quote, events }: Kept): Column[] {
  const [first] = events;
  const differs =
    first?.kind === 'submitted' && first.detail.sections !== sectionsDigest(digest, quote.sections);
  return [...eventsDiffer({ quote, events }), ...named({ sections: differs })];
}

/** The facts that were kept last; none where the history is not whole. */
function lastFacts<F extends Partial<QuoteFacts>>(events: readonly { readonly facts?: F }[]) {
  return events.findLast(({ facts }) => facts !== undefined)?.facts ?? {};
}

/** The columns that the last facts of the history say. */
function factsDiffer(facts: Partial<QuoteFacts>, found: Partial<QuoteFacts>): Column[] {
  return named({
    expiresAt: facts.expiresAt !== found.expiresAt,
    rateBook: facts.rateBookHash !== found.rateBookHash,
    levies: facts.leviesHash !== found.leviesHash,
    explanation: facts.explanation !== found.explanation,
    warnings: facts.warnings !== found.warnings,
  });
}

const named = (differs: Partial<Record<Column, boolean>>): Column[] =>
  (Object.keys(differs) as Column[]).filter((column) => differs[column]);

/** The columns of a quote that are not as its history says, without rating it again. */
export function columnsDiffer(digest: Digest, kept: Kept): Column[] {
  const stated = factsDiffer(lastFacts(kept.events), factsOf(digest, kept.quote));
  return [...derivedDiffer(digest, kept), ...stated];
}

/** The columns of an erased quote that are not as what is left of its history says. */
export function erasedColumnsDiffer({ quote, events }: ErasedQuote): Column[] {
  const { expiresAt, rateBookHash, leviesHash } = quote;
  const stated = factsDiffer(lastFacts(events), { expiresAt, rateBookHash, leviesHash });
  return [...eventsDiffer({ quote, events }), ...stated];
}

/**
 * Quotes with the facts that their histories keep of them: written with each change, and held
 * against the quote whenever it is read. Reading one that is not as its history says throws
 * {@link DamagedData}.
 */
export function verifiedStore(store: QuoteStore, digest: Digest): QuoteStore {
  const isWhole = (found: QuoteWithHistory) => {
    return found.events[0]?.kind === 'submitted' && columnsDiffer(digest, found).length === 0;
  };
  const verified = (found: QuoteWithHistory | undefined) => {
    if (found && !isWhole(found)) {
      throw new DamagedData(message('quoteDamaged', { id: found.quote.id }));
    }
    return found;
  };
  return {
    ...store,
    add: (quote, events, along) => {
      const facts = factsOf(digest, quote);
      // Only the last of its first events is of the quote as it is kept.
      const last = events.length - 1;
      const stated = events.map((event, i) => (i === last ? { ...event, facts } : event));
      return store.add(quote, stated, along);
    },
    change: (quote, event, along) =>
      store.change(quote, { ...event, facts: factsOf(digest, quote) }, along),
    find: async (id) => verified(await store.find(id)),
    newest: async () => verified(await store.newest()),
    ofDraft: async (draftId) => verified(await store.ofDraft(draftId)),
  };
}
