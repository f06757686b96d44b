import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import type { AddOn } from '../../../../shared/schemas/add-on.ts';
import type { ReplayReport } from '../../../../shared/schemas/change.ts';
import type { Choices } from '../../../../shared/schemas/choices.ts';
import type { RateBook, RatingInputs } from '../../../../shared/schemas/rate-book.ts';
import type { Library } from '../../rate-books/library.ts';
import type { Adjustments, PricedAddOn } from '../../rating/rate.ts';
import { underwrite } from '../../rating/underwrite.ts';
import { referralsOf } from '../change/referral.ts';
import { type Digest, sectionsDigest } from '../document/sections-digest.ts';
import { type Priced, price } from '../price/explanation.ts';
import { ratingInputs } from '../price/inputs.ts';
import type { Happening, QuoteStore, QuoteWithHistory, StoredQuote } from './store.ts';

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

/** The rules that referred a quote then and hold now, where they are not the same. */
function differingRules(library: Library, { quote, events }: QuoteWithHistory) {
  const book = library.byHash(quote.rateBookHash);
  if (!book) return undefined;
  const { declines, referrals } = underwrite(book, ratingInputs(quote.sections));
  const kept = referralsOf(events).map(({ rule }) => rule);
  const replayed = [...declines, ...referrals].map(({ rule }) => rule);
  const same = kept.length === replayed.length && kept.every((rule, i) => rule === replayed[i]);
  return same ? undefined : { kept, replayed };
}

/** Whether a quote was submitted on other sections than it has. Older histories do not say. */
function hasOtherRisk(digest: Digest, { quote, events }: QuoteWithHistory): boolean {
  const [first] = events;
  const submitted = first?.kind === 'submitted' ? first.detail.sections : undefined;
  return submitted !== undefined && submitted !== sectionsDigest(digest, quote.sections);
}

interface ReplayParts {
  readonly library: Library;
  readonly quotes: QuoteStore;
  readonly digest: Digest;
}

/**
 * Rates and underwrites kept quotes again, one or all, and verifies the chain of their events.
 */
export function replayQuotes({ library, quotes, digest }: ReplayParts) {
  return async ({ id }: { id?: string }): Promise<Result<ReplayReport>> => {
    const ids = id === undefined ? await quotes.ids() : [id];
    const differing: ReplayReport['differing'] = [];
    for (const quoteId of ids) {
      const found = await quotes.find(quoteId);
      if (!found)
        return failed({ kind: 'notFound', message: message('quoteNotFound', { id: quoteId }) });
      const again = replay(library, found.quote, found.events)?.premiumCents;
      const kept = found.quote.premiumCents;
      const rules = differingRules(library, found);
      const risk = hasOtherRisk(digest, found);
      if (again !== kept || rules || risk) {
        const premiums = { kept: euro(kept), replayed: euro(again ?? 0) };
        const others = { ...(rules ? { rules } : {}), ...(risk ? { risk } : {}) };
        differing.push({ quoteId, ...premiums, ...others });
      }
    }
    const [chain, head] = [await quotes.verify(), await quotes.head()];
    return done({ replayed: ids.length, differing, chain: { ...chain }, head });
  };
}
