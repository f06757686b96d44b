import type { RateBook } from '../../../shared/schemas/rate-books/rate-book.ts';
import { referralOf } from '../quotes/history/referral.ts';
import { coversHeld } from '../quotes/history/replay.ts';
import type { QuoteWithHistory } from '../quotes/history/store.ts';
import type { QuoteRisk } from '../quotes/price/quote-risk.ts';
import type { Letterhead } from './layout.ts';
import { ratedText } from './rated-text.ts';

/** What a document is written from. */
export interface DocumentSource extends Pick<QuoteWithHistory, 'quote' | 'events'> {
  /** The rate book that the quote was rated with. */
  readonly book: RateBook;
  /** Once accepted. */
  readonly policyId: string | undefined;
  /** The quote as a risk that can be rated otherwise; absent where its tables are not there. */
  readonly risk?: QuoteRisk | undefined;
  /** The firm that sells it; absent where nothing is known of it. */
  readonly firm?: Letterhead | undefined;
  /** Whether it is made in training: nothing then stands behind it. */
  readonly specimen?: boolean;
}

/** What the questions of a quote were answered with, and what was recorded since. */
export interface Answered extends Pick<DocumentSource, 'events'> {
  readonly quote: Pick<DocumentSource['quote'], 'sections'>;
}

/**
 * The optional covers of a quote, each once with its level, in the book's order: those that were chosen, and
 * those that the scheme includes.
 */
export function addOnsOf({ events, book }: DocumentSource): { title: string; level: string }[] {
  return coversHeld(events, book).map(({ title, level, isIncluded }) => ({
    title,
    level: `${ratedText(level.title)}${isIncluded ? ', included in the premium' : ''}`,
  }));
}

/** The terms on which an underwriter agreed to a quote: they are part of the policy. */
export function endorsementsOf({ events }: Pick<DocumentSource, 'events'>): string | undefined {
  const referral = referralOf(events);
  return referral?.state === 'approved' ? referral.decision?.terms : undefined;
}

/** The excess that was rated, as the explanation words it. */
export function excessOf({ quote }: DocumentSource): string | undefined {
  const rated = quote.explanation.steps.find(({ id }) => id === 'excess');
  return rated && ratedText(rated.input);
}

/** When the quote came to its present state; epoch milliseconds. */
export function changedAt({ quote, events }: DocumentSource): number {
  return events.at(-1)?.at ?? quote.createdAt;
}
