import { CHARGED_TRANSACTIONS, ENDINGS } from '../policies/transaction.ts';
import { BY_ID, named, OWNER, type RateBookField } from './rate-book-field.ts';

/** How a policy is changed, cancelled and reinstated. */
export const SERVICING = {
  kind: 'group',
  optional: true,
  isTable: true,
  about: 'How a policy is changed, cancelled and reinstated',
  fields: {
    ratedOn: {
      kind: 'choice',
      optional: true,
      choices: ['policyBook', 'bookInForce'],
      about:
        'The rate book that an adjustment is rated on: the one of the policy, or the one in force on its day; absent: the one of the policy',
      column: 'Adjustments rated on',
      meaning: 'policyBook or bookInForce; empty: policyBook',
    },
    returnsLevies: {
      kind: 'flag',
      about: 'Whether levies go back with premium that an adjustment or the customer returns',
      column: 'Levies returned',
    },
    method: {
      kind: 'choice',
      choices: ['proRata', 'shortPeriod'],
      about:
        'What is kept where the customer cancels: premium by the day, or a share of the period by the scale',
      column: 'Customer cancels',
      meaning: 'proRata or shortPeriod',
    },
    countedIn: {
      kind: 'choice',
      optional: true,
      choices: ['days', 'months'],
      about: 'What the scale counts: days on cover, or months begun; absent: days',
      column: 'Scale counts',
      meaning: 'days or months; empty: days',
    },
    leastKeptCents: {
      kind: 'cents',
      about: 'The least net premium that is kept where the customer cancels',
      column: 'Least kept',
      meaning: 'Euro, before levies, where the customer cancels',
    },
    keptAfterClaim: {
      kind: 'flag',
      about: 'Whether nothing is returned where the customer cancels after a claim in the period',
      column: 'Kept after a claim',
    },
    reinstatementDays: {
      kind: 'whole',
      least: 0,
      most: 366,
      about: 'For how many days a cancelled policy may be reinstated',
      column: 'Reinstatement',
      meaning: 'Days for which a cancelled policy may be reinstated',
    },
    bonusStepBack: {
      kind: 'whole',
      least: 0,
      most: 20,
      about: 'How many years of no-claims bonus each claim of a year takes',
      column: 'Bonus step back',
      meaning: 'Years of no-claims bonus that each claim of a year takes',
    },
    cancellationScale: {
      kind: 'list',
      optional: true,
      least: 1,
      about: 'The short-period scale of cancellation: what is kept of the premium of the period',
      sheet: 'Cancellation',
      part: 'sale',
      blank: { upTo: 366, keeps: 1 },
      known: { by: ['upTo'] },
      fields: {
        upTo: {
          kind: 'whole',
          least: 1,
          about: 'The most days, or months begun, on cover of the row',
          column: 'Up to',
        },
        keeps: { kind: 'share', about: 'Of the net premium of the period', column: 'Keeps' },
      },
    },
  },
} as const satisfies RateBookField;

/** What changing a policy costs. */
export const TRANSACTION_FEES = {
  kind: 'list',
  optional: true,
  least: 1,
  about: 'What changing a policy costs',
  item: 'A fee on a transaction of a policy',
  sheet: 'Transaction fees',
  part: 'sale',
  blank: {
    id: 'adjustment',
    title: 'Adjustment fee',
    owner: 'insurer',
    on: 'adjustment',
    cents: 0,
  },
  unique: 'id',
  known: BY_ID,
  fields: {
    ...named('fee'),
    owner: OWNER,
    on: {
      kind: 'choice',
      choices: CHARGED_TRANSACTIONS,
      about: 'What it is on; a cancellation only where the customer cancels after the cooling-off',
      column: 'On',
    },
    cents: { kind: 'cents', about: 'The amount', column: 'Amount', word: 'amount' },
  },
} as const satisfies RateBookField;

/** Transactions worked out by hand: each must hold before the book may become active. */
export const TRANSACTION_EXAMPLES = {
  kind: 'list',
  optional: true,
  least: 1,
  about: 'Transactions worked out by hand: each must hold before the book may become active',
  item: 'A change or the end of a policy with what its period costs then',
  sheet: 'Transaction examples',
  part: 'sale',
  blank: {
    title: 'Cancelled by the customer after 100 days',
    kind: 'customer',
    periodDays: 365,
    daysHad: 100,
    netCents: 50000,
    hasClaim: false,
    expect: { netCents: 13699, feeCents: 0 },
  },
  known: { by: ['title'], row: 'title' },
  fields: {
    title: { kind: 'text', about: 'What the example shows', column: 'Title' },
    kind: {
      kind: 'choice',
      choices: ['adjustment', ...ENDINGS],
      about: 'What happens: an adjustment, or how the policy ends',
      column: 'Kind',
    },
    periodDays: { kind: 'whole', least: 1, about: 'Days of the period', column: 'Period' },
    daysHad: {
      kind: 'whole',
      least: 0,
      about: 'Days of cover before it, from 1 January of a year without a leap day',
      column: 'Days had',
    },
    netCents: {
      kind: 'cents',
      about: 'The net premium of the period before it',
      column: 'Net premium',
      word: 'net',
    },
    newNetCents: {
      kind: 'cents',
      optional: true,
      about: 'Of an adjustment: the net premium of the whole period at what is covered then',
      column: 'New net premium',
      word: 'newNet',
    },
    hasClaim: {
      kind: 'flag',
      about: 'Whether there was a claim in the period',
      column: 'Claim',
    },
    expect: {
      kind: 'group',
      about: 'What the book must give',
      fields: {
        netCents: {
          kind: 'cents',
          about: 'What the period costs then, before levies',
          column: 'Cost of the period',
          word: 'cost',
        },
        feeCents: {
          kind: 'cents',
          about: 'The fees of the transaction',
          column: 'Fees',
          word: 'fee',
        },
      },
    },
  },
} as const satisfies RateBookField;
