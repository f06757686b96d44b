import { euro } from '../../../../shared/domain/money.ts';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import type { Caller } from '../../dispatcher.ts';
import { submissionOf } from '../history/overrides.ts';
import { basedOnOf, findQuote } from '../history/retrieve.ts';
import type { QuoteEvent, QuoteStore, QuoteWithHistory } from '../history/store.ts';

/** The total premium in euro before the last change that moved it; undefined where none did. */
function beforeLastChange(events: readonly QuoteEvent[]): number | undefined {
  const submission = submissionOf(events).length;
  // Add-ons that were chosen with the quote are kept at its very moment.
  const isLater = ({ kind, at }: QuoteEvent) => kind !== 'addOn' || at !== events[0]?.at;
  const changed = events.findIndex((event, index) => index >= submission && isLater(event));
  if (changed < 0) return undefined;
  const premiums = events
    .slice(changed - 1)
    .flatMap(({ detail }) => ('premium' in detail ? [detail.premium] : []));
  return premiums.findLast((premium) => premium !== premiums.at(-1));
}

/** What a quote cost before its last change, and what the quote cost that it was made from. */
export async function formerPremiums(
  quotes: QuoteStore,
  { events }: Pick<QuoteWithHistory, 'events'>,
  caller: Caller,
): Promise<Pick<QuotePage, 'formerPremium' | 'basedOnPremium'>> {
  const formerPremium = beforeLastChange(events);
  const basedOn = basedOnOf({ events });
  const origin = basedOn === undefined ? undefined : await findQuote(quotes, basedOn, caller);
  return {
    ...(formerPremium === undefined ? {} : { formerPremium }),
    ...(origin?.ok ? { basedOnPremium: euro(origin.value.quote.premiumCents) } : {}),
  };
}
