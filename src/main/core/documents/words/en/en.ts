import { ENGLISH_SELLING } from '../../../../../shared/domain/desk/selling-words.ts';
import type { SuitabilityReason } from '../../../../../shared/domain/quotes/suitability.ts';
import type { ComparedInsurer } from '../../../../../shared/schemas/quotes/suitability.ts';
import type { FeeOwner } from '../../../../../shared/schemas/rate-books/rate-book.ts';
import { afterSale } from './after-sale.ts';
import { facts } from './facts.ts';
import { paper } from './paper.ts';
import { product } from './product.ts';
import { receipt } from './receipt.ts';

/** What the statement of suitability says. */
const advice = {
  /** What each reason says to the customer. */
  reason: {
    meetsDemands:
      'It gives the cover that you asked for, for the use and the period that you need.',
    lowestPremium: 'It has the lowest premium of the covers that meet what you asked for.',
    widestCover: 'It is the widest type of cover that we offer for your car.',
    excessAffordable: 'Its excess is an amount that you said you could bear in a claim.',
    valueOfCar: 'Its cover is in proportion to the value of your car.',
  } satisfies Record<SuitabilityReason, string>,
  draft: 'Draft: not confirmed',
  draftText:
    'The person who sells the insurance has not confirmed this statement for the quote as it is now. It is no recommendation yet.',
  suits: 'Why this insurance suits you',
  confirmed: (person: string, moment: string) =>
    `${person} confirmed this statement on ${moment}. Please read it and tell us at once if anything in it is not right.`,
  asked: 'What you asked for',
  customer: 'Customer',
  coverAsked: 'Cover asked for',
  recommended: 'What we recommend',
  insurance: 'Insurance',
  coverOf: (cover: string, underwriter: string) => `${cover} of ${underwriter}`,
  totalPremium: 'Total premium',
  allIncluded: (premium: string) => `${premium}, levies and fee included`,
  why: 'Why we recommend it',
  notStated: 'Not stated yet.',
  offered: 'What else we offered',
  offeredText:
    'Each line changes one thing of the recommended insurance and leaves all else as it is. Premiums are totals, levies and fee included.',
  byHand:
    'The premium of this quote was set by hand. The premiums below leave that aside: they are those of the rate book.',
  isRecommended: (offer: string) => `${offer} (recommended)`,
  what: 'What',
  offer: 'Offered',
  decision: {
    quote: 'Offers it',
    refer: 'Needs underwriter approval',
    unsold: 'Does not sell it',
    decline: 'Declines it',
  } satisfies Record<ComparedInsurer['decision'], string>,
  coverAt: (title: string, level: string, isIncluded: boolean) =>
    `${title} (${level}${isIncluded ? ', included' : ''})`,
  noOptional: 'No optional cover',
  optional: (covers: string) => `Optional cover: ${covers}`,
  compared: 'Insurers that we compared',
  comparedText:
    'For the same risk, with the same excess and optional covers unless the line says otherwise.',
  insurer: 'Insurer',
  answer: 'Answer',
  comparing: 'What we compare',
  paid: 'How we are paid',
  ourFee: (fees: string) => `The total premium includes our fee: ${fees}.`,
  selling: ENGLISH_SELLING,
};

/** What documents say of the premium: its steps, its levies and fees, and how it is paid. */
const premium = {
  /** Whose a fee is, as its row says it. */
  owner: { insurer: "insurer's", broker: "broker's" } satisfies Record<FeeOwner, string>,
  policyFee: 'Policy fee',
  net: 'Net premium',
  gross: 'Premium with levies',
  total: 'Total to pay',
  due: (total: number): string =>
    total < 0 ? 'Returned to you' : total > 0 ? 'To pay' : 'Nothing to pay',
  charge: 'Charge',
  rate: 'Rate',
  amount: 'Amount',
  factor: 'Factor',
  ratedOn: 'Rated on',
  adjustment: 'Discount or loading',
  premium: 'Premium',
  noChange: 'no change',
  rows: (rounding: string, book: string, levies: string) =>
    `Each row multiplies the premium so far by its rate, or adds its amount. ${rounding} Rate book: ${book}. Levies as of ${levies}.`,
  fromNet: 'From the net premium to what you pay',
  and: (parts: readonly string[]) => parts.join(' and '),
  ofNet: (share: string) => `${share} of the net premium`,
  ofGross: (share: string) => `${share} of the premium with levies`,
  atLeast: (amount: string) => `, at least ${amount}`,
  atMost: (amount: string) => `, at most ${amount}`,
  ofTotal: (share: string) => `${share} of the total`,
  ofRest: (share: string) => `${share} of what the deposit leaves`,
  depositOf: (deposit: string) => `a deposit of ${deposit}`,
  noDeposit: 'no deposit',
  equalInstalments: (number: number) =>
    number === 1 ? 'one instalment' : `${number} equal instalments`,
  chargeOf: (charge: string) => `a service charge of ${charge}`,
  noCharge: 'no service charge',
  ways: (total: string) =>
    `You may pay ${total} at once, or by instalments: the deposit first, then equal instalments.`,
  plan: 'Plan',
  deposit: 'Deposit',
  instalments: 'Instalments',
  more: 'More than at once',
  sum: 'Total',
};

/** What documents say in English. */
export const en = { ...paper, premium, ...product, facts, advice, receipt, ...afterSale };

/** What documents say in every language: what lacks one of these texts does not compile. */
export type Texts = typeof en;
