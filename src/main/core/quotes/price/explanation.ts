import { message } from '../../../../shared/domain/messages/message.ts';
import { decimal, euro } from '../../../../shared/domain/money.ts';
import type { RatingInputs } from '../../../../shared/domain/quote-fields/rating-inputs.ts';
import type { Explanation } from '../../../../shared/schemas/quotes/explanation.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { HashedBook } from '../../rate-books/library.ts';
import {
  type Adjustments,
  type ExplainedPremium,
  explain,
  type RatedStep,
} from '../../rating/explain.ts';
import { instalments } from '../../rating/instalments.ts';
import type { LevyInForce } from '../../rating/levies.ts';

/** A premium with its explanation: cents for the books, euro for people. */
export interface Priced {
  readonly premiumCents: number;
  readonly explanation: Explanation;
}

/** The identity of a rate book as answers show it. */
export function bookIdentity({ book, hash }: HashedBook): Explanation['rateBook'] {
  const { name, version, demonstration } = book;
  return { name, version, hash, demonstration };
}

/** Where a total set by hand can't be met by net premium and levies, the cents left over. */
function roundingLine({ rounding }: ExplainedPremium): Explanation['levies'] {
  if (!rounding) return [];
  const title = message('byHandRounding');
  return [{ id: 'rounding', title, rate: null, amount: euro(rounding) }];
}

/** A step in euro. */
function stepLine(step: RatedStep): Explanation['steps'][number] {
  const { id, title, input, assumed, row, relativity, addOn, before, after } = step;
  return {
    id,
    title,
    input,
    assumed,
    row,
    multiplier: relativity === undefined ? null : decimal(relativity),
    ...(addOn === undefined ? {} : { addOn }),
    before: euro(before),
    after: euro(after),
  };
}

/** Each fee, where a book has more than the policy fee. */
function feesOf(
  { fees, policyFeeCents }: RateBook,
  { feesCents = [] }: ExplainedPremium,
): Pick<Explanation, 'fees'> {
  if (!fees) return {};
  const own = fees.map(({ id, title, owner }, i) => ({
    id,
    title,
    owner,
    amount: euro(feesCents[i] ?? 0),
  }));
  const title = message('policyFee');
  const policyFee = { id: 'policy-fee', title, owner: 'insurer' } as const;
  return {
    fees: [...(policyFeeCents > 0 ? [{ ...policyFee, amount: euro(policyFeeCents) }] : []), ...own],
  };
}

/** How a premium may be paid over time, where its book says. */
function plansOf(
  { instalmentPlans }: RateBook,
  { premiumCents }: ExplainedPremium,
): Pick<Explanation, 'instalmentPlans'> {
  if (!instalmentPlans) return {};
  return {
    instalmentPlans: instalmentPlans.map((plan) => {
      const paid = instalments(plan, premiumCents);
      return {
        id: plan.id,
        title: plan.title,
        number: paid.number,
        deposit: euro(paid.depositCents),
        instalment: euro(paid.instalmentCents),
        charge: euro(paid.chargeCents),
        total: euro(paid.totalCents),
      };
    }),
  };
}

export interface PricingParts {
  readonly book: HashedBook;
  readonly levies: readonly LevyInForce[];
  readonly inputs: RatingInputs;
  /** The day that chose the levies, `YYYY-MM-DD`. */
  readonly receivedOn: string;
  readonly adjustments?: Adjustments;
}

/** Rates a risk, with every step in euro. */
export function price({ book, levies, inputs, receivedOn, adjustments }: PricingParts): Priced {
  const rated = explain(book, levies, inputs, adjustments);
  const explanation: Explanation = {
    rateBook: bookIdentity(book),
    cover: inputs.cover,
    receivedOn,
    rounding: message('eachStepRounded'),
    steps: rated.steps.map(stepLine),
    netPremium: euro(rated.netCents),
    levies: [
      ...levies.map(({ id, title, rate }, i) => ({
        id,
        title,
        rate: rate === undefined ? null : decimal(rate),
        amount: euro(rated.levyCents[i] ?? 0),
      })),
      ...roundingLine(rated),
    ],
    grossPremium: euro(rated.grossCents),
    policyFee: euro(rated.feeCents),
    ...feesOf(book.book, rated),
    premium: euro(rated.premiumCents),
    ...plansOf(book.book, rated),
  };
  return { premiumCents: rated.premiumCents, explanation };
}
