import { type Answer, done } from '../../shared/fault.ts';
import type { CopiedQuote } from '../../shared/shapes/draft.ts';
import { lastChoices } from './replay.ts';
import { findQuote } from './retrieve.ts';
import type { QuoteStore } from './store.ts';
import { writeDocument } from './write-document.ts';

/** A quote as a form begins with it, for a copy or for next year; a premium set by hand stays behind. */
export function draftFromQuote({ quotes }: { readonly quotes: QuoteStore }) {
  return async ({ quoteId }: { quoteId: string }): Promise<Answer<CopiedQuote>> => {
    const found = await findQuote(quotes, quoteId);
    if (!found.ok) return found;
    const { quote, events } = found.value;
    return done({ document: writeDocument(quote.sections), ...lastChoices(events) });
  };
}
