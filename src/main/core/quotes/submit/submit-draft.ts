import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { done, failed, type Result } from '../../../../shared/result/result.ts';
import type { DraftSubmission } from '../../../../shared/schemas/quotes/draft.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { Context } from '../../dispatcher.ts';
import { untilKept } from '../change/change-quote.ts';
import type { QuoteEvent } from '../history/quote-store.ts';
import { DESK_PLACES } from '../price/chosen.ts';
import { duplicateWarnings, examinedOf } from '../sale/duplicates.ts';
import { findQuote, show } from '../sale/retrieve.ts';
import { applyChoices, type Grown, keepNew } from './keep-new.ts';
import { drawUp, type QuoteParts } from './submit.ts';

/** Whether a history begins with what happens in another one. */
function beginsAs(history: readonly QuoteEvent[], other: readonly QuoteEvent[]): boolean {
  const said = (events: readonly QuoteEvent[]) =>
    JSON.stringify(events.map(({ kind, detail }) => ({ kind, detail })));
  return said(history.slice(0, other.length)) === said(other);
}

/** Whether the draft became another quote while it was submitted. */
function becameAnother(answer: Result<Quote>): boolean {
  return !answer.ok && answer.fault.kind === 'conflict';
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
    { document, basedOn, purpose, draftId, product, excess, addOns, toConfirm }: DraftSubmission,
    context: Context,
  ): Promise<Result<Quote>> => {
    if (basedOn !== undefined) {
      const origin = await findQuote(quotes, basedOn, context.caller);
      if (!origin.ok) return origin;
    }
    const drawn = await draw(
      {
        document,
        source: 'json',
        ...(product === undefined ? {} : { product }),
        ...(toConfirm === undefined ? {} : { toConfirm }),
      },
      context,
    );
    if (!drawn.ok) return drawn;
    const { quote, event, choices: inDocument } = drawn.value;
    const detail = {
      ...event.detail,
      ...(basedOn === undefined ? {} : { basedOn }),
      ...(basedOn === undefined || purpose === undefined ? {} : { purpose }),
      ...(draftId === undefined ? {} : { draftId }),
    };
    const begun: Grown = { quote, events: [{ ...event, detail }] };
    const chosen = {
      ...inDocument,
      ...(excess === undefined ? {} : { excess }),
      ...(addOns === undefined ? {} : { addOns }),
    };
    const applied = applyChoices(library, begun, chosen, DESK_PLACES);
    if (!applied.ok) return applied;
    const { quote: kept, events } = applied.value;
    const answer = (warnings: readonly Message[]) =>
      withWarnings(show(library, { quote: kept, events, followedBy: [] }, context.now), warnings);
    if (draftId === undefined) return keepNew(parts, applied.value, context, { answer });

    const attempt = async (): Promise<Result<Quote>> => {
      const before = await quotes.ofDraft(draftId);
      if (before && beginsAs(before.events, events)) {
        const duplicates = await duplicateWarnings(quotes, examinedOf(before), context);
        const said = [...applied.value.warnings, ...duplicates];
        return done(withWarnings(show(library, before, context.now), said));
      }
      const draft = { id: draftId, madeInto: before?.quote.id, versions: context.versions };
      return keepNew(parts, applied.value, context, { draft, answer });
    };
    const answered = await untilKept(async () => {
      const result = await attempt();
      return becameAnother(result) ? undefined : result;
    });
    return answered ?? failed({ kind: 'conflict', message: message('draftMade') });
  };
}
