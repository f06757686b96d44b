import { done, type Result } from '../../../../shared/contract/result.ts';
import type { CopiedQuote } from '../../../../shared/schemas/quotes/draft.ts';
import type { Context } from '../../dispatcher.ts';
import { writeDocument } from '../document/write-document.ts';
import { namedDriversOf } from '../history/driver-numbers.ts';
import { lastChoices } from '../history/replay.ts';
import { findQuote, type RetrieveParts } from '../history/retrieve.ts';
import { renewalProposals } from './renewal.ts';

/** A quote as a form begins with it, for a copy or for next year; a premium set by hand stays behind. */
export function draftFromQuote({ library, quotes }: RetrieveParts) {
  return async (
    { quoteId }: { quoteId: string },
    { caller }: Context,
  ): Promise<Result<CopiedQuote>> => {
    const found = await findQuote(quotes, quoteId, caller);
    if (!found.ok) return found;
    const { quote, events } = found.value;
    const drivers = namedDriversOf(found.value);
    const sections = drivers.length === 0 ? quote.sections : { ...quote.sections, drivers };
    const proposed = renewalProposals(found.value);
    const product = library.byHash(quote.rateBookHash)?.scheme.id;
    return done({
      document: writeDocument(sections),
      ...(product === undefined ? {} : { product }),
      ...lastChoices(events),
      ...(proposed.length === 0 ? {} : { proposed }),
    });
  };
}
