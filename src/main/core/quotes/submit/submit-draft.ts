import { done, type Result } from '../../../../shared/contract/result.ts';
import type { Message } from '../../../../shared/domain/messages/message.ts';
import type { DraftSubmission } from '../../../../shared/schemas/draft.ts';
import type { Quote } from '../../../../shared/schemas/quote.ts';
import type { Context } from '../../dispatcher.ts';
import { duplicateWarnings } from '../duplicates/find.ts';
import { examinedOf } from '../duplicates/stop.ts';
import { findQuote, show } from '../history/retrieve.ts';
import type { QuoteEvent } from '../history/store.ts';
import { applyChoices, type Grown } from './apply-choices.ts';
import { DESK_PLACES } from './chosen.ts';
import { keepNew } from './keep-new.ts';
import { drawUp, type QuoteParts } from './submit.ts';

/** Whether a history begins with what happens in another one. */
function beginsAs(history: readonly QuoteEvent[], other: readonly QuoteEvent[]): boolean {
  const said = (events: readonly QuoteEvent[]) =>
    JSON.stringify(events.map(({ kind, detail }) => ({ kind, detail })));
  return said(history.slice(0, other.length)) === said(other);
}

function withWarnings(quote: Quote, warnings: readonly Message[]): Quote {
  return { ...quote, warnings: [...quote.warnings, ...warnings] };
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
    const { quote, event, choices: inDocument } = drawn.value;
    const detail = {
      ...event.detail,
      ...(basedOn === undefined ? {} : { basedOn }),
      ...(draftId === undefined ? {} : { draftId }),
    };
    const begun: Grown = { quote, events: [{ ...event, detail }] };
    const applied = applyChoices(library, begun, { ...inDocument, ...choices }, DESK_PLACES);
    if (!applied.ok) return applied;
    const { quote: kept, events } = applied.value;
    const before = draftId === undefined ? undefined : await quotes.ofDraft(draftId);
    if (before && beginsAs(before.events, events)) {
      const duplicates = await duplicateWarnings(quotes, examinedOf(before), context);
      const said = [...applied.value.warnings, ...duplicates];
      return done(withWarnings(show(library, before, context.now), said));
    }
    return keepNew(parts, applied.value, context, {
      draftId,
      answer: (warnings) =>
        withWarnings(show(library, { quote: kept, events, followedBy: [] }, context.now), warnings),
    });
  };
}
