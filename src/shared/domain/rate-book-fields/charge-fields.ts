import { BY_ID, type FieldTable, named, OWNER } from './rate-book-field.ts';

/** What is charged next to what the factors make: the least premium, fees, instalments, periods other than a year. */
export const CHARGE_FIELDS = {
  minimumNetCents: {
    kind: 'byCover',
    about: 'The least net premium of a year',
    column: 'Least net premium',
    meaning: 'Euro a year, before levies',
    word: 'minimum',
  },
  policyFeeCents: {
    kind: 'cents',
    about: 'The fee on top of the gross premium',
    column: 'Policy fee',
    meaning: 'Euro, on top of the gross premium',
  },
  fees: {
    kind: 'list',
    optional: true,
    least: 1,
    about: "Other fees, the insurer's and the broker's",
    item: 'A fee on top of the gross premium, next to the policy fee',
    sheet: 'Fees',
    part: 'sale',
    blank: { id: 'fee', title: 'Fee', owner: 'insurer', cents: 0 },
    unique: 'id',
    known: BY_ID,
    fields: {
      ...named('fee'),
      owner: OWNER,
      cents: {
        kind: 'cents',
        optional: true,
        about: 'A fixed amount',
        column: 'Amount',
        word: 'amount',
      },
      share: { kind: 'share', optional: true, about: 'Of the premium', column: 'Share' },
      of: {
        kind: 'choice',
        optional: true,
        choices: ['net', 'gross'],
        about: 'Which premium the share is of; absent: gross, with levies',
        column: 'Of',
      },
      leastCents: {
        kind: 'cents',
        optional: true,
        about: 'The least fee',
        column: 'Least',
        word: 'least',
      },
      mostCents: {
        kind: 'cents',
        optional: true,
        about: 'The highest fee',
        column: 'Most',
        word: 'most',
      },
    },
  },
  instalmentPlans: {
    kind: 'list',
    optional: true,
    least: 1,
    about: 'How a premium may be paid over time',
    item: 'A deposit, then equal instalments with a service charge',
    sheet: 'Instalment plans',
    part: 'sale',
    blank: { id: 'plan', title: 'Ten instalments', number: 10, round: 'after' },
    unique: 'id',
    known: BY_ID,
    fields: {
      ...named('plan'),
      depositShare: {
        kind: 'share',
        optional: true,
        about: 'Of the premium, paid at once',
        column: 'Deposit share',
      },
      depositCents: {
        kind: 'cents',
        optional: true,
        about: 'An amount paid at once',
        column: 'Deposit',
        word: 'deposit',
      },
      number: {
        kind: 'whole',
        least: 1,
        most: 60,
        about: 'How many equal instalments',
        column: 'Instalments',
        word: 'instalments',
      },
      chargeShare: {
        kind: 'share',
        optional: true,
        about: 'The service charge, of what the deposit leaves',
        column: 'Charge share',
      },
      chargeCents: {
        kind: 'cents',
        optional: true,
        about: 'The service charge, as an amount for all instalments',
        column: 'Charge',
        word: 'charge',
      },
      /** The order of rounding moves cents, so a plan states it. */
      round: {
        kind: 'choice',
        choices: ['before', 'after'],
        about:
          'Whether an instalment is rounded to the cent before the service charge is added, and again after it, or only after it',
        column: 'Round',
      },
    },
  },
  smallestPremiumCents: {
    kind: 'cents',
    about: 'The least premium that may be set by hand',
    column: 'Smallest premium',
    meaning: 'Euro: the least that may be set by hand',
  },
  /** Absent in older books, which sell every period at the premium of a year. */
  periods: {
    kind: 'group',
    optional: true,
    isTable: true,
    about: 'The periods that are sold, and what another one than a year costs',
    fields: {
      leastDays: {
        kind: 'whole',
        least: 1,
        about: 'Of the shortest policy',
        column: 'Shortest policy',
        meaning: 'Days',
      },
      mostMonths: {
        kind: 'whole',
        least: 12,
        most: 36,
        about: 'Of the longest policy',
        column: 'Longest policy',
        meaning: 'Months',
      },
      scale: {
        kind: 'list',
        least: 1,
        about:
          'The short-period scale, up to 366 days at a share of 1; a longer policy costs 1/365 a day',
        sheet: 'Periods',
        part: 'sale',
        blank: { upToDays: 366, share: 1 },
        known: { by: ['upToDays'] },
        fields: {
          upToDays: {
            kind: 'whole',
            least: 1,
            about: 'The longest policy of the row',
            column: 'Up to days',
          },
          share: { kind: 'share', about: "Of a year's net premium", column: 'Share' },
        },
      },
    },
  },
} as const satisfies FieldTable;
