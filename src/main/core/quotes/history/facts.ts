import { irishDay } from '../../../../shared/domain/date.ts';
import type { Column } from '../../../../shared/schemas/quotes/replay.ts';
import { type Digest, sectionsDigest } from '../document/sections-digest.ts';
import { keptJson } from './kept-json.ts';
import { cents } from './replay.ts';
import type {
  ErasedEvent,
  ErasedQuote,
  QuoteFacts,
  QuoteWithHistory,
  StoredQuote,
} from './store.ts';

type Kept = Pick<QuoteWithHistory, 'quote' | 'events'>;

/** The facts of a quote that are kept with its events. */
export function factsOf(digest: Digest, quote: StoredQuote): QuoteFacts {
  const { expiresAt, rateBookHash, leviesHash, explanation, warnings } = quote;
  return {
    ...{ expiresAt, rateBookHash, leviesHash },
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
    status: (quote.status === 'accepted') !== isAccepted,
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
