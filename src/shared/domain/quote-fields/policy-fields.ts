import type { QuoteFieldTable, QuoteListTable } from './quote-field.ts';

/** The cover and its dates. */
export const POLICY_FIELDS = {
  'Policy/InceptionDate': {
    key: 'policy.inceptionDate',
    kind: 'moment',
    required: true,
    isPrivate: false,
    prices: 'computed',
    form: { group: 'cover', control: 'coverDate' },
  },
  'Policy/ExpiryDate': {
    key: 'policy.expiryDate',
    kind: 'moment',
    required: false,
    isPrivate: false,
    prices: false,
    form: { group: 'period', control: 'coverEnd' },
  },
  'Policy/CoverType': {
    key: 'policy.coverType',
    kind: 'cover',
    required: true,
    isPrivate: false,
    prices: 'computed',
    form: { group: 'cover', control: 'cover' },
  },
  'Policy/UseClass': {
    key: 'policy.useClass',
    kind: 'text',
    required: false,
    isPrivate: false,
    prices: { as: 'useClass', changeable: true },
    form: { group: 'cover', control: 'rateBookWord' },
  },
  'Policy/Product': {
    key: 'choices.product',
    kind: 'text',
    required: false,
    isPrivate: false,
    prices: false,
    form: false,
  },
  'Policy/Excess': {
    key: 'choices.excess',
    kind: 'money',
    required: false,
    isPrivate: false,
    prices: false,
    form: false,
  },
} as const satisfies QuoteFieldTable;

/** The optional covers that are chosen with the quote. */
export const POLICY_LISTS = {
  'Policy/AddOns/AddOn': {
    key: 'choices.addOns',
    most: 20,
    form: false,
    fields: {
      AddOnType: {
        key: 'addonType',
        kind: 'addOn',
        required: true,
        isPrivate: false,
        prices: false,
        control: 'text',
      },
      Level: {
        key: 'level',
        kind: 'text',
        required: false,
        isPrivate: false,
        prices: false,
        control: 'text',
      },
    },
  },
} as const satisfies QuoteListTable;
