import { ADD_ONS } from '../quotes/add-on.ts';
import { COVERS } from '../quotes/cover.ts';
import { PLACES_OF_AUTHORISATION } from '../rate-books/authorised-in.ts';
import { CHARGE_FIELDS } from './charge-fields.ts';
import { EXAMPLE_FIELDS, RULE_FIELDS } from './decision-fields.ts';
import { FACTOR_FIELDS } from './factor-fields.ts';
import { BY_ID, type FieldTable, named } from './rate-book-field.ts';
import { SERVICING, TRANSACTION_EXAMPLES, TRANSACTION_FEES } from './servicing-fields.ts';

/** The scheme that a book prices. */
export const SCHEME_FIELDS = {
  id: {
    kind: 'key',
    about: 'What programs call it',
    column: 'Scheme',
    meaning: 'What programs call the scheme; all three empty: the default scheme',
    word: 'schemeId',
  },
  name: { kind: 'text', about: 'What a person reads', column: 'Scheme name', word: 'schemeName' },
  line: {
    kind: 'key',
    about: 'The line of business, as private-motor',
    column: 'Line of business',
    meaning: 'As private-motor',
  },
  authorisedIn: {
    kind: 'choice',
    optional: true,
    choices: PLACES_OF_AUTHORISATION,
    about:
      'Where its insurer is authorised, which decides the levies; absent: ireland: `other-member-state` is one of the European Union but Ireland',
    column: 'Insurer authorised in',
    meaning: 'ireland or other-member-state; empty: ireland. It decides the levies',
  },
} as const satisfies FieldTable;

/**
 * The format of a rate book: each property once. Its schema, workbook, editor, CSV files, the comparison
 * of two books and the checks of each value follow from it. The words of the editor are in
 * `i18n/…/bookEdit.json`; what rates by a property is in `core/rating`.
 */
export const RATE_BOOK_FIELDS = {
  name: { kind: 'text', about: 'What the book is called', column: 'Name' },
  version: { kind: 'text', about: 'Its edition, as 2026.5', column: 'Version' },
  demonstration: {
    kind: 'flag',
    about: 'Whether it is a demonstration: nothing may be sold with it',
    column: 'Demonstration',
  },
  underwriter: {
    kind: 'text',
    about: 'The insurer, as it stands on documents',
    column: 'Underwriter',
    shownBefore: 'demonstration',
  },
  scheme: {
    kind: 'group',
    optional: true,
    about: 'The scheme that the book prices; absent: the default scheme',
    fields: SCHEME_FIELDS,
  },
  inForceFrom: {
    kind: 'day',
    about: 'The first day of cover that it rates',
    column: 'In force from',
  },
  validityDays: {
    kind: 'whole',
    least: 1,
    most: 366,
    about: 'For how many days a quote holds',
    column: 'Validity',
    meaning: 'Days for which a quote holds',
  },
  duplicates: {
    kind: 'choice',
    optional: true,
    choices: ['warn', 'stop'],
    about:
      'A car with another open quote or a policy for some of the same days: `stop` refuses to accept the quote until a caller with the authority gives a reason, `warn` never does. Absent: the desk is stopped, the API warned',
    column: 'Duplicates',
    meaning: 'warn or stop; empty: the desk is stopped, the API warned',
  },
  products: {
    kind: 'list',
    least: 1,
    about: 'What is on offer',
    sheet: 'Products',
    part: 'book',
    unique: 'id',
    known: { by: ['id'], row: 'name' },
    fields: {
      id: { kind: 'text', about: 'What programs call it', column: 'Id' },
      name: { kind: 'text', about: 'What a person reads', column: 'Name' },
      description: { kind: 'text', about: 'A sentence about its cover', column: 'Description' },
      /** Absent in older books. */
      cover: {
        kind: 'choice',
        optional: true,
        choices: COVERS,
        about: 'The cover that it sells',
        column: 'Cover',
      },
    },
  },
  base: {
    kind: 'group',
    about: 'What the factors multiply',
    fields: {
      title: {
        kind: 'text',
        about: 'What its step in the premium is called',
        column: 'Base title',
        meaning: 'What the first step of a premium is called',
        word: 'baseTitle',
      },
      cents: {
        kind: 'byCover',
        about: 'The premium of a year before every factor',
        column: 'Base',
        meaning: 'Euro a year, before every factor',
        word: 'base',
      },
    },
  },
  factors: {
    kind: 'list',
    about: 'They multiply the base premium in this order, each step rounded to the cent',
    known: { by: ['id'], thenBy: ['covers'] },
    fields: FACTOR_FIELDS,
  },
  limits: {
    kind: 'list',
    optional: true,
    least: 1,
    about: 'Caps and floors, each applied after the last of its factors',
    item: 'A cap or a floor of what some factors, or all, do together',
    sheet: 'Limits',
    part: 'premium',
    blank: { id: 'limit', title: 'Limit', most: 2 },
    unique: 'id',
    known: BY_ID,
    fields: {
      ...named('limit'),
      covers: { kind: 'covers', optional: true, about: 'Absent: every cover', column: 'Covers' },
      factors: {
        kind: 'factors',
        optional: true,
        about: 'The ids of factors that follow one another; absent: every factor',
        column: 'Tables',
      },
      least: {
        kind: 'relativity',
        optional: true,
        about: 'The least of what was there before them that they leave, as 0.6',
        column: 'Least',
      },
      most: {
        kind: 'relativity',
        optional: true,
        about: 'The most of what was there before them that they lead to, as 1.5',
        column: 'Most',
      },
      mostTakenCents: {
        kind: 'cents',
        optional: true,
        about: 'The most that they take off',
        column: 'Takes off at most',
        word: 'taken',
      },
      mostAddedCents: {
        kind: 'cents',
        optional: true,
        about: 'The most that they add',
        column: 'Adds at most',
        word: 'added',
      },
    },
  },
  /** Absent in older books, in which only the policyholder prices. */
  namedDrivers: {
    kind: 'group',
    optional: true,
    isTable: true,
    about:
      'How named drivers count: by what the one with the highest premium costs more than the policyholder',
    before: 'beforeCover',
    fields: {
      title: {
        kind: 'text',
        about: 'Of the step in the premium',
        column: 'Named drivers: title',
        meaning: 'Of their step in a premium',
        word: 'driversTitle',
      },
      driver: {
        kind: 'text',
        about: 'What one is called, as Named driver',
        column: 'Named drivers: each',
        meaning: 'What one is called',
      },
      factors: {
        kind: 'factors',
        about: "The ids of the factors that are rated again with a named driver's own answers",
        column: 'Named drivers: factors',
        meaning: 'Ids of the tables that are rated again for each',
      },
      share: {
        kind: 'share',
        about: 'Of the difference',
        column: 'Named drivers: share',
        meaning: 'Of the difference, at most four decimal places',
      },
      mainShare: {
        kind: 'share',
        about: 'The same for the one who is the main driver',
        column: 'Named drivers: main share',
        meaning: 'The same for the main driver',
      },
    },
  },
  ...CHARGE_FIELDS,
  /** Absent in older books: then all is by the day, nothing else is kept, and levies are returned. */
  servicing: SERVICING,
  transactionFees: TRANSACTION_FEES,
  transactionExamples: TRANSACTION_EXAMPLES,
  /** The first level is the one meant where none is named; one that costs nothing is included. */
  addOns: {
    kind: 'list',
    about: 'The optional covers',
    known: BY_ID,
    unique: 'id',
    blank: {
      id: 'legal',
      title: 'Motor legal protection',
      levels: [{ level: 'standard', title: 'Standard', netCents: 0 }],
    },
    fields: {
      id: { kind: 'choice', choices: ADD_ONS, about: 'Which optional cover it is', column: 'Id' },
      title: { kind: 'text', about: 'What a person reads', column: 'Title', word: 'name' },
      levels: {
        kind: 'list',
        least: 1,
        about: 'The first of them is meant where none is named',
        known: { by: ['level'], row: 'title' },
        unique: 'level',
        fields: {
          level: { kind: 'text', about: 'What to send', column: 'Level' },
          title: {
            kind: 'text',
            about: 'What a person reads',
            column: 'Level title',
            word: 'name',
          },
          netCents: {
            kind: 'cents',
            about: 'Before levies',
            column: 'Net premium',
            word: 'amount',
          },
        },
      },
    },
  },
  underwriting: {
    kind: 'list',
    about: 'What declines or refers a risk',
    known: { by: ['id'], row: 'reason' },
    blank: { id: 'rule', decision: 'refer', input: 'driverAge', below: 17, reason: '' },
    fields: RULE_FIELDS,
  },
  beforeCover: {
    kind: 'group',
    optional: true,
    isTable: true,
    about: 'What must be known before cover begins, or confirmed by the person who sells it',
    fields: {
      facts: {
        kind: 'facts',
        about: 'Elements of the quote document, as Customer/LicenceType',
        column: 'Before cover: facts',
        meaning: 'What must be known before cover begins, as Customer/LicenceType',
      },
      where: {
        kind: 'choice',
        choices: ['desk', 'everywhere'],
        about: 'At the desk alone, or for API clients too, who get warnings otherwise',
        column: 'Before cover: where',
        meaning: 'desk or everywhere',
      },
    },
  },
  examples: {
    kind: 'list',
    least: 1,
    about: 'Premiums worked out by hand: each must hold before the book may become active',
    known: { by: ['title'], row: 'title' },
    fields: EXAMPLE_FIELDS,
  },
} as const satisfies FieldTable;

type Fields = typeof RATE_BOOK_FIELDS;

/** The keys of the words of some fields and of their groups, by what the editor calls each. */
type WordOf<Of> = {
  [Name in keyof Of]: Of[Name] extends { readonly kind: 'group'; readonly fields: infer Inner }
    ? WordOf<Inner>
    : Of[Name] extends { readonly kind: 'list' | 'byCover' }
      ? never
      : Of[Name] extends { readonly word: infer Word extends string }
        ? Word
        : Name;
}[keyof Of];

/** The keys of the words of settings. */
export type SettingWord = WordOf<Fields>;

/** The lists that are tables of the editor. */
type ListName<Of> = {
  [Name in keyof Of]: Of[Name] extends { readonly kind: 'group'; readonly fields: infer Inner }
    ? ListName<Inner>
    : Of[Name] extends { readonly kind: 'list'; readonly part: string }
      ? Name
      : never;
}[keyof Of];

/** The keys of the words of lists, and of groups of settings that are tables. */
export type TableWord =
  | ListName<Fields>
  | {
      [Name in keyof Fields]: Fields[Name] extends { readonly isTable: true } ? Name : never;
    }[keyof Fields];

/** The keys of the words of the columns of lists. */
export type ColumnWord = WordOfLists<Fields>;
type WordOfLists<Of> = {
  [Name in keyof Of]: Of[Name] extends { readonly kind: 'group'; readonly fields: infer Inner }
    ? WordOfLists<Inner>
    : Of[Name] extends {
          readonly kind: 'list';
          readonly part: string;
          readonly fields: infer Items;
        }
      ? WordOf<Items>
      : never;
}[keyof Of];
