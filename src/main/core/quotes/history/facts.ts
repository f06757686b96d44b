import { irishDay } from '../../../../shared/domain/date.ts';
import type { Column } from '../../../../shared/schemas/replay.ts';
import { type Digest, sectionsDigest } from '../document/sections-digest.ts';
import { keptJson } from './kept-json.ts';
import { cents } from './replay.ts';
import type { QuoteEvent, QuoteFacts, QuoteWithHistory, StoredQuote } from './store.ts';

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
function premiumOf(events: readonly QuoteEvent[]): number | undefined {
  const premiums = events.flatMap(({ detail }) => ('premium' in detail ? [detail.premium] : []));
  const last = premiums.at(-1);
  return last === undefined ? undefined : cents(last);
}

/** The columns that the events say themselves. */
function derivedDiffer(digest: Digest, { quote, events }: Kept): Column[] {
  const [first] = events;
  if (first?.kind !== 'submitted') return ['submission'];
  const { sections } = first.detail;
  const isAccepted = events.some(({ kind }) => kind === 'accepted');
  const differs: Partial<Record<Column, boolean>> = {
    status: (quote.status === 'accepted') !== isAccepted,
    createdAt: quote.createdAt !== first.at,
    receivedOn: quote.receivedOn !== irishDay(first.at),
    premium: quote.premiumCents !== premiumOf(events),
    // The first histories do not say.
    sections: sections !== undefined && sections !== sectionsDigest(digest, quote.sections),
  };
  return named(differs);
}

/** The columns that the last facts of the history say. */
function factsDiffer(facts: QuoteFacts, found: QuoteFacts): Column[] {
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

/** Whether the history keeps facts of its quote; histories from before that can not all be told. */
export const hasFacts = ({ events }: Pick<Kept, 'events'>): boolean =>
  events.some(({ facts }) => facts !== undefined);

/** The columns of a quote that are not as its history says, without rating it again. */
export function columnsDiffer(digest: Digest, kept: Kept): Column[] {
  const facts = kept.events.findLast((event) => event.facts !== undefined)?.facts;
  const stated = facts ? factsDiffer(facts, factsOf(digest, kept.quote)) : [];
  return [...derivedDiffer(digest, kept), ...stated];
}
