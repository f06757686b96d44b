import { cents } from '../../../shared/domain/money.ts';
import type { QuoteSections } from '../../../shared/domain/quote-fields/quote-sections.ts';
import type { RatingInputs } from '../../../shared/domain/quote-fields/rating-inputs.ts';
import type { InputError } from '../../../shared/result/result.ts';
import type { Period } from '../../../shared/schemas/quotes/quote.ts';
import type { CoverChoices } from '../quotes/history/event-data.ts';
import { inputsFor } from '../quotes/history/period.ts';
import { chosenWith } from '../quotes/price/chosen.ts';
import { type Priced, price } from '../quotes/price/explanation.ts';
import { adjustmentsOf, changedInputs } from '../quotes/price/replay.ts';
import { type Marks, onMarks } from '../quotes/price/to-confirm.ts';
import type { ReadyBook } from '../rate-books/library.ts';
import type { LevyInForce } from '../rating/levies.ts';

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
