import { type Answer, done, failed, invalid } from '../../shared/fault.ts';
import { euro } from '../../shared/money.ts';
import type { DraftSubmission } from '../../shared/shapes/draft.ts';
import type { Quote } from '../../shared/shapes/quote.ts';
import type { Context } from '../door.ts';
import type { Library } from '../ratebooks/library.ts';
import { type ChoiceMade, chosenWith } from './chosen.ts';
import { belowSmallest } from './limits.ts';
import { replay } from './replay.ts';
import { findQuote, show } from './retrieve.ts';
import type { QuoteEvent, StoredQuote } from './store.ts';
import { drawUp, type QuoteParts } from './submit.ts';

/** A new quote with its events so far. */
interface Grown {
  readonly quote: StoredQuote;
  readonly events: readonly [QuoteEvent, ...QuoteEvent[]];
}

/** The same choice with the total premium after it, in euro. */
function withPremium(made: ChoiceMade, premium: number): ChoiceMade {
  return made.kind === 'addOn'
    ? { kind: made.kind, detail: { ...made.detail, premium } }
    : { kind: made.kind, detail: { ...made.detail, premium } };
}

/** The quote after one more choice, priced as a change of it would be later. */
function grow(library: Library, { quote, events }: Grown, made: ChoiceMade): Grown | undefined {
  const priced = replay(library, quote, [...events, made]);
  if (!priced) return undefined;
  const { premiumCents, explanation } = priced;
  const { quoteId, at, by } = events[0];
  const event = { ...withPremium(made, euro(premiumCents)), quoteId, at, by };
  return { quote: { ...quote, premiumCents, explanation }, events: [...events, event] };
}

/** Submits a draft with what was chosen beside it: one quote with all its first events, or none. */
export function submitDraft(parts: QuoteParts) {
  const { library, quotes } = parts;
  const draw = drawUp(parts);
  return async (
    { document, basedOn, draftId, ...choices }: DraftSubmission,
    context: Context,
  ): Promise<Answer<Quote>> => {
    if (basedOn !== undefined) {
      const origin = await findQuote(quotes, basedOn);
      if (!origin.ok) return origin;
    }
    const drawn = await draw({ document, source: 'json' }, context);
    if (!drawn.ok) return drawn;
    const { quote, event } = drawn.value;
    const book = library.byHash(quote.rateBookHash)?.book;
    const gone = failed({ kind: 'unavailable', message: 'The rate book is not there' });
    if (!book) return gone;
    const { happenings, errors } = chosenWith(book, choices);
    if (errors.length > 0) return invalid(errors);
    const detail = basedOn === undefined ? event.detail : { ...event.detail, basedOn };
    let grown: Grown | undefined = { quote, events: [{ ...event, detail }] };
    for (const made of happenings) {
      grown = grow(library, grown, made);
      if (!grown) return gone;
    }
    const small = happenings.length > 0 ? belowSmallest(book, grown.quote) : [];
    if (small.length > 0) return invalid(small);
    await quotes.add(grown.quote, grown.events, draftId);
    return done(show({ ...grown, followedBy: [] }, context.now));
  };
}
