import { type Answer, done, failed } from '../../shared/fault.ts';
import { euro } from '../../shared/money.ts';
import type { ReplayReport } from '../../shared/shapes/change.ts';
import type { RateBook, RatingInputs } from '../../shared/shapes/rate-book.ts';
import type { Library } from '../ratebooks/library.ts';
import type { Adjustments, PricedAddOn } from '../rating/rate.ts';
import { type Priced, price } from './explanation.ts';
import { ratingInputs } from './inputs.ts';
import type { Happening, QuoteStore, StoredQuote } from './store.ts';

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

/** Each add-on once, at the level last chosen, in the order of the rate book. */
function addOnsOf(events: readonly Happening[], book: RateBook): PricedAddOn[] {
  const chosen = new Map<string, string>();
  for (const event of events) {
    if (event.kind === 'addOn') chosen.set(event.detail.addOn, event.detail.level);
  }
  return book.addOns.flatMap(({ id, title, levels }) => {
    const level = levels.find((one) => one.level === chosen.get(id));
    return level ? [{ id, title, level: level.title, netCents: level.netCents }] : [];
  });
}

function adjustmentsOf(events: readonly Happening[], book: RateBook): Adjustments {
  const premium = last(events, 'premium');
  const addOns = addOnsOf(events, book);
  return premium === undefined ? { addOns } : { addOns, premiumCents: cents(premium) };
}

function changedInputs(events: readonly Happening[], inputs: RatingInputs): RatingInputs {
  const excess = last(events, 'excess');
  const discount = last(events, 'discount');
  return {
    ...inputs,
    ...(excess === undefined ? {} : { excess }),
    ...(discount === undefined ? {} : { discount }),
  };
}

/**
 * The premium of a quote is the replay of its events on its own rate book and levies: excess, then
 * discount, the minimum, add-ons in the book's order, levies and fee, and last a premium set by
 * hand. Of several overrides of one kind the last one counts.
 * @returns undefined where the quote's rate book is not there
 */
export function replay(
  library: Library,
  { rateBookHash, receivedOn, sections }: StoredQuote,
  events: readonly Happening[],
): Priced | undefined {
  const book = library.byHash(rateBookHash);
  if (!book) return undefined;
  return price({
    book,
    levies: library.levies(receivedOn),
    inputs: changedInputs(events, ratingInputs(sections)),
    receivedOn,
    adjustments: adjustmentsOf(events, book.book),
  });
}

/** Reckons kept quotes again, one or all, and verifies the chain of their events. */
export function replayQuotes(library: Library, quotes: QuoteStore) {
  return async ({ id }: { id?: string }): Promise<Answer<ReplayReport>> => {
    const ids = id === undefined ? await quotes.ids() : [id];
    const differing: ReplayReport['differing'] = [];
    for (const quoteId of ids) {
      const found = await quotes.find(quoteId);
      if (!found) return failed({ kind: 'notFound', message: `Quote ${quoteId} not found` });
      const again = replay(library, found.quote, found.events)?.premiumCents;
      const kept = found.quote.premiumCents;
      if (again !== kept) {
        differing.push({ quoteId, kept: euro(kept), replayed: euro(again ?? 0) });
      }
    }
    const [chain, head] = [await quotes.verify(), await quotes.head()];
    return done({ replayed: ids.length, differing, chain: { ...chain }, head });
  };
}
