import type { FeeOwner } from '../../../../../shared/schemas/rate-books/rate-book.ts';

/** What documents say of the premium: its steps, its levies and fees, and how it is paid. */
export const premium = {
  /** Whose a fee is, as its row says it. */
  owner: { insurer: "insurer's", broker: "broker's" } satisfies Record<FeeOwner, string>,
  policyFee: 'Policy fee',
  net: 'Net premium',
  gross: 'Premium with levies',
  total: 'Total to pay',
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
