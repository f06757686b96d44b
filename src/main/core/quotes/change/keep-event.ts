import { done, type Result } from '../../../../shared/contract/result.ts';
import { tidy } from '../../../../shared/domain/text/tidy.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { doneBy } from '../../caller/done-by.ts';
import type { Context } from '../../dispatcher.ts';
import type { Happening } from '../history/happening.ts';
import { findQuote, show } from '../history/retrieve.ts';
import type { QuoteEvent, QuoteWithHistory } from '../history/store.ts';
import type { ChangeParts } from './change.ts';
import { mustBeVersion } from './precondition.ts';

/** What to keep with a quote as it was found, or why nothing may be. */
export type Plan = (found: QuoteWithHistory) => Result<Happening>;

/**
 * Keeps an event that changes nothing else about its quote; begins again where another event came in
 * between.
 */
export async function keepEvent(
  parts: ChangeParts,
  quoteId: string,
  context: Context,
  plan: Plan,
): Promise<Result<Quote>> {
  const { library, quotes } = parts;
  const { caller, now } = context;
  const found = await findQuote(quotes, quoteId, caller);
  if (!found.ok) return found;
  const { quote, events } = found.value;
  const planned = plan(found.value);
  if (!planned.ok) return planned;
  const wanted = mustBeVersion(found.value, context);
  if (!wanted.ok) return wanted;
  const event: QuoteEvent = { ...planned.value, quoteId, ...doneBy(context) };
  const kept = done(show(library, { ...found.value, events: [...events, event] }, now));
  const along = { after: events.length, response: context.keep?.(kept) };
  if (await quotes.change(quote, event, along)) return kept;
  // Somebody was faster: what they did decides.
  return keepEvent(parts, quoteId, context, plan);
}

/** The name of the person in a request, tidy; absent where none was given. */
export const nameIn = ({ name }: { readonly name?: string }) =>
  name === undefined ? {} : { name: tidy(name) };
