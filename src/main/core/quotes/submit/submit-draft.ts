import { done, failed, invalid, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import type { DraftSubmission } from '../../../../shared/schemas/draft.ts';
import type { Quote } from '../../../../shared/schemas/quote.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library } from '../../rate-books/library.ts';
import { replay } from '../history/replay.ts';
import { findQuote, show } from '../history/retrieve.ts';
import type { QuoteEvent, StoredQuote } from '../history/store.ts';
import { belowSmallest } from '../price/limits.ts';
import { type ChoiceMade, chosenWith } from './chosen.ts';
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

/** Whether a history begins with what happens in another one. */
function beginsAs(history: readonly QuoteEvent[], other: readonly QuoteEvent[]): boolean {
  const said = (events: readonly QuoteEvent[]) =>
    JSON.stringify(events.map(({ kind, detail }) => ({ kind, detail })));
  return said(history.slice(0, other.length)) === said(other);
}

/**
 * Submits a draft with what was chosen next to it: one quote with all its first events, or none. The
 * same draft again is the same quote, because its first answer may have been lost.
 */
export function submitDraft(parts: QuoteParts) {
  const { library, quotes } = parts;
  const draw = drawUp(parts);
  return async (
    { document, basedOn, draftId, ...choices }: DraftSubmission,
    context: Context,
  ): Promise<Result<Quote>> => {
    if (basedOn !== undefined) {
      const origin = await findQuote(quotes, basedOn, context.caller);
      if (!origin.ok) return origin;
    }
    const drawn = await draw({ document, source: 'json' }, context);
    if (!drawn.ok) return drawn;
    const { quote, event } = drawn.value;
    const book = library.byHash(quote.rateBookHash)?.book;
    const gone = failed({ kind: 'unavailable', message: message('rateBookAbsent') });
    if (!book) return gone;
    const { happenings, errors } = chosenWith(book, choices);
    if (errors.length > 0) return invalid(errors);
    const detail = {
      ...event.detail,
      ...(basedOn === undefined ? {} : { basedOn }),
      ...(draftId === undefined ? {} : { draftId }),
    };
    let grown: Grown | undefined = { quote, events: [{ ...event, detail }] };
    for (const made of happenings) {
      grown = grow(library, grown, made);
      if (!grown) return gone;
    }
    const small = happenings.length > 0 ? belowSmallest(book, grown.quote) : [];
    if (small.length > 0) return invalid(small);
    const before = draftId === undefined ? undefined : await quotes.ofDraft(draftId);
    if (before && beginsAs(before.events, grown.events)) return done(show(before, context.now));
    await quotes.add(grown.quote, grown.events, { draftId });
    return done(show({ ...grown, followedBy: [] }, context.now));
  };
}
