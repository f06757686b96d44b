import { irishDay } from '../../../shared/domain/date.ts';
import { inEnglish } from '../../../shared/domain/messages/english.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { cents, euro, portion } from '../../../shared/domain/money.ts';
import type { QuoteSections } from '../../../shared/domain/quote-fields/quote-sections.ts';
import type { RatingInputs } from '../../../shared/domain/quote-fields/rating-inputs.ts';
import {
  done,
  failed,
  type InputError,
  invalid,
  type Result,
} from '../../../shared/result/result.ts';
import type { Period } from '../../../shared/schemas/quotes/quote.ts';
import type { Reason } from '../../../shared/schemas/quotes/reason.ts';
import { mayDecide, OVERRIDE } from '../caller/authority.ts';
import type { Caller } from '../dispatcher.ts';
import type { CoverChoices } from '../quotes/history/event-data.ts';
import { inputsFor } from '../quotes/history/period.ts';
import { rulesOf } from '../quotes/history/state.ts';
import { chosenWith } from '../quotes/price/chosen.ts';
import { type Priced, price } from '../quotes/price/explanation.ts';
import { adjustmentsOf, changedInputs } from '../quotes/price/replay.ts';
import { type Marks, marksOf, onMarks } from '../quotes/price/to-confirm.ts';
import { decline } from '../quotes/submit/declined.ts';
import type { ReadyBook } from '../rate-books/library.ts';
import type { LevyInForce } from '../rating/levies.ts';
import { underwrite } from '../rating/underwrite.ts';
import type { PolicyCover } from './term.ts';
import type { Situation } from './transact.ts';

/** What a cover is rated by. */
export interface CoverRating {
  readonly book: ReadyBook;
  /** The questions that may count as the typical answer. */
  readonly marks: Marks;
  readonly levies: readonly LevyInForce[];
  /** The day that chose the levies, `YYYY-MM-DD`. */
  readonly receivedOn: string;
  /** The days that the policy is priced for. */
  readonly priced: Period;
}

/** A cover of a policy with its price for the whole period, and what of its choices the book does not have. */
interface RatedCover extends Priced {
  readonly inputs: RatingInputs;
  readonly errors: readonly InputError[];
}

/** Rates what a policy is to cover; a premium by hand is the one that its choices say. */
export function rateCover(
  { book: own, marks, levies, receivedOn, priced }: CoverRating,
  sections: QuoteSections,
  choices: CoverChoices,
): RatedCover {
  const book = onMarks(own, marks);
  const { newEvents, errors } = chosenWith(book.book, choices);
  const inputs = changedInputs(newEvents, inputsFor(sections, priced));
  const { addOns } = adjustmentsOf(newEvents, book.book);
  const { byHand } = choices;
  const set = byHand && { premiumCents: cents(byHand.set), included: addOns };
  const adjustments = { addOns, ...set };
  return { ...price({ book, levies, inputs, receivedOn, adjustments }), inputs, errors };
}

/** A cover that underwriting takes, with its price for the whole period as it is calculated today. */
export interface Rated {
  readonly cover: PolicyCover;
  readonly referrals: readonly Reason[];
}

/**
 * Rates what a policy is to cover. A premium that was set by hand on the quote stays in proportion to the rated
 * one: who agreed to a lower premium has the same share off whatever changes.
 */
export function rated(
  { library, found, context }: Pick<Situation, 'library' | 'found' | 'context'>,
  { book, priced }: Pick<CoverRating, 'book' | 'priced'>,
  { sections, choices }: Pick<PolicyCover, 'sections' | 'choices'>,
): Result<Rated> {
  const receivedOn = irishDay(context.now);
  const levies = library.levies(receivedOn, book);
  const parts = { book, levies, receivedOn, marks: marksOf(found.events), priced };
  const { byHand, ...others } = choices;
  const plain = rateCover(parts, sections, others);
  if (plain.errors.length > 0) return invalid(plain.errors);
  const { declines, referrals } = underwrite(book, plain.inputs);
  if (declines.length > 0) return decline(declines);
  const accepted = new Set(rulesOf(found.events).map(({ rule }) => rule));
  const open = referrals.filter(({ rule }) => !accepted.has(rule));
  const rateBookHash = book.hash;
  if (!byHand) {
    const { explanation } = plain;
    return done({ cover: { sections, choices, explanation, rateBookHash }, referrals: open });
  }
  const set = portion(plain.premiumCents, cents(byHand.set), cents(byHand.rated));
  const kept = { ...others, byHand: { set: euro(set), rated: euro(plain.premiumCents) } };
  const { explanation } = rateCover(parts, sections, kept);
  return done({ cover: { sections, choices: kept, explanation, rateBookHash }, referrals: open });
}

/** What underwriting refers needs someone who may decide, and a note. */
export function mustBeAgreed(
  referrals: readonly Reason[],
  note: string | undefined,
  caller: Caller,
): Result<true> {
  if (referrals.length === 0) return done(true);
  const reasons = referrals.map((reason) => inEnglish(reason.message)).join('; ');
  if (!mayDecide(caller)) {
    const permission = caller.kind === 'client' ? OVERRIDE : 'referral:decide';
    const said = message('changeReferred', { reasons, permission });
    return failed({ kind: 'forbidden', message: said, permission });
  }
  if (note !== undefined) return done(true);
  return invalid([{ path: 'referralNote', message: message('referralNoteNeeded', { reasons }) }]);
}
