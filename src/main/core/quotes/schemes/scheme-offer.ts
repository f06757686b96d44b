import { euro } from '../../../../shared/domain/money.ts';
import type { RatingInputs } from '../../../../shared/domain/quote-fields/rating-inputs.ts';
import { comparedPremium } from '../../../../shared/schemas/quotes/offer-order.ts';
import type { Period } from '../../../../shared/schemas/quotes/quote.ts';
import type { SchemeOffer } from '../../../../shared/schemas/quotes/scheme-offer.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { ReadyBook } from '../../rate-books/library.ts';
import { addOnCents } from '../../rating/add-ons.ts';
import type { LevyInForce } from '../../rating/levies.ts';
import { rate } from '../../rating/rate.ts';
import type { RatedSections } from '../document/inputs.ts';
import { periodFaults } from '../history/period.ts';
import { assumptionsIn } from '../price/assumptions.ts';
import { type Chosen, chosenWith } from '../price/chosen.ts';
import { bookIdentity } from '../price/explanation.ts';
import { belowSmallest, excessOf, hasExcess } from '../price/limits.ts';
import { adjustmentsOf, changedInputs } from '../price/replay.ts';
import { decide } from '../price/risk.ts';
import { type Basis, nearestTo } from './like-for-like.ts';

/** A proposal that was read once, for every scheme to price. */
export interface Proposal {
  readonly sections: RatedSections;
  readonly period: Period;
  readonly inputs: RatingInputs;
  readonly basis: Basis;
  /** Percent. */
  readonly discount?: number | undefined;
  /** Those of the day of receipt, by the book of a scheme. */
  readonly leviesOf: (book: ReadyBook) => readonly LevyInForce[];
}

/** What is chosen of a scheme to compare it with others. */
export function comparedWith(book: RateBook, { basis, discount }: Proposal): Chosen {
  return chosenWith(book, { ...nearestTo(basis, book).choices, discount });
}

/** What a scheme says of a proposal, by its book and as near as it sells what all are compared with. */
export function offerOf(book: ReadyBook, proposal: Proposal): SchemeOffer {
  const { sections, period, inputs: plain } = proposal;
  const { newEvents, errors } = comparedWith(book.book, proposal);
  const inputs = changedInputs(newEvents, plain);
  const { decision, reasons } = decide(book, inputs);
  const said = {
    scheme: book.scheme,
    rateBook: bookIdentity(book),
    reasons,
    ...nearestTo(proposal.basis, book.book),
  };
  const nothing = { faults: [], addOns: [], assumed: [] };
  if (decision === 'decline') return { ...said, ...nothing, decision };
  const { addOns } = adjustmentsOf(newEvents, book.book);
  const levies = proposal.leviesOf(book);
  const chosen = rate(book, levies, inputs, addOns);
  const rated = rate(book, levies, plain);
  const faults = [
    ...periodFaults(book.book, period),
    ...errors,
    ...belowSmallest(book.book, { chosen, rated }),
  ];
  if (faults.length > 0) return { ...said, ...nothing, decision: 'unsold', faults };
  const excess = hasExcess(book.book, inputs.cover) ? excessOf(book.book, inputs) : undefined;
  return {
    ...said,
    decision,
    faults,
    premium: euro(chosen.premiumCents),
    ...(excess === undefined ? {} : { excess }),
    addOns: book.book.addOns.flatMap(({ id, title }) =>
      addOns
        .filter((addOn) => addOn.id === id)
        .map((addOn) => ({
          addonType: id,
          title,
          level: addOn.level,
          netPremium: euro(addOnCents(book, inputs, addOn)),
        })),
    ),
    assumed: assumptionsIn({ book, levies, inputs, addOns }, sections).assumed,
  };
}

const RANK: Readonly<Record<SchemeOffer['decision'], number>> = {
  quote: 0,
  refer: 0,
  unsold: 1,
  decline: 2,
};

/** The order of offers: the cheapest like for like first, then what is unsold, then declines. */
export function byPremium(one: SchemeOffer, other: SchemeOffer): number {
  const rank = RANK[one.decision] - RANK[other.decision];
  return rank === 0 ? comparedPremium(one) - comparedPremium(other) : rank;
}
