import { done, failed, invalid, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { Quote } from '../../../../shared/schemas/quote.ts';
import type { RateBook } from '../../../../shared/schemas/rate-book.ts';
import type { Context } from '../../dispatcher.ts';
import { replay } from '../history/replay.ts';
import type { Happening, QuoteEvent } from '../history/store.ts';
import type { Priced } from '../price/explanation.ts';
import { belowSmallest } from '../price/limits.ts';
import { type ChangeParts, changeOpen } from './change.ts';
import { withoutEffect } from './without-effect.ts';

/** Makes the event of a change, once the premium after it is known. */
interface Plan {
  /** Enough of the change to replay it. */
  readonly happening: Happening;
  readonly finish: (priced: Priced) => Happening;
  /** What of the request a fault of the premium after it names. */
  readonly path: string;
}

/** The history without all that was chosen after the submission. */
function asSubmitted(events: readonly QuoteEvent[]): QuoteEvent[] {
  return events.filter(({ kind }) => kind === 'submitted');
}

/** Changes what moves the premium of an open quote: works it out, reprices it and keeps it. */
export function changeTerms(
  parts: ChangeParts,
  quoteId: string,
  context: Context,
  plan: (book: RateBook, events: readonly QuoteEvent[]) => Result<Plan>,
): Promise<Result<Quote>> {
  const { library } = parts;
  const gone = failed({ kind: 'unavailable', message: message('rateBookAbsent') });
  return changeOpen(parts, quoteId, context, ({ quote, events }) => {
    const book = library.byHash(quote.rateBookHash)?.book;
    if (!book) return gone;
    const planned = plan(book, events);
    if (!planned.ok) return planned;
    const { happening, finish, path } = planned.value;
    const priced = replay(library, quote, [...events, happening]);
    if (!priced) return gone;
    const rated = replay(library, quote, asSubmitted(events)) ?? priced;
    const small = belowSmallest(book, { chosen: priced, rated }, path);
    if (small.length > 0) return invalid(small);
    const { premiumCents, explanation } = priced;
    const change = finish(priced);
    return done({
      quote: { ...quote, premiumCents, explanation },
      happening: change,
      warnings: withoutEffect(change, explanation, book),
    });
  });
}
