import { customerKey } from '../../../../shared/domain/customer-key.ts';
import { utcText } from '../../../../shared/domain/date.ts';
import { euro } from '../../../../shared/domain/money.ts';
import { OVERRIDES } from '../../../../shared/domain/quotes/override.ts';
import { STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import { done, type Result } from '../../../../shared/result/result.ts';
import type { AddOnChoices } from '../../../../shared/schemas/quotes/preview.ts';
import type { ActiveOverride, QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import type { WhatIf } from '../../../../shared/schemas/quotes/what-if.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { Caller, Context } from '../../dispatcher.ts';
import type { Library } from '../../rate-books/library.ts';
import { addOnEvent, removalEvent } from '../change/change-terms.ts';
import { checklistFor, type SaleRules } from '../change/checklist.ts';
import type { QuoteEventData } from '../history/event-data.ts';
import { type NoteStore, unproven } from '../history/note-store.ts';
import type { QuoteEvent, QuoteStore, QuoteWithHistory } from '../history/quote-store.ts';
import { submissionOf, withdrawableOverride } from '../history/state.ts';
import { includedLevel } from '../price/add-on-levels.ts';
import { chosenLevels, replay } from '../price/replay.ts';
import { type QuoteRisk, quoteRisk, totalOf } from '../price/risk.ts';
import { duplicateWarnings, examinedOf, isStopped } from '../sale/duplicates.ts';
import { basedOnOf, findQuote, type RetrieveParts, show, statusAt } from '../sale/retrieve.ts';
import { saleOf } from '../sale/sale.ts';
import { compareQuote } from './compare.ts';
import { termsOf } from './terms.ts';
import { variantsOf } from './variants.ts';

/**
 * What each level of each add-on would change about the premium of a quote, and what taking one off
 * would, in euro: by the very events that the change would add.
 */
export function addOnOffers(
  library: Library,
  { quote, events }: Pick<QuoteWithHistory, 'quote' | 'events'>,
  { addOns }: RateBook,
): AddOnChoices[] {
  const chosen = chosenLevels(events);
  const difference = (eventData: QuoteEventData) => {
    const premiumCents = replay(library, quote, [...events, eventData])?.premiumCents;
    return euro((premiumCents ?? quote.premiumCents) - quote.premiumCents);
  };
  return addOns.map(({ id, title, levels }) => {
    const present = chosen.get(id);
    const state = present ?? includedLevel({ levels })?.level;
    return {
      addonType: id,
      title,
      levels: levels.map(({ level, title: words }) => ({
        level,
        title: words,
        difference: difference(addOnEvent(id, level)),
      })),
      ...(present === undefined ? {} : { without: difference(removalEvent(id)) }),
      ...(state === undefined ? {} : { chosen: state }),
    };
  });
}

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

/** The overrides of a quote that can be withdrawn, each with what that would change, in euro. */
export function activeOverrides(
  library: Library,
  { quote, events }: Pick<QuoteWithHistory, 'quote' | 'events'>,
): ActiveOverride[] {
  return OVERRIDES.flatMap((overrideType) => {
    const state = withdrawableOverride(events, overrideType);
    if (!state) return [];
    const { value, reason } = state.detail;
    const withdrawn = {
      kind: 'overrideWithdrawn',
      detail: { overrideType, reason, premium: 0 },
    } as const;
    const without = replay(library, quote, [...events, withdrawn])?.premiumCents;
    return {
      overrideType,
      value,
      reason,
      at: utcText(state.at),
      by: state.by,
      ...(state.user === undefined ? {} : { user: state.user }),
      without: euro((without ?? quote.premiumCents) - quote.premiumCents),
    };
  });
}

/** How many changes are worth reading: of those that a person can choose, and of all others. */
const MOST = { chosen: 14, given: 6 };

/** What would move the premium of a quote: each input rated again one step away, all else the same. */
export function whatWouldChange({
  risk,
  setByHand,
}: Pick<QuoteRisk, 'risk' | 'setByHand'>): WhatIf {
  const present = totalOf(risk);
  const moving = variantsOf(risk, 'near')
    .map(({ risk: changed, ...words }) => ({ ...words, cents: totalOf(changed) - present }))
    .filter(({ cents }) => cents !== 0)
    .sort((a, b) => Math.abs(b.cents) - Math.abs(a.cents));
  const chosen = moving.filter(({ changeable }) => changeable).slice(0, MOST.chosen);
  const given = moving.filter(({ changeable }) => !changeable).slice(0, MOST.given);
  const worthReading = new Set([...chosen, ...given]);
  const changes = moving
    .filter((change) => worthReading.has(change))
    .map(({ cents, ...words }) => ({
      ...words,
      premium: euro(present + cents),
      difference: euro(cents),
    }));
  return { premium: euro(present), setByHand, changes };
}

function explore(
  library: Library,
  found: QuoteWithHistory,
  risk: QuoteRisk,
): NonNullable<QuotePage['explored']> {
  return {
    whatIf: whatWouldChange(risk),
    comparison: compareQuote(risk),
    terms: termsOf(risk.risk.book),
    overrides: activeOverrides(library, found),
    addOns: addOnOffers(library, found, risk.risk.book.book),
  };
}

/** The duplicates of a quote that can still be accepted. */
async function duplicatesOf(
  { library, quotes }: RetrieveParts,
  found: QuoteWithHistory,
  context: Context,
): Promise<QuotePage['duplicates']> {
  const { isOpen } = STATUSES[statusAt(found.quote, context.now)];
  if (!isOpen) return { warnings: [], stop: false };
  const book = library.byHash(found.quote.rateBookHash)?.book;
  const warnings = await duplicateWarnings(quotes, examinedOf(found), context);
  return { warnings, stop: warnings.length > 0 && isStopped(book ?? {}, context.caller) };
}

interface PageParts extends RetrieveParts, SaleRules {
  readonly notes: Pick<NoteStore, 'ofQuotes' | 'contactsOf'>;
}

/** Answers a quote with all that its page shows around it, read once. */
export function getQuotePage({ library, quotes, notes, firm, specimen }: PageParts) {
  return async ({ id }: { id: string }, context: Context): Promise<Result<QuotePage>> => {
    const { caller, now } = context;
    const found = await findQuote(quotes, id, caller);
    if (!found.ok) return found;
    const risk = quoteRisk(library, found.value);
    const sale = await unproven(notes, id, saleOf(library, found.value));
    const book = library.byHash(found.value.quote.rateBookHash)?.book;
    const { customer } = found.value.quote.sections;
    const key = customerKey(customer);
    const { email = customer.email } = (await notes.contactsOf([key])).get(key) ?? {};
    return done({
      quote: show(library, found.value, now, sale),
      customerKey: key,
      ...(email === undefined ? {} : { customerEmail: email }),
      ...(await formerPremiums(quotes, found.value, caller)),
      checklist: STATUSES[statusAt(found.value.quote, now)].isOpen
        ? checklistFor({ sale, book, firm: await firm.own(), specimen }, caller)
        : [],
      duplicates: await duplicatesOf({ library, quotes }, found.value, context),
      ...(risk ? { explored: explore(library, found.value, risk) } : {}),
    });
  };
}
