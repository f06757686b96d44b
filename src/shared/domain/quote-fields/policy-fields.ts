import type { QuoteFieldTable } from './quote-field.ts';

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
    form: false,
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
} as const satisfies QuoteFieldTable;
