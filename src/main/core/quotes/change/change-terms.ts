import { done, failed, invalid, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import type { OverrideLimits } from '../../../../shared/schemas/people/user.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library } from '../../rate-books/library.ts';
import type { Happening } from '../history/happening.ts';
import { replay } from '../history/replay.ts';
import type { QuoteEvent, QuoteWithHistory } from '../history/store.ts';
import { belowSmallest } from '../price/limits.ts';
import { type ChangeParts, changeOpen, type WorkedOut } from './change.ts';
import { beyondLimits, withoutOverrides } from './override-limits.ts';
import { withoutEffect } from './without-effect.ts';

interface Plan {
  /** Makes the event of the change, with the premium after it in euro, which moves no replay. */
  readonly event: (premium: number) => Happening;
  /** What of the request a fault of the premium after it names. */
  readonly path: string;
  /** How far the change may take the premium from the one without overrides; absent: as far as the rate book lets it. */
  readonly limits?: OverrideLimits | undefined;
}

/** A change of the terms of a quote with this history, on its rate book. */
export type PlanTerms = (book: RateBook, events: readonly QuoteEvent[]) => Result<Plan>;

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
    const moved = (history: readonly Happening[], premium: number) => ({
      ...{
        premium,
        plain: replay(library, quote, withoutOverrides(history))?.premiumCents ?? premium,
      },
    });
    const before = moved(events, quote.premiumCents);
    const after = moved([...events, event(0)], premiumCents);
    const beyond = beyondLimits(limits, { before, after, path });
    if (beyond.length > 0) return invalid(beyond);
  }
  const change = event(euro(premiumCents));
  return done({
    quote: { ...quote, premiumCents, explanation },
    happening: change,
    warnings: withoutEffect(change, explanation, book),
  });
}

/** Changes what moves the premium of an open quote: works it out, reprices it and keeps it. */
export function changeTerms(
  parts: ChangeParts,
  quoteId: string,
  context: Context,
  plan: PlanTerms,
): Promise<Result<Quote>> {
  const workOut = (found: QuoteWithHistory) => workOutTerms(parts.library, found, plan);
  return changeOpen(parts, quoteId, context, workOut);
}
