import type { AddOn } from '../../../../shared/schemas/add-on.ts';
import type { Choices } from '../../../../shared/schemas/choices.ts';
import type { RateBook, RatingInputs } from '../../../../shared/schemas/rate-book.ts';
import type { Library } from '../../rate-books/library.ts';
import type { Adjustments, PricedAddOn } from '../../rating/rate.ts';
import { type Priced, price } from '../price/explanation.ts';
import { ratingInputs } from '../price/inputs.ts';
import type { Happening, StoredQuote } from './store.ts';

/** Euro as cents: a number with at most two decimal places. */
export function cents(amount: number): number {
  return Math.round(amount * 100);
}

type Overridden = Extract<Happening, { kind: 'overridden' }>['detail'];

/** The last value of one kind of override, if any. */
function last(events: readonly Happening[], type: Overridden['overrideType']): number | undefined {
  const of = events.flatMap((event) =>
    event.kind === 'overridden' && event.detail.overrideType === type ? [event.detail.value] : [],
  );
  return of.at(-1);
}

/** Each add-on once, at the level last chosen. */
function chosenLevels(events: readonly Happening[]): Map<AddOn, string> {
  const chosen = new Map<AddOn, string>();
  for (const event of events) {
    if (event.kind === 'addOn') chosen.set(event.detail.addOn, event.detail.level);
  }
  return chosen;
}

/** The add-ons with their prices, in the order of the rate book. */
function addOnsOf(events: readonly Happening[], book: RateBook): PricedAddOn[] {
  const chosen = chosenLevels(events);
  return book.addOns.flatMap(({ id, title, levels }) => {
    const level = levels.find((one) => one.level === chosen.get(id));
    return level ? [{ id, title, level: level.title, netCents: level.netCents }] : [];
  });
}

/** What events changed about a premium after rating. */
export function adjustmentsOf(events: readonly Happening[], book: RateBook): Adjustments {
  const premium = last(events, 'premium');
  const addOns = addOnsOf(events, book);
  return premium === undefined ? { addOns } : { addOns, premiumCents: cents(premium) };
}

/** What stands of all that was chosen next to a quote's document. */
export function lastChoices(events: readonly Happening[]): Choices & { discount?: number } {
  const excess = last(events, 'excess');
  const discount = last(events, 'discount');
  return {
    ...(excess === undefined ? {} : { excess }),
    ...(discount === undefined ? {} : { discount }),
    addOns: [...chosenLevels(events)].map(([addonType, level]) => ({ addonType, level })),
  };
}

/** The inputs of a quote after the overrides among its events. */
export function changedInputs(events: readonly Happening[], inputs: RatingInputs): RatingInputs {
  const { addOns: _, ...changed } = lastChoices(events);
  return { ...inputs, ...changed };
}

/**
 * The premium of a quote is the replay of its events on its own rate book and levies: excess, then
 * discount, the minimum, add-ons in the book's order, levies and fee, and last a premium set by
 * hand. Of several overrides of one kind the last one counts.
 * @returns undefined where the quote's rate book or levy table is not there
 */
export function replay(
  library: Library,
  quote: StoredQuote,
  events: readonly Happening[],
): Priced | undefined {
  const { rateBookHash, receivedOn, sections } = quote;
  const book = library.byHash(rateBookHash);
  const levies = library.leviesOf(quote);
  if (!book || !levies) return undefined;
  return price({
    book,
    levies,
    inputs: changedInputs(events, ratingInputs(sections)),
    receivedOn,
    adjustments: adjustmentsOf(events, book.book),
  });
}
