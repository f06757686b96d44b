import { cents } from '../../../../shared/domain/money.ts';
import type { RatingInputs } from '../../../../shared/domain/quote-fields/rating-inputs.ts';
import type { AddOn } from '../../../../shared/domain/quotes/add-on.ts';
import type { Choices } from '../../../../shared/schemas/quotes/choices.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { Library } from '../../rate-books/library.ts';
import type { PricedAddOn } from '../../rating/add-ons.ts';
import type { Adjustments } from '../../rating/explain.ts';
import type { QuoteEventData } from '../history/event-data.ts';
import { keptInputs } from '../history/period.ts';
import type { StoredQuote } from '../history/quote-store.ts';
import { overriddenValue } from '../history/state.ts';
import { includedLevel } from './add-on-levels.ts';
import { type Priced, price } from './explanation.ts';
import { ratedBook } from './to-confirm.ts';

/** Add-ons, each once, at the level last chosen. */
type Levels = ReadonlyMap<AddOn, string>;

/** The add-ons of a quote; and those that a premium set by hand includes, where one stands. */
interface Chosen {
  readonly levels: Levels;
  readonly included: Levels | undefined;
}

function chosenOf(events: readonly QuoteEventData[]): Chosen {
  const levels = new Map<AddOn, string>();
  let included: Map<AddOn, string> | undefined;
  for (const { kind, detail } of events) {
    if (kind === 'addOn') levels.set(detail.addOn, detail.level);
    if (kind === 'addOnRemoved') levels.delete(detail.addOn);
    if (kind === 'overridden' && detail.overrideType === 'premium') included = new Map(levels);
    if (kind === 'overrideWithdrawn' && detail.overrideType === 'premium') included = undefined;
  }
  return { levels, included };
}

/** The add-ons of a quote, each once, at the level last chosen. */
export function chosenLevels(events: readonly QuoteEventData[]): Levels {
  return chosenOf(events).levels;
}

/**
 * Add-ons at their levels, in the order of the rate book: those that were chosen, and those that it includes,
 * unless another level of them was chosen.
 */
function held(chosen: Levels, book: RateBook) {
  return book.addOns.flatMap(({ id, title, levels }) => {
    const own = levels.find((one) => one.level === chosen.get(id));
    const level = own ?? includedLevel({ levels });
    return level ? [{ id, title, level, isIncluded: own === undefined }] : [];
  });
}

/** The add-ons of a quote at their levels; `isIncluded`: its rate book includes them, no one chose them. */
export const coversHeld = (events: readonly QuoteEventData[], book: RateBook) =>
  held(chosenLevels(events), book);

function priced(chosen: Levels, book: RateBook): PricedAddOn[] {
  return held(chosen, book).map(({ id, title, level }) => ({
    id,
    title,
    level: level.title,
    netCents: level.netCents,
  }));
}

/** What events changed about a premium after rating. */
export function adjustmentsOf(events: readonly QuoteEventData[], book: RateBook): Adjustments {
  const premium = overriddenValue(events, 'premium');
  const { levels, included } = chosenOf(events);
  const addOns = priced(levels, book);
  if (premium === undefined || !included) return { addOns };
  return { addOns, premiumCents: cents(premium), included: priced(included, book) };
}

/** What stands of all that was chosen next to a quote's document. */
export function lastChoices(events: readonly QuoteEventData[]): Choices & { discount?: number } {
  const excess = overriddenValue(events, 'excess');
  const discount = overriddenValue(events, 'discount');
  return {
    ...(excess === undefined ? {} : { excess }),
    ...(discount === undefined ? {} : { discount }),
    addOns: [...chosenLevels(events)].map(([addonType, level]) => ({ addonType, level })),
  };
}

/** The inputs of a quote after the overrides among its events. */
export function changedInputs(
  events: readonly QuoteEventData[],
  inputs: RatingInputs,
): RatingInputs {
  const { addOns: _, ...changed } = lastChoices(events);
  return { ...inputs, ...changed };
}

/**
 * The premium of a quote is the replay of its events on its own rate book and levies: excess, then
 * discount, the minimum, the period, add-ons in the book's order, levies and fee. A premium set by
 * hand replaces all of that; add-ons that come or go after it are charged on top, or taken off. Of
 * several overrides of one kind the last one counts, and none once it was withdrawn.
 * @returns undefined where the quote's rate book or levy table is not there
 */
export function replay(
  library: Library,
  quote: StoredQuote,
  events: readonly QuoteEventData[],
): Priced | undefined {
  const { receivedOn, sections } = quote;
  const book = ratedBook(library, quote, events);
  const levies = library.leviesOf(quote);
  if (!book || !levies) return undefined;
  return price({
    book,
    levies,
    inputs: changedInputs(events, keptInputs(sections, events)),
    receivedOn,
    adjustments: adjustmentsOf(events, book.book),
  });
}
