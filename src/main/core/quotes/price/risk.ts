import { euro } from '../../../../shared/domain/money.ts';
import type { RatingInputs } from '../../../../shared/domain/quote-fields/rating-inputs.ts';
import { usualExcesses } from '../../../../shared/domain/quotes/usual-excesses.ts';
import type {
  AddOnChoices,
  Decision,
  ExcessChoices,
} from '../../../../shared/schemas/quotes/preview.ts';
import type { HashedBook, QuoteTables } from '../../rate-books/library.ts';
import type { PricedAddOn } from '../../rating/add-ons.ts';
import type { LevyInForce } from '../../rating/levies.ts';
import { rate } from '../../rating/rate.ts';
import { underwrite } from '../../rating/underwrite.ts';
import { keptInputs } from '../history/period.ts';
import type { QuoteWithHistory, StoredQuote } from '../history/quote-store.ts';
import { includedLevel } from './add-on-levels.ts';
import { limitsOf } from './limits.ts';
import { adjustmentsOf, changedInputs } from './replay.ts';
import { ratedBook } from './to-confirm.ts';

/** What underwriting would say of a risk, whether it is whole or only begun. */
export function decide(book: HashedBook, inputs: RatingInputs): Decision {
  const { declines, referrals } = underwrite(book, inputs);
  if (declines.length > 0) return { decision: 'decline', reasons: [...declines] };
  const decision = referrals.length > 0 ? 'refer' : 'quote';
  return { decision, reasons: [...referrals] };
}

/** A kept quote as a risk that can be rated again otherwise. */
export interface QuoteRisk {
  readonly quote: StoredQuote;
  /** With its overrides and add-ons, but not a premium set by hand: that would hide every change. */
  readonly risk: Risk;
  readonly setByHand: boolean;
}

/** Puts a quote back on its own rate book and levies; undefined where one is not there. */
export function quoteRisk(
  library: QuoteTables,
  { quote, events }: Pick<QuoteWithHistory, 'quote' | 'events'>,
): QuoteRisk | undefined {
  const book = ratedBook(library, quote, events);
  const levies = library.leviesOf(quote);
  if (!book || !levies) return undefined;
  const { addOns, premiumCents } = adjustmentsOf(events, book.book);
  const inputs = changedInputs(events, keptInputs(quote.sections, events));
  const risk = { book, levies, inputs, addOns };
  return { quote, risk, setByHand: premiumCents !== undefined };
}

/** A risk with all that its total premium follows from. */
export interface Risk {
  readonly book: HashedBook;
  readonly levies: readonly LevyInForce[];
  readonly inputs: RatingInputs;
  readonly addOns: readonly PricedAddOn[];
}

/** The total premium in cents. */
export function totalOf({ book, levies, inputs, addOns }: Risk): number {
  return rate(book, levies, inputs, addOns).premiumCents;
}

/** What a change of a risk does to its total premium, in euro. */
export function differences(risk: Risk): (change: Partial<Risk>) => number {
  const before = totalOf(risk);
  return (change) => euro(totalOf({ ...risk, ...change }) - before);
}

/** The excesses to choose from; none where the book prices none. */
export function excessesOf({ book: { book }, inputs }: Risk): number[] {
  const limits = limitsOf(book, 'excess', inputs.cover);
  return limits ? usualExcesses(limits, inputs.excess) : [];
}

/** What each excess would change; undefined where the book prices none. */
export function excessChoices(risk: Risk): ExcessChoices | undefined {
  const limits = limitsOf(risk.book.book, 'excess', risk.inputs.cover);
  if (!limits) return undefined;
  const difference = differences(risk);
  const choices = excessesOf(risk).map((value) => ({
    value,
    difference: difference({ inputs: { ...risk.inputs, excess: value } }),
  }));
  return { ...limits, choices };
}

/** What each level of each add-on would change, and the absence of one that is there. */
export function addOnChoices(risk: Risk): AddOnChoices[] {
  const difference = differences(risk);
  return risk.book.book.addOns.map(({ id, title, levels }) => {
    const others = risk.addOns.filter((addOn) => addOn.id !== id);
    const present = risk.addOns.find((addOn) => addOn.id === id);
    const chosen = levels.find((level) => level.title === present?.level)?.level;
    return {
      addonType: id,
      title,
      levels: levels.map(({ level, title: words, netCents }) => ({
        level,
        title: words,
        difference: difference({ addOns: [...others, { id, title, level: words, netCents }] }),
      })),
      ...(chosen === undefined ? {} : { chosen }),
      ...(chosen === undefined || chosen === includedLevel({ levels })?.level
        ? {}
        : { without: difference({ addOns: others }) }),
    };
  });
}
